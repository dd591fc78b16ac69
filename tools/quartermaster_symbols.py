"""The symbol sheet of Quartermaster General: pieces, markers and signs, drawn by us.

A country is told by four things, so that nobody needs the colours: its sign, a plain geometric shape; the silhouette of its
pieces; the letter the page puts on a piece; and its team, for Axis pieces are printed light on dark and those of the Allies dark
on light. Armies are square, Navies round. Colours come from the place of use: ``--tone`` is the owner's, ``--paper`` its light
counterpart.
"""

from __future__ import annotations

from tools.effect_symbols import (
    CROSS,
    DOWN,
    MINUS,
    PAPER,
    PLAY,
    PLUS,
    ROUND,
    TONE,
    badge,
    burst,
    card,
    filled,
    line,
    plate,
    struck,
    symbol,
)

COUNTRIES = {"germany": "axis", "uk": "allies", "japan": "axis", "ussr": "allies", "italy": "axis", "usa": "allies"}

SIGNS = {  # around (0, 0), 16 across
    "germany": "M-7.5 -7.5H7.5V7.5H-7.5ZM-3.2 -3.2V3.2H3.2V-3.2Z",
    "uk": "M0 -8.5A8.5 8.5 0 0 1 0 8.5A8.5 8.5 0 0 1 0 -8.5ZM0 -5.4A5.4 5.4 0 0 0 0 5.4A5.4 5.4 0 0 0 0 -5.4Z"
    "M0 -2.4A2.4 2.4 0 0 1 0 2.4A2.4 2.4 0 0 1 0 -2.4Z",
    "japan": "M0 -8A8 8 0 0 1 0 8A8 8 0 0 1 0 -8Z",
    "ussr": "M0 -8.5L9 7.5H-9ZM0 -1.6L-3.4 4.4H3.4Z",
    "italy": "M0 -9.5L8 0L0 9.5L-8 0ZM0 -4.2L-3.5 0L0 4.2L3.5 0Z",
    "usa": "M-9 -0.5L0 -8.5L9 -0.5V4.2L0 -3.6L-9 4.2ZM-9 7L0 -1L9 7V9.5H6L0 4L-6 9.5H-9Z",
}
"""One sign for each country, as path data; holes are cut by the even-odd rule."""


def wheels(y: float, r: float, *xs: float) -> str:
    """Holes in the tracks, as path data."""
    return "".join([f"M{x} {y - r:g}A{r:g} {r:g} 0 0 0 {x} {y + r:g}A{r:g} {r:g} 0 0 0 {x} {y - r:g}Z" for x in xs])


