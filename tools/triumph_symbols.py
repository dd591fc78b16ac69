"""The symbol sheet of Triumph & Tragedy: the signs of the blocks and the markers, drawn by us.

Colours come from the place of use: ``--tone`` is the owner's, ``--paper`` its light counterpart. Every sign is an outline of its
own, so nobody needs the colours to tell the types.
"""

from __future__ import annotations

from tools.effect_symbols import CROSS, DOWN, PAPER, PLUS, ROUND, TONE, badge, card, filled, line, symbol

SHEET = """<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">
  <!-- Pictograms of Triumph and Tragedy, made by tools/make_tnt_board.py. Colours come from the place of use: the custom
       property "tone" (else currentColor) is the owner's colour, "paper" the light counterpart; both must contrast. -->
{}
</svg>
"""

BLOCKS = {
    "fortress": "M10 54V24H16V12H24V19H28V12H36V19H40V12H48V24H54V54H38V44A6 6 0 0 0 26 44V54Z",
    "air_force": "M32 6C35 6 36 11 36 18V23L58 35V41L36 36V48L43 54V58L32 55L21 58V54L28 48V36L6 41V35L28 23V18C28 11 29 6 32 6Z",
    "carrier": "M4 30H40V20H44V12H47V20H51V30H60L55 42H50L48 50H14L10 42H6Z",
    "submarine": "M4 38C4 33 12 30 22 30H27"
    "V22H30V14H40V17H33V22H38V30H46C54 30 60 33 60 38C60 43 54 46 46 46H18C10 46 4 43 4 38Z",
    "fleet": "M5 40H14V34L6 31V28L22 31V34H24V24H29V14H32V24H38V34H42V31L58 28V31L50 34V40H59L53 52H13Z",
    "tank": "M14 55A7.5 7.5 0 0 1 14 40H50A7.5 7.5 0 0 1 50 55ZM10 38L15 33H50L55 38ZM20 31L22 22H40L43 25H60V28H44V31Z",
    "infantry": "M32 6A8 8 0 0 1 40 14H44V18H20V14H24A8 8 0 0 1 32 6Z"
    "M25 20H39A7 7 0 0 1 25 20ZM18 34L26 29H38L46 34V48H40V58H24V48H18Z",
    "convoy": "M5 38H59L53 52H13ZM14 36V26H24V36ZM27 36V16H37V36ZM40 36V26H50V36Z",
}
"""The types of blocks and the convoy, as path data; holes are cut by the even-odd rule."""


PIPS, LETTER = "32 49 38", "32 33 32"
"""Places of the pips of a face and of the letter of a back."""

EYE = "M4 32C12 18 22 12 32 12S52 18 60 32C52 46 42 52 32 52S12 46 4 32ZM32 19A13 13 0 0 0 32 45A13 13 0 0 0 32 19Z"
PUPIL = "M32 25A7 7 0 0 0 32 39A7 7 0 0 0 32 25Z"
WAVE = "M6 24C14 14 22 14 32 24S50 34 58 24M6 42C14 32 22 32 32 42S50 52 58 42"
LETTERS = "M12 16H52V50H12ZM12 18L32 36L52 18"
FLAG = "M20 12V52H24V36H48L42 25L48 14H24V12Z"


def block(name: str, label: str, *glyph: str) -> str:
    """A block with room for a label: a face with its pips below the sign, or a back."""
    return symbol(
        name,
        f'<rect class="plate" x="2.5" y="2.5" width="59" height="59" rx="7" fill="{TONE}" stroke="{PAPER}" stroke-width="2.5"/>',
        *glyph,
        label=label,
    )


def marker(name: str, ground: str, *glyph: str) -> str:
    """A round marker."""
    disc = f'<circle class="plate" cx="32" cy="32" r="28.5" fill="{ground}" stroke="{TONE}" stroke-width="3.5"/>'
    return symbol(name, disc, *glyph)


FACTORY = "M5 57V28L20 38V28L35 38V28L44 34V8H56V57ZM14 44V50H22V44ZM29 44V50H37V44Z"
"""A works with a chimney; its windows are cut by the even-odd rule."""
BOLT = "M51 40L45 50H53L47 58"
FASTER = "M42 43L48 49L42 55M50 43L56 49L50 55"
SHOWN = "M41 47Q45 42 49 47T57 47M41 54Q45 49 49 54T57 54"
ASHORE = "M41 49H57M51 43L57 49L51 55"
LENS = "M47 41A5 5 0 1 0 47 51A5 5 0 1 0 47 41ZM51 50L56 56"
TWICE = "M44 45C44 40 54 40 54 45C54 49 45 51 44 57H55"
"""Lines of badges: fires first, moves farther, is found, lands, sees, twice."""
STAGES = ("M49 42V56", "M45 42V56M53 42V56", "M43 42V56M49 42V56M55 42V56", "M42 42V56M47 42L51 56L55 42")
"""Roman numerals."""
ATOM = "".join(
    f'<ellipse cx="29" cy="29" rx="26" ry="10" fill="none" stroke="{TONE}" stroke-width="4.5" transform="rotate({turn} 29 29)"/>'
    for turn in (0, 60, 120)
)
TECHS = {  # the unit that it betters, and how
    "air_defense_radar": ("air_force", TWICE),
    "heavy_bombers": ("air_force", FASTER),
    "jets": ("air_force", BOLT),
    "naval_radar": ("fleet", BOLT),
    "sonar": ("submarine", SHOWN),
    "heavy_tanks": ("tank", BOLT),
    "rocket_artillery": ("infantry", BOLT),
    "motorized_infantry": ("infantry", FASTER),
    "lsts": ("convoy", ASHORE),
}


