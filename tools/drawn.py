"""Check that a board picture is still what its maker would draw, without drawing it: drawing takes up to a quarter of a minute.

`tools/data/drawn.json` holds, for each maker, a hash of what it draws from (its own code, that of the tools it imports, the data
and texts it reads) and of the pictures it has drawn. Makers write it; a test compares.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"
FILE = TOOLS / "data" / "drawn.json"


def code(maker: str) -> set[Path]:
    """The files of a maker (``make_hunt_board``) and of all tools it imports, directly or not."""
    found: set[Path] = set()
    left = [TOOLS / f"{maker}.py"]
    while left:
        file = left.pop()
        if file in found:
            continue
        found.add(file)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                package, _, module = node.module.partition(".")
                if package == "tools":
                    left += [TOOLS / f"{name}.py" for name in ([module] if module else [alias.name for alias in node.names])]
    return found


def digest(maker: str, reads: Iterable[Path]) -> str:
    """A hash of everything a maker draws from; ``reads`` are the files it reads."""
    found = hashlib.sha256()
    for file in sorted({*code(maker), *reads}):
        found.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()


def entry(maker: str, reads: Iterable[Path], pictures: Mapping[str, str]) -> dict[str, str]:
    """Return the note on a maker: the hash of what it draws from, and of each picture."""
    return {"from": digest(maker, reads)} | {name: hashlib.sha256(text.encode()).hexdigest() for name, text in pictures.items()}


def noted(maker: str) -> dict[str, str] | None:
    """Return the note of the maker's last drawing, or None."""
    found: dict[str, str] | None = json.loads(FILE.read_text("utf-8")).get(maker) if FILE.is_file() else None
    return found


def note(maker: str, reads: Iterable[Path], pictures: Mapping[str, str]) -> None:
    """Note what a maker has drawn, and from what."""
    known = json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    known[maker] = entry(maker, reads, pictures)
    FILE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")
