"""Make ``presentation/cards.svg`` of every game: the pictures of its cards, symbols of 240 by 120 units.

    python -m tools.make_card_pictures

The motifs are line drawings of our own in `tools/data/card_motifs.svg`, in one colour that the page gives them (``currentColor``)
on tinted paper. A game has those that its cards name (`Card.art`), so a motif drawn once serves several.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "tools" / "data" / "card_motifs.svg"
MOTIFS: Final = {
    "hunt": ("cruiser", "dive", "funnel", "guns", "plan", "storm", "summer", "treaty", "wireless", "battle"),
    "quartermaster": ("army", "battle", "cruiser", "dive", "guns", "march", "plan", "treaty", "wireless"),
    "triumph": ("fall", "plan", "summer", "tech", "treaty", "wireless"),
    "wg35": ("battle", "dive", "guns", "march", "plan", "storm", "treaty", "wireless"),
}
"""The motifs of each game."""


def sheet(game: str) -> str:
    """The pictures of the cards of a game."""
    drawn = dict(re.findall(r'(?s)<symbol id="art-([a-z]+)"(.*?</symbol>)', SOURCE.read_text("utf-8")))
    symbols = [f'<symbol id="art-{name}"{drawn[name]}' for name in sorted(MOTIFS[game])]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">', *symbols, "</svg>", ""])


def file_of(game: str) -> Path:
    """Return the file of the card pictures of a game."""
    return ROOT / "src" / "vezerkar" / "games" / game / "presentation" / "cards.svg"


def main() -> None:
    """Write the sheets of all games."""
    for game in MOTIFS:
        file_of(game).write_text(sheet(game), "utf-8")
        print(f"{game}: {file_of(game).stat().st_size} bytes")


if __name__ == "__main__":
    main()
