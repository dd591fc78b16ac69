"""Position editors of all games: what is taken in comes out equal, every moment loads or says why, and nothing makes them fail.

`VEZERKAR_FUZZ=25` tries 25 times as many States and drafts as usual.
"""

from __future__ import annotations

import json
import os
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

import vezerkar
from tests.cost import slow
from vezerkar.engine import BadPosition, Match
from vezerkar.engine.playout import random_playout
from vezerkar.engine.position_editor import MOMENT, Draft, PositionEditor, flaw_of, untold, value_at
from vezerkar.engine.position_sheet import EditorItem, PositionSheet
from vezerkar.registry import GAMES
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.pages.position_messages import PositionDraft, PositionFlaw
from vezerkar.server.pages.positions import position_page
from vezerkar.study.samples import position_editor, sample_position, samples
from vezerkar.translation import translator

TIMES = int(os.environ.get("VEZERKAR_FUZZ", "1"))
STATES = {"triumph": 8, "wg35": 8}
"""So many States of a game are tried; 20 of any other."""
BROKEN = 40
SENT = 100
OPTIONS = {"wg35": {"army_a": "budapest_1944", "army_b": "assault_group_1944"}}
LONG = 120
"""A random game of so many decisions is in its middle."""


def played(name: str, seed: int) -> Match[Any, Any]:
    match = vezerkar.game(name).start(f"editor {seed}", OPTIONS.get(name))
    random_playout(match.state, seed + 1, Random(seed).randrange(LONG))
    return match


def drafts(name: str, count: int) -> list[Draft]:
    return [json.loads(json.dumps(played(name, seed).position())) for seed in range(count)]


def some_value(item: EditorItem, sheet: PositionSheet, rng: Random) -> str:
    if item.kind == "number":
        return str(rng.randint(item.low, item.high))
    if item.kind == "point" and rng.random() < 0.7:
        return f"{rng.randrange(1200)},{rng.randrange(1200)}"
    return rng.choice(sheet.values[item.values]).id


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_position_comes_out_of_the_editor_as_it_went_in(name: str) -> None:
    editor = position_editor(name)
    for draft in drafts(name, STATES.get(name, 20) * TIMES):
        found = editor.look_over(draft)
        assert found.flaws == [] and found.match is not None
        assert found.match.encode() == editor.game.position(draft).encode()
        assert editor.game.position(found.draft).encode() == editor.game.position(draft).encode()


@pytest.mark.parametrize("name", GAMES)
def test_every_item_has_one_of_its_values_and_words_in_both_languages(name: str) -> None:
    editor = position_editor(name)
    draft = editor.look_over(drafts(name, 1)[0]).draft
    english, hungarian = (editor.sheet(draft, translator(name, lang)) for lang in ("en", "hu"))
    assert [item.id for item in english.items] == [item.id for item in hungarian.items]
    assert len({item.id for item in english.items}) == len(english.items)
    for item in english.items:
        assert item.name and item.group in [group.id for group in english.groups]
        if item.kind == "choice":
            assert item.value in [value.id for value in english.values[item.values]], item
        elif item.kind == "number":
            assert item.low <= int(item.value) <= item.high, item


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_piece_on_the_board_stands_for_the_item_that_lies_there(name: str) -> None:
    editor = position_editor(name)
    found = editor.look_over(sample_position(name, samples(name)[-1].id))
    assert found.match is not None
    sheet = editor.sheet(found.draft, translator(name, "en"))
    pieces = {item.piece: item for item in sheet.items if item.piece}
    assert len(pieces) == len([item for item in sheet.items if item.piece])
    view = editor.game.view(found.match.begun, 0)
    tokens = [one for one in editor.game.scene(view, None, translator(name, "en")).tokens if one.id in pieces]
    assert tokens
    for token in tokens:
        item = pieces[token.id]
        area = next((value.area for value in sheet.values[item.values] if value.id == item.value), "")
        assert area in {"", token.place}, token.id


