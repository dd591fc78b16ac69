"""Records of the data files, made of ints, texts and tuples. Lengths are millimetres, prices points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

CHARACTERISTICS: Final[tuple[str, ...]] = ("M", "T", "C", "E", "R", "Mo")
ZONES: Final[tuple[str, ...]] = ("short", "medium", "long")
SIDES: Final = ("A", "B")


def to_scale(mm: int, percent: int) -> int:
    """So many per cent of a length; half a millimetre is rounded up (WG35 0.2)."""
    return (mm * percent + 50) // 100


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of a weapon (WG35 11.2): how far it reaches, and the target numbers of direct and indirect fire (0: no such fire).

    A hand grenade reaches ``mm_per_E`` for each point of E (WG35 13.5); of all else ``max_mm`` is the reach.
    """

    max_mm: int
    mm_per_E: int
    tn: int
    tn_indirect: int

    def reach(self, strength: int) -> int:
        """Return how far the zone reaches for a figure of this E, in millimetres."""
        return self.max_mm + self.mm_per_E * strength

    def to_scale(self, percent: int) -> Zone:
        """The zone as it is if distances are so many per cent of what is printed (WG35 0.7)."""
        return replace(self, max_mm=to_scale(self.max_mm, percent), mm_per_E=to_scale(self.mm_per_E, percent))


@dataclass(frozen=True, slots=True)
class Zones:
    """The three zones of a weapon."""

    short: Zone
    medium: Zone
    long: Zone

    def to_scale(self, percent: int) -> Zones:
        """The zones as they are if distances are so many per cent of what is printed (WG35 0.7)."""
        return Zones(self.short.to_scale(percent), self.medium.to_scale(percent), self.long.to_scale(percent))


@dataclass(frozen=True, slots=True)
class Projectile:
    """The projectile of a weapon (WG35 13): solid shot, or a template of ``diameter_mm`` that hits with ``strength`` and ``ap``.

    ``template_strength`` and ``template_ap`` are those of an impact round's template, None: those of its weapon, as a proximity
    round has them always.
    """

    kind: str
    diameter_mm: int
    template_strength: int | None
    template_ap: int | None


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon that shoots or is thrown (WG35 11-13).

    ``rates`` maps the rates of fire to their x, 0 for those without one; ``bayonet`` and ``melee`` are the profiles for blows;
    ``items`` are built in; ``shots`` are all there are (0: no end); ``single_use`` is gone when used.
    """

    id: str
    category: str
    types: tuple[str, ...]
    nations: tuple[str, ...]
    years: tuple[int, int]
    zones: Zones
    min_range_mm: int
    strength: int
    ap: int
    rates: dict[str, int]
    projectile: Projectile
    modes: tuple[str, ...]
    abilities: dict[str, int]
    bayonet: str
    fixed_bayonet: bool
    melee: str
    items: tuple[str, ...]
    heavy: bool
    mount: str
    shots: int
    single_use: bool
    attach_to: tuple[str, ...]
    points: int
    source: str

    def to_scale(self, percent: int) -> Weapon:
        """The weapon if distances are so many per cent of what is printed: its zones and its nearest range (WG35 0.7)."""
        return replace(self, zones=self.zones.to_scale(percent), min_range_mm=to_scale(self.min_range_mm, percent))


@dataclass(frozen=True, slots=True)
class Melee:
    """A profile for blows (WG35 14.2): a weapon of its own, a bayonet on a rifle, the butt of a gun or the bare hands.

    ``dagger`` is the profile of a bayonet that is taken off, if it can be (WG35 24.3).
    """

    id: str
    category: str
    t_bonus: int
    strength: int
    ap: int
    points: int
    dagger: str
    source: str


@dataclass(frozen=True, slots=True)
class Armour:
    """Armour, which weakens some hits (WG35 16): on a d6 of ``save_d6`` or more the strength falls by ``reduction``."""

    locations: tuple[str, ...]
    save_d6: int
    reduction: int
    front_only: bool


@dataclass(frozen=True, slots=True)
class Camouflage:
    """The level of a camouflage in the open and in cover (WG35 17.1)."""

    open: int
    cover: int


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of equipment (WG35 24).

    ``identifies`` are the faces of the identification roll it makes succeed, ``counts_as`` another item it stands for there;
    ``modifiers`` change the profile for good (WG35 16.5); ``zones`` are those in which ``effect`` holds (none: all zones);
    ``attach_to`` are the categories of weapon it is fixed to; ``most_per_army`` is 0 if there is no such limit.
    """

    id: str
    category: str
    points: int
    eras: tuple[str, ...]
    identifies: tuple[int, ...]
    counts_as: str
    armour: Armour | None
    modifiers: dict[str, int]
    camouflage: Camouflage | None
    zones: tuple[str, ...]
    effect: dict[str, int]
    attach_to: tuple[str, ...]
    most_per_army: int
    source: str


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability (WG35 25).

    ``number`` says which number goes with it in a profile, empty if none does; ``default`` is that number where it may be left
    out. ``points`` is None for abilities that no figure can buy.
    """

    id: str
    kind: str
    window: str
    number: str
    default: int
    points: int | None
    points_source: str
    effect: dict[str, int]
    source: str


@dataclass(frozen=True, slots=True)
class CardType:
    """A type of card: its copies per title (WG35 4.2), those of mass armies (WG35 22.1), guerrillas or not (WG35 22.3)."""

    id: str
    most: int
    most_mass: int
    guerrilla: bool
    source: str


@dataclass(frozen=True, slots=True)
class Card:
    """A title of card (WG35 26).

    ``most`` is a limit of copies stricter than that of its type, 0 if there is none; ``user`` is the figure that plays it, empty
    if none does.
    """

    id: str
    type: str
    subtypes: tuple[str, ...]
    most: int
    single_use: bool
    army_types: tuple[str, ...]
    eras: tuple[str, ...]
    windows: tuple[str, ...]
    user: str
    effect: dict[str, int]
    source: str


@dataclass(frozen=True, slots=True)
class Profile:
    """The six characteristics (WG35 2.1); M is printed in centimetres per action."""

    M: int
    T: int
    C: int
    E: int
    R: int
    Mo: int

    def changed(self, changes: dict[str, int]) -> Profile:
        """This profile with some characteristics higher or lower."""
        return Profile(*[getattr(self, name) + changes.get(name, 0) for name in CHARACTERISTICS])


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit on figures that take an option: ``most``, or one per ``one_per`` of those counted, in ``years`` if they are given.

    Counted are the figures of the same class, the same unit, or all figures (of the army); so are those that take the same thing.
    """

    of: str
    one_per: int
    most: int
    years: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Option:
    """Something a figure may take, besides or in place of what it has; ``points`` is None where tables price it (WG35 3.3)."""

    add: str
    replace: str
    most: int
    years: tuple[int, int] | None
    limits: tuple[Limit, ...]
    points: int | None


