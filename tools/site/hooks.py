"""Hooks of MkDocs for our pages: links into the source, labelled blocks, and scripts in files of their own.

The pages are written to be read on a code host too, so they link to files outside `docs/` and label quoted code with its file.
"""

from __future__ import annotations

import logging
import re
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
LOG: Final = logging.getLogger("mkdocs.hooks.vezerkar")

OUTSIDE: Final = re.compile(r"\[`?([^\]`]+)`?\]\(((?:\.\./)+[^)#\s]+)(?:#[^)]*)?\)")
"""A link that leads up, perhaps out of the documentation."""

LABELLED: Final = re.compile(r"^```(\w+) ([\w./-]+)$", re.MULTILINE)
"""The first line of a block of code that says which file it quotes."""

SCRIPT: Final = re.compile(r"<script>(.+?)</script>", re.DOTALL)

UNUSED: Final = ("*.map", "404.html", "sitemap.*", "tinyseg.js", "wordcut.js")
"""Files of the theme for debugging, for other servers and for languages that no page is in."""

SCRIPTS: dict[str, str] = {}
"""The scripts taken out of pages, by file name."""


def on_page_markdown(markdown: str, *, page: Any, **kwargs: Any) -> str:
    """Turn links into the source into names of files, and labels of code into titles."""
    source = Path(page.file.src_uri)

    def plain(link: re.Match[str]) -> str:
        target = (DOCS / source.parent / link[2]).resolve()
        if target.is_relative_to(DOCS):
            return link[0]
        if not target.exists():
            LOG.warning("%s links to %s, which is not there", source, link[2])
        name = target.relative_to(ROOT).as_posix()
        return f"`{name}`" if name.endswith(link[1]) else f"{link[1]} (`{name}`)"

    return LABELLED.sub(r'```\1 title="\2"', OUTSIDE.sub(plain, markdown))


def on_post_page(output: str, *, page: Any, **kwargs: Any) -> str:
    """Move the scripts of a page into files: the server's security policy allows no script inside a page."""
    return without_scripts(output, page.file.src_uri.count("/"))


def on_post_build(*, config: Any, **kwargs: Any) -> None:
    """Write the scripts that were taken out of pages, and drop what the server does not show."""
    site = Path(config["site_dir"])
    for unused in (file for pattern in UNUSED for file in site.rglob(pattern)):
        unused.unlink()
    folder = site / "assets" / "scripts"
    folder.mkdir(parents=True, exist_ok=True)
    for name, script in SCRIPTS.items():
        (folder / name).write_text(script, "utf-8")


def without_scripts(html: str, depth: int) -> str:
    """Return a page so many folders deep whose scripts stand in files named by their content."""

    def outside(found: re.Match[str]) -> str:
        name = f"{blake2b(found[1].encode(), digest_size=8).hexdigest()}.js"
        SCRIPTS[name] = found[1]
        return f'<script src="{"../" * depth}assets/scripts/{name}"></script>'

    return SCRIPT.sub(outside, html)
