"""`vezerkar new-game`: write the skeleton of a game, a small game that can be played at once, into a checkout.

The templates in ``skeleton/`` are the files of a game called ``skeleton`` with ``.txt`` after their names, so that no tool takes
them for source. Writing a game replaces the name and drops the ``.txt``.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from vezerkar.engine import VezerkarError
from vezerkar.registry import GAMES

CHECKOUT: Final = Path(__file__).resolve().parents[3]
TEMPLATE: Final = "skeleton"
"""The name of the game in the templates, as it is, with a capital, and in capitals."""

NAME: Final = re.compile("[a-z][a-z0-9]{1,19}")
LANGUAGES: Final = ("en", "hu")

NEXT: Final = """\
Next:
  1. Register the game: add "{name}": "vezerkar.games.{name}" to GAMES in src/vezerkar/registry.py.
  2. Add rules/{name}.en.md and rules/{name}.hu.md to nav in mkdocs.yml.
  3. Play it: vezerkar play {name}
  4. Run its tests: python3 make.py test tests/{name}
  5. Change it into your game, with a coach if you like: docs/adding-a-game.md says how.\
"""


class NotWritten(VezerkarError):
    """The skeleton of a game cannot be written; the text says why."""


def new_game(name: str, checkout: Path = CHECKOUT) -> list[Path]:
    """Write the skeleton of a game into a checkout and return the paths written. Raises `NotWritten`; then nothing is written."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise NotWritten(f"{name!r} cannot be the name of a game: use 2 to 20 small letters and digits, a letter first")
    if name in GAMES:
        raise NotWritten(f"there is a game {name!r} already")
    if not (checkout / "src" / "vezerkar" / "games").is_dir():
        raise NotWritten(f"{checkout} is not a checkout of Vezérkar; name one with --checkout")
    game, tests = checkout / "src" / "vezerkar" / "games" / name, checkout / "tests" / name
    rules = {checkout / "docs" / "rules" / f"{name}.{lang}.md": game / "texts" / f"rules.{lang}.md" for lang in LANGUAGES}
    for path in (game, tests, *rules):
        if path.exists():
            raise NotWritten(f"{path} exists already; remove it or choose another name")
    for folder, target in (("game", game), ("tests", tests)):
        for template, path in templates(files("vezerkar.cli") / TEMPLATE / folder, target):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(template.read_text("utf-8"), name), "utf-8")
    for page, text in rules.items():
        page.parent.mkdir(parents=True, exist_ok=True)
        page.symlink_to(Path("..", "..", text.relative_to(checkout)))
    return [game, tests, *rules]


def templates(folder: Traversable, target: Path) -> Iterator[tuple[Traversable, Path]]:
    """Yield every template in a folder with the path it is written to."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from templates(entry, target / entry.name)
        elif entry.name.endswith(".txt"):
            yield entry, target / entry.name.removesuffix(".txt")


def renamed(text: str, name: str) -> str:
    """Return a template with the name of a game in place of its own."""
    for old, new in ((TEMPLATE, name), (TEMPLATE.capitalize(), name.capitalize()), (TEMPLATE.upper(), name.upper())):
        text = text.replace(old, new)
    return text


def write(name: str, checkout: Path | None) -> None:
    """Write the skeleton of a game and print what was written and what to do next. Raises `NotWritten`."""
    root = (checkout or CHECKOUT).resolve()
    for path in new_game(name, root):
        print(f"written: {path.relative_to(root)}")
    print(NEXT.format(name=name))
