"""Write what follows from the declarations of the games: a part of ``state.py``, all of ``events.py``, tables of the data page.

`python3 make.py declare` writes, ``--check`` only compares. A game takes part as far as its ``declarations/`` have
``attributes.py`` and ``event_kinds.py``; see docs/adding-a-game.md.
"""

from __future__ import annotations

import ast
import builtins
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from vezerkar.engine import declare
from vezerkar.engine.roles import ROLES

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = "src/vezerkar/games"
DECLARATIONS: Final = "declarations"
DATA_PAGES: Final = {
    "hunt": "docs/data-of-the-hunt.md",
    "quartermaster": "docs/data-of-quartermaster.md",
    "triumph": "docs/data-of-triumph.md",
    "wg35": "docs/data-of-wg35.md",
}
"""The pages that have tables of the declarations of a game."""

STATE_BEGIN: Final = "    # --- written by tools/declare.py from declarations/attributes.py"
STATE_END: Final = "    # --- end of what is written"
PART_BEGIN: Final = "    # --- written by tools/declare.py from declarations/parts.py"
PART_END: Final = "    # --- end of this written part"
PAGE_BEGIN: Final = "<!-- {}: written by tools/declare.py -->"
PAGE_END: Final = "<!-- end of what is written -->"
EVENTS: Final = '"""Events that rules report. Written by tools/declare.py from declarations/event_kinds.py: change that file."""'

ENGINE: Final = {"BIT": "vezerkar.engine.bit_sets", "names_of": "vezerkar.engine.bit_sets", "Datum": "vezerkar.engine.event"}
"""Names that written source needs besides those that the declarations name, with their modules."""


class NotWritable(Exception):
    """A declaration from which no source can be written; the text says why."""


class Stub(ModuleType):
    """Stands for ``events.py`` while declarations are read: what was written before may be missing, or wrong."""

    ROLES: dict[str, dict[str, str]] = {}  # noqa: RUF012 - names of the written module
    LEVELS: dict[str, int] = {}  # noqa: RUF012

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *_: None


# --- state.py, and the classes of what lies in a State ---------------------------------------------------------------


def copied(one: declare.Attribute) -> str:
    """The expression for a copy that shares nothing changeable."""
    here = f"self.{one.name}"
    if one.copied:
        return one.copied.format(here)
    inner = one.type.removesuffix(" | None")
    plain = r"(int|bool|str|tuple\[.*\])"
    if isinstance(one.kind, declare.Shared) or re.fullmatch(plain, inner):
        return here
    if inner != one.type:
        return f"None if {here} is None else {here}.clone()"
    if one.type.startswith("list[list["):
        return f"[own.copy() for own in {here}]"
    if re.fullmatch(rf"(list|set)\[{plain}\]|dict\[.*, {plain}\]", one.type):
        return f"{here}.copy()"
    if one.type.startswith("list["):
        return f"[own.clone() for own in {here}]"
    return f"{here}.clone()"


def slots_part(found: Sequence[declare.Attribute]) -> list[str]:
    """Slots and types."""
    return [
        "    __slots__ = (",
        *(f'        "{name}",' for name in sorted(one.name for one in found)),
        "    )",
        "",
        *(f"    {one.name}: {one.type}" for one in found),
        "",
    ]


def state_part(owner: str, begin: str, found: tuple[declare.Attribute, ...]) -> list[str]:
    """Slots, types, the beginning and the copy."""
    found = tuple(one for one in found if not one.inherited)
    arguments = "".join(f", {one.name}: {one.type}" for one in found if not one.initial)
    return [
        *slots_part(found),
        f"    def {begin}(self, dice: Dice{arguments}) -> None:",
        '        """Set every attribute as at the beginning of a game."""',
        "        self.begin(dice)",
        *(f"        self.{one.name} = {one.initial or one.name}" for one in found),
        "",
        f"    def clone(self) -> {owner}:",
        f"        other = {owner}()",
        "        self.copy_base(other)",
        *(f"        other.{one.name} = {copied(one)}" for one in found),
        "        return other",
        "",
    ]