TRACKS = "M14.5 55A7.2 7.2 0 0 1 14.5 40.6H47.5A7.2 7.2 0 0 1 47.5 55Z" + wheels(47.8, 3.2, 15.5, 31, 46.5)
TANKS = {
    # A square turret with a cupola, a long gun with a brake.
    "germany": TRACKS
    + "M10 39.2V34H51L54 39.2Z"
    + "M16 32.8V26.4H20V23.6H26V26.4H38.5V28H53.5V26.4H58.5V32.2H53.5V30.6H39.5V32.8Z",
    # The tracks go around the hull; a small turret.
    "uk": "M13 55L6.5 47V39L14 33.4H50L57.5 39V47L51 55Z"
    + wheels(48.6, 2.7, 16, 24, 32, 40, 48)
    + "M23 32V24.8H40V27.2H51V30H40V32Z",
    # Small and round, with a short gun.
    "japan": "M19 55A6.6 6.6 0 0 1 19 41.8H44A6.6 6.6 0 0 1 44 55Z"
    + wheels(48.4, 2.9, 20, 31.5, 43)
    + "M12 40.4L18.5 33.6H40L50 36.6L51 40.4Z"
    + "M23 32.4Q22.4 24 30.5 24Q37.6 24 38 27.8H46V30.6H38V32.4Z",
    # Sloped sides, a dome far in front.
    "ussr": TRACKS
    + "M7.5 39.4L18 32.8H42L56.5 39.4Z"
    + "M25 31.6L28.5 25Q29.4 23.2 32 23.2H41Q44.6 23.4 45.4 26.6H59V29.6H45.8L45.4 31.6Z",
    # A tall box with a small turret on it.
    "italy": TRACKS + "M11.5 39.4V29.6H38L41 34.2H52V39.4Z" + "M18.5 28.4V22.4H32V24.6H42V27H32V28.4Z",
    # A high rounded hull, a round turret.
    "usa": "M13.5 55L9 48L13.5 41.6H50L54.5 48L50 55Z"
    + wheels(48.6, 2.5, 17, 23.4, 29.8, 36.2, 42.6, 49)
    + "M8.5 40.2V34.4L12 32.2H44Q53 33 55.5 40.2Z"
    + "M17.5 31Q17 22.6 26 22.4H36Q42.4 22.6 43 26H56V29.2H43.2V31Z",
}
"""The silhouette of an Army of each country, as path data."""
SHIPS = {
    # A battleship: turrets before and behind one tower.
    "germany": "M8.5 42.6H56L50.5 52.2H14.5Z"
    "M12.5 41.4V38H18.4V36.6L11.5 35.4V33.8L19.8 34.6H24V41.4Z"
    "M25.2 41.4V34H28.4V28.6H31.2V25H32.6V28.6H35.4V34H36.6V31.2H41V41.4Z"
    "M42.2 41.4V38H44.6V35.2H48.2L55.6 33.8V35.4L49.6 36.8V38H51.6V41.4Z",
    # Two upright funnels.
    "uk": "M7.5 42.8H57L51 52.2H13Z"
    "M10 41.6V39L7.8 38.4V36.6L17 37.8V41.6Z"
    "M20 41.6V29.6H25.6V41.6ZM28.2 41.6V29.6H33.8V41.6Z"
    "M36.4 41.6V31H39V25.4H40.6V31H44V36H46V41.6Z"
    "M47.4 41.6V38.2L56.6 36.2V38L52.6 39.2V41.6Z",
    # A tower of storeys, a leaning funnel, a raised bow.
    "japan": "M8 43H48Q54.5 42.4 59.5 38.6L52 52.2H14Z"
    "M12 41.8V38.6L9 37.8V36L18.4 37.4V41.8Z"
    "M25.6 41.8L21.6 31H27.8L31.4 41.8Z"
    "M37 41.8V36.4H34.6V33.8H37V31.2H34.6V28.6H37V26H39V22H40.6V26H43.6V28.6H46V31.2H43.6V33.8H46V36.4H47V41.8Z",
    # Low and long, a thin mast.
    "ussr": "M6.5 45H48L59 41L53 52.2H12Z"
    "M12 43.8V41L9.4 40.4V38.8L17.4 39.8V43.8ZM20.8 43.8V27H22.4V43.8Z"
    "M26 43.8V36H32V43.8ZM36 43.8V34.4H39.4V30.6H41.4V34.4H45.4V43.8ZM47.4 43.4V40.6L54.6 38.4V40.2Z",
    # A pyramid between funnels far apart, a clipper bow.
    "italy": "M8.5 43H54L61 39.4L52 52.2H14Z"
    "M11 41.8V37.4L8 36.6V34.8L15.6 35.8V41.8ZM18.4 41.8V32.4H24V41.8Z"
    "M26.6 41.8L30.8 25H33.2L37.4 41.8ZM40 41.8V32.4H45.6V41.8ZM48 41.8V38L56.4 35.8V37.6L52.4 39V41.8Z",
    # A flat deck with an island and aircraft.
    "usa": "M4.5 39.6H59.5V43.2H55.5L50 52.2H14.5L9 43.2H4.5Z"
    "M35 38.4V31H38V25.4H39.8V31H45V38.4Z"
    "M10.5 38.4L15 34.4L17 38.4ZM19.5 38.4L24 34.4L26 38.4ZM48.5 38.4L53 34.4L55 38.4Z",
}
"""The silhouette of a Navy of each country, as path data."""
STAR = "M0 -10L2.4 -3.2L9.5 -3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5 -3.1L-2.4 -3.2Z"

