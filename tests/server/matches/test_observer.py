"""Reaction windows as seen by others: somebody who compares every frame, and when it came, cannot tell what is in a hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tests.cost import first, slow
from tests.server.conftest import Here
from tests.server.hurry import Stage, hurried, staged
from tests.server.play import lead_on
from tests.tinygame import GAME
from vezerkar.engine import Match, Observation
from vezerkar.engine.game import Json
from vezerkar.registry import GAMES, game
from vezerkar.server.matches import match_making, play_service, settings_service
from vezerkar.server.matches.match_messages import NewMatch, SettingsChange, StandingOrder
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import HOLD_SECONDS, MatchSession
from vezerkar.server.pages.delta import apply

REGISTERED = dict(GAMES)
OPEN = ("wg35",)
"""Games in which nothing is hidden from a rival who has to answer: both hands lie open (WG35 4.1)."""
WINDOWED = ("gauge", "hunt", "quartermaster", "triumph")
"""Games that have reaction windows; of a game that is not named yet, random games decide."""
SOON = 0.001
"""So many seconds later, what can be done at once is done."""
Frames = list[tuple[float, bytes]]
Deed = Callable[[MatchService, MatchSession], Awaitable[None]]
"""What the holder of the seat does that is asked."""


@pytest.fixture(autouse=True)
def nothing_by_chance(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two tables have the same name and seed, and all games are on the shelf."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    monkeypatch.setattr(match_making, "new_match", lambda: "thematch")
    monkeypatch.setattr(match_making, "new_seed", lambda: "theseed")
    yield


class Slow(Here):
    """Bots that take their time over a choice, and none where there is none."""

    seconds = 0.7

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        options = Observation.unpack(game(game_id), observation).decision.options
        await asyncio.sleep(self.seconds * (len(options) - 1))
        return options[0].notation


def fired_at(fog: bool) -> Match[Any, Any]:
    """The gull has fired; the heron has a fog, or a shot in its place; the other card is the deck's last."""
    mine, other = (9, 0) if fog else (0, 9)
    position: dict[str, Any] = {
        "game": "gauge",
        "state": {
            "hull": [3, 3],
            "coins": [990, 990],
            "bids": [-1, -1],
            "hands": [[1, 2], sorted([mine, 4, 5])],
            "deck": [other, 3, 6, 7, 10, 11],
            "discard": [8],
            "round": 1,
        },
        "stack": [["Round"], ["Shot", 1, 8], ["Window", 1]],
    }
    return GAME.position(position)


def watch(
    folder: Path,
    match: Match[Any, Any],
    asked: str,
    deed: Deed,
    plan: str = "open",
    pace: str = "live",
) -> tuple[Frames, ...]:
    """What the others (another seat, a spectator) are sent, and when, while somebody is asked in a window.

    First as whole MatchPages, then to those who ask for what has changed.
    """
    folder.mkdir()

    async def play(stage: Stage) -> tuple[Frames, ...]:
        mine = next(seat for seat in match.seats if seat != asked)
        seats = {seat: "me" if seat == mine else plan if seat == asked else "open" for seat in match.seats}
        session, held = await stage.session(NewMatch(match.game.id, seats, pace=cast("Any", pace)), match)
        viewers = session.viewer(session.key(held[mine])), session.viewer(None)
        films = [stage.film(session, viewer, deltas) for deltas in (False, True) for viewer in viewers]
        await asyncio.sleep(SOON)
        await deed(stage.match_service, session)
        for _ in range(200):
            if session.ply:
                break
            await asyncio.sleep(1.0)
        await asyncio.sleep(SOON)
        return tuple(film.frames for film in films)

    return hurried(lambda: staged(f"sqlite:///{folder / 'table.db'}", Slow(), play))


def tables(frames: Frames) -> Iterator[tuple[float, dict[str, Any], bytes]]:
    """The MatchPages that the messages of a film make: when each came, and by which message."""
    table: dict[str, Any] = {}
    for at, frame in frames:
        message = json.loads(frame)
        table = message["table"] if message["type"] == "table" else apply(table, message["patch"])
        yield at, table, frame