@slow
@pytest.mark.parametrize("name", GAMES)
def test_each_moment_loads_or_says_why(name: str) -> None:
    editor = position_editor(name)
    loaded: set[str] = set()
    offered: set[str] = set()
    for draft in drafts(name, 4 * TIMES):
        full = editor.look_over(draft).draft
        moments = [value.id for value in editor.sheet(full, translator(name, "en")).values["moments"] if value.id]
        offered |= set(moments)
        for moment in moments:
            found = editor.look_over(editor.changed(full, MOMENT, moment))
            if found.flaws:
                assert found.flaws[0].path, found.flaws
            else:
                loaded.add(moment)
                assert found.match is not None and (found.match.waiting() or found.match.state.over)
    assert loaded == offered


@slow
@pytest.mark.parametrize("name", GAMES)
def test_what_is_set_is_set_or_has_a_flaw_with_a_path(name: str) -> None:
    editor, rng = position_editor(name), Random(name)
    kept = 0
    for draft in drafts(name, 3 * TIMES):
        full = editor.look_over(draft).draft
        sheet = editor.sheet(full, translator(name, "en"))
        counters = [one for one in sheet.items if one.group == "counters"]
        for item in [*counters, *rng.sample([one for one in sheet.items if one.id != MOMENT], 8)]:
            value = some_value(item, sheet, rng)
            found = editor.look_over(editor.changed(full, item.id, value))
            if found.flaws:
                assert all(flaw.path for flaw in found.flaws), found.flaws
            elif item.kind == "number" and not item.id.startswith("state.hands."):
                kept += 1
                again = editor.sheet(found.draft, translator(name, "en"))
                assert next(one.value for one in again.items if one.id == item.id) == value
    assert kept


@slow
@pytest.mark.parametrize("name", GAMES)
def test_a_broken_draft_is_never_an_error(name: str) -> None:
    editor, rng = position_editor(name), Random(f"broken {name}")
    valid = [editor.look_over(draft).draft for draft in drafts(name, 3)]
    for _ in range(BROKEN * TIMES):
        draft = spoiled(rng.choice(valid), rng)
        found = editor.look_over(draft)
        assert found.match is not None or found.flaws
        try:
            sheet = editor.sheet(found.draft, translator(name, "en"))
        except BadPosition:
            continue
        item = rng.choice(sheet.items)
        try:
            editor.look_over(editor.changed(found.draft, item.id, some_value(item, sheet, rng)))
        except BadPosition as error:
            assert str(error).startswith((item.id, "state"))


@slow
@pytest.mark.parametrize("name", GAMES)
def test_any_draft_can_be_sent(name: str) -> None:
    editor, rng = position_editor(name), Random(f"sent {name}")
    valid = [editor.look_over(draft).draft for draft in drafts(name, 2)]
    items = [item.id for item in editor.sheet(valid[0], untold).items]
    for _ in range(SENT * TIMES):
        draft = rng.choice(valid)
        for _ in range(rng.randint(1, 3)):
            draft = spoiled(draft, rng)
        item = rng.choice(["", rng.choice(items)])
        try:
            page = position_page(name, PositionDraft(draft, item, rng.choice(["", "yes", "1"])), "en")
        except ApiError as error:
            assert item and error.code == "malformed"
        else:
            assert msgspec.json.encode(page)
            assert page.flaws or page.scene
            assert all(flaw.detail for flaw in page.flaws), "an error that is no `BadPosition`"


def test_a_draft_that_makes_the_rules_fail_has_a_flaw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PositionEditor, "sheet", lambda *_: next(iter(())))
    draft = drafts("hunt", 1)[0]
    for lang in ("en", "hu"):
        page = position_page("hunt", PositionDraft(draft), lang)
        words = translator("hunt", lang)("position-flaw-whole", {})
        assert page.flaws == [PositionFlaw("", words, "")] and page.sheet is None and page.draft == draft