SHEET = """<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">
  <!-- Pictograms of Quartermaster General, made by tools/make_qmg_board.py. Colours come from the place of use: the custom
       property "tone" (else currentColor) is the owner's colour, "paper" the light counterpart; both must contrast. -->
{}
</svg>
"""


def piece(kind: str, country: str) -> str:
    """An Army or a Navy."""
    axis = COUNTRIES[country] == "axis"
    ground, ink = (TONE, PAPER) if axis else (PAPER, TONE)
    outside = f'class="plate" fill="{ground}" stroke="{TONE}" stroke-width="3.5"'
    inside = f'fill="none" stroke="{PAPER}" stroke-width="1.4"'
    if kind == "army":
        plate = [f'<rect x="3" y="3" width="58" height="58" rx="8" {outside}/>']
        rim = [f'<rect x="6.6" y="6.6" width="50.8" height="50.8" rx="5" {inside}/>']
        glyph, sign = filled(TANKS[country], ink, "translate(3 4) scale(0.9)"), "translate(32 16) scale(0.88)"
    else:
        plate = [f'<circle cx="32" cy="32" r="29.5" {outside}/>']
        rim = [f'<circle cx="32" cy="32" r="26" {inside}/>']
        glyph, sign = filled(SHIPS[country], ink, "translate(4.2 5.6) scale(0.87)"), "translate(32 15) scale(0.84)"
    return symbol(f"{kind}-{country}", *plate, *(rim if axis else []), glyph, filled(SIGNS[country], ink, sign))


def flag(country: str) -> str:
    """A pennant with the sign of a country."""
    return symbol(
        f"flag-{country}",
        f'<path d="M10 4V61" fill="none" stroke="{TONE}" stroke-width="4.5" stroke-linecap="round"/>',
        f'<path d="M12 8H58L50 23.5L58 39H12Z" fill="{TONE}" stroke="{PAPER}" stroke-width="1.5"/>',
        filled(SIGNS[country], PAPER, "translate(30 23.5) scale(1.2)"),
    )


def marker(name: str, *glyph: str) -> str:
    """A supply marker: a star on a disc, with what tells it from the other one."""
    return symbol(
        f"marker-{name}",
        f'<circle class="plate" cx="32" cy="32" r="28.5" fill="{PAPER}" stroke="{TONE}" stroke-width="3.5"/>',
        filled(STAR, TONE, "translate(32 24.5) scale(1.75)"),
        *glyph,
    )


def deeds(kind: str) -> list[str]:
    """Symbols of what cards do with an Army or a Navy: its outline with a badge, or, for a battle, a blast."""
    at_sea = kind == "navy"
    body = SHIPS["uk"] if at_sea else TANKS["germany"]
    ground = plate(at_sea) + filled(body, TONE, "translate(4 2) scale(0.8)" if at_sea else "translate(4 0) scale(0.82)")
    in_blast = filled(body, PAPER, "translate(9.5 8.5) scale(0.68)" if at_sea else "translate(10 7) scale(0.66)")
    return [
        symbol(f"build-{kind}", ground, badge(PLUS)),
        symbol(f"recruit-{kind}", ground, badge(DOWN)),
        symbol(f"eliminate-{kind}", ground, badge(CROSS)),
        symbol(f"battle-{kind}", filled(burst()), in_blast),
    ]


HOUSE = "M32 5L60 30H52V58H38V41H26V58H12V30H4Z"
TURN = "M50 20A22 22 0 1 0 54 36M54 8V22H40"


