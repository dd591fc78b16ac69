"""Cut the coast of the South Atlantic out of Natural Earth's land (public domain).

    python -m tools.extract_coast [land-50m.json]

Without a file the npm package ``world-atlas`` (Natural Earth as TopoJSON) is fetched. Writes
``tools/data/south_atlantic_coast.json``: rings of [longitude, latitude] in hundredths of a degree. The maker of the
board reads that extract, so making the board again needs no network.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.natural_earth import Point, arcs, fetch, join, outlines, simplify

OUT = Path(__file__).parent / "data" / "south_atlantic_coast.json"
WEST, SOUTH, EAST, NORTH = -84.0, -57.0, 34.0, 30.0
SMALLEST_RING = 0.15  # degrees across; smaller islands cannot be seen on the board
TOLERANCE = 0.06  # degrees


def clip(ring: list[Point]) -> list[Point]:
    """The part of a ring inside the window (Sutherland and Hodgman: one side after the other)."""
    for axis, limit, sign in ((0, WEST, 1), (0, EAST, -1), (1, SOUTH, 1), (1, NORTH, -1)):
        out: list[Point] = []
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            inside_a, inside_b = (sign * (p[axis] - limit) >= 0 for p in (a, b))
            if inside_a:
                out.append(a)
            if inside_a != inside_b:
                t = (limit - a[axis]) / (b[axis] - a[axis])
                out.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        ring = out
        if not ring:
            break
    return ring


def main(arguments: list[str]) -> None:
    """Write the extract."""
    topology = json.loads(Path(arguments[0]).read_text()) if arguments else fetch("land-50m")
    lines = arcs(topology)
    rings: list[list[list[int]]] = []
    for outline in (ring for geometry in topology["objects"]["land"]["geometries"] for ring in outlines(geometry)):
        inside = clip(join(outline, lines))
        if not inside:
            continue
        width = max(max(p[i] for p in inside) - min(p[i] for p in inside) for i in (0, 1))
        if width >= SMALLEST_RING:
            rings.append([[round(x * 100), round(y * 100)] for x, y in simplify([*inside, inside[0]], TOLERANCE)[:-1]])
    rings.sort(key=len, reverse=True)
    note = (
        "Land of the South Atlantic, in hundredths of a degree, cut from Natural Earth 1:50m (public domain) by extract_coast.py."
    )
    body = ",\n".join(json.dumps(ring, separators=(",", ":")) for ring in rings)
    OUT.write_text(f'{{"note": {json.dumps(note)},\n"rings": [\n{body}\n]}}\n', encoding="utf-8")
    print(f"{OUT.name}: {len(rings)} rings, {sum(map(len, rings))} points, {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
