"""Make an archive of the rules of a game: ``GAME-VERSION.pyz``, a program that answers a table under these rules for ever.

    python3 -m tools.rules_archive [GAME ...] [--out FOLDER]

It takes the game with its texts, data and bots, the engine of its time, and of the server what shows a match. Python itself and
the packages ``fluent.runtime`` and ``msgspec`` come from the table that starts it. The same source makes the same bytes.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from vezerkar.registry import GAMES, game, package_of
from vezerkar.server.rules.rules_archives import DESCRIPTION, file_name
from vezerkar.server.rules.rules_calls import PROTOCOL

PROGRAM: Final = "vezerkar.server.rules.rules_worker"
MAIN: Final = """\
from {program} import main

main({game!r}, {package!r})
"""
LEFT_OUT: Final = ("__pycache__",)
SUFFIXES: Final = (".py", ".json", ".ftl", ".svg", ".md")
"""Files that an archive takes of a game's package."""
OLDEST: Final = (1980, 1, 1, 0, 0, 0)
"""The time that all files in an archive bear."""
PLAIN_FILE: Final = 0o644 << 16


def folder_of(package: str) -> Path:
    """Return the folder of a package."""
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations, f"{package} is a package"
    return Path(next(iter(spec.submodule_search_locations)))


def source_of(module: str) -> Path | None:
    """Return the source of a module; None if there is no such module (or package) with one."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return None
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin)
    if path.suffix == ".py":
        return path
    # Beside a compiled module lies its source.
    source = path.with_name(path.name.partition(".")[0] + ".py")
    return source if source.is_file() else None


@cache
def imports_of(module: str, source: str, is_package: bool) -> tuple[str, ...]:
    """Return what a module imports when it runs, each name with what might be modules of it."""
    found: list[str] = []
    for node in running(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module if is_package else module.rpartition(".")[0]
            base = resolve_name("." * node.level + (node.module or ""), package) if node.level else node.module or ""
            found += (base, *(f"{base}.{alias.name}" for alias in node.names))
    return tuple(found)


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements of a module, those within others too, without those for type checkers."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        # Statements lie in statements alone, and in the branches of `try` and `match`: expressions hold none.
        for part in ("body", "handlers", "cases", "orelse", "finalbody"):
            waiting += getattr(node, part, ())


def modules_needed(first: Iterable[str], ours: Iterable[str], without: Iterable[str]) -> dict[str, Path]:
    """Return the modules (and packages) that these need, with their sources: those of ours, without those of other games."""
    found: dict[str, Path] = {}
    waiting = list(first)
    while waiting:
        module = waiting.pop()
        parents = [module.rsplit(".", n)[0] for n in range(1, module.count(".") + 1)]
        if module in found or module.partition(".")[0] not in ours or any(belongs(module, other) for other in without):
            continue
        source = source_of(module)
        if source is None:
            continue
        found[module] = source
        waiting += parents
        waiting += imports_of(module, source.read_text(encoding="utf-8"), source.name == "__init__.py")
    return found


def belongs(module: str, package: str) -> bool:
    """Return True if a module is a package or lies in it."""
    return module == package or module.startswith(f"{package}.")


def files_below(folder: Path) -> list[Path]:
    """Return the files of a package that an archive takes."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in SUFFIXES and not set(LEFT_OUT) & set(path.relative_to(folder).parts)
    ]


def contents(name: str) -> dict[str, bytes]:
    """Return the files of the archive of a game, by their paths in it."""
    package = package_of(name)
    own = files_below(folder_of(package))
    others = [other for other in GAMES.values() if other != package]
    inside = [module_name(package, path) for path in own if path.suffix == ".py"]
    found = modules_needed([PROGRAM, *inside], {"vezerkar", package.partition(".")[0]}, others)
    files = {module_path(module, source): source for module, source in found.items()}
    for place, folder in ((package.replace(".", "/"), folder_of(package)), ("vezerkar/texts", folder_of("vezerkar") / "texts")):
        for path in files_below(folder):
            files[f"{place}/{path.relative_to(folder).as_posix()}"] = path
    made = {place: path.read_bytes() for place, path in files.items()}
    made["__main__.py"] = MAIN.format(program=PROGRAM, game=name, package=package).encode()
    told = {"game": name, "version": game(name).version, "protocol": PROTOCOL}
    made[DESCRIPTION] = (json.dumps(told, sort_keys=True) + "\n").encode()
    return made


def module_name(package: str, path: Path) -> str:
    """Return the name of a module of a package by its path."""
    parts = path.relative_to(folder_of(package)).with_suffix("").parts
    return ".".join([package, *(part for part in parts if part != "__init__")])


def module_path(module: str, source: Path) -> str:
    """Return the place of a module in the archive."""
    place = module.replace(".", "/")
    return f"{place}/__init__.py" if source.name == "__init__.py" else f"{place}.py"


def build(name: str, folder: Path) -> Path:
    """Write the archive of a game's rules, as they are now, into a folder and return its path. Raises `UnknownGame`."""
    files = contents(name)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / file_name(name, game(name).version)
    new = path.with_suffix(".new")
    with ZipFile(new, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for place in sorted(files):
            about = ZipInfo(place, OLDEST)
            about.compress_type, about.external_attr = ZIP_DEFLATED, PLAIN_FILE
            archive.writestr(about, files[place])
    # A table that looks at the folder meanwhile finds the whole archive, or none.
    new.replace(path)
    return path


def main(arguments: list[str]) -> int:
    """Make the archives of these games, or of all."""
    parser = argparse.ArgumentParser(prog="make.py archives", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of: {', '.join(GAMES)}; all of them if none is named")
    parser.add_argument("--out", type=Path, default=Path("dist/rules"), metavar="FOLDER", help="default: %(default)s")
    asked = parser.parse_args(arguments)
    for name in asked.games:
        if name not in GAMES:
            parser.error(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    for name in asked.games or GAMES:
        path = build(name, asked.out)
        print(f"{path}: {path.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
