"""The editor in a browser: a table is built by mouse, by finger and by key, saved, opened again, loaded, and played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import PHONE, SPOT, Visitor
from tests.cost import slow
from tools.browser import TableProcess, table
from vezerkar.games.wg35.library import load

Visit = Callable[..., Visitor]
SIDE = 1200


def enter(visitor: Visitor) -> Page:
    """Go to the editor as people do."""
    page = visitor.page
    visitor.set_up("WG35").get_by_role("link", name="Make a table").click()
    page.wait_for_selector(".drawing .picture .board")
    return page


def at(page: Page, x: int, y: int) -> tuple[float, float]:
    """Where a point of the table is on the screen."""
    found = page.evaluate(SPOT, [x, y, SIDE])
    assert found is not None, f"{x},{y} is covered"
    return found["x"], found["y"]


def put(page: Page, kind: str, x: int, y: int) -> None:
    """Choose a kind of piece and click where it should be."""
    page.get_by_role("tab", name="Add").click()
    page.get_by_role("button", name=kind, exact=True).click()
    page.mouse.click(*at(page, x, y))
    expect(page.get_by_role("heading", name=kind, exact=True)).to_be_visible()


def drag(page: Page, grip: Locator, x: int, y: int) -> None:
    """Pull something by its middle to a point of the table."""
    box = grip.bounding_box()
    assert box is not None
    goal = at(page, x, y)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal[0] - 20, goal[1])
    page.mouse.move(*goal)
    page.mouse.up()


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("tabpanel").get_by_label(name, exact=True).locator("visible=true")


def fill(page: Page, name: str, value: str) -> None:
    field(page, name).fill(value)
    field(page, name).blur()


def save(page: Page, folder: Path) -> Path:
    with page.expect_download() as waited:
        page.get_by_role("button", name="Save").click()
    path = folder / waited.value.suggested_filename
    waited.value.save_as(path)
    return path


def faults(page: Page, words: str) -> None:
    """What the page says of faults, when the table has looked over what there is now."""
    expect(page.locator('.diagnostic-list[aria-busy="false"]')).to_be_visible()
    expect(page.locator(".diagnostic-list summary")).to_have_text(words)


def pieces(path: Path) -> dict[str, dict[str, Any]]:
    record = json.loads(path.read_text("utf-8"))["tables"][0]
    return {piece["id"]: piece for piece in record["pieces"]}


def corner(piece: dict[str, Any]) -> tuple[int, int]:
    return min(x for x, _ in piece["polygon"]), min(y for _, y in piece["polygon"])


@slow
def test_a_table_is_built_saved_opened_and_played_on(visit: Visit, here: TableProcess, tmp_path: Path) -> None:
    visitor = visit()
    page = enter(visitor)
    put(page, "One-storey house", 300, 900)
    page.get_by_text("1. Door, south").click()
    fill(page, "From the corner (mm)", "30")
    put(page, "Woods", 800, 400)
    drag(page, page.locator('[data-grip="piece 1"]'), 1000, 700)
    put(page, "Brick wall", 600, 200)
    drag(page, page.locator('[data-grip="end 1"]'), 860, 200)
    fill(page, "Width", "20")
    # What is wrong is said beside the field and in the list, and is gone when it is taken back.
    faults(page, "No errors")
    fill(page, "Stands at (mm)", "30")
    faults(page, "1 error")
    expect(page.locator(".piece-form .diagnostic")).to_contain_text("nothing is 30 mm high to stand on")
    expect(page.locator(".shapes .is-faulty")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    faults(page, "No errors")
    page.get_by_role("tab", name="Table").click()
    fill(page, "Name in English", "Hamlet")
    fill(page, "Name in Hungarian", "Tanyácska")
    fill(page, "Id", "hamlet")
    faults(page, "No errors")
    folder = tmp_path / "library"
    folder.mkdir()
    path = save(page, folder)
    expect(page.get_by_text("VEZERKAR_LIBRARY")).to_be_visible()
    # The file is what the game reads.
    assert path.name == "hamlet.json"
    library = load(folder)
    found = pieces(path)
    assert list(found) == ["house_1f", "woods", "high_wall"] == [piece["id"] for piece in library.tables["hamlet"]["pieces"]]
    assert found["house_1f"]["openings"][0] | {"offset_mm": 30, "kind": "door"} == found["house_1f"]["openings"][0]
    assert found["house_1f"]["polygon"][0] == [200, 830] and corner(found["woods"]) == (910, 610)
    wall = found["high_wall"]["polygon"]
    assert {abs(x - z) for (x, _), (z, _) in pairwise(wall)} - {0} == {320}
    assert library.user_text("table-hamlet", "hu") == "Tanyácska"
    # What lies in the editor is there again after a reload; the file opened again and saved is the same.
    page.reload()
    page.wait_for_selector(".shapes path >> nth=2")
    page.get_by_role("button", name="New or open").click()
    page.get_by_role("button", name="Forest road").click()
    expect(page.locator(".shapes path")).to_have_count(30)
    page.get_by_role("button", name="New or open").click()
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".shapes path")).to_have_count(3)
    assert save(page, tmp_path).read_text("utf-8") == path.read_text("utf-8")
    # And there is a match on it.
    with table(tmp_path, {"VEZERKAR_LIBRARY": str(folder)}) as mine:
        page.goto(mine.address)
        page.locator(".game-card", has=page.get_by_role("heading", name="WG35")).locator(".more-ways").click()
        game = page.get_by_role("dialog", name="WG35")
        game.locator("label", has_text="Table").locator("select").select_option(label="Hamlet")
        visitor.begin(game.get_by_role("button", name="Play as Side A"))
        page.wait_for_selector('.picture [data-piece="house_1f"]', state="attached")
        visitor.ready()
        page.goto("about:blank")
        assert mine.complaints() == ""


@slow
def test_a_table_is_built_by_key(visit: Visit) -> None:
    page = enter(visit())
    page.get_by_role("button", name="Barn", exact=True).focus()
    page.keyboard.press("Enter")
    said = page.locator(".drawing .board-caption")
    expect(said).to_contain_text("Barn x 48.0 cm, y 53.0 cm · 24.0 cm × 15.0 cm")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    expect(said).to_contain_text("x 49.0 cm, y 52.9 cm")
    page.keyboard.press("r")
    expect(said).to_contain_text("15.0 cm × 24.0 cm")
    page.keyboard.press("Control+d")
    expect(page.locator(".shapes path")).to_have_count(2)
    page.keyboard.press("Delete")
    expect(page.locator(".shapes path")).to_have_count(1)
    page.keyboard.press("n")
    page.get_by_role("button", name="Corner 3: x 68.5 cm, y 72.4 cm").focus()
    page.keyboard.press("ArrowUp")
    expect(said).to_contain_text("15.0 cm × 24.6 cm")
    # Presses of arrows that follow one another at once are one change, so there are six or seven to take back.
    while page.get_by_role("button", name="Undo").is_enabled():
        page.keyboard.press("Control+z")
    expect(page.locator(".shapes path")).to_have_count(0)
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(".shapes path")).to_have_count(1)
    faults(page, "No errors")


@slow
def test_a_table_is_built_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(**PHONE)
    page = enter(visitor)
    assert page.evaluate("document.documentElement.scrollWidth") == 390, "nothing hangs over the edge"
    page.get_by_role("button", name="Orchard", exact=True).tap()
    page.touchscreen.tap(*at(page, 300, 300))
    expect(page.get_by_role("heading", name="Orchard")).to_be_visible()
    page.get_by_role("button", name="Larger").tap()
    page.get_by_text("Corners (4)").tap()
    page.get_by_label("3: y").fill("420")
    page.get_by_label("3: y").blur()
    faults(page, "No errors")
    assert corner(pieces(save(page, tmp_path))["orchard"])[0] < 220


@slow
def test_a_file_that_is_none_is_refused_and_faults_of_another_are_told(visit: Visit, tmp_path: Path) -> None:
    page = enter(visit())
    texts = {
        "a.json": "{",
        "b.json": '{"weapons": []}',
        "c.json": json.dumps({"tables": [{"id": "Wrong", "pieces": [{"id": "x"}, 7]}]}),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    page.get_by_role("button", name="New or open").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "a.json")
    expect(page.get_by_role("alert")).to_have_text("a.json is not valid JSON.")
    page.locator("input[type=file]").set_input_files(tmp_path / "b.json")
    expect(page.get_by_role("alert")).to_have_text("b.json contains no boards.")
    page.locator("input[type=file]").set_input_files(tmp_path / "c.json")
    faults(page, "4 errors")
    page.locator(".diagnostic-list summary").click()
    page.locator(".diagnostic-list button", has_text="Type").click()
    expect(page.locator(".piece-form .diagnostic").first).to_be_visible()
