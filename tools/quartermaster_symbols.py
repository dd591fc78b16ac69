"""The symbol sheet of Quartermaster General: pieces, markers and signs, drawn by us.

A country is told by three things, so that nobody needs the colours: its sign, a plain geometric shape; the letter the page puts on a
piece; and its team, for Axis pieces are printed light on dark and those of the Allies dark on light. Armies are square, Navies round.
Colours come from the place of use: ``--tone`` is the owner's, ``--paper`` its light counterpart.
"""

from __future__ import annotations

TONE, PAPER = "var(--tone, currentColor)", "var(--paper, #fdfaf1)"
COUNTRIES = {"germany": "axis", "uk": "allies", "japan": "axis", "ussr": "allies", "italy": "axis", "usa": "allies"}

SIGNS = {  # around (0, 0), 16 across
    "germany": "M-7.5 -7.5H7.5V7.5H-7.5ZM-3.2 -3.2V3.2H3.2V-3.2Z",
    "uk": "M0 -8.5A8.5 8.5 0 0 1 0 8.5A8.5 8.5 0 0 1 0 -8.5ZM0 -5.4A5.4 5.4 0 0 0 0 5.4A5.4 5.4 0 0 0 0 -5.4ZM0 -2.4A2.4 2.4 0 0 1 0 2.4A2.4 2.4 0 0 1 0 -2.4Z",
    "japan": "M0 -8A8 8 0 0 1 0 8A8 8 0 0 1 0 -8Z",
    "ussr": "M0 -8.5L9 7.5H-9ZM0 -1.6L-3.4 4.4H3.4Z",
    "italy": "M0 -9.5L8 0L0 9.5L-8 0ZM0 -4.2L-3.5 0L0 4.2L3.5 0Z",
    "usa": "M-9 -0.5L0 -8.5L9 -0.5V4.2L0 -3.6L-9 4.2ZM-9 7L0 -1L9 7V9.5H6L0 4L-6 9.5H-9Z",
}
"""One sign for each country, as path data; holes are cut by the even-odd rule."""

TANK = (
    "M14.5 55A7.2 7.2 0 0 1 14.5 40.6H47.5A7.2 7.2 0 0 1 47.5 55Z"
    "M15.5 44.6A3.2 3.2 0 0 0 15.5 51A3.2 3.2 0 0 0 15.5 44.6ZM31 44.6A3.2 3.2 0 0 0 31 51A3.2 3.2 0 0 0 31 44.6Z"
    "M46.5 44.6A3.2 3.2 0 0 0 46.5 51A3.2 3.2 0 0 0 46.5 44.6Z"
    "M9.5 39.2L14 34.2H49L54 39.2Z"
    "M19.5 33L21 27.6Q21.5 26 23.2 26H36.8Q38.4 26 39 27.4L40 29H57.5V31.6H40.6L40.8 33Z"
)
SHIP = (
    "M8.5 42.6H56L50.5 52.2H14.5Z"
    "M12.5 41.4V38H18.4V36.6L11.5 35.4V33.8L19.8 34.6H24V41.4Z"
    "M25.2 41.4V34H28.4V28.6H31.2V25H32.6V28.6H35.4V34H36.6V31.2H41V41.4Z"
    "M42.2 41.4V38H44.6V35.2H48.2L55.6 33.8V35.4L49.6 36.8V38H51.6V41.4Z"
)
STAR = "M0 -10L2.4 -3.2L9.5 -3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5 -3.1L-2.4 -3.2Z"

SHEET = """<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">
  <!-- Pictograms of Quartermaster General, made by tools/make_qmg_board.py. Colours come from the place of use: the custom
       property "tone" (else currentColor) is the owner's colour, "paper" the light counterpart; both must contrast. -->
{}
</svg>
"""


def symbol(name: str, *parts: str) -> str:
    """One symbol of the sheet."""
    body = "\n".join(f"    {part}" for part in parts)
    return f'  <symbol id="{name}" viewBox="0 0 64 64">\n{body}\n  </symbol>'


def shape(data: str, fill: str, move: str = "") -> str:
    """A filled path, with holes."""
    return f'<path{f" transform={move!r}".replace(chr(39), chr(34)) if move else ""} d="{data}" fill="{fill}" fill-rule="evenodd"/>'


