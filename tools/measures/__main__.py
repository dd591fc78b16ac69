"""Measure the tables in a browser, and print it: ``python -m tools.measures``. What misses its goal is marked."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.keyboard import Keyboard
from tests.browser.whole_games import GAMES, play_to_the_end
from tests.test_clicks import BUDGETS, TURNS
from tools.browser import TableProcess, browser, table
from tools.measures.goals import FREE, missed_by_look, missed_by_pace, missed_by_steadiness, missed_by_visit
from tools.measures.looks import looks
from tools.measures.matches import MATCHES
from tools.measures.pace import SLOWDOWN, VISITS, bundle, pace, typical_visit
from tools.measures.steadiness import DECISIONS, steadiness


def row(*cells: object) -> None:
    """Print a line of a table."""
    print("|", " | ".join(str(cell) for cell in cells), "|", flush=True)


def head(*cells: str) -> None:
    """Print the head of a table."""
    print()
    row(*cells)
    row(*["---"] * len(cells))


def verdict(missed: Sequence[str]) -> str:
    """Return what is printed beside a row."""
    return f"MISSED: {'; '.join(missed)}" if missed else "ok"


def print_looks(chromium: Browser, here: TableProcess, games: Sequence[str]) -> None:
    """The tables that nobody touches."""
    head("game", "window", "eyes", "free", "least name", "no room", "stray", "stops (board, nameless, idle)", "open", "axe", "")
    for game in games:
        for one in looks(chromium, here, game, watched=[width for width, _ in FREE]):
            row(
                game,
                f"{one.width} x {one.height}",
                "spectator" if one.watching else "player",
                f"{one.free:.0%}",
                f"{one.label:.1f} px ({one.words})" if one.names else "no names",
                f"{one.crowded} of {one.names}",
                one.stray,
                f"{one.stops} ({one.board_stops}, {one.nameless}, {one.idle})",
                one.open,
                len(one.barriers),
                verdict(missed_by_look(one)),
            )


def print_clicks() -> None:
    """The turns of the games."""
    head("turn", "clicks", "at most", "")
    for turn, most in BUDGETS.items():
        clicks = TURNS[turn]()
        row(turn, clicks, most, verdict([f"{clicks - most} too many"] if clicks > most else []))


def print_steadiness(chromium: Browser, here: TableProcess, games: Sequence[str], decisions: int) -> None:
    """The tables at which somebody plays."""
    head("game", "decisions", "boxes of board, bar, rail", "number keys on buttons", "questions answered by a number", "")
    for game in games:
        one = steadiness(chromium, here, game, decisions)
        boxes = ", ".join(str(len(found)) for found in one.boxes.values())
        row(game, one.decisions, boxes, one.numbered, one.answered, verdict(missed_by_steadiness(one)))


def print_keys(chromium: Browser, here: TableProcess, games: Sequence[str]) -> None:
    """Whole games by keyboard alone."""
    head("game", "choices", "keys", "keys a choice", "at most", "")
    for game in games:
        most = GAMES[game].keys
        visitor = Keyboard(chromium, here.address, painted=False)
        choices = play_to_the_end(visitor, here, game, GAMES[game], f"keys of {game}", visitor.check_focus)
        visitor.context.close()
        each = visitor.keys / choices
        row(game, choices, visitor.keys, f"{each:.1f}", most, verdict([f"{each - most:.1f} too many"] if each > most else []))


def print_pace(chromium: Browser, here: TableProcess, games: Sequence[str]) -> None:
    """Bytes and times."""
    page = bundle()
    print(
        f"\nThe whole page, gzipped: {sum(page.values()) / 1000:.0f} kB, of which scripts {page['.js'] / 1000:.0f}, "
        f"styles {page['.css'] / 1000:.0f}. Sizes are in kB, times in ms; there, idle and yardstick {SLOWDOWN}x slower, "
        f"of the middle one of {VISITS} visits."
    )
    head("game", "language", "board", "fonts", "all else", "there", "idle", "yardstick", "")
    for game in games:
        for lang in ("en", "hu"):
            one = typical_visit(chromium, here, game, lang)
            row(
                game,
                lang,
                *(f"{size / 1000:.0f}" for size in (one.board, one.fonts, one.rest)),
                *(f"{time:.0f}" for time in (one.shown, one.ready, one.yardstick)),
                verdict(missed_by_visit(one)),
            )
    head("game", "update", "round trip", "update / round trip", "")
    for game in games:
        measured = pace(chromium, here, game)
        ratio = f"{measured.update / measured.trip:.1f}"
        row(game, f"{measured.update:.0f}", f"{measured.trip:.1f}", ratio, verdict(missed_by_pace(measured)))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="measures", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*MATCHES], help="which games, by their ids; all, if none is named")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="how many decisions of each game are answered")
    parser.add_argument("--keys", action="store_true", help="play a whole game of each by keyboard, and count the keys")
    parser.add_argument("--no-times", action="store_true", help="leave sizes and times out")
    wanted = parser.parse_args()
    print_clicks()
    with tempfile.TemporaryDirectory() as folder, table(Path(folder)) as here, browser() as chromium:
        print_looks(chromium, here, wanted.games)
        print_steadiness(chromium, here, wanted.games, wanted.decisions)
        if wanted.keys:
            print_keys(chromium, here, wanted.games)
        if not wanted.no_times:
            print_pace(chromium, here, wanted.games)


if __name__ == "__main__":
    main()
