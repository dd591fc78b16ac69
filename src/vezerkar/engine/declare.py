"""Declarations: what an attribute of a State and a field of an event is, said once.

A *kind* is a type with a meaning: ``Space = Annotated[int, OneOf("space", "SPACES", SPACES)]``. The type is what mypy and mypyc
see; the meaning says how the value is written in a position and in an event, and what it is for a log, a client and the
documentation. ``tools/declare.py`` writes the source that must be compiled; positions are read and written by the declaration
itself. This module is interpreted, and nothing in the inner loop looks in here.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import dedent
from types import ModuleType, NoneType
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from vezerkar.engine.bit_sets import names_of
from vezerkar.engine.game import Json
from vezerkar.engine.position_reader import Field

MOST: Final = 9999
"""The greatest number of an attribute that says nothing else."""

FEW: Final = 6
"""So many names are listed in the documentation."""

TURN: Final = -2
"""The level of the event that begins what the game calls a turn, a round, a year: a heading of the log."""

PHASE: Final = -1
"""The level of what begins a part of it: a lesser heading."""

DETAIL: Final = 1
"""The level of what only explains a line before it, or what nobody need know later."""

# --- kinds -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Kind:
    """A kind of values: it reads and writes them. ``role`` is their role in an event (`vezerkar.engine.roles`), or empty."""

    role: str = ""

    def code(self, value: str) -> str:
        """The expression for the value of a variable as an event holds it, for written source."""
        return value

    def dump(self, value: Any) -> Json:
        """The value as a position holds it."""
        plain: Json = value
        return plain

    def load(self, data: Field) -> Any:
        """The value that a position holds. Raises `BadPosition`."""
        raise NotImplementedError

    def update(self, now: Any, data: Field) -> Any:
        """The same where a position may leave out parts: those are as in ``now``."""
        return self.load(data)

    def words(self) -> str:
        """Return a description for the documentation."""
        return ""


@dataclass(frozen=True, eq=False)
class Number(Kind):
    """A whole number."""

    least: int = 0
    most: int = MOST

    def load(self, data: Field) -> int:
        return data.number(self.least, self.most)

    def words(self) -> str:
        return "number"


@dataclass(frozen=True, eq=False)
class Truth(Kind):
    """True or false; in an event 1 or 0, which a text can select by."""

    def code(self, value: str) -> str:
        return f"int({value})"

    def load(self, data: Field) -> bool:
        return data.flag()

    def words(self) -> str:
        return "true or false"


@dataclass(frozen=True, eq=False)
class Word(Kind):
    """A text, one of a few if ``of`` names them."""

    of: tuple[str, ...] = ()

    def load(self, data: Field) -> str:
        return self.of[data.index(self.of)] if self.of else data.text()

    def words(self) -> str:
        return " | ".join(self.of) or "text"


@dataclass(frozen=True, eq=False)
class Called(Kind):
    """A value that an event holds as a function returns it: ``Called("point", "coordinates")``. Not for positions."""

    function: str = "str"

    def code(self, value: str) -> str:
        return f"{self.function}({value})"


def listed(names: Sequence[str], table: str, many: str = "names") -> str:
    """Names for the documentation: themselves if they are few, else what all of them are called."""
    return " or ".join(f"`{name}`" for name in names if name) if len(names) <= FEW else f"{many} out of `{table}`"


@dataclass(frozen=True, eq=False)
class OneOf(Kind):
    """The index of a name. ``table`` is what the names are called in source; ``others`` are the names of other numbers."""

    table: str = ""
    names: Sequence[str] = ()
    others: Mapping[int, str | None] = field(default_factory=dict)

    def code(self, value: str) -> str:
        found = f"{self.table}[{value}]"
        for number, name in self.others.items():
            found = f"{name or ''!r} if {value} == {number} else {found}"
        return f"({found})" if self.others else found

    def dump(self, value: int) -> Json:
        return self.others[value] if value in self.others else self.names[value]

    def load(self, data: Field) -> int:
        for number, name in self.others.items():
            if data.value == name:
                return number
        return data.index((*self.names, *[name for name in self.others.values() if name]))

    def words(self) -> str:
        others = [f"`{name}`" if name else "null" for name in self.others.values()]
        return " or ".join([listed(self.names, self.table, "name"), *others])


@dataclass(frozen=True, eq=False)
class Mask(Kind):
    """A set of names as a mask; written as a list."""

    table: str = ""
    names: Sequence[str] = ()

    def code(self, value: str) -> str:
        return f"names_of({value}, {self.table})"

    def dump(self, value: int) -> Json:
        return names_of(value, self.names)

    def load(self, data: Field) -> int:
        return data.mask(tuple(self.names))

    def words(self) -> str:
        return f"list of {listed(self.names, self.table)}"


@dataclass(frozen=True, eq=False)
class Each(Kind):
    """A list of any length; with ``keys``, one value for each of them: an object in a position, which may leave out some."""

    item: Kind = Kind()
    keys: Sequence[str] = ()
    table: str = ""

    def code(self, value: str) -> str:
        return f"[{self.item.code('each')} for each in {value}]"

    def dump(self, value: Sequence[Any]) -> Json:
        if self.keys:
            return {name: self.item.dump(one) for name, one in zip(self.keys, value, strict=True)}
        return [self.item.dump(one) for one in value]

    def load(self, data: Field) -> list[Any]:
        return [self.item.load(one) for one in data.items()]

    def update(self, now: Any, data: Field) -> Any:
        if not self.keys:
            return self.load(data)
        found = list(now)
        for i, own in data.members(tuple(self.keys)):
            found[i] = self.item.update(found[i], own)
        return found

    def words(self) -> str:
        return f"object by {listed(self.keys, self.table)}: {self.item.words()}" if self.keys else f"list of {self.item.words()}"


@dataclass(frozen=True, eq=False)
class Fixed(Each):
    """A list that is as long as at the beginning."""

    def update(self, now: Any, data: Field) -> Any:
        return [self.item.load(one) for one in data.row(len(now))]


@dataclass(frozen=True, eq=False)
class Many(Each):
    """A tuple of any length."""

    def load(self, data: Field) -> Any:
        return tuple([self.item.load(one) for one in data.items()])


@dataclass(frozen=True, eq=False)
class Row(Kind):
    """A tuple of known parts."""

    parts: tuple[Kind, ...] = ()

    def dump(self, value: tuple[Any, ...]) -> Json:
        return [part.dump(one) for part, one in zip(self.parts, value, strict=True)]

    def load(self, data: Field) -> tuple[Any, ...]:
        return tuple([part.load(one) for part, one in zip(self.parts, data.row(len(self.parts)), strict=True)])

    def words(self) -> str:
        return f"[{', '.join(part.words() for part in self.parts)}]"


@dataclass(frozen=True, eq=False)
class Own(Kind):
    """Written and read by functions of the game. (A game may also derive a kind from one of these, in its ``parts.py``.)"""

    to: Callable[[Any], Json] = lambda value: value
    back: Callable[[Field], Any] = lambda data: data.value
    what: str = "object"

    def dump(self, value: Any) -> Json:
        return self.to(value)

    def load(self, data: Field) -> Any:
        return self.back(data)

    def words(self) -> str:
        return self.what


@dataclass(frozen=True, eq=False)
class Part(Kind):
    """An object with attributes of its own, declared as those of the State are; null if there is none, unless it is ``needed``.

    A position must give those that have no initial value.
    """

    declared: tuple[Attribute, ...] = ()
    new: Callable[[], Any] = object
    needed: bool = False

    def dump(self, value: Any) -> Json:
        return None if value is None else dump(value, self.declared)

    def load(self, data: Field) -> Any:
        if data.value is None and not self.needed:
            return None
        data.only(keys(self.declared))
        found = self.new()
        for one in self.declared:
            if not one.initial and not key_in(data.table(), one):
                raise data.at(one.key).wrong("it is missing")
        load(found, data, self.declared)
        return found

    def words(self) -> str:
        fields = ", ".join(f"`{one.key}` {one.kind.words()}" for one in self.declared)
        return f"{'object' if self.needed else 'object or null'}: {fields}"


@dataclass(frozen=True, eq=False)
class Shared(Kind):
    """Never changes during a match: clones have the same object, positions do not hold it."""


@dataclass(frozen=True, eq=False)
class Unwritten(Kind):
    """Copied as its type says, but not written by the declaration: it follows from the rest, or ``position/`` writes it."""


# --- what else may be said of an attribute ---------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Key:
    """Another name in positions than in the State; ``old`` are names it had there in former versions, which are still read."""

    name: str
    old: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class SecretTo:
    """Only these seats may know it, ``owner``: each seat its own; left out: everybody may."""

    seats: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Starts:
    """The initial value as an expression, where it needs one that the State is begun with: ``Starts("field.open_doors")``."""

    expression: str


@dataclass(frozen=True, eq=False)
class Copied:
    """The expression by which a clone copies it, if not as its type says: ``Copied("[{0}[0].copy(), {0}[1].copy()]")``."""

    expression: str


@dataclass(frozen=True, eq=False)
class Always:
    """In a position even if it is as at the beginning."""


@dataclass(frozen=True, eq=False)
class Inherited:
    """An attribute of the engine's State (``over``) that is a field of the game's own part of a position."""


@dataclass(frozen=True, eq=False)
class Group:
    """Things of which several attributes tell, each a list with one value a thing. A position tells it thing by thing:
    ``"figures": {"A1": {"x": 3, "weak": 1}}``. `In` says which attributes; their kind is that of one value.
    """

    key: str
    names: Sequence[str] | Callable[[Any], Sequence[str]]
    """The names of the things; a function if they depend on the State."""
    there: Callable[[Any, int], bool] = lambda s, i: True
    """Return True if a position tells of the thing with this index."""
    empty: bool = True
    """If true, a position names a thing even if it has nothing to say of it."""
    others: tuple[str, ...] = ()
    """Fields of a thing that ``position/`` writes and reads itself."""

    def called(self, s: Any) -> tuple[str, ...]:
        """The names of the things of a State."""
        return tuple(self.names(s) if callable(self.names) else self.names)


@dataclass(frozen=True, eq=False)
class In:
    """One of the lists of a `Group`."""

    group: Group


@dataclass(frozen=True, eq=False)
class Attribute:
    """One attribute of a State, as it is declared."""

    name: str
    key: str
    old: tuple[str, ...]
    type: str
    kind: Kind
    initial: str
    """The expression of its initial value; empty: an argument of the function that begins a State."""
    meaning: str
    secret: tuple[str, ...] | None
    copied: str
    group: Group | None
    always: bool
    inherited: bool

    @property
    def written(self) -> bool:
        """True if the declaration writes it into positions."""
        return not isinstance(self.kind, (Shared, Unwritten))


@dataclass(frozen=True, eq=False)
class Written:
    """A class of things in a State, declared as the State is: its slots, its beginning and its clone are written.

    ``declarations/parts.py`` names them in ``WRITTEN``.
    """

    file: str
    """The module of the class, as a path in the game's package."""
    owner: str
    declared: tuple[Attribute, ...]
    takes: tuple[str, ...]
    """The arguments of ``__init__``, in order: the attributes that have no initial value."""


