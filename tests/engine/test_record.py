"""A record is a match on paper: it reads back, replays to the same bytes, and every corruption is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vezerkar
from tests.cost import slow
from tests.engine.test_match import fought, hurt
from tests.tinygame import GAME, WeatherGauge
from vezerkar.engine import BadRecord, Record, UnknownGame
from vezerkar.engine.game import Json
from vezerkar.engine.match import replay

Rows = list[dict[str, Any]]

texts = st.text(st.characters(exclude_categories=["Cs"]))
origins: st.SearchStrategy[dict[str, Json]] = st.dictionaries(texts, st.integers() | texts | st.lists(st.integers()))


@slow
@given(
    st.builds(
        Record,
        game=texts,
        version=texts,
        options=st.dictionaries(texts, texts),
        seed=texts,
        actions=st.lists(st.tuples(texts, texts)),
        digest=texts,
    ),
    st.none() | origins,
)
def test_a_record_reads_back(record: Record, origin: dict[str, Json] | None) -> None:
    if origin is not None:
        record.origin, record.seed = origin, ""
    assert Record.parse(record.text()) == record


def test_blank_lines_and_other_line_ends_do_not_matter() -> None:
    record = fought().record()
    assert Record.parse("\n" + record.text().replace("\n", "\r\n\r\n")) == record


@pytest.mark.parametrize("plies", [1, 2, 9, 0])
def test_a_record_replays_to_the_same_bytes(plies: int) -> None:
    match = fought(plies=plies)
    again = replay(GAME, Record.parse(match.record().text()))
    assert (
        again.encode() == match.encode() and again.event_log == match.event_log and again.played_actions == match.played_actions
    )
    assert again.record() == match.record() and bool(again.record().digest) == match.state.over


def test_a_finished_record_without_its_seal_still_replays() -> None:
    match = fought()
    record = match.record()
    record.digest = ""
    assert Record.parse(record.text()).digest == "" and replay(GAME, record).encode() == match.encode()


def test_a_record_may_begin_at_a_position_and_hold_interrupts() -> None:
    first = hurt()
    match = GAME.position(first.position())
    match.act("heron", "bid 3")
    match.act("gull", "strike")
    record = Record.parse(match.record().text())
    assert record.seed == "" and record.origin == first.position()
    assert replay(GAME, record).encode() == match.encode()


def test_an_imagined_match_can_be_recorded_too() -> None:
    match = fought(plies=4).imagine("gull", 1)
    assert match.record().origin == match.position()
    match.act("gull", "bid 3")
    match.act("heron", "bid 0")
    again = replay(GAME, Record.parse(match.record().text()))
    assert again.encode() == match.encode() and again.ply == 2
    match.act("gull", "hold")
    assert replay(GAME, match.record()).encode() == match.encode()


def test_the_record_of_a_position_begins_where_the_match_did() -> None:
    position = fought(plies=3).position()
    match = GAME.position(position)
    position["stack"] = []
    seat = match.waiting()[0]
    match.act(seat, "pass")
    assert replay(GAME, match.record()).encode() == match.encode()


def test_the_empty_text_is_a_seed_like_any_other() -> None:
    match = GAME.start("")
    assert match.commitment and match.record().origin is None
    assert replay(GAME, Record.parse(match.record().text())).encode() == match.encode()


def test_the_shelf_replays_texts_and_records(tiny: WeatherGauge) -> None:
    match = fought()
    assert vezerkar.replay(match.record()).encode() == vezerkar.replay(match.record().text()).encode() == match.encode()
    with pytest.raises(UnknownGame):
        vezerkar.replay(Record("chess", "1"))


def change(rows: Rows, row: int, **values: object) -> Rows:
    rows[row].update(values)
    return rows


CORRUPTIONS: list[tuple[Callable[[Rows], object], str]] = [
    (lambda rows: rows.clear(), "this is no record"),
    (lambda rows: rows.pop(0), "this is no record"),
    (lambda rows: change(rows, 0, vezerkar=3), 'must have "vezerkar": 1 or 2'),
    (lambda rows: change(rows, 0, game=3), 'needs "game", "version" and "seed"'),
    (lambda rows: change(rows, 0, seed=3), 'needs "game", "version" and "seed"'),
    (lambda rows: rows[0].pop("version"), 'needs "game", "version" and "seed"'),
    (lambda rows: rows[0].pop("seed"), "the record of a running match cannot be replayed"),
    (lambda rows: change(rows, 0, options=[]), '"options" and "origin" must be objects'),
    (lambda rows: change(rows, 0, options={"length": 3}), 'the values of "options" must be texts'),
    (lambda rows: change(rows, 0, origin=[]), '"options" and "origin" must be objects'),
    (lambda rows: change(rows, 0, game="hunt"), "a record of 'hunt', not of 'gauge'"),
    (lambda rows: change(rows, 0, options={"size": "big"}), "does not begin: gauge has no option 'size'"),
    (lambda rows: change(rows, 0, options={"length": "big"}), "does not begin: option 'length' cannot be 'big'"),
    (lambda rows: change(rows, 0, origin={}), "does not begin: this is no position of gauge"),
    (lambda rows: change(rows, 0, options={"length": "short"}), "cannot be replayed|changed after it was written"),
    (lambda rows: change(rows, 0, seed="2"), r"action \d+ of this record .* cannot be replayed"),
    (
        lambda rows: change(rows, 1, action="dance"),
        r"action 1 of this record \(gull: dance\) cannot be replayed: .*refuse-unknown",
    ),
    (lambda rows: change(rows, 1, action="bid 1001"), r"action 1 .* refuse-coins \[GAUGE 2\]"),
    (lambda rows: change(rows, 1, seat="swan"), "action 1 .* has no seat 'swan'"),
    (lambda rows: change(rows, 2, action=4), 'entry 3 needs a "seat" and an "action"'),
    (lambda rows: rows[2].pop("seat"), 'entry 3 needs a "seat" and an "action"'),
    (lambda rows: rows.append(rows[1]), r"entry \d+ needs"),
    (lambda rows: rows.insert(-1, rows[1]), r"action \d+ .* refuse-over"),
    (lambda rows: rows.pop(-2), "changed after it was written"),
    (lambda rows: change(rows, -1, digest="0" * 64), "changed after it was written"),
    (lambda rows: change(change(rows, 0, version="0"), -1, digest="0"), "written by rules version 0, these are 1"),
]


@pytest.mark.parametrize(("corrupt", "message"), CORRUPTIONS)
def test_a_corrupted_record_is_refused(corrupt: Callable[[Rows], object], message: str) -> None:
    rows = [json.loads(line) for line in fought().record().text().splitlines()]
    corrupt(rows)
    with pytest.raises(BadRecord, match=message):
        replay(GAME, Record.parse("\n".join(json.dumps(row) for row in rows)))


@pytest.mark.parametrize(
    ("line", "message"),
    [("{", "line 2 is not JSON"), ("[1]", "line 2 is not a JSON object"), ("[" * 100_000, "line 2 is not JSON")],
)
def test_a_line_that_is_no_object_is_named(line: str, message: str) -> None:
    head = fought().record().text().splitlines()[0]
    with pytest.raises(BadRecord, match=message):
        Record.parse(f"{head}\n{line}\n")


def test_a_finished_record_of_another_version_is_taken_if_it_ends_as_it_says() -> None:
    record = fought().record()
    other = WeatherGauge()
    other.version = "2"
    assert replay(other, record).state.over
    record.digest = other.start(1).digest(record.version)
    with pytest.raises(BadRecord, match="written by rules version 1, these are 2"):
        replay(other, record)
