"""Declarations as a game makes them, of everything a declaration can say: a harbour with ships in it."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from vezerkar.engine.declare import (
    Always,
    Called,
    Copied,
    Each,
    Fixed,
    Group,
    In,
    Inherited,
    Key,
    Many,
    Mask,
    Number,
    OneOf,
    Own,
    Part,
    Row,
    SecretTo,
    Shared,
    Starts,
    Truth,
    Unwritten,
    Word,
    all_but,
    attributes,
    draws,
    kind,
    known_to,
    level,
    only,
    reveals,
)
from vezerkar.engine.state import State

SHIPS: Final = ("gull", "heron", "tern")
PIERS: Final = ("east", "west")
SEATS: Final = ("master", "pilot")

Ship: TypeAlias = Annotated[int, OneOf("piece", "SHIPS", SHIPS)]
Pier: TypeAlias = Annotated[int, OneOf("space", "PIERS", PIERS, {-1: None})]
Fleet: TypeAlias = Annotated[int, Mask("piece", "SHIPS", SHIPS)]
Actor: TypeAlias = Annotated[int, OneOf("actor", "SEATS", SEATS)]
Amount: TypeAlias = Annotated[int, Number("count")]
Flag: TypeAlias = Annotated[bool, Truth("flag")]
Faces: TypeAlias = Annotated[list[int], Each("die", Called("die", "str"))]

FLEET: Final = Group("ships", SHIPS, there=lambda s, i: s.crews[i] >= 0, others=("colour",))
GUNS: Final = Group("guns", lambda s: [str(i) for i in range(len(s.loaded))], empty=False)


class Rules:
    """What never changes."""


class Tow:
    """One ship tows another."""

    def __init__(self) -> None:
        self.tug = 0
        self.rope = 9

    def clone(self) -> Tow:
        """An equal one."""
        other = Tow()
        other.tug, other.rope = self.tug, self.rope
        return other


class TowAttributes:
    """A tow."""

    tug: Ship
    """Who tows."""
    rope: Annotated[int, Key("metres"), Number("", 1, 99)] = 9
    """How long the rope is."""


class PilotAttributes:
    """A pilot, of whom null means something."""

    pier: Pier
    """Where the pilot waits."""


class Attributes:
    """A harbour."""

    rules: Annotated[Rules, Shared()]
    tides: int
    """How many tides there will be."""
    day: Annotated[int, Always()] = 1
    """The day."""
    pier: Annotated[Pier, Key("at", old=("berth",))] = -1
    """Where the pilot waits."""
    afloat: Fleet = 0
    """Ships that float."""
    calm: bool = True
    """Whether the sea is calm."""
    wind: Annotated[str, Word("word", ("none", "north"))] = "none"
    """The wind."""
    heights: Annotated[list[int], Fixed("", Number("", 0, 9)), Starts("[0] * tides")]
    """The water of each tide."""
    queue: Annotated[list[tuple[int, int]], Each("", Row("", (OneOf("", "SHIPS", SHIPS), Number("", 0, 9))))] = []
    """Who waits, and for how long."""
    wake: Annotated[tuple[int, ...], Many("", Number("", 0, 9)), SecretTo(("pilot",))] = ()
    """The way the pilot took."""
    piers: Annotated[list[int], Each("", Number("", 0, 9), PIERS, "PIERS")] = [0, 0]
    """How full the piers are."""
    motto: Annotated[str, Own("", lambda text: text.upper(), lambda data: data.text().lower(), "text in capitals")] = ""
    """A motto."""
    hands: Annotated[list[list[int]], Unwritten(), Copied("[{0}[0].copy(), {0}[1].copy()]")] = [[], []]
    """What position.py would write itself."""
    grid: Annotated[list[list[int]], Unwritten()] = []
    crossed: Annotated[dict[int, int], Unwritten()] = {}
    fleet: Annotated[list[Tow], Unwritten()] = []
    crews: Annotated[list[int], In(FLEET), Number("", -1, 40)] = [0, 0, -1]
    """Sailors aboard."""
    masters: Annotated[list[int], In(FLEET), Key("master"), kind(Pier)] = [-1, -1, -1]
    """Where the masters are."""
    loaded: Annotated[list[int], In(GUNS), Number("", 0, 1)] = [0, 0]
    """Which guns are loaded."""
    tow: Annotated[Tow | None, Part("", attributes(TowAttributes), Tow)] = None
    """The tow, if there is one."""
    over: Annotated[bool, Inherited()] = False
    """Whether it is over."""


class Harbour(State):
    """A State with these attributes, as they are at the beginning; written by hand here."""

    def __init__(self, tides: int = 2) -> None:
        self.over = False
        self.rules, self.tides, self.day, self.pier, self.afloat, self.calm, self.wind = Rules(), tides, 1, -1, 0, True, "none"
        self.heights: list[int] = [0] * tides
        self.queue: list[tuple[int, int]] = []
        self.wake: tuple[int, ...] = ()
        self.piers, self.motto, self.crews, self.masters, self.loaded = [0, 0], "", [0, 0, -1], [-1, -1, -1], [0, 0]
        self.tow: Tow | None = None


# --- events ----------------------------------------------------------------------------------------------------------


def moored(s: Harbour, ship: Ship, pier: Pier, towed_by: Ship | None = None) -> None:
    """A ship is moored."""
    from_: Pier = s.pier
    floating: Flag = s.afloat > 0


@draws("depth")
@only("seat")
def sounded(s: Harbour, seat: Actor, water: int) -> None:
    """How deep the water is: whoever asked."""
    depth: Amount = water * 2


@all_but("seat")
def sounded_hidden(s: Harbour, seat: Actor) -> None:
    """Somebody sounds."""


@known_to("knowing")
@reveals
def seen(s: Harbour, ship: Ship, knowing: int) -> None:
    """A ship is seen by some."""


@level(1)
def pass_(s: Harbour, faces: list[int], fleet: Fleet) -> None:
    """Nothing happens.

    A second paragraph.
    """
    dice: Faces = faces