PLAIN: Final[Mapping[object, Kind]] = {int: Number(), bool: Truth(), str: Word()}
"""The kinds of types that say nothing else."""


def split(hint: object) -> tuple[object, tuple[object, ...]]:
    """A type without its meaning, and the meaning."""
    if get_origin(hint) is Annotated:
        return get_args(hint)[0], get_args(hint)[1:]
    return hint, ()


def kind_of(plain: object, said: Sequence[object], where: str) -> Kind:
    """The kind of a type; the last one said wins."""
    kinds = [one for one in said if isinstance(one, Kind)]
    if not kinds and plain not in PLAIN:
        raise TypeError(f"{where}: its kind must be said")
    return kinds[-1] if kinds else PLAIN[plain]


def kind(alias: object) -> Kind:
    """The kind of a type that has one, for kinds that are made of others: ``Each("space", kind(Space))``."""
    plain, said = split(alias)
    return kind_of(plain, said, str(plain))


def spelled(plain: object) -> str:
    """A type as written source spells it."""
    plain = split(plain)[0]
    origin = get_origin(plain)
    if isinstance(origin, type) and origin in (list, tuple, dict, set, frozenset):
        inner = ", ".join("..." if one is ... else spelled(one) for one in get_args(plain))
        return f"{origin.__name__}[{inner}]"
    if plain is NoneType:
        return "None"
    if isinstance(plain, type):
        return plain.__name__
    return " | ".join(spelled(one) for one in get_args(plain))