def class_part(part: declare.Written) -> list[str]:
    """The same for a class of things in a State, which begin with ``__init__``."""
    types = {one.name: one.type for one in part.declared}
    later = [one for one in part.declared if one.initial]
    if sorted(part.takes) != sorted(one.name for one in part.declared if not one.initial):
        raise NotWritable(f"{part.owner} must take just the attributes that have no initial value, not {', '.join(part.takes)}")
    return [
        *slots_part(part.declared),
        f"    def __init__(self, {', '.join(f'{name}: {types[name]}' for name in part.takes)}) -> None:",
        *(f"        self.{name} = {name}" for name in part.takes),
        *(f"        self.{one.name} = {one.initial}" for one in later),
        "",
        f"    def clone(self) -> {part.owner}:",
        '        """An equal one that shares nothing changeable."""',
        f"        other = {part.owner}({', '.join(f'self.{name}' for name in part.takes)})",
        *(f"        other.{one.name} = {copied(one)}" for one in later),
        "        return other",
        "",
    ]


def state_class(tree: ast.Module) -> str:
    """The class of a ``state.py`` that derives from the engine's State."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "State" for base in node.bases):
            return node.name
    raise NotWritable("state.py has no class that derives from State")


def check_marks(file: str, text: str, begin: str, end: str) -> None:
    """Raise `NotWritable` if a module does not say where the part that is written begins and ends."""
    if text.count(begin) != 1 or text.count(end) != 1:
        raise NotWritable(f"{file} needs two lines, {begin.strip()!r} and {end.strip()!r}")


def between(file: str, text: str, begin: str, end: str, part: list[str], declared: Path) -> str:
    """A module with the part that is written brought up to date. ``declared`` is where it is declared."""
    before, rest = text.split(begin)
    # The formatter wants no line between a comment and what follows it.
    written = f"{before}{begin}\n" + "\n".join(part) + f"\n{end}{rest.split(end)[1]}"
    tree = ast.parse(written)
    missing = free_names(tree) - set(imports_of(tree)) - {name for node in tree.body for name in defined(node)}
    if missing:
        sources = imports_of(ast.parse(declared.read_text("utf-8")))
        hints = "; ".join(f"from {sources.get(name, '?')} import {name}" for name in sorted(missing))
        raise NotWritable(f"{file} must import what initial values need: {hints}")
    return written


def state_file(game: str, text: str, found: tuple[declare.Attribute, ...]) -> str:
    """``state.py`` with the part that is written brought up to date."""
    file, declared = f"state.py of {game}", ROOT / GAMES / game / DECLARATIONS / "attributes.py"
    check_marks(file, text, STATE_BEGIN, STATE_END)
    part = state_part(state_class(ast.parse(text)), f"begin_{game}", found)
    return between(file, text, STATE_BEGIN, STATE_END, part, declared)


def class_file(game: str, text: str, part: declare.Written) -> str:
    """The module of a class of things in a State, with the part that is written brought up to date."""
    file, declared = f"{part.file} of {game}", ROOT / GAMES / game / DECLARATIONS / "parts.py"
    check_marks(file, text, PART_BEGIN, PART_END)
    return between(file, text, PART_BEGIN, PART_END, class_part(part), declared)


# --- events.py -------------------------------------------------------------------------------------------------------


def event_part(kind: declare.EventKind) -> list[str]:
    """One function that tells the listeners, if there are any."""
    fields = [one for one in ordered(kind) if not one.optional]
    data = ", ".join(f'"{one.name}": {one.kind.code(one.variable)}' for one in fields)
    optional = [one for one in kind.fields if one.optional]
    seats = f", {kind.seats}" if kind.seats else ""
    arguments = ", ".join([f"s: {kind.state}", *[f"{name}: {type_}" for name, type_ in kind.arguments]])
    lines = [f"        {name} = {value}" for name, value in kind.computed]
    if optional:
        lines.append(f"        data: dict[str, Datum] = {{{data}}}")
        for one in optional:
            lines.append(f"        if {one.variable} is not None:")
            lines.append(f'            data["{one.name}"] = {one.kind.code(one.variable)}')
    return [
        "",
        "",
        f"def {kind.function}({arguments}) -> None:",
        *docstring(kind.meaning),
        "    if s.sink is not None:",
        *lines,
        f'        s.emit("{kind.name}", {"data" if optional else f"{{{data}}}"}{seats})',
    ]


def docstring(text: str) -> list[str]:
    """The lines of a docstring."""
    first, *rest = text.splitlines() or [""]
    return [f'    """{first}', *[f"    {line}".rstrip() for line in rest], '    """'] if rest else [f'    """{first}"""']


def events_file(game: str, kinds: tuple[declare.EventKind, ...]) -> str:
    """The whole module."""
    for kind in kinds:
        for one in kind.fields:
            if one.kind.role and one.kind.role not in ROLES:
                raise NotWritable(f"the event {kind.name} of {game}: there is no role {one.kind.role!r}")
    body = [line for kind in kinds for line in event_part(kind)]
    roles = [f'    "{k.name}": {{{", ".join(f"{one.name!r}: {one.kind.role!r}" for one in ordered(k))}}},' for k in kinds]
    levels = [f'    "{k.name}": {k.level},' for k in kinds if k.level]
    draws = [f'    "{k.name}": "{k.draws}",' for k in kinds if k.draws]
    reveals = [f'    "{k.name}",' for k in kinds if k.reveals]
    known = sources(game) | ENGINE
    functions = {kind.function for kind in kinds}
    needed = free_names(ast.parse("\n".join(body))) - functions
    for name in sorted(needed):
        if name not in known:
            raise NotWritable(
                f"events.py of {game} needs {name}, which no module has that kinds.py or event_kinds.py imports from"
            )
    return "\n".join(
        [
            EVENTS,
            "",
            "from __future__ import annotations",
            "",
            "from typing import Final",
            "",
            *[f"from {known[name]} import {name}" for name in sorted(needed)],
            "",
            "ROLES: Final[dict[str, dict[str, str]]] = {",
            *roles,
            "}",
            '"""Of every kind of event the fields and their roles."""',
            "",
            "LEVELS: Final[dict[str, int]] = {",
            *levels,
            "}",
            '"""The kinds of events that are no headlines in the log, with their level."""',
            "",
            "DRAWS: Final[dict[str, str]] = {",
            *draws,
            "}",
            '"""The kinds of events with which a seat draws cards, and the field with these cards or their number."""',
            "",
            "REVEALS: Final[tuple[str, ...]] = (",
            *reveals,
            ")",
            '"""The kinds of events with which somebody learns what was hidden."""',
            *body,
            "",
        ]
    )


def sources(game: str) -> dict[str, str]:
    """The names that written events can need, and from where; what declares is not among them."""
    known: dict[str, str] = {}
    for name in ("kinds.py", "event_kinds.py"):
        known |= imports_of(ast.parse((ROOT / GAMES / game / DECLARATIONS / name).read_text("utf-8")))
    known = {name: module for name, module in known.items() if module != declare.__name__}
    for module in sorted(set(known.values())):
        known |= {name: module for name in own_names(module) if name not in known}
    return known


def ordered(kind: declare.EventKind) -> list[declare.EventField]:
    """The fields of an event as they are told: a move from where to where."""
    return sorted(kind.fields, key=lambda one: one.name != "from")


# --- the page of data ------------------------------------------------------------------------------------------------


def cell(text: str) -> str:
    """A text as a cell of a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def state_table(found: tuple[declare.Attribute, ...]) -> list[str]:
    """The fields of the ``state`` of a position."""
    lines = ["| field | what it holds | meaning | known to |", "|---|---|---|---|"]
    for one in found:
        if one.written:
            key = f"`{one.group.key}`.\\*.`{one.key}`" if one.group else f"`{one.key}`"
            known = " ".join(one.secret) if one.secret is not None else ""
            lines.append(f"| {key} | {cell(one.kind.words())} | {cell(one.meaning.replace('``', '`'))} | {known} |")
    return lines


