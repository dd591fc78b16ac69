"""What crossed the wire: every MatchPage that reached a browser, held against what the match, replayed from disk, may tell it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.json import decode

from tests.browser.visitor import Visitor
from tools.browser import TableProcess
from vezerkar.engine import Match
from vezerkar.engine.state import State
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.pages.game_page import seat_view
from vezerkar.server.pages.match_page import MAX_LOG_LINES, PageInputs
from vezerkar.server.pages.page_renderer import ENCODE
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import StoredMatch
from vezerkar.translation import translator

Watch = Callable[[Match[Any, Any], str, dict[str, Any]], None]
"""What a game adds: asserts that a MatchPage of a seat tells nothing of what is hidden from it in the match as it is now."""

TABLE = re.compile(r"/api/matches/[^/?]+\?")


@dataclass(frozen=True, slots=True)
class Sent:
    """A MatchPage that reached a browser: over the socket, or asked for over HTTP to see the past."""

    table: dict[str, Any]
    live: bool


def sent(visitor: Visitor) -> Iterator[Sent]:
    """Every MatchPage of this browser."""
    for frame in visitor.frames:
        assert frame["type"] == "table"
        yield Sent(frame["table"], True)
    for url, body in visitor.bodies:
        if TABLE.search(url):
            yield Sent(decode(body), False)


def beside(visitor: Visitor) -> set[str]:
    """The words of everything else this browser was sent."""
    return words(" ".join(body for url, body in visitor.bodies if not TABLE.search(url)))


def words(text: str) -> set[str]:
    """The words of a text, ids among them."""
    return set(re.findall(r"\w+", text))


def saved(here: TableProcess, match: str) -> StoredMatch:
    """The match as it is on disk."""
    store = Store(here.db)
    found = store.load(match)
    store.close()
    assert found is not None
    return found


def compare(truth: StoredMatch, told: Sequence[tuple[Sequence[str], Sequence[Sent]]], watch: Watch) -> None:
    """Play the match again from its log. What each browser was told must be for its own seats, and what such a seat may see;

    before it had one, by an invitation, and after it has lost it: what a spectator may see.
    """
    entries, truth.log, truth.checkpoints = truth.log, [], []
    session = MatchSession(truth)
    seen = 0
    for ply in range(len(entries) + 1):
        if ply:
            session.take(entries[ply - 1].seat, entries[ply - 1].kind, entries[ply - 1].action)
        for seats, tables in told:
            for one in tables:
                if one.table["ply"] == ply:
                    without = one.table["invited"] or one.table["lost_seat"]
                    assert one.table["seat"] in ([None] if without else seats)
                    check(session, one, watch)
                    seen += 1
    assert seen == sum(len(tables) for _, tables in told)


def check(session: MatchSession, one: Sent, watch: Watch) -> None:
    """One MatchPage is what its seat may see at this moment: no more, no less, in these words."""
    table, match, ply = one.table, session.match, session.ply
    assert isinstance(match, Match)
    seat = table["seat"]
    where = f"{seat} at ply {ply} of {session.id}"
    tr = translator(session.game.id, table["lang"])
    state = match.state.clone()
    # Whoever gives up ends the match: all is shown that is shown at an end.
    state.over = session.over
    view = session.game.view(state, match.seat_index(seat))
    inputs = PageInputs.of(session, Viewer(seat), table["lang"], None if one.live else ply)
    assert isinstance(inputs.state, State)
    told = seat_view(session.game, inputs.state, inputs.wish)
    options = [option.notation for option in told.decision.options] if told.decision else None
    assert table["view"] == view, where
    assert table["scene"] == decode(ENCODE(session.game.shown(view, match.events(seat), told.decision, tr))), where
    assert (table["decision"] and table["decision"]["options"]) == options, where
    assert table["text_view"] == session.game.text_view(view, tr), where
    events = match.events(seat)
    assert table["log_from"] == len(events[:-MAX_LOG_LINES]), where
    lines = [session.game.event_text(event, tr) for event in events[-MAX_LOG_LINES:]]
    assert [line["text"] for line in table["log"]] == lines, where
    if session.over:
        return
    assert table["seed"] is None, where
    whole = ENCODE(table).decode()
    assert match.seed is not None
    assert not [secret for secret in (match.seed, match.state.dice.key.hex()) if secret in whole], where
    if seat is not None:
        watch(match, seat, table)
