"""The type of a view of Quartermaster General. What the fields mean stands in ``docs/data-of-quartermaster.md``."""

from __future__ import annotations

from typing import TypedDict


class QuartermasterCountry(TypedDict):
    """One country; the last four fields are None for all but its own seat until the game is over."""

    pieces: list[str]
    supplied: list[str]
    safe: list[str]
    supply_spaces: list[str]
    armies: int
    navies: int
    home: str
    home_lost: bool
    hand_size: int
    deck_size: int
    deck_top: list[str]
    deck_bottom: list[str]
    discard: list[str]
    discard_hidden_size: int
    responses_size: int
    status: list[str]
    spent: list[str]
    hand: list[str] | None
    responses: list[str] | None
    discard_hidden: list[str] | None
    unasked: list[str] | None


class QuartermasterView(TypedDict):
    """The view of Quartermaster General that a country, or a spectator, has.

    >>> import vezerkar
    >>> view = vezerkar.game("quartermaster").start(seed=7).view("japan")
    >>> view["countries"]["germany"]["hand_size"], view["countries"]["germany"]["hand"]
    (10, None)
    """

    seat: str | None
    round: int
    active: str | None
    step: str
    waiting: list[str]
    points: dict[str, int]
    straits: dict[str, str]
    countries: dict[str, QuartermasterCountry]
    truk: bool
    raid: str | None
    raid_bonus: int
    front: list[str]
    winner: str | None
    ending: str
    ending_cite: str
