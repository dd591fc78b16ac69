"""Building, recruiting and moving by rebuilding (R-42 .. R-45, R-50)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, with_each
from vezerkar.engine.decision import Question, Refusal
from vezerkar.games.quartermaster import events
from vezerkar.games.quartermaster.game_data import (
    ALL_STRAITS,
    ARMY,
    CARD,
    COUNTRIES,
    DECK_SPAN,
    HOME,
    JAPAN,
    KIND_MASK,
    KINDS,
    LAND,
    NAVY,
    SEA,
    SIX,
    SPACE_COUNT,
    SPACE_INDEX,
    around,
    kind_of,
)
from vezerkar.games.quartermaster.notation import BUILD, DONE, NAME, NOUN, PASS, PICK_UP, RECRUIT, TAKE_BACK
from vezerkar.games.quartermaster.rules.effect import ARMY_BUILT, ARMY_RECRUITED, NAVY_BUILT, Effect, Where, cause_of
from vezerkar.games.quartermaster.rules.pieces import free, put, take_back, take_off
from vezerkar.games.quartermaster.rules.reactions import could_use_truk, react
from vezerkar.games.quartermaster.rules.reasons import (
    ENEMY_THERE,
    NO_LINE,
    NO_NEIGHBOUR,
    NO_PORT,
    NOT_MOVABLE,
    NOT_NAMED,
    OWN_THERE,
    STRAIT_CLOSED,
    WRONG_KIND,
    none_left,
    there,
)
from vezerkar.games.quartermaster.rules.step import QmgStep
from vezerkar.games.quartermaster.rules.supply import (
    BY_TRUK,
    OTHER,
    disturb,
    fed,
    near,
    ports,
    reach,
    supplied,
    supply_spaces,
    team,
    trace,
)
from vezerkar.games.quartermaster.state import QmgState


def _like_home() -> list[list[int]]:
    """For each country pairs of a Status card (as a bit) and the space it makes like a Home space for building (F-03)."""
    pairs: list[list[int]] = [[] for _ in range(SIX)]
    for card, record in enumerate(CARD):
        if record is not None:
            for effect in record["effect"]:
                if effect["op"] == "like_home":
                    pairs[card // DECK_SPAN] += [BIT[card % DECK_SPAN], BIT[SPACE_INDEX[str(effect["space"])]]]
    return pairs


LIKE_HOME: Final = _like_home()


def homes(s: QmgState, country: int) -> int:
    """Return where a country may build an Army without a supplied neighbour: at Home, and where a Status card says so (F-03)."""
    spaces = BIT[HOME[country]]
    like = LIKE_HOME[country]
    for i in range(0, len(like), 2):
        if s.status[country] & like[i]:
            spaces |= like[i + 1]
    return spaces


def legal_armies(s: QmgState, country: int) -> int:
    """R-42, R-43: where a country may build an Army if it has one, or count one of its own as built (R-45)."""
    spaces = (reach(s, country) | homes(s, country)) & LAND & ~team(s, OTHER[country & 1])
    if s.supplied[country] == s.fed[country]:
        return spaces & (s.reach[country] | supply_spaces(s, country))
    line = near(s, country, fed(s, country)) | supply_spaces(s, country)
    return spaces & (line | _supplied_by_card(s, country, spaces & ~line))


def _supplied_by_card(s: QmgState, country: int, spaces: int) -> int:
    """Those of these spaces in which a new Army would be supplied because a card says so, or through a piece it links (R-25)."""
    if country != JAPAN:
        return LAND
    found = spaces & BY_TRUK
    for space in range(SPACE_COUNT):
        new = BIT[space] & spaces & ~found & ~s.pieces[country]
        if new:
            s.pieces[country] |= new
            disturb(s)
            if trace(s, country) & new:
                found |= new
            s.pieces[country] &= ~new
    disturb(s)
    return found


def legal_navies(s: QmgState, country: int) -> int:
    """R-42, R-43, R-22: where a country may build a Navy if it has one, or count one of its own as built (R-45)."""
    if country == JAPAN and s.truk:
        return reach(s, country) & SEA & ~team(s, OTHER[country & 1])
    return near(s, country, fed(s, country)) & SEA & ports(s, country & 1) & ~team(s, OTHER[country & 1])


def legal_builds(s: QmgState, country: int, spaces: int) -> int:
    """Those of these spaces where a country may build if it has the pieces."""
    found = 0
    if spaces & LAND:
        found |= legal_armies(s, country) & spaces
    if spaces & SEA:
        found |= legal_navies(s, country) & spaces
    return found


def buildable(s: QmgState, country: int, spaces: int) -> int:
    """Those of these spaces where a country may build now: without a free piece of the kind only in place (R-18, R-45)."""
    found = legal_builds(s, country, spaces)
    if found & LAND and free(s, country, ARMY) == 0:
        found &= s.pieces[country] | SEA
    if found & SEA and free(s, country, NAVY) == 0:
        found &= s.pieces[country] | LAND
    return found


def starved(s: QmgState, country: int, spaces: int) -> int:
    """The pieces of a country that it could take back to make possible what a lack of free pieces forbids (R-18)."""
    found = 0
    for kind in (ARMY, NAVY):
        if spaces & KIND_MASK[kind] and free(s, country, kind) == 0:
            found |= s.pieces[country] & KIND_MASK[kind]
    return found


def why_not_build(s: QmgState, country: int, space: int) -> Refusal:
    """The rule that forbids a country to build in a space (R-42, R-43)."""
    bit = BIT[space]
    if bit & team(s, OTHER[country & 1]):
        return there(ENEMY_THERE, space)
    if not bit & (reach(s, country) | homes(s, country) & LAND):
        if bit & around(supplied(s, country), ALL_STRAITS):
            return there(STRAIT_CLOSED, space)
        return there(NO_NEIGHBOUR, space)
    if not bit & legal_builds(s, country, bit):
        return there(NO_PORT if bit & SEA and not bit & ports(s, country & 1) else NO_LINE, space)
    return none_left(country, KINDS[kind_of(space)])


def build(s: QmgState, country: int, space: int) -> None:
    """A country builds in a space where it may: it places a piece, or counts the one that is there as just built (R-45, R-63)."""
    kind = kind_of(space)
    in_place = s.pieces[country] & BIT[space]
    if in_place:
        events.built_in_place(s, country, space)
    else:
        events.built(s, country, space)
        put(s, country, space)
    react(s, cause_of(NAVY_BUILT if kind == NAVY else ARMY_BUILT, country, country, space))


class Build(QmgStep):
    """R-42 .. R-45: a country builds once in each of these sets of spaces, in the order it likes."""

    __slots__ = ("country", "may", "sets", "spaces")

    def __init__(self, country: int, may: int, *sets: int) -> None:
        self.country = country
        self.may = may
        """True if the country may decline although it could build."""
        self.sets = sets
        spaces = 0
        for one in sets:
            spaces |= one
        self.spaces = spaces

    def advance(self, s: QmgState) -> bool:
        legal = legal_builds(s, self.country, self.spaces)
        if legal and not (self.may == 0 and self.is_forced(s, legal)):
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        if legal:
            build(s, self.country, legal.bit_length() - 1)
        return False

    def is_forced(self, s: QmgState, legal: int) -> bool:
        """Return True if only one of these legal spaces can be chosen, and nothing the country may do unasked adds another."""
        return legal & (legal - 1) == 0 and buildable(s, self.country, legal) != 0 and not could_use_truk(s, self.country)

    def options(self, s: QmgState, seat: int) -> list[int]:
        spaces = buildable(s, self.country, self.spaces)
        if spaces == 0:
            in_want = starved(s, self.country, legal_builds(s, self.country, self.spaces))
            return [PASS, *with_each(in_want, TAKE_BACK)]
        legal = with_each(spaces, BUILD)
        return [PASS, *legal] if self.may else legal

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        if action >= TAKE_BACK:
            take_back(s, self.country, action - TAKE_BACK)
            return
        s.stack.pop()
        if action == PASS:
            return
        space = action - BUILD
        if len(self.sets) > 1:
            rest = list(self.sets)
            for one in self.sets:
                if one & BIT[space]:
                    rest.remove(one)
                    break
            s.stack.append(Build(self.country, 1, *rest))
        build(s, self.country, space)

    def question(self, s: QmgState, seat: int) -> Question:
        kind = "army" if self.spaces & SEA == 0 else "navy" if self.spaces & LAND == 0 else "piece"
        if buildable(s, self.country, self.spaces) == 0:
            return Question("ask-free-piece", "QMG R-18", PASS, {"country": COUNTRIES[self.country], "kind": kind})
        default = PASS if self.may else self.options(s, seat)[0]
        args: dict[str, int | str] = {"country": COUNTRIES[self.country], "kind": kind}
        return Question("ask-build", "QMG R-42", default, args, ask="build {}")

    def menu(self, s: QmgState, seat: int) -> list[int]:
        return with_each(self.spaces, BUILD)

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if not BUILD <= action < BUILD + SPACE_COUNT:
            return super().refuse(s, seat, action)
        if not self.spaces & BIT[action - BUILD]:
            wrong = BIT[action - BUILD] & (LAND if self.spaces & LAND == 0 else SEA if self.spaces & SEA == 0 else 0)
            return WRONG_KIND if wrong else there(NOT_NAMED, action - BUILD)
        return why_not_build(s, self.country, action - BUILD)


class BuildEffect(Effect):
    """A country - the card's own, or one of its team - builds a piece (R-39)."""

    __slots__ = ("may", "self_or", "where")

    def __init__(self, country: int, where: Where, may: bool) -> None:
        self.self_or = country
        self.where = where
        self.may = may

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        # Without a free piece as well: it may take one back for this build.
        return legal_builds(s, self.self_or, self.where.spaces(s, self.self_or, cause)) != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(Build(self.self_or, 1 if self.may else 0, self.where.spaces(s, self.self_or, cause)))


