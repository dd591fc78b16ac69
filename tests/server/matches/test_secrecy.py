"""What a socket is sent is what its seat may see, and nothing in it depends on more. For every game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.json import decode

from tests.cost import only, slow
from tests.server.play import everybody, lead_on
from tests.server.served import Eye, Served, true_session
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.game_page import game_page
from vezerkar.server.pages.match_page import MAX_LOG_LINES, PageInputs, match_page, visible_events
from vezerkar.server.pages.page_renderer import ENCODE
from vezerkar.translation import translator

REGISTERED = dict(GAMES)
PLIES = {"en": 100, "hu": 30}
"""So many actions are looked at: the words of another language hold no other secrets."""
WORLDS = int(os.environ.get("VEZERKAR_WORLDS", "1"))
"""In so many imagined matches each frame must come out the same."""
FRESH = 10
"""After so many actions the log is read anew; in between the session that came of it goes on beside the server's."""


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Nothing of this depends on the database."""
    return sqlite_url


@pytest.fixture(autouse=True)
def all_games(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games of the shelf beside the tiny one."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    yield


@slow
@pytest.mark.parametrize(("name", "lang"), only(product(("gauge", *REGISTERED), ("en", "hu")), [("gauge", "en")]))
def test_frames_hold_what_the_seat_may_see_and_nothing_that_depends_on_more(
    here: Served, http: httpx.Client, url: str, name: str, lang: str
) -> None:
    first, *others = game(name).seats()
    wish = {"game": name, "seats": {first: "me"} | dict.fromkeys(others, "open"), "pace": "instant"}
    made = http.post("/api/matches", json=wish).json()
    guests = everybody(http, made)
    keys: dict[str | None, str | None] = {**{seat: guest.key for seat, guest in guests.items()}, None: None}
    random = Random(f"{name} {lang}")
    with ExitStack() as stack:
        eyes: dict[str | None, Eye] = {}
        for seat, key in keys.items():
            eyes[seat] = stack.enter_context(here.eye(made["match"]))
            eyes[seat].hello(key, lang)
            eyes[seat].table()
        for ply in range(1, PLIES[lang]):
            if ply % FRESH == 1:
                session = true_session(url, made["match"])
            if not session.waiting():
                break
            mover = random.choice(session.waiting())
            action = lead_on(name, [option.notation for option in session.match.decision(mover).options], random)
            guests[mover].act(mover, action, ply - 1)
            session.take(mover, "act", action)
            session.online = dict.fromkeys(session.match.seats, 1)
            for seat, eye in eyes.items():
                frame = eye.table(ply)
                if random.random() < 0.5:
                    check(session, seat, Viewer(seat, (seat,) if seat else (), seat == first), lang, frame)


def check(session: MatchSession, seat: str | None, viewer: Viewer, lang: str, frame: dict[str, Any]) -> None:
    """A frame is what the engine shows this seat, and the same in matches the seat cannot tell from this one."""
    match, tr = session.match, translator(session.game.id, lang)
    assert isinstance(match, Match)
    decision = match.decision(seat) if seat is not None and seat in session.waiting() else None
    assert frame["view"] == match.view(seat)
    assert frame["scene"] == decode(ENCODE(match.game.shown(match.view(seat), match.events(seat), decision, tr)))
    assert frame["text_view"] == match.game.text_view(match.view(seat), tr)
    events = match.events(seat)
    assert [line["text"] for line in frame["log"]] == [match.game.event_text(one, tr) for one in events[-MAX_LOG_LINES:]]
    assert frame["log_from"] == len(events) - len(frame["log"])
    text = ENCODE(frame).decode()
    for name in keep_secret(session):
        assert name not in text
    if session.over:
        return
    plies = [ply for ply, _ in visible_events(session.snapshots[-1], match.seat_index(seat))]
    # Every frame in worlds of its own.
    for number in range(WORLDS):
        other = match.imagine(seat, f"{match.ply} {number}")
        inputs = PageInputs.of(session, viewer, lang)
        told = game_page(session.game, other.state, inputs.wish, other.events(seat))
        log = list(zip(plies, other.events(seat), strict=True))
        assert decode(ENCODE(match_page(inputs.details, lang, told, log))) == frame


def keep_secret(session: MatchSession) -> list[str]:
    """What nobody may be sent while the match goes on."""
    if session.over:
        return []
    assert isinstance(session.match, Match) and session.match.seed is not None
    return [session.match.seed, session.match.state.dice.key.hex()]
