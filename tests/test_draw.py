"""Drawing a Scene to SVG and PNG without a browser."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest

from tests.cost import slow
from vezerkar.draw import board_to_svg, scene_to_svg, svg_to_png
from vezerkar.engine.scene import (
    Area,
    Card,
    CardGroup,
    Die,
    Frame,
    Ground,
    Mark,
    Overlay,
    Panel,
    Prompt,
    Scene,
    Token,
    Trace,
    Track,
)

HUNT = Path(__file__).resolve().parent.parent / "src" / "vezerkar" / "games" / "hunt"
BOARD = (HUNT / "presentation" / "board.svg").read_text(encoding="utf-8")
SYMBOLS = (HUNT / "presentation" / "symbols.svg").read_text(encoding="utf-8")


def scene() -> Scene:
    """A moment with something of everything."""
    return Scene(
        "hunt",
        Prompt("Válasszon mezőt: őrjárat & felderítés", True, "german"),
        areas=[Area("20", "Space 20", "legal"), Area("06", badge="2"), Area("track-4", highlight="reach")],
        tokens=[
            Token("spee", "cruiser", "24", "Graf Spee", "german"),
            Token("force-g", "force", "24", "Force G", "british", label="G", badge="½", stack=1),
            Token("f1", "freighter", "24", "Clement", "british", label="BR", sign="clue", stack=2),
            Token("f2", "freighter", "bag", "Freighter", "british", face="down"),
            Token("altmark", "supply-ship", "31", "Altmark", "german", label="ALT", faded=True),
            Token("plane", "plane", "plane-ready", "Plane", "german"),
        ],
        traces=[Trace("course", "Course", ["30", "31", "24"], "course", "german")],
        tracks=[Track("ap", "Action points", ["0", "1", "2"], [1], "german", "one left")],
        panels=[Panel("cards", "Cards", [("In hand", "5")])],
        cards=[
            CardGroup(
                "hand",
                "Hand",
                2,
                [Card("c1", "Prize Warfare", "2", "Hunt", symbols=["target"]), Card("c2", "", face="down")],
                "hand",
            ),
            CardGroup("discards", "Discards", 7),
        ],
        overlays=[Overlay("sight", "What she sees", [Area("33", "Space 33, seen", "reach", "✓")])],
        dice=[Die("d1", 6, "A success", True)],
    )


def drawn(texts: dict[str, str] | None = None) -> Element:
    drawn = scene()
    drawn.captions = texts or {}
    return fromstring(scene_to_svg(drawn, BOARD, SYMBOLS))


def group(root: Element, kind: str) -> dict[str, Element]:
    return {e.attrib[f"data-{kind}"]: e for e in root.iter() if f"data-{kind}" in e.attrib}


def words(root: Element) -> str:
    return "\n".join(e.text or "" for e in root.iter() if e.tag.endswith(("}text", "}title")))


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return int(width), int(height)


def test_every_token_card_and_trace_is_drawn() -> None:
    root = drawn()
    assert set(group(root, "token")) == {token.id for token in scene().tokens}
    assert set(group(root, "card")) == {"c1", "c2"}
    assert set(group(root, "trace")) == {"course"}


def test_all_words_are_there() -> None:
    text = words(drawn())
    for part in (
        "őrjárat & felderítés",
        "Graf Spee",
        "ALT",
        "½",
        "Action points",
        "one left",
        "In hand",
        "Discards (7)",
        "A success",
    ):
        assert part in text


def test_tokens_show_their_symbol_unless_they_lie_face_down() -> None:
    tokens = group(drawn(), "token")
    uses = {name: [u.get("href") for u in e.iter() if u.tag.endswith("}use")] for name, e in tokens.items()}
    assert uses["spee"] == ["#cruiser"]
    assert uses["f1"] == ["#freighter", "#clue"]
    assert uses["f2"] == []
    assert tokens["altmark"].get("opacity") == "0.45"


def test_an_overlay_speaks_instead_of_the_areas_of_the_scene() -> None:
    plain, over = drawn(), fromstring(scene_to_svg(scene(), BOARD, SYMBOLS, "sight"))
    assert "Space 20" in words(plain) and "Space 33, seen" not in words(plain)
    assert "Space 20" not in words(over) and "Space 33, seen" in words(over)
    assert group(over, "area")["33"].attrib["class"].endswith("reach")
    with pytest.raises(ValueError, match="there are: sight"):
        scene_to_svg(scene(), BOARD, SYMBOLS, "smell")


def test_tokens_that_share_a_place_lie_apart_and_inside_it() -> None:
    root = drawn()
    place = group(root, "area")["24"]
    x, y, half = float(place.attrib["data-x"]), float(place.attrib["data-y"]), float(place.attrib["data-size"]) / 2
    tokens = group(root, "token")
    spots = [next(u for u in tokens[name].iter() if u.tag.endswith("}use")) for name in ("spee", "force-g", "f1")]
    assert len({(u.attrib["x"], u.attrib["y"]) for u in spots}) == 3
    for u in spots:
        left, top, size = (float(u.attrib[part]) for part in ("x", "y", "width"))
        assert x - half <= left and left + size <= x + half
        assert y - half <= top and top + size <= y + half


def test_many_tokens_still_lie_inside_their_place() -> None:
    full = scene()
    full.tokens = [Token(f"f{k}", "freighter", "bag", "Freighter") for k in range(9)]
    root = fromstring(scene_to_svg(full, BOARD, SYMBOLS))
    place = group(root, "area")["bag"]
    x, half = float(place.attrib["data-x"]), float(place.attrib["data-size"]) / 2
    uses = [u for e in group(root, "token").values() for u in e.iter() if u.tag.endswith("}use")]
    assert len(uses) == 9
    assert all(
        x - half - 0.1 <= float(u.attrib["x"]) and float(u.attrib["x"]) + float(u.attrib["width"]) <= x + half + 0.1 for u in uses
    )


def test_highlights_are_classes_of_the_places() -> None:
    places = group(drawn(), "area")
    assert "legal" in places["20"].attrib["class"].split()
    assert "reach" in places["track-4"].attrib["class"].split()
    assert "legal" not in places["21"].attrib["class"].split()


def test_words_of_the_board_can_be_replaced() -> None:
    assert "Plane" in words(drawn())
    text = words(drawn({"track-plane": "Repülőgép"}))
    assert "Repülőgép" in text
    assert "Reserve" in text


def test_the_symbols_of_a_card_stand_in_their_order() -> None:
    shown = scene()
    shown.cards[0].cards[0].symbols = ["magnifier", "target"]
    card = next(one for one in fromstring(scene_to_svg(shown, BOARD, SYMBOLS)).iter() if one.get("data-card") == "c1")
    used = [one for one in card.iter() if one.tag.endswith("}use")]
    used.sort(key=lambda one: float(one.attrib["x"]))
    assert [one.attrib["href"] for one in used] == ["#magnifier", "#target"]


def test_unknown_places_and_symbols_are_refused() -> None:
    lost = scene()
    lost.tokens = [Token("x", "cruiser", "99", "Lost")]
    with pytest.raises(ValueError, match="no place '99'"):
        scene_to_svg(lost, BOARD, SYMBOLS)
    lost.tokens = [Token("x", "submarine", "24", "Lost")]
    with pytest.raises(ValueError, match="no symbol 'submarine'"):
        scene_to_svg(lost, BOARD, SYMBOLS)


def test_a_bare_scene_is_no_wider_than_its_board() -> None:
    bare = fromstring(scene_to_svg(Scene("hunt", Prompt("Wait", False)), BOARD, SYMBOLS))
    assert float(bare.attrib["viewBox"].split()[2]) < float(drawn().attrib["viewBox"].split()[2])


@slow
def test_the_png_has_the_width_asked_for() -> None:
    svg = scene_to_svg(scene(), BOARD, SYMBOLS)
    across, down = (float(part) for part in fromstring(svg).attrib["viewBox"].split()[2:])
    width, height = size_of(svg_to_png(svg, 600))
    assert width == 600
    assert abs(height - 600 * down / across) <= 1


def test_text_is_visible_in_the_png() -> None:
    page = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40">{}</svg>'
    style = 'font-family="Unknown Face, sans-serif" font-size="24" fill="var(--ink, #123456)"'
    blank = svg_to_png(page.format(""), 200)
    for letters in ("Ő", "ű", "½"):
        assert ink(svg_to_png(page.format(f'<text x="5" y="30" {style}>{letters}</text>'), 200)) > ink(blank)


def ink(png: bytes) -> int:
    """How many bytes of the image are not empty."""
    body, at = b"", 8
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        if kind == b"IDAT":
            body += png[at + 8 : at + 8 + length]
        at += 12 + length
    return sum(1 for byte in zlib.decompress(body) if byte)


FIELD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="#c9c79c"/></svg>'


def field() -> Scene:
    """A moment on an open table of 1200 by 900, whose y goes up."""
    return Scene(
        "skirmish.field",
        Prompt("Where to?", True, "german"),
        tokens=[
            Token("jan", "force", "", "Jan", "german", at=(400, 300), size=30, turn=90, held=True),
            Token("tom", "force", "", "Tom", "british", at=(900, 880), size=24),
        ],
        ground=Ground(1200, 900, "cm", 10),
        marks=[
            Mark(
                "reach",
                "reach",
                "polygon",
                [[200, 100, 600, 100, 400, 500], [380, 200, 420, 200, 400, 240]],
                "In reach",
                badge="20 cm",
            ),
            Mark("path", "path", "line", [[400, 300, 500, 350, 560, 320]], badge="18 cm"),
            Mark("range", "range", "circle", [[400, 300]], "Range", 250, "25 cm"),
            Mark("goal", "objective", "circle", [[900, 300]], radius=50, badge="3", spot=(900, 300)),
        ],
        overlays=[Overlay("sight", "What Tom sees", [], marks=[Mark("seen", "sight", "polygon", [[900, 880, 0, 500, 300, 0]])])],
    )


def test_pieces_of_an_open_table_stand_at_their_points() -> None:
    root = fromstring(scene_to_svg(field(), FIELD, SYMBOLS))
    tokens = group(root, "token")
    jan, tom = (next(u for u in tokens[name].iter() if u.tag.endswith("}use")) for name in ("jan", "tom"))
    assert (jan.attrib["x"], jan.attrib["y"], jan.attrib["width"]) == ("385", "585", "30"), "y goes up from the lower edge"
    assert (tom.attrib["x"], tom.attrib["y"], tom.attrib["width"]) == ("888", "8", "24")
    ways = {name: [e.attrib["transform"] for e in tokens[name].iter() if "transform" in e.attrib] for name in tokens}
    assert ways == {"jan": ["translate(400 600) rotate(90) scale(0.4688)"], "tom": []}


def test_marks_are_drawn_with_holes_titles_and_badges() -> None:
    root = fromstring(scene_to_svg(field(), FIELD, SYMBOLS))
    marks = group(root, "mark")
    assert set(marks) == {"reach", "path", "range", "goal"}
    first = marks["reach"][1]
    assert first.attrib["fill-rule"] == "evenodd" and first.attrib["d"] == "M200 800L600 800L400 400ZM380 700L420 700L400 660Z"
    assert not any("fill-rule" in e.attrib for e in marks["path"].iter()), "a line has no inside"
    assert marks["range"][1].attrib["d"].startswith("M150 600a250 250")
    badges = {e[1].text: (float(e[1].attrib["x"]), float(e[0].attrib["y"])) for e in root.iter() if e.get("class") == "badge"}
    assert badges["20 cm"][0] == 200 and badges["18 cm"][0] == 560, "the first corner of a polygon, the end of a line"
    assert badges["25 cm"][1] < 350 < 600 <= badges["3"][1] + 22.5, "the top of a circle, unless a spot is named"
    assert "In reach" in words(root)


def test_marks_of_an_overlay_come_besides_those_of_the_scene() -> None:
    root = fromstring(scene_to_svg(field(), FIELD, SYMBOLS, "sight"))
    assert set(group(root, "mark")) == {"reach", "path", "range", "goal", "seen"}
    assert "hatch-sight" in {e.get("id") for e in root.iter()}
    assert size_of(svg_to_png(scene_to_svg(field(), FIELD, SYMBOLS, "sight"), 600))[0] == 600


def test_a_style_there_is_not_is_named() -> None:
    wrong = field()
    wrong.marks[0].style = "pink"
    with pytest.raises(ValueError, match="no style 'pink' of marks; there are: reach, sight"):
        scene_to_svg(wrong, FIELD, SYMBOLS)


def test_the_board_of_a_scene_alone_is_cut_to_its_first_frame() -> None:
    whole, cut = scene(), scene()
    cut.frames = [Frame("south", "The south", (100, 200, 300, 400)), Frame("all", "All", (0, 0, 900, 900))]
    pictures = [fromstring(board_to_svg(one, BOARD, SYMBOLS)) for one in (whole, cut)]
    assert [picture.attrib["viewBox"] for picture in pictures] == [fromstring(BOARD).attrib["viewBox"], "100 200 300 400"]
    for picture in pictures:
        assert {"spee", "force-g"} <= group(picture, "token").keys()
        assert "Prize Warfare" not in "".join(picture.itertext()), "cards lie beside the board"