class BuildsEffect(Effect):
    """A country may build once in each of several sets of spaces, in an order it likes (F-42, F-45)."""

    __slots__ = ("builder", "sets", "step")

    def __init__(self, builder: int, sets: tuple[int, ...]) -> None:
        self.builder = builder
        self.sets = sets
        self.step = Build(builder, 1, *sets)

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return legal_builds(s, self.builder, self.step.spaces) != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.stack.append(self.step)


# --- recruiting (R-44) ------------------------------------------------------------------------------------------------


def open_for(s: QmgState, country: int, spaces: int) -> int:
    """Those of these spaces that a new piece of this country may enter (R-17)."""
    return spaces & ~s.pieces[country] & ~team(s, OTHER[country & 1])


def recruitable(s: QmgState, country: int, spaces: int) -> int:
    """Those of these spaces where a country can recruit now (R-44)."""
    found = open_for(s, country, spaces)
    for kind in (ARMY, NAVY):
        if found & KIND_MASK[kind] and free(s, country, kind) == 0:
            found &= ~KIND_MASK[kind]
    return found


class Recruit(QmgStep):
    """R-44: a piece of ``country`` is placed in one of these spaces, as ``chooser`` says."""

    __slots__ = ("chooser", "country", "may", "spaces")

    def __init__(self, chooser: int, country: int, spaces: int, may: int) -> None:
        self.chooser = chooser
        self.country = country
        self.spaces = spaces
        self.may = may

    def advance(self, s: QmgState) -> bool:
        spaces = recruitable(s, self.country, self.spaces)
        if spaces == 0 and starved(s, self.country, open_for(s, self.country, self.spaces)):
            s.asked = BIT[self.country]
            return True
        if spaces & (spaces - 1) or (spaces and self.may):
            s.asked = BIT[self.chooser]
            return True
        s.stack.pop()
        if spaces:
            self.place(s, spaces.bit_length() - 1)
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        spaces = recruitable(s, self.country, self.spaces)
        if spaces == 0:
            return [PASS, *with_each(starved(s, self.country, open_for(s, self.country, self.spaces)), TAKE_BACK)]
        legal = with_each(spaces, RECRUIT)
        return [PASS, *legal] if self.may else legal

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        if action >= TAKE_BACK:
            take_back(s, self.country, action - TAKE_BACK)
            return
        s.stack.pop()
        if action != PASS:
            self.place(s, action - RECRUIT)

    def place(self, s: QmgState, space: int) -> None:
        """The piece appears (R-63)."""
        kind = kind_of(space)
        events.recruited(s, self.country, space)
        put(s, self.country, space)
        if kind == ARMY:
            react(s, cause_of(ARMY_RECRUITED, self.country, self.country, space))

    def question(self, s: QmgState, seat: int) -> Question:
        kind = "army" if self.spaces & LAND else "navy"
        args: dict[str, int | str] = {"country": COUNTRIES[self.country], "kind": kind}
        if recruitable(s, self.country, self.spaces) == 0:
            return Question("ask-free-piece", "QMG R-18", PASS, args)
        return Question("ask-recruit", "QMG R-44", self.options(s, seat)[0], args, ask="recruit {}")

    def menu(self, s: QmgState, seat: int) -> list[int]:
        return with_each(self.spaces, RECRUIT)

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if not RECRUIT <= action < RECRUIT + SPACE_COUNT:
            return super().refuse(s, seat, action)
        space = action - RECRUIT
        if not BIT[space] & self.spaces:
            return there(NOT_NAMED, space)
        if BIT[space] & team(s, OTHER[self.country & 1]):
            return there(ENEMY_THERE, space)
        return there(OWN_THERE, space) if BIT[space] & s.pieces[self.country] else none_left(self.country, KINDS[kind_of(space)])