def event_table(kinds: tuple[declare.EventKind, ...]) -> list[str]:
    """The kinds of events."""
    lines = ["| event | meaning | fields and their roles | known to |", "|---|---|---|---|"]
    for kind in kinds:
        fields = ", ".join(f"`{one.name}`{f' {one.kind.role}' if one.kind.role else ''}" for one in ordered(kind))
        known = kind.seats.replace("BIT[", "").replace("]", "").replace("~", "all but ").replace(" | ", ", ").lower()
        lines.append(f"| `{kind.name}` | {cell(kind.meaning.splitlines()[0])} | {fields} | {known} |")
    return lines


def page(text: str, tables: dict[str, list[str]]) -> str:
    """A page of data with its tables brought up to date."""
    for name, lines in tables.items():
        begin = PAGE_BEGIN.format(name)
        if begin not in text:
            raise NotWritable(f"the page of data needs the lines {begin!r} and {PAGE_END!r}")
        before, rest = text.split(begin, 1)
        text = before + begin + "\n\n" + "\n".join(lines) + "\n\n" + PAGE_END + rest.split(PAGE_END, 1)[1]
    return text


# --- names -----------------------------------------------------------------------------------------------------------


def imports_of(tree: ast.Module) -> dict[str, str]:
    """The names that a module imports from others, and from where."""
    lines = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module != "__future__"]
    return {alias.asname or alias.name: node.module or "" for node in lines for alias in node.names}