@dataclass(frozen=True, slots=True)
class Unit:
    """A kind of figure of an army list.

    ``most`` is 0 if there is no limit; ``people`` is the army's where it is empty, ``years`` where they are None; a
    ``female`` unit includes the change in its profile (WG35 3.5).
    """

    id: str
    cls: str
    people: str
    profile: Profile
    abilities: dict[str, int]
    points: int
    equipment: tuple[str, ...]
    uniform: tuple[str, ...]
    least: int
    most: int
    years: tuple[int, int] | None
    may_be_female: bool
    female: bool
    options: tuple[Option, ...]
    source: str

    def option(self, thing: str) -> Option | None:
        """The option that adds a thing."""
        for option in self.options:
            if option.add == thing:
                return option
        return None


@dataclass(frozen=True, slots=True)
class Composition:
    """Bounds of the number of figures of each class in an army (WG35 3.2)."""

    officer: tuple[int, int]
    private: tuple[int, int]
    specialist: tuple[int, int]
    privates_per_ally: int
    total: int


@dataclass(frozen=True, slots=True)
class Trait:
    """An ability of a whole army, in some years or always."""

    ability: str
    years: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Sample:
    """A ready roster: its figures in the notation of rosters, and what they cost."""

    id: str
    year: int
    limit: int
    figures: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Army:
    """An army list (WG35 3, 22) with its deck (WG35 4.1).

    ``permits`` are cards that its type alone would not allow (WG35 22.3); ``rules`` are ids of army rules.
    """

    id: str
    type: str
    people: str
    years: tuple[int, int]
    composition: Composition
    traits: tuple[Trait, ...]
    permits: tuple[str, ...]
    rules: tuple[str, ...]
    deck: dict[str, int]
    units: tuple[Unit, ...]
    samples: tuple[Sample, ...]
    source: str

    def has(self, ability: str, year: int) -> bool:
        """Return True if the army has a trait in a year."""
        return any(trait.ability == ability and covers(trait.years, year) for trait in self.traits)


@dataclass(frozen=True, slots=True)
class ArmyRule:
    """A rule that armies may have, with its numbers."""

    id: str
    numbers: dict[str, int]
    source: str


@dataclass(frozen=True, slots=True)
class MissionRule:
    """A rule that missions may have: whether it concerns a side and an edge, and the names of its numbers."""

    id: str
    side: bool
    edge: bool
    numbers: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Role:
    """The role of a side of a mission, and the army types that suit it."""

    role: str
    recommended: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Marker:
    """A thing on the table, at a point or at a site of the table; ``shift`` is its way until it lies well (WG35 28.8)."""

    kind: str
    id: str
    at: tuple[int, int] | None
    site: int
    shift: str
    size_mm: int


@dataclass(frozen=True, slots=True)
class Score:
    """An event that earns victory points (WG35 28.1). ``most`` is the limit of all points so earned, 0 if there is none."""

    event: str
    side: str
    vp: int
    objective: str
    from_round: int
    within_mm: int
    most: int
    once: bool


@dataclass(frozen=True, slots=True)
class Special:
    """A rule of a mission, the side it is about, and its numbers."""

    id: str
    side: str
    edge: str
    numbers: dict[str, int]


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission (WG35 28).

    Without ``roles`` the sides are alike and chosen by a roll-off; ``rounds`` is 0 if nothing limits them; ``withdrawal`` are the
    sides that take withdrawal tests, ``ends`` what else ends the battle.
    """

    id: str
    roles: dict[str, Role]
    points: dict[str, int]
    tables: tuple[str, ...]
    zones: dict[str, tuple[tuple[tuple[int, int], ...], ...]]
    deploys_first: str
    apart_mm: int
    initiative: str
    rounds: int
    safety_rounds: int
    vp_target: dict[str, int]
    withdrawal: tuple[str, ...]
    ends: tuple[str, ...]
    markers: tuple[Marker, ...]
    scores: tuple[Score, ...]
    rules: tuple[Special, ...]
    source: str


def covers(years: tuple[int, int] | None, year: int) -> bool:
    """Return True if a year is among some years; None are all."""
    return years is None or years[0] <= year <= years[1]