class RecruitEffect(Effect):
    """A piece of a country is recruited; with several countries, the card's own chooses which (Tito's Partisans)."""

    __slots__ = ("countries", "may", "where")

    def __init__(self, countries: tuple[int, ...], where: Where, may: bool) -> None:
        self.countries = countries
        self.where = where
        self.may = may

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        for owner in self.countries:
            if open_for(s, owner, self.where.spaces(s, owner, cause)):
                return True
        return False

    def start(self, s: QmgState, country: int, cause: int) -> None:
        spaces = self.where.spaces(s, country, cause)
        # One without a free piece as well: it may take one back.
        able = [owner for owner in self.countries if open_for(s, owner, spaces)]
        if len(able) > 1:
            s.stack.append(ChooseRecruiter(country, spaces, *able))
            return
        owner = able[0] if able else self.countries[0]
        s.stack.append(Recruit(country, owner, spaces, 1 if self.may else 0))


class ChooseRecruiter(QmgStep):
    """A choice of which of several countries recruits."""

    __slots__ = ("chooser", "countries", "spaces")

    def __init__(self, chooser: int, spaces: int, *countries: int) -> None:
        self.chooser = chooser
        self.spaces = spaces
        self.countries = countries

    def asks(self, s: QmgState) -> int:
        return self.chooser

    def options(self, s: QmgState, seat: int) -> list[int]:
        return sorted([NAME + country for country in self.countries])

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        s.stack[-1] = Recruit(self.chooser, action - NAME, self.spaces, 0)

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-recruiter", "QMG R-39", self.options(s, seat)[0])


