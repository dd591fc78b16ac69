"""Make the symbol sheet of WG35: figures from above, what is said of them, weapons and markers, drawn by us.

    python -m tools.wg35_symbols [FOLDER]

Colours come from the place of use: ``--tone`` is the owner's, ``--paper`` its light counterpart. Every sign is an outline of its
own, so nobody needs the colours to tell them apart.
"""

from __future__ import annotations

import sys
from math import cos, pi, sin
from pathlib import Path

from tools.effect_symbols import CROSS, DOWN, MINUS, PAPER, PLUS, ROUND, TONE, badge, card, filled, symbol
from tools.triumph_symbols import EYE, PUPIL

GAME = Path(__file__).resolve().parent.parent / "src" / "vezerkar" / "games" / "wg35"

SHEET = """<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">
  <!-- Pictograms of WG35, made by tools/wg35_symbols.py. Colours come from the place of use: the custom property "tone" (else
       currentColor) is the owner's colour, "paper" the light counterpart; both must contrast. -->
{}
</svg>
"""

BASES = {
    "private": "M32 3.5A28.5 28.5 0 0 1 32 60.5A28.5 28.5 0 0 1 32 3.5Z",
    "officer": "M32 3.5A28.5 28.5 0 0 1 32 60.5A28.5 28.5 0 0 1 32 3.5Z",
    "specialist": "M20 4H44L60 20V44L44 60H20L4 44V20Z",
    "ally": "M15 5H49A10 10 0 0 1 59 15V49A10 10 0 0 1 49 59H15A10 10 0 0 1 5 49V15A10 10 0 0 1 15 5Z",
}
"""The outline of the base tells the class; that of an officer is filled besides."""

SHOULDERS = "M17.5 16H46.5A7.5 7.5 0 0 1 46.5 31H17.5A7.5 7.5 0 0 1 17.5 16Z"
NUMBER = "32 47.5 18"
"""Place of a figure's number."""


def star(x: float, y: float, r: float) -> str:
    """Path data of a five-pointed star."""
    points = [(r if k % 2 == 0 else r * 0.42, -pi / 2 + k * pi / 5) for k in range(10)]
    return "M" + "L".join(f"{x + q * cos(a):.1f} {y + q * sin(a):.1f}" for q, a in points) + "Z"


def round_(x: float, y: float, r: float) -> str:
    """Path data of a circle."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def stroke(data: str, colour: str, width: float) -> str:
    """A line with round ends."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" {ROUND}/>'


def figure(name: str) -> str:
    """A figure on its base: shoulders and head. Whoever shows it shows where it looks (``Token.turn``)."""
    ground, ink = (TONE, PAPER) if name == "officer" else (PAPER, TONE)
    plate = f'<path class="plate" d="{BASES[name]}" fill="{ground}" stroke="{TONE}" stroke-width="3.5" stroke-linejoin="round"/>'
    parts = [plate]
    if name == "officer":
        parts.append(f'<path d="{round_(32, 32, 25.8)}" fill="none" stroke="{PAPER}" stroke-width="1.8"/>')
    parts.append(filled(SHOULDERS, ink))
    head = {
        # A peaked cap with a star; a helmet; a helmet with a band; a hat with a brim.
        "officer": filled(round_(32, 23, 13.5), ink) + filled(star(32, 24, 12), ground),
        "private": filled(round_(32, 23, 11.5), ink),
        "specialist": filled(round_(32, 23, 12), ink) + filled("M32 14L41 23L32 32L23 23Z", ground),
        "ally": filled(round_(32, 23, 13), ink) + stroke(round_(32, 23, 7.5), ground, 2.4),
    }[name]
    halo = round_(32, 23, {"officer": 15.8, "ally": 15.4}.get(name, 14.2))
    parts += [filled(halo, ground), head]
    label = f'data-label="{NUMBER}"' + (' data-label-fill="paper"' if name == "officer" else "")
    body = "\n".join(f"    {part}" for part in parts)
    return f'  <symbol id="figure-{name}" viewBox="0 0 64 64" {label}>\n{body}\n  </symbol>'


