"""Cut the countries of the world out of Natural Earth (public domain), thinned out for a small map.

    python -m tools.extract_world [countries-50m.json]

Without a file the npm package ``world-atlas`` is fetched. Writes ``tools/data/world.json``: lines of [longitude,
latitude] in hundredths of a degree, and for each country its outer rings as numbers of lines (``~i``: line i backwards).
Lines are shared by neighbours, so thinned out they still fit. The maker of a world map reads that extract and needs no network.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.natural_earth import arcs, fetch, join, outlines, simplify

OUT = Path(__file__).parent / "data" / "world.json"
SMALLEST_RING = 0.8  # degrees across; smaller islands cannot be seen on a map of the world
TOLERANCE = 0.12  # degrees
LEFT_OUT = ("Antarctica", "Greenland", "Fr. S. Antarctic Lands")


def main(arguments: list[str]) -> None:
    """Write the extract."""
    topology = json.loads(Path(arguments[0]).read_text()) if arguments else fetch("countries-50m")
    lines = arcs(topology)
    kept: dict[int, list[list[int]]] = {}
    number: dict[int, int] = {}
    countries: dict[str, list[list[int]]] = {}
    for geometry in topology["objects"]["countries"]["geometries"]:
        name = geometry["properties"]["name"]
        for ring in outlines(geometry):
            points = join(ring, lines)
            width = max(max(p[i] for p in points) - min(p[i] for p in points) for i in (0, 1))
            if width < SMALLEST_RING or name in LEFT_OUT:
                continue
            for index in ring:
                arc = index if index >= 0 else ~index
                number.setdefault(arc, len(number))
                kept[number[arc]] = [[round(x * 100), round(y * 100)] for x, y in simplify(lines[arc], TOLERANCE)]
            countries.setdefault(name, []).append([number[i] if i >= 0 else ~number[~i] for i in ring])
    note = "Countries in hundredths of a degree, cut from Natural Earth 1:50m (public domain) by extract_world.py."
    body = ",\n".join(json.dumps(kept[i], separators=(",", ":")) for i in range(len(kept)))
    rings = ",\n".join(f"{json.dumps(k, ensure_ascii=False)}: {json.dumps(v, separators=(',', ':'))}" for k, v in sorted(countries.items()))
    OUT.write_text(f'{{"note": {json.dumps(note)},\n"lines": [\n{body}\n],\n"countries": {{\n{rings}\n}}}}\n', encoding="utf-8")
    print(f"{OUT.name}: {len(countries)} countries, {sum(map(len, kept.values()))} points, {OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