# --- moving by rebuilding (R-50, F-21, F-49) --------------------------------------------------------------------------


class Redeploy(QmgStep):
    """R-50: pieces of the country on turn are picked up and built again, one after the other, each once."""

    __slots__ = ("country",)

    def __init__(self, country: int) -> None:
        self.country = country

    def advance(self, s: QmgState) -> bool:
        if s.movable:
            s.asked = BIT[self.country]
            return True
        s.stack.pop()
        return False

    def options(self, s: QmgState, seat: int) -> list[int]:
        return [DONE, *with_each(s.movable, PICK_UP)]

    def choose(self, s: QmgState, seat: int, action: int) -> None:
        if action == DONE:
            s.movable = 0
            s.stack.pop()
            return
        space = action - PICK_UP
        events.picked_up(s, self.country, space)
        take_off(s, self.country, space)
        s.stack.append(Build(self.country, 0, KIND_MASK[kind_of(space)]))

    def question(self, s: QmgState, seat: int) -> Question:
        return Question("ask-pick-up", "QMG R-50", DONE, ask="pick_up {}")

    def menu(self, s: QmgState, seat: int) -> list[int]:
        return with_each(s.pieces[self.country], PICK_UP)

    def refuse(self, s: QmgState, seat: int, action: int) -> Refusal:
        if PICK_UP <= action <= PICK_UP + NOUN:
            return NOT_MOVABLE
        return super().refuse(s, seat, action)


class RedeployEffect(Effect):
    """Autobahn, Trans-Siberian Railroad, Theater Shift: pieces on the board when the card is played may be moved (F-21)."""

    __slots__ = ("pieces",)

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return s.pieces[country] & self.pieces != 0

    def start(self, s: QmgState, country: int, cause: int) -> None:
        s.movable = s.pieces[country] & self.pieces
        s.stack.append(Redeploy(country))
