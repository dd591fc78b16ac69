"""The type of a view of Triumph & Tragedy. What the fields mean stands in ``docs/data-of-triumph.md``."""

from __future__ import annotations

from typing import NotRequired, TypedDict

# "from" is a keyword of the language, so this type cannot be written as a class.
TriumphDeeds = TypedDict("TriumphDeeds", {"from": str | None, "via": str | None, "flags": list[str]})
"""The deeds of a block this turn that everybody saw: where it came from, over which area, and flags."""


class TriumphBlock(TriumphDeeds):
    """A block as its owner sees it."""

    block: str
    unit: str
    cv: int
    known: list[str]


class TriumphFace(TriumphDeeds):
    """A block of another faction whose face the viewer knows."""

    unit: str
    cv: int


class TriumphHidden(TriumphDeeds):
    """Blocks of another faction that the viewer cannot tell apart."""

    size: int


class TriumphGroup(TypedDict):
    """All blocks of one nation that stand in one area in the same way.

    The owner sees ``blocks``; everybody else has ``faces`` and ``hidden`` instead, and None for ``blocks``.
    """

    id: str
    area: str
    nation: str
    faction: str
    state: str
    size: int
    blocks: list[TriumphBlock] | None
    faces: NotRequired[list[TriumphFace]]
    hidden: NotRequired[list[TriumphHidden]]


class TriumphCardCounts(TypedDict):
    """Counts of Action cards and of Investment cards."""

    action: int
    investment: int


class TriumphPair(TypedDict):
    """A Pair in a Vault: the technology and the two cards."""

    tech: str
    cards: list[str]


class TriumphInfluence(TypedDict):
    """Influence markers on a nation: whose, and how many."""

    faction: str
    count: int


class TriumphArmedMinor(TypedDict):
    """An Armed Minor: its foes, who violated it, who intervenes for it."""

    foes: list[str]
    violated: str | None
    partner: str | None


class TriumphBlockade(TypedDict):
    """A Blockade marker: on whose sources, and whether it blocks everything."""

    faction: str | None
    full: bool


class TriumphLaid(TypedDict):
    """Diplomacy cards on a nation that wait for resolution."""

    faction: str
    cards: list[str]


class TriumphCrossing(TypedDict):
    """Ground units of a faction that engaged or disengaged across a border in this phase."""

    border: list[str]
    faction: str
    units: int


class TriumphFaction(TypedDict):
    """One faction; a list of cards is None for whoever may not see it."""

    war: list[str]
    declared: list[str]
    ind: int
    pop: int
    res: int
    production: int
    factory_cost: int
    raises_left: int
    hand_limit: int
    hand_size: TriumphCardCounts
    hand: list[str] | None
    bought: TriumphCardCounts
    passive: TriumphCardCounts
    passive_cards: list[str] | None
    committed: TriumphCardCounts
    commits: list[str] | None
    vault_size: int
    vault: list[TriumphPair] | None
    techs: list[str]
    kept: list[str]
    dividends_size: int
    dividends: list[int] | None
    points: int
    all_points: int | None


class TriumphView(TypedDict):
    """The view of Triumph & Tragedy that a faction, or a spectator, has.

    >>> import vezerkar
    >>> view = vezerkar.game("triumph").start(seed=7).view("west")
    >>> view["year"], view["factions"]["axis"]["hand"]
    (1936, None)
    """

    seat: str | None
    round: int
    year: int
    season: str
    phase: str
    order: list[str]
    active: str | None
    active_ally: str | None
    turn: str
    commands: int
    passes: int
    waiting: list[str]
    control: dict[str, str]
    seas: dict[str, list[str]]
    disputed: dict[str, str | None]
    groups: list[TriumphGroup]
    forts: dict[str, int]
    markers: dict[str, str]
    influence: dict[str, TriumphInfluence]
    armed: dict[str, TriumphArmedMinor]
    fallen: list[str]
    blockade: dict[str, TriumphBlockade]
    struck: list[str]
    peace_broken: list[str]
    usa_forces: int
    factions: dict[str, TriumphFaction]
    support: dict[str, list[str]]
    strength: dict[str, int]
    decks: dict[str, int]
    piles: dict[str, list[str]]
    laid: dict[str, TriumphLaid]
    intel: str | None
    chits: int
    shown: bool
    crossed: list[TriumphCrossing]
    aggressed: list[str]
    battle: str | None
    battles: list[str]
    fought: list[str]
    came: list[list[str]]
    targets: dict[str, list[str]]
    winners: list[str]
    ending: str
    ending_cite: str
