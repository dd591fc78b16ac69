"""The symbol sheet of Triumph & Tragedy: the signs of the blocks and the markers, drawn by us.

Colours come from the place of use: ``--tone`` is the owner's, ``--paper`` its light counterpart. Every sign is an outline of its
own, so nobody needs the colours to tell the types.
"""

from __future__ import annotations

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
TONE, PAPER = "var(--tone, currentColor)", "var(--paper, #fdfaf1)"

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


def symbol(name: str, *parts: str) -> str:
    """One symbol of the sheet."""
    body = "\n".join(f"    {part}" for part in parts)
    return f'  <symbol id="{name}" viewBox="0 0 64 64">\n{body}\n  </symbol>'


def shape(data: str, fill: str, move: str = "") -> str:
    """A filled path, with holes."""
    transform = f' transform="{move}"' if move else ""
    return f'<path{transform} d="{data}" fill="{fill}" fill-rule="evenodd"/>'


FLAG = "M20 12V52H24V36H48L42 25L48 14H24V12Z"


def block(name: str, *glyph: str) -> str:
    """A block lying on the board, seen by whoever may see its face."""
    return symbol(
        name,
        f'<rect class="plate" x="2.5" y="2.5" width="59" height="59" rx="7" fill="{TONE}" stroke="{PAPER}" stroke-width="2.5"/>',
        *glyph,
    )


def marker(name: str, ground: str, *glyph: str) -> str:
    """A round marker."""
    disc = f'<circle class="plate" cx="32" cy="32" r="28.5" fill="{ground}" stroke="{TONE}" stroke-width="3.5"/>'
    return symbol(name, disc, *glyph)


def sheet() -> str:
    """The whole sheet."""
    small = "translate(6.4 6.4) scale(0.8)"
    symbols = [block(f"block-{name}", shape(data, PAPER, small)) for name, data in BLOCKS.items()]
    symbols += [
        block("block-back", f'<rect x="9" y="9" width="46" height="46" rx="4" fill="none" stroke="{PAPER}" stroke-width="2.2"/>'),
        *(symbol(f"sign-{name}", shape(data, TONE)) for name, data in BLOCKS.items()),
        marker("marker-influence", PAPER, f'<path d="{FLAG}" fill="none" stroke="{TONE}" stroke-width="3.2" {ROUND}/>'),
        marker(
            "marker-control",
            TONE,
            f'<circle cx="32" cy="32" r="25" fill="none" stroke="{PAPER}" stroke-width="1.6"/>',
            shape(FLAG, PAPER),
        ),
        marker(
            "marker-blockade",
            PAPER,
            shape(BLOCKS["convoy"], TONE, "translate(12 9) scale(0.62)"),
            f'<path d="M13 51L51 13" fill="none" stroke="{PAPER}" stroke-width="9"/>',
            f'<path d="M13 51L51 13" fill="none" stroke="{TONE}" stroke-width="4.5" {ROUND}/>',
        ),
    ]
    return SHEET.format("\n".join(symbols))
