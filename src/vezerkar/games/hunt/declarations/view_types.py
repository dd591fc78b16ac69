"""The type of a view of The Hunt. What the fields mean stands in ``docs/data-of-the-hunt.md``."""

from __future__ import annotations

from typing import TypedDict


class HuntCards(TypedDict):
    """The cards of one seat, as far as the viewer knows them: card ids and counts."""

    count: int
    hand: list[str]
    pile: int
    discard: list[str]
    removed: list[str]
    banked: list[str]
    played: list[str]


class HuntRoll(TypedDict):
    """The last roll: how many rolls there were, the die, and whether it succeeded (1) or not (0)."""

    number: int
    die: int
    success: int


class HuntBattle(TypedDict):
    """The battle in progress; ``laid`` holds a card id, ``hidden`` or None for each seat."""

    force: str
    duels: int
    damage: dict[str, int]
    bonus_halves: dict[str, int]
    laid: dict[str, str | None]


class HuntView(TypedDict):
    """The view of The Hunt that a seat, or a spectator, has.

    >>> import vezerkar
    >>> view = vezerkar.game("hunt").start(seed=7).view("british")
    >>> view["turn"], view["spee"]
    (0, None)
    """

    seat: str | None
    turn: int
    active: str
    phase: str
    waiting: list[str]
    spee: str | None
    shown: bool
    maybe: list[str]
    course: list[str] | None
    moves: list[int]
    altmark: str | None
    forces: dict[str, str]
    historical: bool
    freighters: dict[str, str]
    clues: list[str]
    plane: str
    reserve: int
    points: int
    bonus: int
    moved: list[str]
    searched: list[str]
    advanced: bool
    storm: int
    immune: int
    clue_due: bool
    cards: dict[str, HuntCards]
    roll: HuntRoll | None
    battle: HuntBattle | None
    winner: str | None
    ending: str
    ending_cite: str
