"""JSON read as one type. What is wrong with it is said together with the values that are allowed there."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from vezerkar.server.http.api_errors import ApiError

T = TypeVar("T")
PLACE: Final = "`$"
"""The beginning of the path in an error of msgspec, which ends with the error."""
STEP: Final = re.compile(r"\.\w+|\[")
"""One step from a value to a part of it: a field, or an item or a value of a table."""
NUL: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
"""The character that PostgreSQL keeps in no text, as JSON writes it: behind a backslash that is not itself part of the text."""


def read_json(content: bytes | str, shape: type[T]) -> T:
    """A body or a message as this type. Raises `ApiError`."""
    try:
        text = content if isinstance(content, str) else content.decode()
        if "\\u0000" in text and NUL.search(text):
            raise ApiError("malformed", detail="no text may have the character U+0000")
        return msgspec.json.decode(content, type=shape)
    except msgspec.ValidationError as error:
        raise ApiError("malformed", detail=f"{error}{allowed_values(shape, _place(str(error)))}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError("malformed", detail=str(error)) from error


def allowed_values(shape: Any, path: str) -> str:
    """The values or the fields that are allowed at a path of a type, in brackets; empty if there is no list of them."""
    found = _unwrapped(inspect.type_info(shape))
    for step in STEP.findall(path):
        found = _unwrapped(_part(found, step))
    match found:
        case inspect.LiteralType(values):
            return f" (allowed: {', '.join(str(value) for value in values)})"
        case inspect.IntType(ge=int(low), le=int(high)):
            return f" (allowed: {low} to {high})"
        case inspect.StructType(fields=fields):
            return f" (allowed: {', '.join(field.encode_name for field in fields)})"
    return ""


def _place(error: str) -> str:
    """The path in an error. Names of fields in it may be anything, since clients choose them."""
    _, found, place = error.rpartition(PLACE)
    return place.removesuffix("`") if found else ""


def _part(of: inspect.Type, step: str) -> inspect.Type:
    match of:
        case inspect.StructType(fields=fields):
            return next((field.type for field in fields if field.encode_name == step[1:]), inspect.AnyType())
        case inspect.ListType(item_type=item):
            return item
        case inspect.DictType(value_type=value):
            return value
    return of


def _unwrapped(found: inspect.Type) -> inspect.Type:
    """A type without the words about it, and without null."""
    match found:
        case inspect.UnionType(types):
            return _unwrapped(next(one for one in types if not isinstance(one, inspect.NoneType)))
        case inspect.Metadata(inner):
            return _unwrapped(inner)
    return found