def settings(after: float = 0.0, **change: Any) -> Deed:
    """The holder sets something."""

    async def deed(match_service: MatchService, session: MatchSession) -> None:
        await asyncio.sleep(after)
        await settings_service.settings(match_service, session, SettingsChange("heron", **change))

    return deed


def click(*after: float) -> Deed:
    """The holder passes, perhaps several times."""

    async def deed(match_service: MatchService, session: MatchSession) -> None:
        for wait in after:
            await asyncio.sleep(wait)
            if not session.ply:
                await play_service.act(match_service, session, "heron", 0, "pass")

    return deed


async def nothing(match_service: MatchService, session: MatchSession) -> None:
    """The holder does nothing."""


async def asked_and_clicks(match_service: MatchService, session: MatchSession) -> None:
    await settings_service.settings(
        match_service,
        session,
        SettingsChange("heron", autopass=True, orders=[StandingOrder("ask", "play 10", {"strength": ["3"]})]),
    )
    await asyncio.sleep(50)
    assert not session.ply, "whoever wants to be asked is asked, with a fog or without"
    await play_service.act(match_service, session, "heron", 0, "pass")


DEEDS: dict[str, Deed] = {
    "always passes": settings(autopass=True),
    "passes this turn": settings(pass_turn=True),
    "has an order to pass": settings(orders=[StandingOrder("pass", "play 9", {"strength": ["3"]})]),
    "never this turn": settings(orders=[StandingOrder("pass", "play 9", {"strength": ["3"]}, turn=1)]),
    "has orders that do not fit": settings(autopass=True, orders=[StandingOrder("ask", "play 9", {"strength": ["1", "2"]})]),
    "has an order for a card not held": settings(autopass=True, orders=[StandingOrder("use", "play 10", {})]),
    "gives the order while asked": settings(0.4, orders=[StandingOrder("pass", "", {})]),
    "gives the order late": settings(30.0, autopass=True),
    "clicks at once": click(0.01),
    "clicks twice": click(0.1, 0.2),
    "clicks late": click(40.0),
    "wants to be asked": asked_and_clicks,
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.slow
def test_the_others_cannot_tell_whether_there_is_an_answer(deed: str, tmp_path: Path) -> None:
    with_it = watch(tmp_path / "1", fired_at(True), "heron", DEEDS[deed])
    without = watch(tmp_path / "2", fired_at(False), "heron", DEEDS[deed])
    assert with_it == without
    for frames in with_it:
        (start, first, _), (end, last, _) = tables(frames)
        assert (first["ply"], last["ply"]) == (0, 1)
        assert end - start >= HOLD_SECONDS["live"][0]


@slow
def test_what_somebody_does_soon_enough_all_looks_the_same(tmp_path: Path) -> None:
    soon = [deed for deed in DEEDS if "late" not in deed and deed != "wants to be asked"]
    seen = [watch(tmp_path / f"{deed} {fog}", fired_at(fog), "heron", DEEDS[deed]) for deed in soon for fog in (True, False)]
    assert all(frames == seen[0] for frames in seen)


@pytest.mark.slow
def test_a_fog_that_is_used_by_order_comes_when_a_pass_would(tmp_path: Path) -> None:
    order = settings(autopass=True, orders=[StandingOrder("use", "play 9", {"strength": ["2", "3"]})])
    used, passed = (watch(tmp_path / str(fog), fired_at(fog), "heron", order)[1] for fog in (True, False))
    assert b"hides in a fog" in used[-1][1] and b"hides in a fog" not in passed[-1][1]
    assert [at for at, _ in used] == [at for at, _ in passed]


@pytest.mark.slow
def test_a_bot_that_thinks_about_its_answer_gives_nothing_away(tmp_path: Path) -> None:
    with_it, without = (watch(tmp_path / str(fog), fired_at(fog), "heron", nothing, "bot:random") for fog in (True, False))
    assert with_it == without
    people = watch(tmp_path / "people", fired_at(False), "heron", DEEDS["always passes"])
    assert [at for at, _ in people[1]] == [at for at, _ in with_it[1]], "a bot answers when a person's order would"


@pytest.mark.slow
def test_a_bot_that_thinks_for_longer_than_the_hold_answers_after_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seconds(name: str, fog: bool) -> float:
        frames, *_ = watch(tmp_path / name, fired_at(fog), "heron", nothing, "bot:random")
        return frames[-1][0] - frames[0][0]

    hold = seconds("in time", False)
    for thinks in (1.3, 1.7):
        monkeypatch.setattr(Slow, "seconds", thinks * hold)
        assert seconds(f"late {thinks}", True) == pytest.approx(2 * hold)


@pytest.mark.slow
def test_the_observer_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the hold, thinking takes its time: the test above can fail."""
    monkeypatch.setattr(MatchSession, "hold", lambda session, seat: 0.0)
    with_it, without = (watch(tmp_path / str(fog), fired_at(fog), "heron", nothing, "bot:random") for fog in (True, False))
    assert with_it != without


@pytest.mark.parametrize(("pace", "least", "most"), [("live", 0.8, 2.0), ("slow", 20.0, 60.0), ("instant", 0.0, 0.0)])
@pytest.mark.slow
def test_each_pace_has_its_times(pace: str, least: float, most: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(3):
        monkeypatch.setattr(match_making, "new_seed", lambda n=n: f"seed {n}")
        frames, *_ = watch(tmp_path / str(n), fired_at(True), "heron", DEEDS["always passes"], pace=pace)
        assert least <= frames[-1][0] - frames[0][0] <= most + SOON


@pytest.mark.slow
def test_who_has_nothing_hidden_is_asked_in_no_window() -> None:
    assert not [asked for name in OPEN for _, asked, _ in windows(name, 10)]


@slow
@pytest.mark.parametrize("name", first(["gauge", *(name for name in REGISTERED if name not in OPEN)], 2))
def test_no_window_of_any_game_tells_what_is_in_a_hand(name: str, tmp_path: Path) -> None:
    """In windows of random games whose options are secret: all is the same up to the answer, and it comes at the same time."""
    compared, number = 0, -1
    for number, (match, asked, observer) in enumerate(windows(name)):
        worlds = different(match, asked, observer)
        if worlds is None:
            continue
        compared += 1

        async def deed(match_service: MatchService, session: MatchSession, asked: str = asked) -> None:
            await settings_service.settings(match_service, session, SettingsChange(asked, autopass=True))

        seen: list[Any] = []
        for world in worlds:
            films = watch(tmp_path / f"{number} {len(seen)}", world, asked, deed)
            seen.append([[(at, table["ply"] or frame) for at, table, frame in tables(film)] for film in films])
        assert seen[0] == seen[1]
        if compared == 3:
            return
    if number < 0 and name not in WINDOWED:
        pytest.skip("this game has no reaction windows")
    raise AssertionError("too few windows to compare")


def windows(name: str, games: int = 200) -> Iterator[tuple[Match[Any, Any], str, str]]:
    """Moments of random games at which somebody is asked in a window, and somebody else who looks on."""
    for seed in range(games):
        match, rng = game(name).start(seed), Random(seed)
        while not match.state.over and match.ply < 200:
            seat = rng.choice(match.waiting())
            decision = match.decision(seat)
            if decision.window and rng.random() < 0.3:
                # The first other seat is the one that makes the match, and looks on.
                yield match, seat, next(other for other in match.seats if other != seat)
                break
            match.act(seat, lead_on(name, [option.notation for option in decision.options], rng))


def different(match: Match[Any, Any], asked: str, observer: str) -> tuple[Match[Any, Any], Match[Any, Any]] | None:
    """Two matches the observer cannot tell apart, in which somebody is offered different things, if there are any."""
    first = match.imagine(observer, 0)
    for seed in range(1, 30):
        other = match.imagine(observer, seed)
        if other.decision(asked).options != first.decision(asked).options:
            return first, other
    return None
