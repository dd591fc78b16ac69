"""A view of WG35, read into typed records: what the scene and the words are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from vezerkar.engine.game import Json
from vezerkar.games.wg35.content import LIBRARY, weapon_to_scale
from vezerkar.games.wg35.game_data import WEAPON_INDEX
from vezerkar.games.wg35.library.records import Mission, Weapon
from vezerkar.games.wg35.notation import FIGURE_INDEX, FIGURES

Spot: TypeAlias = tuple[int, int, int]
"""A point of the table, in millimetres."""


@dataclass(frozen=True, slots=True)
class FigureView:
    """A figure: see `view` for what the fields mean. ``side`` is "a" or "b", ``number`` counts from 1."""

    id: str
    index: int
    side: str
    number: int
    unit: str
    cls: str
    people: str
    woman: bool
    where: str
    at: Spot | None
    facing: tuple[int, int]
    posture: str
    hide: int
    lookout: int
    conditions: frozenset[str]
    actions: int
    profile: dict[str, int]
    weak: int
    bleeding: int
    reroll: int
    remove: int
    cause: str
    cause_at: Spot | None
    load: int
    in_hand: int
    arms: tuple[int, ...]
    items: tuple[str, ...]
    abilities: dict[str, int]
    ammo: int
    kits: int

    @property
    def is_able(self) -> bool:
        """On the table, neither shocked nor broken nor helpless (WG35 1.2)."""
        return self.at is not None and not self.conditions & {"shocked", "broken", "helpless"}


@dataclass(frozen=True, slots=True)
class WeaponView:
    """A weapon that a figure brought; ``weapon`` is None for one that only strikes."""

    number: int
    id: str
    owner: str
    shots: int
    loaded: int
    dry: bool
    gone: bool
    stance: str
    at: Spot | None
    weapon: Weapon | None

    @property
    def category(self) -> str:
        """The kind of weapon it is."""
        return self.weapon.category if self.weapon is not None else LIBRARY.melee[self.id].category


@dataclass(frozen=True, slots=True)
class Army:
    """A side: None stands for what the viewer may not know yet."""

    id: str
    roster: str | None
    army: str | None
    year: int | None
    hand: dict[str, int] | None
    pool: dict[str, int] | None
    used: dict[str, int]
    edge: str
    vp: int
    losses: int
    strength: int
    hurrah: bool
    pincer: bool
    no_supply_until: int


@dataclass(frozen=True, slots=True)
class Loot:
    """The marker a figure left; on the ground or carried (WG35 18)."""

    of: str
    at: Spot | None
    carrier: str


@dataclass(frozen=True, slots=True)
class Thing:
    """A marker of the mission. ``held`` is the side that holds an objective, "both" or empty."""

    number: int
    id: str
    kind: str
    at: Spot | None
    carrier: str
    fuse: int


class TypedView:
    """A view with types."""

    def __init__(self, view: Mapping[str, Json]) -> None:
        data = cast("Mapping[str, Any]", view)
        self.seat: str = data["seat"] or ""
        self.mission: Mission = LIBRARY.missions[data["mission"]]
        self.table: str = data["table"]
        self.shown: int = data["shown"]
        self.round: int = data["round"]
        self.phase: str = data["phase"]
        # A battle that was given up has no ending.
        self.over: bool = data["over"] and data["ending"] != "none"
        self.ending: str = data["ending"]
        self.winner: str = data["winner"] or ""
        self.first: str = data["first"] or ""
        self.turn: str = data["turn"] or ""
        self.active: str = data["active"] or ""
        self.waiting: tuple[str, ...] = tuple(data["waiting"])
        self.options: dict[str, Any] = data["options"]
        self.sides = {name: Army(name, **side) for name, side in data["sides"].items()}
        self.men = {name: _man(name, figure) for name, figure in data["figures"].items()}
        self.arms = [_arm(number, arm, self.options["scale"]) for number, arm in enumerate(data["arms"])]
        self.loot = [Loot(one["of"], _spot(one["at"]), one["carrier"] or "") for one in data["loot"]]
        self.markers = [
            Thing(i, one["id"], one["kind"], _spot(one["at"]), one["carrier"] or "", one["fuse"])
            for i, one in enumerate(data["markers"])
        ]
        self.doors: list[tuple[bool, bool]] = [(door["open"], door["locked"]) for door in data["doors"]]
        """By door: whether it is open, whether it is locked."""
        self.smoke: list[tuple[Spot, int]] = [(spot, one["diameter"]) for one in data["smoke"] if (spot := _spot(one["at"]))]
        self.surprises: list[tuple[str, str]] = [(one, other) for one, other in data["surprises"]]
        self.covers: list[tuple[str, str]] = [(one, other) for one, other in data["covers"]]
        self.attack: dict[str, Any] | None = data["attack"]
        self.path: list[Spot] = [spot for place in data["path"] if (spot := _spot(place))]
        self.spent: int = data["spent"]

    @property
    def fielded(self) -> list[FigureView]:
        """The figures on the table."""
        return [man for man in self.men.values() if man.at is not None]

    def enemies(self, side: str) -> list[FigureView]:
        """The enemies of a side on the table."""
        return [man for man in self.fielded if man.side != side]

    def in_hand(self, man: FigureView) -> WeaponView | None:
        """The weapon a figure has in hand."""
        return self.arms[man.in_hand] if man.in_hand >= 0 else None


def _spot(place: list[int] | None) -> Spot | None:
    return None if place is None else (place[0], place[1], place[2])


def _man(name: str, data: Mapping[str, Any]) -> FigureView:
    index = FIGURE_INDEX[name]
    return FigureView(
        name,
        index,
        FIGURES[index][0],
        index % 16 + 1,
        data["unit"],
        data["class"],
        data["people"],
        data["woman"],
        data["where"],
        _spot(data["at"]),
        (data["facing"][0], data["facing"][1]),
        data["posture"],
        data["hide"],
        data["lookout"],
        frozenset(data["conditions"]),
        data["actions"],
        data["profile"],
        data["weak"],
        data["bleeding"],
        data["reroll"],
        data["remove"],
        data["cause"] or "",
        _spot(data["cause_at"]),
        data["load"],
        data["in_hand"],
        tuple(data["arms"]),
        tuple(data["items"]),
        data["abilities"],
        data["ammo"],
        data["kits"],
    )


def _arm(number: int, data: Mapping[str, Any], scale: int) -> WeaponView:
    weapon = weapon_to_scale(data["id"], scale) if data["id"] in WEAPON_INDEX else None
    return WeaponView(
        number,
        data["id"],
        data["owner"],
        data["shots"],
        data["loaded"],
        data["dry"],
        data["gone"],
        data["stance"],
        _spot(data["at"]),
        weapon,
    )
