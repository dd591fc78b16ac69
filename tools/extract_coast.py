"""Cut the coast of the South Atlantic out of Natural Earth's land (public domain).

    python tools/extract_coast.py [land-50m.json]

Without a file the npm package ``world-atlas`` (Natural Earth as TopoJSON) is fetched. Writes
``tools/data/south_atlantic_coast.json``: rings of [longitude, latitude] in hundredths of a degree. The maker of the
board reads that extract, so making the board again needs no network.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

Point = tuple[float, float]

OUT = Path(__file__).parent / "data" / "south_atlantic_coast.json"
WEST, SOUTH, EAST, NORTH = -84.0, -57.0, 34.0, 30.0
SMALLEST_RING = 0.15  # degrees across; smaller islands cannot be seen on the board
TOLERANCE = 0.06  # degrees


def fetch() -> dict[str, Any]:
    """The TopoJSON land of the npm package ``world-atlas``."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", "world-atlas@2.0.2"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            member = archive.extractfile("package/land-50m.json")
            assert member is not None
            return dict(json.load(member))


def decode(topology: dict[str, Any]) -> list[list[Point]]:
    """Outer rings of all land polygons. TopoJSON stores shared arcs as quantized steps; ``~i`` is arc i backwards."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[list[Point]] = []
    for steps in topology["arcs"]:
        x = y = 0
        arc: list[Point] = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            arc.append((x * sx + tx, y * sy + ty))
        arcs.append(arc)
    rings: list[list[Point]] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for polygon in polygons:
            ring: list[Point] = []
            for index in polygon[0]:
                piece = arcs[index] if index >= 0 else arcs[~index][::-1]
                ring.extend(piece[1:] if ring else piece)
            rings.append(ring)
    return rings


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


def simplify(line: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker: drop points that lie within the tolerance of the line without them."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    far, at = 0.0, 0
    for i, (x, y) in enumerate(line[1:-1], 1):
        if length:
            off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
        else:
            off = ((x - ax) ** 2 + (y - ay) ** 2) ** 0.5
        if off > far:
            far, at = off, i
    if far <= tolerance:
        return [line[0], line[-1]]
    return simplify(line[: at + 1], tolerance)[:-1] + simplify(line[at:], tolerance)


def main(arguments: list[str]) -> None:
    """Write the extract."""
    topology = json.loads(Path(arguments[0]).read_text()) if arguments else fetch()
    rings: list[list[list[int]]] = []
    for ring in decode(topology):
        inside = clip(ring)
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