def piece(kind: str, country: str) -> str:
    """An Army or a Navy."""
    ground, ink = (TONE, PAPER) if COUNTRIES[country] == "axis" else (PAPER, TONE)
    inner = f'fill="none" stroke="{PAPER if ground == TONE else TONE}" stroke-width="1.4"'
    if kind == "army":
        plate = f'<rect class="plate" x="3" y="3" width="58" height="58" rx="8" fill="{ground}" stroke="{TONE}" stroke-width="3.5"/>'
        rim = f'<rect x="6.6" y="6.6" width="50.8" height="50.8" rx="5" {inner}/>' if ground == TONE else ""
        return symbol(f"army-{country}", plate, rim, shape(TANK, ink, "translate(3 4) scale(0.9)"), shape(SIGNS[country], ink, "translate(32 16) scale(0.88)"))
    plate = f'<circle class="plate" cx="32" cy="32" r="29.5" fill="{ground}" stroke="{TONE}" stroke-width="3.5"/>'
    rim = f'<circle cx="32" cy="32" r="26" {inner}/>' if ground == TONE else ""
    return symbol(
        f"navy-{country}", plate, rim, shape(SHIP, ink, "translate(4.2 5.6) scale(0.87)"), shape(SIGNS[country], ink, "translate(32 15) scale(0.84)")
    )


def flag(country: str) -> str:
    """A pennant with the sign of a country."""
    return symbol(
        f"flag-{country}",
        f'<path d="M10 4V61" fill="none" stroke="{TONE}" stroke-width="4.5" stroke-linecap="round"/>',
        f'<path d="M12 8H58L50 23.5L58 39H12Z" fill="{TONE}" stroke="{PAPER}" stroke-width="1.5"/>',
        shape(SIGNS[country], PAPER, "translate(30 23.5) scale(1.2)"),
    )


def marker(name: str, *glyph: str) -> str:
    """A supply marker: a star on a disc, with what tells it from the other one."""
    return symbol(
        f"marker-{name}",
        f'<circle class="plate" cx="32" cy="32" r="28.5" fill="{PAPER}" stroke="{TONE}" stroke-width="3.5"/>',
        shape(STAR, TONE, "translate(32 24.5) scale(1.75)"),
        *glyph,
    )


def sheet() -> str:
    """The whole sheet."""
    symbols = [piece(kind, country) for country in COUNTRIES for kind in ("army", "navy")]
    symbols += [flag(country) for country in COUNTRIES]
    symbols += [symbol(f"sign-{country}", shape(SIGNS[country], TONE, "translate(32 32) scale(3)")) for country in COUNTRIES]
    symbols += [
        marker("canada", shape("M21 46L26 42.5L32 39L38 42.5L43 46L38.5 47L40 51L33.2 49.5V55H30.8V49.5L24 51L25.5 47Z", TONE)),
        marker("szechuan", shape("M10.5 47.5Q21 41 32 46.5Q43 41 53.5 47.5Q43 46 36 50.5L32 55L28 50.5Q21 46 10.5 47.5Z", TONE)),
        symbol("star", shape(STAR, TONE, "translate(32 33) scale(3)")),
        symbol(
            "shield",
            f'<path class="plate" d="M32 3C39.5 8 48 10.5 57 11V31C57 46 47 56 32 61.5C17 56 7 46 7 31V11C16 10.5 24.5 8 32 3Z" '
            f'fill="{TONE}" stroke="{PAPER}" stroke-width="3"/>',
            f'<path d="M19.5 32.5L28.5 41.5L45 22.5" fill="none" stroke="{PAPER}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>',
        ),
        symbol(
            "card-back",
            f'<rect class="plate" x="11" y="3" width="42" height="58" rx="5" fill="{TONE}" stroke="{PAPER}" stroke-width="2"/>',
            f'<rect x="15.5" y="7.5" width="33" height="49" rx="2.5" fill="none" stroke="{PAPER}" stroke-width="1.2"/>',
            f'<path d="M15.5 19.5L27.5 7.5M15.5 31.5L39.5 7.5M15.5 43.5L48.5 10.5M15.5 55.5L48.5 22.5M26.5 56.5L48.5 34.5M38.5 56.5L48.5 46.5" '
            f'fill="none" stroke="{PAPER}" stroke-width="1" opacity="0.45"/>',
            f'<circle cx="32" cy="32" r="11.5" fill="{TONE}" stroke="{PAPER}" stroke-width="1.2"/>',
            shape("M32 22.5L40 27V37L32 41.5L24 37V27ZM32 26.3L27.2 29V35L32 37.7L36.8 35V29Z", PAPER),
        ),
        symbol(
            "victory",
            f'<circle class="plate" cx="32" cy="32" r="28.5" fill="{TONE}" stroke="{PAPER}" stroke-width="2.5"/>',
            f'<circle cx="32" cy="32" r="24" fill="none" stroke="{PAPER}" stroke-width="1.4"/>',
            f'<path d="M20 21L32 45L44 21" fill="none" stroke="{PAPER}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>',
        ),
    ]
    return SHEET.format("\n".join(symbols))
