"""Draw what the cards of The Hunt do into its symbol sheet: one symbol for each kind of effect, drawn by us.

    python -m tools.hunt_symbols

The sheet's other symbols, pieces and dice, are drawn by hand; these stand between two comments at its end. What is one's own
doing is an outline; what falls on the other side, or on everybody, is struck or filled.
"""

from __future__ import annotations

import re
from pathlib import Path

from tools.effect_symbols import CROSS, DOWN, MINUS, PAPER, PLUS, TONE, badge, burst, card, filled, line, struck, symbol

FILE = Path(__file__).resolve().parent.parent / "src" / "vezerkar" / "games" / "hunt" / "presentation" / "symbols.svg"

FROM, TO = "  <!-- What cards do, made by tools/hunt_symbols.py: -->\n", "  <!-- So much for cards. -->\n"

SHIP = "M4 33H56L49 46H14Z M17 30.5V24H25V14H29V10H32V14H35V24H45V30.5Z"
CARGO_SHIP = "M3 28L8 32H47L56 27L51 46H11Z M10 28V22H20V28Z M24 28V14H36V28Z M40 28V22H47V28Z"
WAVES = "M5 55Q12 49 19 55T33 55T47 55T59 54"
AHEAD = "M42 8H58M51 1L58 8L51 15"
LENS = "M44.5 25A18.5 18.5 0 1 1 7.5 25A18.5 18.5 0 1 1 44.5 25Z"
TRACE = "M8 22Q16 14 24 22T40 22T56 22M8 36Q16 28 24 36T40 36M14 50Q20 44 26 50"
PLANE = "M32 3C36 3 37 8 37 14V20L60 26V34L37 33L35 48L44 53V59L32 57L20 59V53L29 48L27 33L4 34V26L27 20V14C27 8 28 3 32 3Z"
CLOUD = "M18 32A11 11 0 0 1 17 10.5A15 15 0 0 1 45 12A10.5 10.5 0 0 1 47 32Z"
BOLT = "M35 28L22 47H32L27 62L45 40H35L41 28Z"
PENNANT = "M10 4V60M10 8H50L39 20L50 32H10"
EYE = "M12 33Q32 13 52 33Q32 53 12 33Z"
COIN = "M54 26A26 22 0 1 1 2 26A26 22 0 1 1 54 26Z"


def lens() -> str:
    """A dark magnifier, which Searches are told by; the light one is that of Intelligence."""
    return filled(LENS) + line("M40 40L56 56", 9) + line("M15 27Q20.5 20 26 27T37 27", 5, PAPER)


def symbols() -> list[str]:
    """The symbols of what cards do."""
    pennant = line(PENNANT, 5)
    return [
        symbol("bank-point", filled(COIN), line("M28 15V37M18 26H38", 5, PAPER), line("M6 46Q28 64 52 46", 5)),
        symbol("move-ship", filled(SHIP, move="translate(0 6)"), line(WAVES, 5, PAPER), line(WAVES, 4), line(AHEAD, 6)),
        symbol(
            "move-freighter", filled(CARGO_SHIP, move="translate(0 6)"), line(WAVES, 5, PAPER), line(WAVES, 4), line(AHEAD, 6)
        ),
        symbol("search", lens()),
        symbol("search-fails", lens(), struck()),
        symbol("duel-bonus", filled(burst()), badge(PLUS)),
        symbol("add-clue", line(TRACE, 6), badge(PLUS)),
        symbol("remove-clue", line(TRACE, 6), badge(CROSS)),
        symbol("lower-reserve", pennant, badge(MINUS)),
        symbol("advance-force", pennant, badge("M42 49H56M50 43L56 49L50 55")),
        symbol("lower-plane", filled(PLANE), badge(DOWN)),
        symbol("storm", filled(CLOUD), filled(BOLT)),
        symbol("stop-card", card(TONE), struck()),
        symbol(
            "see-hand",
            card(PAPER, 4, 4, 40, 56),
            f'<path d="{EYE}" fill="{PAPER}" stroke="{TONE}" stroke-width="5"/>',
            f'<circle cx="32" cy="33" r="7" fill="{TONE}"/>',
        ),
        symbol("scuttle", filled(SHIP, move="rotate(38 32 32) translate(4 -4)"), line(WAVES, 10, PAPER), line(WAVES, 5)),
    ]


def sheet(old: str) -> str:
    """Return a sheet with these symbols in their place."""
    part = FROM + "".join(f"{one}\n" for one in symbols()) + TO
    return re.sub(re.escape(FROM) + ".*" + re.escape(TO), lambda found: part, old, flags=re.DOTALL)


if __name__ == "__main__":
    FILE.write_text(sheet(FILE.read_text("utf-8")), "utf-8")