def effects() -> list[str]:
    """Symbols of what else cards do."""
    star_ = filled(STAR, TONE, "translate(32 33) scale(3)")
    return [
        *deeds("army"),
        *deeds("navy"),
        symbol("redeploy", line(TURN, 7), filled("M24 25H40V41H24Z")),
        symbol(
            "enemy-deck", card(PAPER, 16, 3, 44, 50), card(TONE, 4, 11, 44, 50), line("M26 21V49M15 39L26 50L37 39", 6, PAPER)
        ),
        symbol("own-cards", card(PAPER), badge(MINUS)),
        symbol("play-card", card(PAPER), filled(PLAY)),
        symbol("order-cards", card(PAPER), line("M24 46V18M17 25L24 18L31 25M40 18V46M33 39L40 46L47 39", 4.5)),
        symbol("strip", card(PAPER), struck()),
        symbol("no-supply", star_, struck()),
        symbol("home", filled(HOUSE)),
    ]


def sheet() -> str:
    """The whole sheet."""
    symbols = [piece(kind, country) for country in COUNTRIES for kind in ("army", "navy")]
    symbols += [flag(country) for country in COUNTRIES]
    symbols += [symbol(f"sign-{country}", filled(SIGNS[country], TONE, "translate(32 32) scale(3)")) for country in COUNTRIES]
    symbols += [
        marker("canada", filled("M21 46L26 42.5L32 39L38 42.5L43 46L38.5 47L40 51L33.2 49.5V55H30.8V49.5L24 51L25.5 47Z", TONE)),
        marker("szechuan", filled("M10.5 47.5Q21 41 32 46.5Q43 41 53.5 47.5Q43 46 36 50.5L32 55L28 50.5Q21 46 10.5 47.5Z", TONE)),
        symbol("star", filled(STAR, TONE, "translate(32 33) scale(3)")),
        symbol(
            "shield",
            f'<path class="plate" d="M32 3C39.5 8 48 10.5 57 11V31C57 46 47 56 32 61.5C17 56 7 46 7 31V11C16 10.5 24.5 8 32 3Z" '
            f'fill="{TONE}" stroke="{PAPER}" stroke-width="3"/>',
            f'<path d="M19.5 32.5L28.5 41.5L45 22.5" fill="none" stroke="{PAPER}" stroke-width="6.5" {ROUND}/>',
        ),
        symbol(
            "card-back",
            f'<rect class="plate" x="11" y="3" width="42" height="58" rx="5" fill="{TONE}" stroke="{PAPER}" stroke-width="2"/>',
            f'<rect x="15.5" y="7.5" width="33" height="49" rx="2.5" fill="none" stroke="{PAPER}" stroke-width="1.2"/>',
            '<path d="M15.5 19.5L27.5 7.5M15.5 31.5L39.5 7.5M15.5 43.5L48.5 10.5M15.5 55.5L48.5 22.5M26.5 56.5L48.5 34.5'
            'M38.5 56.5L48.5 46.5" '
            f'fill="none" stroke="{PAPER}" stroke-width="1" opacity="0.45"/>',
            f'<circle cx="32" cy="32" r="11.5" fill="{TONE}" stroke="{PAPER}" stroke-width="1.2"/>',
            filled("M32 22.5L40 27V37L32 41.5L24 37V27ZM32 26.3L27.2 29V35L32 37.7L36.8 35V29Z", PAPER),
        ),
        symbol(
            "victory",
            f'<circle class="plate" cx="32" cy="32" r="28.5" fill="{TONE}" stroke="{PAPER}" stroke-width="2.5"/>',
            f'<circle cx="32" cy="32" r="24" fill="none" stroke="{PAPER}" stroke-width="1.4"/>',
            f'<path d="M20 21L32 45L44 21" fill="none" stroke="{PAPER}" stroke-width="6.5" {ROUND}/>',
        ),
        *effects(),
    ]
    return SHEET.format("\n".join(symbols))
