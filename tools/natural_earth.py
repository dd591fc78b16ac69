"""Natural Earth (public domain) as the npm package ``world-atlas`` brings it: TopoJSON, read and thinned out."""

from __future__ import annotations

import json
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any

Point = tuple[float, float]


def fetch(name: str) -> dict[str, Any]:
    """One TopoJSON file of the npm package ``world-atlas``, for instance ``land-50m``."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", "world-atlas@2.0.2"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            member = archive.extractfile(f"package/{name}.json")
            assert member is not None
            return dict(json.load(member))


def arcs(topology: dict[str, Any]) -> list[list[Point]]:
    """The shared lines. TopoJSON stores them as quantized steps."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    found: list[list[Point]] = []
    for steps in topology["arcs"]:
        x = y = 0
        arc: list[Point] = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            arc.append((x * sx + tx, y * sy + ty))
        found.append(arc)
    return found


def outlines(geometry: dict[str, Any]) -> list[list[int]]:
    """The outer rings of a geometry as lists of arc numbers; ``~i`` is arc i backwards."""
    if not geometry.get("arcs"):
        return []
    polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
    return [polygon[0] for polygon in polygons]


def join(indices: list[int], lines: list[list[Point]]) -> list[Point]:
    """A ring put together of its arcs."""
    ring: list[Point] = []
    for index in indices:
        piece = lines[index] if index >= 0 else lines[~index][::-1]
        ring.extend(piece[1:] if ring else piece)
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