SIGNS = {
    "prone": filled(round_(13, 34, 8), TONE) + filled("M22 31H46L58 38V45H22Z", TONE) + stroke("M6 53H58", TONE, 5),
    "hidden": filled(round_(32, 21, 10), TONE)
    + filled("M8 33H30V43H8ZM33 33H56V43H33ZM8 46H19V56H8ZM22 46H42V56H22ZM45 46H56V56H45Z", TONE),
    "concealed": filled(
        "M6 32C14 19 23 14 32 14S50 19 58 32C50 45 41 50 32 50S14 45 6 32ZM32 22A10 10 0 0 0 32 42A10 10 0 0 0 32 22Z", TONE
    )
    + stroke("M12 54L52 10", PAPER, 13)
    + stroke("M12 54L52 10", TONE, 6),
    "shocked": filled("M37 5L14 36H28L23 59L50 25H35Z", TONE),
    "broken": filled(round_(40, 11, 7), TONE)
    + stroke("M37 23L27 38L37 45L33 58M27 38L16 45L8 42M37 24L24 22L17 30M37 24L45 33L54 31", TONE, 6.5),
    "helpless": stroke(round_(32, 32, 22), TONE, 5.5)
    + stroke("M20 23L27 30M27 23L20 30M37 23L44 30M44 23L37 30M22 46C28 40 36 40 42 46", TONE, 5),
    "bleeding": filled(
        "M32 5C38 18 49 28 49 41A17 17 0 0 1 15 41C15 28 26 18 32 5ZM24 39A9 9 0 0 0 33 51V47A6 6 0 0 1 28 39Z", TONE
    ),
    "carrying": filled(round_(20, 15, 7), TONE)
    + stroke("M20 27V42L13 57M20 42L28 57M20 30L34 34", TONE, 6.5)
    + filled("M32 18H56V38H32ZM37 23V33H51V23Z", TONE),
    "lookout": filled("M6 8H58V56H6ZM12 14V50H52V14Z", TONE)
    + filled("M15 32C21 24 26 21 32 21S43 24 49 32C43 40 38 43 32 43S21 40 15 32ZM32 26A6 6 0 0 0 32 38A6 6 0 0 0 32 26Z", TONE),
    "out-of-ammo": filled("M32 6C38 12 41 18 41 26V58H23V26C23 18 26 12 32 6ZM26 46V49H38V46Z", TONE)
    + stroke("M9 52L55 12", PAPER, 12)
    + stroke("M9 52L55 12", TONE, 6),
    "activated": stroke("M11 34L26 49L54 16", TONE, 9.5),
    "engaged": stroke("M12 12L52 52M52 12L12 52M10 42L22 54M54 42L42 54", TONE, 6.5),
}
"""Signs of what is said of a figure, on a disc to be put on its corner."""

