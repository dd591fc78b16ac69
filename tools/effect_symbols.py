"""Parts of the symbols that stand on cards for what they do: badges, cards, arrows, drawn by us.

They are read at 15 to 22 pixels, so each is one outline with at most one badge in its lower right corner. Coordinates are those
of a symbol, 64 by 64. Colours come from the place of use: ``--tone`` is the owner's, ``--paper`` its light counterpart.
"""

from __future__ import annotations

from math import cos, pi, sin

ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
TONE, PAPER = "var(--tone, currentColor)", "var(--paper, #fdfaf1)"

PLUS = "M49 41V57M41 49H57"
MINUS = "M41 49H57"
CROSS = "M43 43L55 55M55 43L43 55"
DOWN = "M49 40V57M42 50L49 57L56 50"
PLAY = "M25 19L47 32L25 45Z"
"""Lines of badges, and the triangle that says: play it."""


def symbol(name: str, *parts: str, label: str = "") -> str:
    """One symbol of a sheet; ``label`` is the middle and the height of a label in the light colour."""
    body = "\n".join(f"    {part}" for part in parts)
    room = f' data-label="{label}" data-label-fill="paper"' if label else ""
    return f'  <symbol id="{name}" viewBox="0 0 64 64"{room}>\n{body}\n  </symbol>'


def filled(data: str, fill: str = TONE, move: str = "") -> str:
    """A filled path, with holes."""
    transform = f' transform="{move}"' if move else ""
    return f'<path{transform} d="{data}" fill="{fill}" fill-rule="evenodd"/>'


def line(data: str, width: float, colour: str = TONE) -> str:
    """A line with round ends."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" {ROUND}/>'


def badge(data: str) -> str:
    """A disc in the lower right corner with a line on it."""
    disc = f'<circle cx="49" cy="49" r="14" fill="{TONE}" stroke="{PAPER}" stroke-width="2.5"/>'
    return disc + line(data, 5, PAPER)


def struck(data: str = "M9 55L55 9") -> str:
    """A thick line across what is above, clear of it by a rim of paper."""
    return line(data, 14, PAPER) + line(data, 7)


def plate(round_: bool) -> str:
    """The outline of a piece: round if it is one at sea, else square."""
    edge = f'fill="{PAPER}" stroke="{TONE}" stroke-width="4.5"'
    return f'<circle cx="30" cy="30" r="27" {edge}/>' if round_ else f'<rect x="3" y="3" width="54" height="54" rx="8" {edge}/>'


def burst(points: int = 11, inner: float = 22.5) -> str:
    """A blast, as path data."""
    radii = [(31.0 if k % 2 == 0 else inner, -pi / 2 + k * pi / points) for k in range(2 * points)]
    return "M" + "L".join(f"{32 + r * cos(a):.1f} {32 + r * sin(a):.1f}" for r, a in radii) + "Z"


def card(ground: str, x: float = 12, y: float = 4, width: float = 40, height: float = 56) -> str:
    """A card: light if it is one's own, filled if it is another's."""
    rim = TONE if ground == PAPER else PAPER
    edge = f'fill="{ground}" stroke="{rim}" stroke-width="4.5"' if ground == PAPER else f'fill="{ground}"'
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" {edge}/>'
