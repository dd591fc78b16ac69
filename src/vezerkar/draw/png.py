"""From SVG to PNG with resvg, the same on every machine: an open font comes with the package, not from the system."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import as_file, files

import resvg_py

_STYLES = ("Regular", "It", "Semibold", "Bold", "BoldIt")
_FAMILY = "Source Sans Pro"
_VARIABLE = re.compile(r"var\(--[\w-]+,\s*((?:[^()]|\([^()]*\))+)\)")
_THEME = re.compile(r"\[data-theme[^\]]*\][^{}]*\{[^{}]*\}")


@cache
def _fonts() -> list[str]:
    """Paths of the font files."""
    folder = files("font_source_sans_pro") / "files"
    paths: list[str] = []
    for style in _STYLES:
        with as_file(folder / f"SourceSansPro-{style}.ttf") as path:
            paths.append(str(path))
    return paths


def svg_to_png(svg: str, width: int) -> bytes:
    """The picture as a PNG of the given width in pixels.

    resvg knows no custom properties, so each ``var(--name, fallback)`` becomes its fallback: the light theme.
    """
    plain = _VARIABLE.sub(lambda found: found[1].strip(), _THEME.sub("", svg))
    return resvg_py.svg_to_bytes(
        svg_string=plain,
        width=width,
        skip_system_fonts=True,
        font_files=_fonts(),
        font_family=_FAMILY,
        sans_serif_family=_FAMILY,
        serif_family=_FAMILY,
    )