STOCK = "L12 39L3 45V35L14 30"
WEAPONS = {
    "rifle": "M3 36L16 31H27L29 28H36V26H40V28H61V31H42V33H30L28 36H24L23 34L15 36L5 43H3Z",
    "carbine": "M6 37L20 31H30L32 28H38V26H42V28H54V31H44V34H32L30 37H26L25 35L18 37L9 44H6Z",
    "sniper_rifle": "M3 38L16 33H25V29H20V23H44V29H39V30H61V33H42V35H30L28 38H24L23 36L15 38L5 45H3ZM28 29V31L36 30V29Z",
    "rifle_grenade": "M3 40L14 35H24L26 32H44V29H48L52 26H58L62 33L58 40H52L48 37H42V37H28L26 40H22L21 38L13 40L5 47H3Z",
    "shotgun": "M3 39L17 31H29L31 27H61V31H46V32H61V36H31L29 38H25L24 36L16 39L5 46H3Z",
    "assault_rifle": "M3 29L14 27H22V24H40V22H44V25H52V20H55V25H61V28H44V31H38L40 38C41 42 43 45 46 47"
    "L41 51C36 47 33 41 32 31H27L24 41H18L21 31H15L3 37Z",
    "smg": "M5 22H9V27H21V24H42V26H58V30H42V33H37V51H30V33H25L22 42H16L19 33H9V39H5ZM9 29V31H19V29Z",
    "lmg": "M2 27L13 24H23V21H26V16H36V21H42V24H61V28H55L60 45H56L51 28H50L45 45H41L47 28H41V31H28L26 39H20L22 31H14L2 37Z",
    "hmg": "M4 22H10V19H36V22H60V27H36V30H28L34 36L52 54H46L30 39L29 56H25L25 39L10 54H4L22 34V30H10V27H4ZM13 33H20V39H13Z",
    "mortar": "M36 6L46 11L31 42H54V50H10V42H21ZM41 21L55 42H50L38 26Z",
    "at_weapon": "M3 26H13L17 29H50L54 25H61V37H54L50 34H43L44 44H38L36 34H30L28 44H22L24 34H17L13 37H3Z",
    "pistol": "M9 17H55V29H38L36 35H27L23 52H10L15 30H9ZM29 29L28 32H34L35 29Z",
    "grenade": "M24 14H29V8H39V12H46L50 30L46 31L43 18H39V20C47 22 51 28 51 37"
    "A19 19 0 0 1 13 37C13 29 17 22 25 20V18H24ZM24 27V49H27V27ZM37 27V49H40V27ZM17 36V39H47V36Z",
    "melee": "M9 55L14 50L11 47L15 43L18 46L48 12L56 8L52 16L22 50L25 53L21 57L18 54L13 59Z",
    "bayonet": "M3 39L14 34H24L26 31H38V34H28L26 39H22L21 37L13 39L5 45H3ZM38 27H41V30H48V27L62 31L48 36V34H41V37H38Z",
}
"""Weapons by category, pointing east."""

MARKERS = {
    "loot-a": ("bag", "M26 46L32 28L38 46M28 41H36"),
    "loot-b": ("bag", "M28 28V46H33A4.7 4.7 0 0 0 33 37H28H32A4.4 4.4 0 0 0 32 28Z"),
}
BAG = "M24 6H40L36 15C47 20 54 32 54 43C54 54 46 58 32 58S10 54 10 43C10 32 17 20 28 15Z"
CRATE = "M8 14H56V54H8Z"
GUN = "M3 20H10V16H34V20H61V25H34V29H10V25H3Z"


def sign(name: str) -> str:
    """A sign on a disc."""
    disc = f'<circle class="plate" cx="32" cy="32" r="30" fill="{PAPER}" stroke="{TONE}" stroke-width="3.5"/>'
    return symbol(f"sign-{name}", disc, f'<g transform="translate(8.6 8.6) scale(0.73)">{SIGNS[name]}</g>')


def loot(name: str) -> str:
    """A bag with the letter of a side."""
    bag = f'<path class="plate" d="{BAG}" fill="{TONE}" stroke="{PAPER}" stroke-width="2.5" stroke-linejoin="round"/>'
    return symbol(f"marker-{name}", bag, stroke("M22 16H42", PAPER, 3), stroke(MARKERS[name][1], PAPER, 4.2))


def plain(data: str, width: float = 2.5) -> str:
    """A filled outline that stands out from any ground."""
    edge = f'stroke="{PAPER}" stroke-width="{width:g}" stroke-linejoin="round" paint-order="stroke"'
    return f'<path d="{data}" fill="{TONE}" fill-rule="evenodd" {edge}/>'