def techs() -> list[str]:
    """Symbols of the technologies, and of a wildcard for them."""
    better = "translate(-3 -3) scale(0.92)"
    sight = f'<circle cx="32" cy="32" r="20" fill="none" stroke="{TONE}" stroke-width="5"/>'
    return [
        *(symbol(f"tech-{name}", filled(BLOCKS[unit], TONE, better), badge(how)) for name, (unit, how) in TECHS.items()),
        symbol("tech-precision_bombsight", sight, line("M32 4V24M32 40V60M4 32H24M40 32H60", 5), filled("M29 29H35V35H29Z")),
        *(
            symbol(f"tech-atomic_research_{k}", ATOM, filled("M29 24A5 5 0 0 0 29 34A5 5 0 0 0 29 24Z"), badge(stage))
            for k, stage in enumerate(STAGES, 1)
        ),
        symbol("tech-industrial_espionage", filled(FACTORY, TONE, better), badge(LENS)),
        symbol(
            "tech-wildcard", line("M22 6H42M26 6V24L9 52Q7 58 13 58H51Q57 58 55 52L38 24V6", 5), filled("M18 44H46L53 55H11Z")
        ),
    ]


def effects() -> list[str]:
    """Symbols of what else cards do."""
    small = "translate(9 20) scale(0.5)"
    flag = line(FLAG, 5)
    back = "M14 30H42A12 12 0 0 1 42 54H24M26 16L12 30L26 44"
    safe = line("M32 22A10 10 0 0 0 32 42A10 10 0 0 0 32 22ZM32 15V22M32 42V49M15 32H22M42 32H49", 4.5)
    return [
        symbol("command", line("M8 12L28 32L8 52M32 12L52 32L32 52", 9)),
        symbol("add-influence", flag, badge(PLUS)),
        symbol("remove-influence", flag, badge(CROSS)),
        symbol("factory", filled(FACTORY, TONE)),
        symbol("lose-industry", filled(FACTORY, TONE, "translate(-3 -3) scale(0.92)"), badge(DOWN)),
        symbol("see-units", filled(EYE + PUPIL, TONE)),
        symbol("see-hand", card(PAPER, 22, 4, 37, 46), card(PAPER, 5, 12, 40, 48), filled(EYE + PUPIL, TONE, small)),
        symbol("see-vault", line("M10 8H54V56H10ZM16 56V61M48 56V61", 5), safe),
        symbol(
            "take-card", card(PAPER, 4, 4), line("M18 32H58M46 20L58 32L46 44", 13, PAPER), line("M18 32H58M46 20L58 32L46 44", 6)
        ),
        symbol("turn-back", line(back, 7)),
    ]


def sheet() -> str:
    """The whole sheet."""
    small = "translate(9.5 0) scale(0.7)"
    symbols = [block(f"block-{name}", PIPS, filled(data, PAPER, small)) for name, data in BLOCKS.items()]
    symbols += [
        block(
            "block-back",
            LETTER,
            f'<rect x="9" y="9" width="46" height="46" rx="4" fill="none" stroke="{PAPER}" stroke-width="2.2"/>',
        ),
        *(symbol(f"sign-{name}", filled(data, TONE)) for name, data in BLOCKS.items()),
        symbol("sign-seen", f'<circle cx="32" cy="32" r="31" fill="{PAPER}"/>', filled(EYE + PUPIL, TONE)),
        symbol(
            "sign-escaped",
            f'<circle cx="32" cy="32" r="31" fill="{PAPER}"/>',
            f'<path d="{WAVE}" fill="none" stroke="{TONE}" stroke-width="7" {ROUND}/>',
        ),
        marker(
            "marker-diplomacy",
            PAPER,
            f'<path transform="translate(7 7) scale(0.78)" d="{LETTERS}" fill="none" stroke="{TONE}" stroke-width="4" {ROUND}/>',
        ),
        marker("marker-influence", PAPER, f'<path d="{FLAG}" fill="none" stroke="{TONE}" stroke-width="3.2" {ROUND}/>'),
        marker(
            "marker-control",
            TONE,
            f'<circle cx="32" cy="32" r="25" fill="none" stroke="{PAPER}" stroke-width="1.6"/>',
            filled(FLAG, PAPER),
        ),
        marker(
            "marker-blockade",
            PAPER,
            filled(BLOCKS["convoy"], TONE, "translate(12 9) scale(0.62)"),
            f'<path d="M13 51L51 13" fill="none" stroke="{PAPER}" stroke-width="9"/>',
            f'<path d="M13 51L51 13" fill="none" stroke="{TONE}" stroke-width="4.5" {ROUND}/>',
        ),
        *techs(),
        *effects(),
    ]
    return SHEET.format("\n".join(symbols))
