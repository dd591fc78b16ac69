"""Lines that were played lately: a longer one goes on from there, and comes to the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.server.whatif.test_what_if import session_of
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.whatif import played_lines
from vezerkar.server.whatif.played_lines import LineStart, PlayedLines
from vezerkar.study import Bundle, Move, Step, begin, play_line

BIDS = ("gull: bid 7", "heron: bid 2", "gull: hold", "heron: @default")


@pytest.fixture
def session() -> MatchSession:
    return session_of("gauge", "lines", Random(0), 0)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that are played, each time that one is."""
    found: list[str] = []

    def noted(bundle: Bundle, moves: Sequence[Move], seconds: float) -> list[Step]:
        found.extend(move.text() for move in moves)
        return play_line(bundle, moves, seconds)

    monkeypatch.setattr(played_lines, "play_line", noted)
    return found


def line_of(lines: PlayedLines, session: MatchSession, *texts: str, seat: str = "gull") -> tuple[Bundle, list[Step]]:
    start = LineStart(session.id, seat, session.ply, 4, False)
    match: Any = session.match
    moves = [Move.parse(text) for text in texts]
    return lines.play(start, session.snapshots[session.ply], lambda: begin(match, seat, "key", 4), moves, 60.0)


def test_what_was_played_is_not_played_again(session: MatchSession, played: list[str]) -> None:
    lines = PlayedLines()
    for length in range(3):
        line_of(lines, session, *BIDS[:length])
    assert played == [*BIDS[:2]]
    line_of(lines, session, BIDS[0], "heron: bid 3")
    assert played[2:] == ["heron: bid 3"], "from the move on that is another"
    line_of(lines, session, BIDS[0])
    assert len(played) == 3


def test_another_seat_and_another_state_of_the_same_ply_begin_anew(session: MatchSession, played: list[str]) -> None:
    lines = PlayedLines()
    line_of(lines, session, BIDS[0])
    line_of(lines, session, BIDS[0], seat="heron")
    assert len(played) == 2
    # After a takeback the match may be another at the same ply.
    line_of(lines, session_of("gauge", "another", Random(0), 0), BIDS[0])
    assert len(played) == 3


@pytest.mark.parametrize("seed", range(5))
def test_a_line_comes_to_the_same_as_when_all_of_it_is_played(session: MatchSession, seed: int) -> None:
    rng = Random(seed)
    lines, line = PlayedLines(), list[str]()
    for _ in range(12):
        line = line[: rng.randrange(len(line) + 1)]
        end = line_of(PlayedLines(), session, *line)[0]
        waiting = end.match(end.shown).waiting()
        if waiting:
            line.append(f"{rng.choice(waiting)}: @default *{rng.randrange(1, 3)} +{rng.randrange(2)}")
        whole, kept = line_of(PlayedLines(), session, *line), line_of(lines, session, *line)
        assert [world.told for world in kept[0].worlds] == [world.told for world in whole[0].worlds]
        assert (kept[0].share, kept[0].depth) == (whole[0].share, whole[0].depth)
        assert [(step.move, step.dropped, step.chance) for step in kept[1]] == [
            (step.move, step.dropped, step.chance) for step in whole[1]
        ]


def test_few_lines_are_kept(session: MatchSession, played: list[str]) -> None:
    lines = PlayedLines(most_steps=4)
    line_of(lines, session, *BIDS[:2])
    line_of(lines, session, *BIDS[:2], seat="heron")
    assert len(played) == 4
    line_of(lines, session, *BIDS[:2])
    assert len(played) == 6, "the first was given up for the second"
    line_of(lines, session, *BIDS[:2])
    assert len(played) == 6