def defined(node: ast.stmt) -> list[str]:
    """The names that a line of a module defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def own_names(module: str) -> list[str]:
    """The names that a module of ours defines itself."""
    source = import_module(module).__file__ if module.startswith("vezerkar.") else None
    if source is None or not source.endswith(".py"):
        return []
    return [name for node in ast.parse(Path(source).read_text("utf-8")).body for name in defined(node)]


def free_names(tree: ast.Module) -> set[str]:
    """The names that functions of a module use and do not bind themselves, those of Python left out."""
    found: set[str] = set()
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        arguments = {argument.arg for argument in function.args.args}
        names = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
        bound = {node.id for node in names if isinstance(node.ctx, ast.Store)}
        found |= {node.id for node in names} - arguments - bound
    return found - set(dir(builtins))


# --- all of it -------------------------------------------------------------------------------------------------------


def formatted(file: Path, source: str) -> str:
    """The source as our formatter leaves it."""
    for command in (["check", "--quiet", "--fix", "--select", "I,RUF022,Q", "--exit-zero"], ["format", "--quiet"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--no-cache", "--stdin-filename", str(file), "-"]
        source = subprocess.run(ruff, input=source, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return source


def wanted(game: str) -> dict[Path, str]:
    """The files of a game in which something is written, as they should be."""
    folder = ROOT / GAMES / game
    declarations = folder / DECLARATIONS
    package = f"vezerkar.games.{game}"
    found: dict[Path, str] = {}
    tables: dict[str, list[str]] = {}
    if (declarations / "event_kinds.py").is_file():
        sys.modules[f"{package}.events"] = Stub(f"{package}.events")
        kinds = declare.event_kinds(import_module(f"{package}.{DECLARATIONS}.event_kinds"))
        found[folder / "events.py"] = formatted(folder / "events.py", events_file(game, kinds))
        tables["events"] = event_table(kinds)
    if (declarations / "attributes.py").is_file():
        attributes = import_module(f"{package}.{DECLARATIONS}.attributes").ATTRIBUTES
        state = folder / "state.py"
        found[state] = formatted(state, state_file(game, state.read_text("utf-8"), attributes))
        tables["state"] = state_table(attributes)
    if (declarations / "parts.py").is_file():
        for part in getattr(import_module(f"{package}.{DECLARATIONS}.parts"), "WRITTEN", ()):
            file = folder / part.file
            found[file] = formatted(file, class_file(game, found.get(file) or file.read_text("utf-8"), part))
    if game in DATA_PAGES:
        data = ROOT / DATA_PAGES[game]
        found[data] = page(data.read_text("utf-8"), tables)
    return found


def main(arguments: list[str]) -> int:
    """Bring the written source up to date, or say what is not."""
    check = "--check" in arguments
    status = 0
    for folder in sorted((ROOT / GAMES).iterdir()):
        try:
            files = wanted(folder.name) if (folder / DECLARATIONS / "kinds.py").is_file() else {}
        except NotWritable as error:
            print(error, file=sys.stderr)
            return 1
        for file, source in files.items():
            if file.is_file() and file.read_text("utf-8") == source:
                continue
            print(("not up to date (python3 make.py declare): " if check else "written: ") + str(file.relative_to(ROOT)))
            status = int(check)
            if not check:
                file.write_text(source, "utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