def one_of(said: Sequence[object], wanted: type) -> Any:
    """Return the first item of this type, or None."""
    return next((one for one in said if isinstance(one, wanted)), None)


def attributes(declared: type) -> tuple[Attribute, ...]:
    """The attributes that a class declares, in its order."""
    hints = get_type_hints(declared, include_extras=True)
    body = ast.parse(dedent(inspect.getsource(declared))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: list[Attribute] = []
    for node, after in zip(body.body, [*body.body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        name = node.target.id
        plain, said = split(hints[name])
        key, starts, secret, copied, within = (one_of(said, of) for of in (Key, Starts, SecretTo, Copied, In))
        initial = ast.unparse(node.value) if node.value is not None else starts.expression if starts else ""
        text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
        found.append(
            Attribute(
                name=name,
                key=key.name if key else name,
                old=key.old if key else (),
                type=spelled(plain),
                kind=kind_of(plain, said, f"{declared.__name__}.{name}"),
                initial=initial,
                meaning=" ".join(str(text).split()),
                secret=secret.seats if secret else None,
                copied=copied.expression if copied else "",
                group=within.group if within else None,
                always=one_of(said, Always) is not None,
                inherited=one_of(said, Inherited) is not None,
            )
        )
    return tuple(found)


# --- positions -------------------------------------------------------------------------------------------------------


def dump(s: Any, declared: Sequence[Attribute], unlike: Any = None) -> dict[str, Json]:
    """A State as plain data. With ``unlike``, what is equal there is left out."""
    found: dict[str, Json] = {}
    for one in declared:
        if not one.written:
            continue
        if one.group is not None:
            if one.group.key not in found:
                found[one.group.key] = dump_group(s, one.group, declared, unlike)
        elif unlike is None or one.always or getattr(s, one.name) != getattr(unlike, one.name):
            found[one.key] = one.kind.dump(getattr(s, one.name))
    return found


def dump_group(s: Any, group: Group, declared: Sequence[Attribute], unlike: Any) -> dict[str, Json]:
    """Return the contents of the lists of a group, thing by thing."""
    lists = [one for one in declared if one.group is group]
    values = [getattr(s, one.name) for one in lists]
    theirs = [None if unlike is None or one.always else getattr(unlike, one.name) for one in lists]
    found: dict[str, Json] = {}
    for i, name in enumerate(group.called(s)):
        if not group.there(s, i):
            continue
        own: dict[str, Json] = {}
        for one, mine, other in zip(lists, values, theirs, strict=True):
            if other is None or mine[i] != other[i]:
                own[one.key] = one.kind.dump(mine[i])
        if own or group.empty:
            found[name] = own
    return found


def keys(declared: Sequence[Attribute]) -> tuple[str, ...]:
    """The fields of a position that belong to these attributes, names of former versions included."""
    found: dict[str, None] = {}
    for one in declared:
        if one.written:
            found.update(dict.fromkeys((one.group.key,) if one.group else (one.key, *one.old)))
    return tuple(found)


def key_in(said: Mapping[str, Json], one: Attribute) -> str:
    """The name by which an object says an attribute, perhaps one of former versions; empty if it leaves it out."""
    if one.key in said:
        return one.key
    for key in one.old:
        if key in said:
            return key
    return ""


def load(s: Any, data: Field, declared: Sequence[Attribute]) -> None:
    """Set what a position says, in the order of the declaration; what it leaves out stays as it is. Raises `BadPosition`.

    Fields that nobody knows are the caller's to refuse: ``data.only(keys(ATTRIBUTES))``.
    """
    done: list[Group] = []
    for one in declared:
        if not one.written:
            continue
        if one.group is not None:
            if one.group not in done:
                done.append(one.group)
                load_group(s, data.at(one.group.key, {}), one.group, declared)
            continue
        key = key_in(data.table(), one)
        if key:
            setattr(s, one.name, one.kind.update(getattr(s, one.name), data.at(key)))


def load_group(s: Any, data: Field, group: Group, declared: Sequence[Attribute]) -> None:
    """Set what a position tells of the things of a group."""
    lists = [(one, getattr(s, one.name)) for one in declared if one.group is group]
    known = (*[key for one, _ in lists for key in (one.key, *one.old)], *group.others)
    for i, own in data.members(group.called(s)):
        said = own.only(known).table()
        for one, values in lists:
            key = key_in(said, one)
            if key:
                values[i] = one.kind.update(values[i], own.at(key))


# --- events ----------------------------------------------------------------------------------------------------------


def only(seat: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The event is secret: only this seat may know of it, an expression of its arguments: ``"seat"``, ``"GERMAN"``."""

    def mark(function: Callable[..., None]) -> Callable[..., None]:
        function.seats = f"BIT[{seat}]"  # type: ignore[attr-defined]
        return function

    return mark


def all_but(seat: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The event is for all but this seat, spectators included."""

    def mark(function: Callable[..., None]) -> Callable[..., None]:
        function.seats = f"~BIT[{seat}]"  # type: ignore[attr-defined]
        return function

    return mark


def known_to(mask: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The event is for these seats, an expression of a mask of them: ``"BIT[seat] | BIT[rival]"``, ``"knowing"``."""

    def mark(function: Callable[..., None]) -> Callable[..., None]:
        function.seats = mask  # type: ignore[attr-defined]
        return function

    return mark


def level(number: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The line of the event in the log is a heading (`TURN`, `PHASE`) or a `DETAIL`; without it, a headline."""

    def mark(function: Callable[..., None]) -> Callable[..., None]:
        function.level = number  # type: ignore[attr-defined]
        return function

    return mark


def draws(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """With the event a seat draws cards; this field holds how many they are, or which."""

    def mark(function: Callable[..., None]) -> Callable[..., None]:
        function.draws = name  # type: ignore[attr-defined]
        return function

    return mark


def reveals(function: Callable[..., None]) -> Callable[..., None]:
    """With the event somebody learns what was hidden: a card in a hand or a deck, a piece, a space."""
    function.reveals = True  # type: ignore[attr-defined]
    return function


@dataclass(frozen=True, eq=False)
class EventField:
    """One field of an event. ``variable`` holds its value; ``optional``: if that is None, the event has no such field."""

    name: str
    kind: Kind
    variable: str
    optional: bool


@dataclass(frozen=True, eq=False)
class EventKind:
    """One kind of event, as it is declared."""

    name: str
    function: str
    meaning: str
    state: str
    arguments: tuple[tuple[str, str], ...]
    """The names and types (with defaults) of what the function takes, after the State."""
    computed: tuple[tuple[str, str], ...]
    """Variables and the expressions they are computed by when somebody listens."""
    fields: tuple[EventField, ...]
    seats: str
    """The expression of the seats that may know of it; empty: everybody."""
    level: int
    draws: str
    """The field with the cards that are drawn, or their number; empty: none are."""
    reveals: bool


def event_field(variable: str, hint: object, where: str) -> EventField | None:
    """The field that a variable is; None if its type has no meaning: then it only helps to compute others."""
    plain, said = split(hint)
    arms = [one for one in get_args(plain) if one is not NoneType] if NoneType in get_args(plain) else []
    if len(arms) == 1 and not said:
        plain, said = split(arms[0])
    if not one_of(said, Kind):
        return None
    return EventField(variable.rstrip("_"), kind_of(plain, said, where), variable, optional=bool(arms))


def event_kinds(module: ModuleType) -> tuple[EventKind, ...]:
    """The events that a module declares: each is a function whose arguments and annotated locals of a kind are the fields."""
    found: list[EventKind] = []
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        function = getattr(module, node.name)
        hints = get_type_hints(function, include_extras=True)
        arguments: list[tuple[str, str]] = []
        computed: list[tuple[str, str]] = []
        fields: list[EventField | None] = []
        first = len(node.args.args) - len(node.args.defaults)
        for i, argument in enumerate(node.args.args[1:], 1):
            default = f" = {ast.unparse(node.args.defaults[i - first])}" if i >= first else ""
            arguments.append((argument.arg, spelled(hints[argument.arg]) + default))
            fields.append(event_field(argument.arg, hints[argument.arg], node.name))
        for line in node.body:
            if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
                continue
            if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name) or line.value is None:
                raise TypeError(f"{node.name}: an event consists of annotated locals, not of {ast.unparse(line)!r}")
            computed.append((line.target.id, ast.unparse(line.value)))
            hint = eval(ast.unparse(line.annotation), vars(module))
            fields.append(event_field(line.target.id, hint, node.name))
        found.append(
            EventKind(
                name=node.name.rstrip("_"),
                function=node.name,
                meaning=ast.get_docstring(node) or "",
                state=spelled(hints[node.args.args[0].arg]),
                arguments=tuple(arguments),
                computed=tuple(computed),
                fields=tuple([one for one in fields if one is not None]),
                seats=getattr(function, "seats", ""),
                level=getattr(function, "level", 0),
                draws=getattr(function, "draws", ""),
                reveals=getattr(function, "reveals", False),
            )
        )
    return tuple(found)
