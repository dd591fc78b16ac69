"""The type of a view of WG35. What the fields mean stands in ``docs/data-of-wg35.md``; lengths are in millimetres."""

from __future__ import annotations

from typing import TypedDict


class Wg35Options(TypedDict):
    """The options agreed on for this match (WG35 0.7)."""

    points: int
    rounds: int
    draw: bool
    melee_shock: bool
    wide_sight: bool
    scale: int


class Wg35Side(TypedDict):
    """An army; ``roster``, ``army``, ``year``, ``hand`` and ``pool`` are None while they are hidden from the viewer."""

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


Wg35Figure = TypedDict(
    "Wg35Figure",
    {
        "unit": str,
        "class": str,
        "people": str,
        "woman": bool,
        "where": str,
        "at": list[int] | None,
        "facing": list[int],
        "posture": str,
        "hide": int,
        "lookout": int,
        "conditions": list[str],
        "actions": int,
        "profile": dict[str, int],
        "weak": int,
        "bleeding": int,
        "reroll": int,
        "remove": int,
        "cause": str | None,
        "cause_at": list[int] | None,
        "load": int,
        "in_hand": int,
        "arms": list[int],
        "items": list[str],
        "abilities": dict[str, int],
        "ammo": int,
        "kits": int,
    },
)
"""A figure. ("class" is a keyword of the language, so this type cannot be written as a class.)"""


class Wg35Weapon(TypedDict):
    """A weapon that a figure brought."""

    id: str
    owner: str
    shots: int
    loaded: int
    dry: bool
    gone: bool
    stance: str
    at: list[int] | None


class Wg35Loot(TypedDict):
    """A marker of a fallen figure: of whom, at which point, or who carries it."""

    of: str
    at: list[int] | None
    carrier: str | None


class Wg35Marker(TypedDict):
    """A marker of the mission; ``fuse`` is the round in which a dump blows up (0: none, -1: destroyed)."""

    id: str
    kind: str
    at: list[int] | None
    carrier: str | None
    fuse: int


class Wg35Door(TypedDict):
    """A door of the table."""

    open: bool
    locked: bool


class Wg35Smoke(TypedDict):
    """A cloud of smoke."""

    at: list[int] | None
    diameter: int


class Wg35Attack(TypedDict):
    """The attack in progress."""

    kind: str
    by: str | None
    side: str
    arm: int
    mode: str
    target: str | None
    at: list[int] | None
    indirect: bool
    x: int
    helper: str | None
    left: int
    roll: int
    hit_c: int
    hit_tn: int
    used: int
    once: int
    victim: str | None
    margin: int
    strength: int
    ap: int


class Wg35View(TypedDict):
    """The view of WG35 that a seat, or a spectator, has.

    >>> import vezerkar
    >>> view = vezerkar.game("wg35").start(seed=7).view("a")
    >>> view["round"], view["sides"]["b"]["hand"]
    (0, None)
    """

    seat: str | None
    mission: str
    table: str
    shown: int
    round: int
    phase: str
    over: bool
    ending: str
    winner: str | None
    first: str | None
    turn: str | None
    active: str | None
    waiting: list[str]
    options: Wg35Options
    sides: dict[str, Wg35Side]
    figures: dict[str, Wg35Figure]
    arms: list[Wg35Weapon]
    loot: list[Wg35Loot]
    markers: list[Wg35Marker]
    doors: list[Wg35Door]
    smoke: list[Wg35Smoke]
    surprises: list[list[str]]
    covers: list[list[str]]
    attack: Wg35Attack | None
    path: list[list[int]]
    spent: int
