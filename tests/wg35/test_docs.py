"""The page on writing for WG35: its files are read, its samples print what they say, its table of fields is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vezerkar.games.wg35.library import load
from vezerkar.games.wg35.library.ground import OPENING, PIECE, PIECE_TYPE, STOREY, TABLE
from vezerkar.games.wg35.library.schema import ARMY, MISSION, OPTION, UNIT, WEAPON
from vezerkar.games.wg35.roster import price, problems, sample
from vezerkar.games.wg35.view import CONDITIONS, KINDS, POSTURES, STANCES, WHEREABOUTS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "writing-for-wg35.md").read_text(encoding="utf-8")
DATA = (ROOT / "docs" / "data-of-wg35.md").read_text(encoding="utf-8")
FILES = re.findall(r"^```(?:json|text) (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
PYTHON = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with the files of the page: those that are wrong in a folder of their own, the roster beside them."""
    for name, text in FILES:
        place = tmp_path if name.endswith(".txt") else tmp_path / ("my_mistakes" if name == "wrong.json" else "my_folder")
        place.mkdir(exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_samples_print_what_they_say(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in PYTHON:
        exec(compile(block, "writing-for-wg35.md", "exec"), names)
    said = re.findall(r"^ *print\(.*\)  # (.*)$", "".join(PYTHON), re.MULTILINE)
    assert len(said) == 10 and capsys.readouterr().out.splitlines() == said


def test_the_sample_of_the_army_is_legal_and_costs_what_it_says(folder: Path) -> None:
    library = load(folder / "my_folder")
    army = library.armies["italy_1940_43"]
    for ready in army.samples:
        roster = sample(army.id, ready)
        assert problems(library, roster) == [] and price(library, roster) == ready.points


def test_every_field_is_named() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE)) | set(re.findall(r'"(\w+)":', PAGE))
    for shape in (WEAPON, ARMY, UNIT, OPTION, MISSION, PIECE_TYPE, TABLE, PIECE, STOREY, OPENING):
        assert set(shape.fields) - {"source"} <= told, set(shape.fields) - told


def test_every_name_of_a_view_and_a_position_is_explained() -> None:
    chapters = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", DATA, re.MULTILINE | re.DOTALL))
    view, written = (set(re.findall(r"`(\w+)`", chapters[name])) for name in ("View", "Position"))
    attack = {"kind", "by", "side", "arm", "mode", "target", "at", "indirect", "x", "helper", "left", "roll", "hit_c", "hit_tn"}
    assert {*POSTURES, *STANCES, *WHEREABOUTS, *CONDITIONS, *KINDS} | attack <= view
    assert {"base", "abilities"} <= written


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / link).resolve().exists(), link