def test_a_card_of_the_hunt_that_lies_nowhere_is_missed() -> None:
    editor = position_editor("hunt")
    draft = editor.look_over(drafts("hunt", 1)[0]).draft
    zones = draft["state"]["cards"]["british"]
    next(zone for zone in zones.values() if zone).pop()
    with pytest.raises(BadPosition, match=r"state\.cards\.british: .* is missing"):
        editor.sheet(draft, untold)


def spoiled(draft: Draft, rng: Random) -> Draft:
    """A copy in which something is another kind of thing, or gone."""
    copy = deepcopy(draft)
    inner: Any = copy
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = rng.choice(keys)
        if isinstance(inner[key], dict | list) and inner[key] and rng.random() < 0.8:
            inner = inner[key]
            continue
        if rng.random() < 0.3 and isinstance(inner, dict):
            del inner[key]
        else:
            inner[key] = rng.choice([None, -1, "x", [], {}, True, 1.5, [["Nothing"]], {"x": []}, 10**30])
        return copy


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("options", [None, [], {"nothing": "1"}, {"german_navies": "5000"}, {"side": 1}])
def test_a_draft_with_options_that_the_game_has_not_has_no_sheet(name: str, options: Any) -> None:
    editor = position_editor(name)
    draft = editor.look_over(drafts(name, 1)[0]).draft
    with pytest.raises(BadPosition, match="options"):
        editor.sheet({**draft, "options": options}, untold)


def test_a_draft_with_too_many_pieces_has_no_sheet() -> None:
    editor = position_editor("wg35")
    draft = editor.look_over(drafts("wg35", 1)[0]).draft
    draft["state"]["figures"] = {f"a{number}": {} for number in range(5000)}
    with pytest.raises(BadPosition, match="more than"):
        editor.sheet(draft, untold)


@pytest.mark.parametrize("name", ["hunt"])
def test_samples_are_positions_in_progress(name: str) -> None:
    editor = position_editor(name)
    for sample in samples(name):
        found = editor.look_over(sample_position(name, sample.id))
        assert found.match is not None and not found.match.state.over, sample


def test_unknown_things_are_refused_by_name() -> None:
    editor = position_editor("hunt")
    draft = editor.look_over(drafts("hunt", 1)[0]).draft
    for item, value in (("state.submarine", "04"), ("state.spee", "99"), ("state.turn", "1000"), ("state.turn", "x")):
        with pytest.raises(BadPosition, match=item):
            editor.changed(draft, item, value)


def test_a_flaw_names_the_first_field() -> None:
    assert flaw_of("state.maybe, spee: she is not there").path == "state.maybe"
    assert flaw_of("this is no position: of hunt").path == ""


def test_the_graf_spee_is_moved_without_a_past() -> None:
    editor = position_editor("hunt")
    draft = editor.look_over(sample_position("hunt", "stage-12")).draft
    moved = editor.look_over(editor.changed(draft, "state.spee", "33"))
    assert moved.flaws == [] and moved.match is not None
    assert value_at(moved.draft, ["state", "spee"]) == "33" and value_at(moved.draft, ["state", "trail"]) == []
    shown = editor.look_over(editor.changed(moved.draft, "state.shown", "yes"))
    assert shown.match is not None and shown.match.view("british")["spee"] == "33"


def test_a_middle_game_of_triumph_is_one_click_away_and_a_block_another() -> None:
    editor = position_editor("triumph")
    draft = editor.look_over(sample_position("triumph", "stage-400")).draft
    assert len(draft["state"]["blocks"]) >= 45
    free = next(
        item for item in editor.sheet(draft, translator("triumph", "en")).items if item.id == "state.blocks.germany_tank_4.area"
    )
    placed = editor.look_over(editor.changed(draft, free.id, "berlin"))
    assert value_at(placed.draft, [*free.id.split(".")]) == "berlin"
