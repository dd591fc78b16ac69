"""The tables of ``docs/opponents.md``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tools.opponents.belief import NOTHING, SOMETHING
from tools.opponents.gates import GATES, Gate
from tools.opponents.ledger import DOCS, Balance, GateCounts, Ledger
from tools.opponents.times import LEVELS, WANTED
from vezerkar.arena.statistics import wilson
from vezerkar.games.hunt.game_data import SEATS
from vezerkar.registry import game as game_of

PAGE: Final = DOCS / "opponents.md"
BEGIN: Final = "<!-- written by tools/opponents -->"
END: Final = "<!-- end of what is written -->"
TITLES: Final = {"hunt": "The Hunt", "quartermaster": "Quartermaster General", "triumph": "Triumph & Tragedy", "wg35": "WG35"}
GAIN: Final = 3.0
"""Percentage points that an opponent of H10 may gain by watching."""


def gate_table(game: str, ledger: Ledger) -> list[str]:
    """Return the gates of a game that were begun."""
    lines = [row(gate, ledger["gates"][gate.id]) for gate in GATES if gate.game == game and gate.id in ledger["gates"]]
    if not lines:
        return []
    head = ["| gate | bot | as | against | games | wins | 95 % | wanted | reached |", "|---|---|---|---|---|---|---|---|---|"]
    return ["", f"### {TITLES[game]}", "", *head, *lines]


def row(gate: Gate, counts: GateCounts) -> str:
    """Return the line of a gate."""
    games, wins = counts["games"], counts["won"]
    low = wilson(wins, games)[0]
    side = ", ".join(
        [SEATS[gate.seat] if gate.seat >= 0 else "all sides by turns", *[f"{v} {k}" for k, v in gate.options.items()]]
    )
    reached = "yes" if 100 * low >= gate.bound and 100 * wins / games >= gate.wanted else "not shown"
    if gate.id == "H8":
        reached = "yes" if 42 <= 100 * wins / games <= 58 else "no"
    wanted = "42 to 58 %" if gate.id == "H8" else f"{gate.wanted:g} %, low end {gate.bound:g} %"
    return f"| {gate.id} | {gate.bot} | {side} | {gate.against} | {games} | {share(counts)} | {wanted} | {reached} |"


def share(counts: GateCounts) -> str:
    """Return the columns of the games that were won, and of the interval."""
    low, high = wilson(counts["won"], counts["games"])
    return f"{counts['won']} ({100 * counts['won'] / counts['games']:.1f} %) | {100 * low:.1f} to {100 * high:.1f} %"


def won_by(counts: GateCounts) -> float:
    """Return the share of the games that were won."""
    return counts["won"] / counts["games"]


def belief_tables(ledger: Ledger) -> Iterator[str]:
    """Yield H1 and H10."""
    if ledger["belief"]:
        yield from ("", "| German player (H1) | games | decisions | rule of thumb | belief |", "|---|---|---|---|---|")
    for name, one in ledger["belief"].items():
        loss, thumb = one["loss"] / one["decisions"], one["thumb"] / one["decisions"]
        yield f"| {name} | {one['games']} | {one['decisions']} | {thumb:.2f} | {loss:.2f} |"
    if ledger["watched"]:
        yield from ("", "| British `captain` against the German one (H10) | games | wins | 95 % |", "|---|---|---|---|")
        for name, counts in ledger["watched"].items():
            yield f"| {name} | {counts['games']} | {share(counts)} |"
        gain = 100 * (won_by(ledger["watched"][SOMETHING]) - won_by(ledger["watched"][NOTHING]))
        yield from ("", f"It gains {gain:+.1f} points by watching; {GAIN:g} are allowed.")


def time_table(ledger: Ledger) -> Iterator[str]:
    """Yield how long the bots think."""
    yield from ("", "### Time of a decision", "")
    yield "| game | level | bot | build | games | decisions | median | 95 % | 99 % | allowed | kept |"
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for game, title in TITLES.items():
        for level, name in zip(LEVELS, game_of(game).levels, strict=False):
            for build, allowed in WANTED.items():
                times = ledger["times"].get(f"{game} {name} {build}")
                if times is not None:
                    most = allowed[LEVELS.index(level)]
                    kept = f"{most} ms | {'yes' if times['p99'] <= most else 'no'}" if most else "- | -"
                    measured = " | ".join(f"{part:.3g} ms" for part in (times["p50"], times["p95"], times["p99"]))
                    played = f"{times['games']} | {times['decisions']}"
                    yield f"| {title} | {level} | {name} | {build} | {played} | {measured} | {kept} |"


def balance_table(ledger: Ledger) -> Iterator[str]:
    """Yield how often each side wins if the same bot plays all."""
    yield from ("", "### Balance", "", "| game | bot | scenario | games | side | wins | 95 % |", "|---|---|---|---|---|---|---|")
    for game, title in TITLES.items():
        for key, counts in ledger["balance"].items():
            if key.split()[0] == game and counts["games"]:
                yield from balance_rows(title, key.split(" ", 2)[1:], counts)


def balance_rows(title: str, bot_and_scenario: list[str], counts: Balance) -> Iterator[str]:
    """Yield the lines of a scenario, one for each side."""
    name, scenario = [*bot_and_scenario, ""][:2]
    games = counts["games"]
    for side, won in counts["won"].items():
        yield f"| {title} | {name} | {scenario} | {games} | {side} | {share(GateCounts(games=games, won=won))} |"


def tables(ledger: Ledger) -> list[str]:
    """Return the lines of all tables."""
    lines: list[str] = []
    for game in TITLES:
        lines += gate_table(game, ledger)
        lines += belief_tables(ledger) if game == "hunt" else []
    lines += time_table(ledger) if ledger["times"] else []
    lines += balance_table(ledger) if ledger["balance"] else []
    return lines[1:]


def write_page(ledger: Ledger) -> None:
    """Put the tables between the marks of the page."""
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    _, after = rest.split(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n".join(tables(ledger)) + f"\n\n{END}{after}", "utf-8")
