"""Write the types of the protocol for the browser client, from the Python definitions of engine and protocol.

python tools/make_protocol.py           write web/src/protocol.ts
python tools/make_protocol.py --check   fail if that file is not what would be written
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from inspect import getdoc
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, ForwardRef, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from vezerkar.engine import calculator, editor, muster, position_sheet, puzzle, scene
from vezerkar.server.messages import MESSAGE_MODULES
from vezerkar.server.protocol import Request
from vezerkar.study import report_page

OF_THE_ENGINE: Final = (scene, calculator, editor, muster, position_sheet, puzzle, report_page)
TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "protocol.ts"
HEAD: Final = "// Made by tools/make_protocol.py from the Python definitions; do not edit.\n"
PLAIN: Final = {Any: "unknown", str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def shapes(module: ModuleType) -> list[type]:
    """The dataclasses and Structs a module defines, in its order; those without fields are left out."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and thing.__module__ == module.__name__]
    return [thing for thing in found if is_shape(thing) and get_type_hints(thing)]


def is_shape(thing: type) -> bool:
    """Return True if this is a class whose fields travel."""
    return is_dataclass(thing) or issubclass(thing, msgspec.Struct)


def spelled(hint: Any) -> str:
    """A Python type in TypeScript."""
    if isinstance(hint, ForwardRef):  # only JSON refers to itself
        return "unknown"
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        parts = [spelled(part) for part in inner]
        return "unknown" if "unknown" in parts else " | ".join(parts)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin is list:
        element = spelled(inner[0])
        return f"({element})[]" if " | " in element else f"{element}[]"
    if origin is tuple:
        return f"[{', '.join(spelled(part) for part in inner)}]"
    if origin is dict:
        return f"Record<string, {spelled(inner[1])}>"
    if isinstance(hint, type) and is_shape(hint):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def optional(shape: type) -> set[str]:
    """The fields a client may leave out. Answers always hold all of theirs."""
    if not issubclass(shape, Request):
        return set()
    return {field.name for field in msgspec.structs.fields(shape) if not field.required}


def interface(shape: type) -> Iterator[str]:
    """One class as an interface, line by line."""
    yield f"/** {(getdoc(shape) or '').splitlines()[0]} */"
    yield f"export interface {shape.__name__} {{"
    tag = shape.__struct_config__.tag if issubclass(shape, msgspec.Struct) else None
    if tag is not None:
        yield f'  type: "{tag}";'
    free = optional(shape)
    written = {field.name: field.encode_name for field in msgspec.structs.fields(shape)} if tag is not None else {}
    for name, hint in get_type_hints(shape).items():
        yield f"  {written.get(name, name)}{'?' if name in free else ''}: {spelled(hint)};"
    yield "}\n"


def typescript() -> str:
    """The whole file."""
    lines = [line for module in (*OF_THE_ENGINE, *MESSAGE_MODULES) for shape in shapes(module) for line in interface(shape)]
    return HEAD + "\n" + "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Write the file, or with ``--check`` compare it."""
    text = typescript()
    if arguments == ["--check"]:
        if TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is out of date: run python tools/make_protocol.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