def open_(data: str, width: float = 3.5) -> str:
    """An outline with the light ground in it."""
    return f'<path d="{data}" fill="{PAPER}" stroke="{TONE}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def markers() -> list[str]:
    """Return the symbols of what lies on the table."""
    sticks = "M6 24H50V33H6ZM6 34.5H50V43.5H6ZM6 45H50V54H6Z"
    cloth = "M18 9C28 4 36 16 56 10V36C38 42 30 30 18 35Z"
    puffs = "M16 52A11 11 0 0 1 12 31A12 12 0 0 1 25 17A13 13 0 0 1 48 22A11 11 0 0 1 52 43A10 10 0 0 1 42 52Z"
    return [
        *(loot(name) for name in MARKERS),
        symbol("marker-crate", open_(CRATE), stroke("M15 21H49V47H15ZM15 21L49 47", TONE, 3.5)),
        symbol(
            "marker-dump",
            open_("M4 38H30V60H4ZM34 38H60V60H34ZM19 14H45V36H19Z"),
            stroke("M4 49H30M34 49H60M19 25H45", TONE, 3),
            filled("M32 1L37 8V14H27V8Z", TONE),
        ),
        symbol(
            "marker-charge",
            plain(sticks, 3),
            stroke("M17 25V53M39 25V53", PAPER, 3.5),
            stroke("M50 29C62 29 44 17 53 12", TONE, 3.5),
            filled(star(54, 10, 8.5), TONE),
        ),
        symbol(
            "marker-objective",
            open_(round_(32, 32, 28.5), 4),
            stroke(round_(32, 32, 17), TONE, 4),
            filled(round_(32, 32, 7), TONE),
        ),
        symbol("marker-smoke", open_(puffs), stroke("M23 40C23 31 34 31 34 38M38 30C38 24 46 25 45 32", TONE, 3)),
        symbol(
            "marker-flag",
            stroke("M15 6V60", PAPER, 8),
            plain(cloth),
            stroke("M15 6V60", TONE, 4.5),
            stroke("M9 60H21", TONE, 4.5),
        ),
        symbol("marker-support-set-up", plain(GUN), stroke("M22 30L7 58M22 30L24 58M22 30L44 58", TONE, 5)),
        symbol(
            "marker-support-ready",
            f'<g transform="translate(0 8)">{plain(GUN)}</g>',
            stroke("M8 44H56M8 51H56M14 41V54M50 41V54", TONE, 4.5),
        ),
        symbol(
            "marker-blast",
            plain("M32 3L38 20L54 10L46 27L62 32L46 37L54 54L38 44L32 61L26 44L10 54L18 37L2 32L18 27L10 10L26 20Z"),
            filled(round_(32, 32, 7), PAPER),
        ),
    ]


LOCK = "M22 33V26A10 10 0 0 1 42 26V33H47V55H17V33ZM28 33H36V26A4 4 0 0 0 28 26ZM30 40V48H34V40Z"


def doors() -> list[str]:
    """Return the symbols of the states of a door."""
    disc = f'<circle class="plate" cx="32" cy="32" r="30" fill="{PAPER}" stroke="{TONE}" stroke-width="3"/>'
    small = "translate(7 5) scale(0.78)"
    frame = stroke("M16 54V10H48V54M9 54H55", TONE, 4)
    return [
        symbol("door-open", disc, f'<g transform="{small}">{frame}{filled("M18 12L35 19V58L18 54ZM28 34V39H31V34Z", TONE)}</g>'),
        symbol("door-closed", disc, f'<g transform="{small}">{frame}{filled("M19 13H45V53H19ZM38 31V36H41V31Z", TONE)}</g>'),
        symbol("door-locked", disc, filled(LOCK, TONE)),
    ]


ARROW = "M32 5L50 26H38.5V59H25.5V26H14Z"
WAYS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def arrows() -> list[str]:
    """Arrows to the eight winds."""
    return [symbol(f"arrow-{way}", f'<g transform="rotate({45 * k} 32 32)">{plain(ARROW)}</g>') for k, way in enumerate(WAYS)]


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    7: ((-1, -1), (-1, 0), (-1, 1), (0, 0), (1, -1), (1, 0), (1, 1)),
    8: ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)),
    9: ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0), (1, 1)),
    10: ((-1, -1.2), (-1, -0.4), (-1, 0.4), (-1, 1.2), (0, -0.8), (0, 0.8), (1, -1.2), (1, -0.4), (1, 0.4), (1, 1.2)),
}


def die(value: int) -> str:
    """A die by its pips; a d10 has them up to ten."""
    plate = f'<rect class="plate" x="4" y="4" width="56" height="56" rx="11" fill="{PAPER}" stroke="{TONE}" stroke-width="3.5"/>'
    r = 5.2 if value < 7 else 4.4
    return symbol(f"die-{value}", plate, filled("".join(round_(32 + 15 * x, 32 + 15 * y, r) for x, y in PIPS[value]), TONE))


AGAIN = "M50 20A22 22 0 1 0 54 36M54 8V22H40"
BOLT = "M37 5L14 36H28L23 59L50 25H35Z"
MAN = "M8 58V46A14 14 0 0 1 22 32H34A14 14 0 0 1 48 46V58Z"
BULLET = "M26 4C33 11 37 18 37 26V58H15V26C15 18 19 11 26 4ZM19 46V49H33V46Z"
BRICKS = "M6 8H28V20H6ZM6 24H16V36H6ZM6 40H28V52H6ZM32 8H58V20H32ZM32 40H58V52H32Z"


def effects() -> list[str]:
    """Return the symbols of what cards do."""
    sight = stroke(round_(29, 29, 19), TONE, 5) + stroke("M29 4V20M29 38V54M4 29H20M38 29H54", TONE, 5)
    man = filled(round_(28, 17, 11) + MAN, TONE)
    die = filled("M32 3L60 26V38L32 61L4 38V26Z", TONE)
    return [
        symbol("shot", f'<g transform="translate(1 1) scale(1.07)">{sight}</g>'),
        symbol("better-aim", sight, badge(PLUS)),
        symbol("worse-aim", sight, badge(MINUS)),
        symbol("no-shot", sight, badge(CROSS)),
        symbol("no-shock", filled(BOLT, TONE, "translate(-4 0) scale(0.95)"), badge(CROSS)),
        symbol("re-roll", stroke(AGAIN, TONE, 7), filled(round_(32, 34, 6.5), TONE)),
        symbol(
            "reaction-test", die, stroke("M23 24C23 13 41 13 41 24C41 31 32 31 32 38", PAPER, 6), filled(round_(32, 48, 4), PAPER)
        ),
        symbol("swap-weapon", stroke("M8 22H54M42 9L55 22L42 35M56 44H10M22 31L9 44L22 57", TONE, 6.5)),
        symbol("arrive", man, badge(DOWN)),
        symbol(
            "people",
            filled(round_(20, 20, 9) + round_(44, 20, 9), TONE),
            filled("M4 56V46A12 12 0 0 1 28 46V56ZM36 56V46A12 12 0 0 1 60 46V56Z", TONE),
        ),
        symbol("identify", stroke(round_(26, 26, 19), TONE, 6.5), stroke("M41 41L57 57", TONE, 9)),
        symbol("reveal", filled(EYE + PUPIL, TONE)),
        symbol(
            "through-wall",
            filled(BRICKS, TONE),
            stroke("M4 30H56M44 18L56 30L44 42", PAPER, 15),
            stroke("M6 30H56M44 18L56 30L44 42", TONE, 6.5),
        ),
        symbol("easy-ground", stroke("M8 12L28 32L8 52M32 12L52 32L32 52", TONE, 9)),
        symbol("ammo", filled(BULLET, TONE), badge(PLUS)),
        symbol("first-aid", filled("M23 5H41V23H59V41H41V59H23V41H5V23H23Z", TONE)),
        symbol("draw-card", card(PAPER), badge(PLUS)),
        symbol("no-card", card(PAPER), badge(CROSS)),
        symbol("victory", filled(star(32, 34, 31), TONE)),
    ]


def sheet() -> str:
    """The whole sheet."""
    symbols = [figure(name) for name in BASES]
    symbols += [sign(name) for name in SIGNS]
    symbols += [symbol(f"weapon-{name}", filled(data, TONE)) for name, data in WEAPONS.items()]
    symbols += markers() + doors() + arrows() + [die(value) for value in PIPS] + effects()
    return SHEET.format("\n".join(symbols))


def main(arguments: list[str]) -> None:
    """Write the file."""
    out = (Path(arguments[0]) if arguments else GAME / "presentation") / "symbols.svg"
    out.write_text(sheet(), encoding="utf-8")
    print(f"{out.name}: {out.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
