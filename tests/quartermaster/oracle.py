"""A second opinion on supply, straits, building and battling: the rulings of Quartermaster General, word for word and slowly.

Nothing of the game's rules is used here, and nothing that the rules are made of but the map. Sets of names, no indices, no bits,
nothing remembered between two questions: whatever disagrees with this module has to explain itself. The numbers are those of the
rulings.

How the rulings are read where they leave a choice:

* A board that lacks a country has no piece of it.
* The two tests of R-43 are made one after the other: the supplied neighbour has to be there before the new piece is put down, the
  new piece has to be supplied afterwards, with everything it brings along (a star, a marker, an open strait, a port). So an Army
  cannot be built on a star beside an own unsupplied piece that it would feed itself.
* A build in place (R-45) names a piece that stands where it could be built. Everything is looked at as the board stands: the
  piece is supplied now, and beside it stands another own supplied piece, be it one that is supplied through the piece named. At
  Home and in a space like Home no neighbour is asked for.
* Home and spaces like Home are for Armies. A space is like Home only by its card, whoever else stands there.
* Card-given supply (R-25) serves its owner's pieces for building and battling and feeds nothing. So Shvernik lets a Soviet Army
  be built beside any Soviet Army; a Soviet Navy, beside such an Army too, needs a real line (R-26). Truk lets a Japanese Navy be
  built beside any Japanese piece that is supplied, without a port; it supplies a new Army on a land space bordering the Central
  Pacific, and only there. Truk needs no line at all, so it supplies also what is cut off by a closed strait; battles and builds
  still reach over open straits only.
* A port (R-22) is any Army of the team, and land and sea border one another whatever straits do.
* A battle reaches the spaces adjacent to a supplied piece (R-46), not the space of the piece.
* A country denied a space by Scorched Earth neither eats nor scores there, but its Army still halves what a teammate scores
  (R-70, Q-08). A marker space scores 2 for its country alone (R-71).
* Distance (Q-03) counts steps over land and sea by the adjacency of the team asked for; what stands in between is of no matter.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

MAP = json.loads(
    (Path(__file__).resolve().parents[2] / "src/vezerkar/games/quartermaster/data/map.json").read_text(encoding="utf-8")
)

LAND: frozenset[str] = frozenset(MAP["land"])
SEA: frozenset[str] = frozenset(MAP["sea"])
SPACES: tuple[str, ...] = (*sorted(LAND), *sorted(SEA))
COUNTRIES: tuple[str, ...] = tuple(country["id"] for country in MAP["countries"])
TEAM: dict[str, str] = {country["id"]: country["team"] for country in MAP["countries"]}
HOME: dict[str, str] = {country["id"]: country["home"] for country in MAP["countries"]}
POOL: dict[str, tuple[int, int]] = {country["id"]: (country["armies"], country["navies"]) for country in MAP["countries"]}
STARS: frozenset[str] = frozenset(MAP["stars"])
STRAITS: dict[str, tuple[str, frozenset[str]]] = {
    strait["id"]: (strait["anchor"], frozenset(strait["seas"])) for strait in MAP["straits"]
}
BESIDE: dict[str, frozenset[str]] = {
    space: frozenset(other for border in MAP["borders"] for other in border if space in border and other != space)
    for space in SPACES
}
"""The spaces that share a border with a space (R-28), straits not counted."""

MACKENZIE_KING = "uk_mackenzie_king_drafts_the_national_resources_mobilization_act"
AVG = "usa_american_volunteer_group_expands"
SCORCHED_EARTH = "ussr_scorched_earth"
SHVERNIK = "ussr_shverniks_evacuation_council"
LINLITHGOW = "uk_lord_linlithgow_declares_india_to_be_at_war"
AUSTRALIA = "uk_australia_forms_the_directorate_of_manpower"

CARDS = (MACKENZIE_KING, AVG, SCORCHED_EARTH, SHVERNIK, LINLITHGOW, AUSTRALIA)
"""The Status cards that a board has to know about."""

MARKERS = {"canada": (MACKENZIE_KING, "uk"), "szechuan": (AVG, "usa")}
"""Marker space -> the card that puts the marker there, and the one country it is for."""


@dataclass(frozen=True)
class Board:
    """Where the pieces stand, and the cards that touch them.

    ``pieces``: country -> its spaces; on land stands an Army, at sea a Navy. ``status``: ids of the face-up Status cards of all
    countries, cards without a say here allowed. ``truk``: Truk is in effect this turn.
    """

    pieces: dict[str, frozenset[str]]
    status: frozenset[str]
    truk: bool


def pieces(board: Board, country: str) -> frozenset[str]:
    """The spaces with a piece of this country."""
    return board.pieces.get(country, frozenset())


def members(team: str) -> list[str]:
    """The countries of a team."""
    return [country for country in COUNTRIES if TEAM[country] == team]


def teammates(country: str) -> list[str]:
    """The other countries of its team."""
    return [other for other in members(TEAM[country]) if other != country]


def enemies(country: str) -> list[str]:
    """The countries of the other team."""
    return [other for other in COUNTRIES if TEAM[other] != TEAM[country]]


def stands(board: Board, countries: Iterable[str], space: str) -> bool:
    """Whether any of these countries has its piece in the space."""
    return any(space in pieces(board, country) for country in countries)


# Map


def open_to(board: Board, strait: str) -> str:
    """The one team a strait is open to, ``axis`` or ``allies`` (R-30)."""
    anchor, _ = STRAITS[strait]
    return "axis" if stands(board, members("axis"), anchor) else "allies"


def neighbours(board: Board, team: str, space: str) -> set[str]:
    """What is adjacent to a space for this team as straits are now (R-28, R-29, R-31)."""
    found = set(BESIDE[space])
    for strait, (_, seas) in STRAITS.items():
        if space in seas and open_to(board, strait) == team:
            found |= seas - {space}
    return found


def distance(board: Board, team: str, a: str, b: str) -> int:
    """Steps of adjacency from a space to another for this team, 0 for the same one (Q-03)."""
    reached = {a}
    steps = 0
    while b not in reached:
        reached |= {near for space in reached for near in neighbours(board, team, space)}
        steps += 1
    return steps


# Supply


def supply_spaces(board: Board, country: str) -> set[str]:
    """The Supply spaces of a country (R-19, F-04)."""
    found = set(STARS)
    for space, (card, owner) in MARKERS.items():
        if card in board.status and owner == country:
            found.add(space)
    if SCORCHED_EARTH in board.status and country in ("germany", "italy"):
        found.remove("ukraine")
    return found


def has_port(board: Board, country: str, sea: str) -> bool:
    """Whether an Army of the team, supplied or not, is beside the sea (R-22)."""
    return any(stands(board, members(TEAM[country]), land) for land in BESIDE[sea] & LAND)


def fed(board: Board, country: str) -> set[str]:
    """The pieces with a line of their own to a Supply space: R-25, steps 1 and 2."""
    own = pieces(board, country)
    lined = {space for space in own if space in LAND and space in supply_spaces(board, country)}
    while True:
        more = {
            space
            for space in own - lined
            if (space in LAND or has_port(board, country, space)) and neighbours(board, TEAM[country], space) & lined
        }
        if not more:
            return lined
        lined |= more


def fed_by_chains(board: Board, country: str) -> set[str]:
    """The same, told by R-21, R-22 and R-24: for each piece every chain is tried. For comparison; slower still."""
    own = pieces(board, country)
    sources = supply_spaces(board, country) & LAND

    def chain(link: str, before: frozenset[str]) -> bool:
        """Whether a chain that came by ``before`` can go on from this piece to a Supply space and use no piece twice."""
        if link in SEA and not has_port(board, country, link):
            return False
        if link in sources:
            return True
        behind = before | {link}
        return any(chain(piece, behind) for piece in neighbours(board, TEAM[country], link) & (own - behind))

    return {piece for piece in own if chain(piece, frozenset())}


def given(board: Board, country: str) -> set[str]:
    """The pieces that a card declares supplied: R-25, step 3."""
    found: set[str] = set()
    if country == "ussr" and SHVERNIK in board.status:
        found |= pieces(board, country) & LAND
    if country == "japan" and board.truk:
        found |= pieces(board, country) & SEA
        found |= pieces(board, country) & LAND & BESIDE["central_pacific"]
    return found


def supplied(board: Board, country: str) -> set[str]:
    """The spaces whose piece of this country is supplied, by a line or by a card (R-25)."""
    return fed(board, country) | given(board, country)


# Build and battle


def like_home(board: Board, country: str) -> set[str]:
    """Where Armies are built without a neighbour: Home and what a card treats like it (R-43, F-03, F-34, F-36)."""
    found = {HOME[country]}
    if country == "uk" and LINLITHGOW in board.status:
        found.add("india")
    if country == "uk" and AUSTRALIA in board.status:
        found.add("australia")
    if country == "usa" and AVG in board.status:
        found.add("szechuan")
    return found


def with_piece(board: Board, country: str, space: str) -> Board:
    """The board after a piece of the country was put there."""
    return Board({**board.pieces, country: pieces(board, country) | {space}}, board.status, board.truk)


def buildable(board: Board, country: str, free_armies: bool, free_navies: bool) -> set[str]:
    """Where the country may build now: Armies on land, Navies at sea; without a free one only in place (R-42, R-43, R-45)."""
    found = set()
    before = supplied(board, country)
    for space in SPACES:
        free = free_armies if space in LAND else free_navies
        if not free and space not in pieces(board, country):
            continue
        if stands(board, enemies(country), space):
            continue
        if space not in like_home(board, country) and not neighbours(board, TEAM[country], space) & before:
            continue
        if space in supplied(with_piece(board, country, space), country):
            found.add(space)
    return found


def battle_targets(board: Board, country: str) -> tuple[set[str], set[str]]:
    """The land spaces for a Land Battle and the seas for a Sea Battle, empty ones too (R-46, R-48)."""
    reach = {near for piece in supplied(board, country) for near in neighbours(board, TEAM[country], piece)}
    free = {space for space in reach if not stands(board, members(TEAM[country]), space)}
    return free & LAND, free & SEA


# Victory step


def score(board: Board, country: str) -> int:
    """The VP of a Victory step for Supply spaces, without those of Status cards (R-14, R-70, R-71, R-74)."""
    if stands(board, enemies(country), HOME[country]):
        return 0
    points = 0
    for space in supply_spaces(board, country) & pieces(board, country):
        points += 1 if space in STARS and stands(board, teammates(country), space) else 2
    return points


# Boards


class Setter:
    """Puts pieces on an empty board where the rules of occupancy (R-17) and the pools (R-18) let it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.pieces: dict[str, set[str]] = {country: set() for country in COUNTRIES}

    def put(self, country: str, space: str) -> None:
        """Put a piece of the country there, or do nothing where none may stand."""
        kind = LAND if space in LAND else SEA
        pool = POOL[country][0 if space in LAND else 1]
        if len(self.pieces[country] & kind) < pool and not any(space in self.pieces[enemy] for enemy in enemies(country)):
            self.pieces[country].add(space)

    def any_of(self, spaces: Iterable[str]) -> str:
        """One of these spaces; they are put in order first, so that a seed means the same everywhere."""
        return self.rng.choice(sorted(spaces))

    def homes(self, chance: float) -> None:
        """Armies at Home, each as likely as said."""
        for country in COUNTRIES:
            if self.rng.random() < chance:
                self.put(country, HOME[country])

    def strait(self) -> None:
        """Navies of a country on both sides of a strait, Armies on their coasts, and perhaps somebody in the anchor space."""
        anchor, seas = STRAITS[self.rng.choice(sorted(STRAITS))]
        country = self.rng.choice(COUNTRIES)
        if self.rng.random() < 0.6:
            self.put(self.rng.choice(COUNTRIES), anchor)
        for sea in sorted(seas):
            self.put(country, sea)
            coast = BESIDE[sea] & LAND
            self.put(country, self.any_of(coast & STARS or coast))
            if self.rng.random() < 0.5:
                self.put(self.rng.choice(members(TEAM[country])), self.any_of(coast))

    def voyage(self) -> None:
        """A line of a country's Navies out from a star, over straits too, with ports here and there."""
        country = self.rng.choice(COUNTRIES)
        space = self.any_of(star for star in STARS if BESIDE[star] & SEA)
        self.put(country, space)
        for _ in range(self.rng.randint(1, 4)):
            over = {sea for _, seas in STRAITS.values() if space in seas for sea in seas - {space}}
            if not BESIDE[space] & SEA | over:
                return
            space = self.any_of(BESIDE[space] & SEA | over)
            self.put(country, space)
            if self.rng.random() < 0.6 and BESIDE[space] & LAND:
                self.put(self.rng.choice([country, *teammates(country)]), self.any_of(BESIDE[space] & LAND))

    def ukraine(self) -> None:
        """An Axis country or two in Ukraine, and what they would feed."""
        for country in self.rng.sample(members("axis"), self.rng.randint(1, 2)):
            self.put(country, "ukraine")
            for _ in range(self.rng.randint(0, 2)):
                self.put(country, self.any_of(BESIDE["ukraine"]))

    def marker(self) -> None:
        """Somebody in a marker space, its own country most of the time, and pieces around."""
        space = self.rng.choice(sorted(MARKERS))
        owner = MARKERS[space][1]
        for country in self.rng.choice(((owner,), (owner, *teammates(owner)), tuple(teammates(owner)))):
            self.put(country, space)
            self.put(country, self.any_of(BESIDE[space]))

    def pacific(self) -> None:
        """Japan in the Central Pacific and around, near and far from Japan."""
        around = BESIDE["central_pacific"] | {"central_pacific"}
        for _ in range(self.rng.randint(1, 5)):
            self.put("japan", self.any_of(around if self.rng.random() < 0.8 else SPACES))

    def east(self) -> None:
        """Soviet Armies in a row away from Moscow, with a Navy at the end perhaps."""
        space = "moscow"
        for _ in range(self.rng.randint(2, 6)):
            space = self.any_of(BESIDE[space])
            self.put("ussr", space)

    def grow(self, steps: int, spread: float) -> None:
        """More pieces: beside one of the same country, or anywhere with the chance of ``spread``."""
        over = {space: {sea for _, seas in STRAITS.values() if space in seas for sea in seas} for space in SEA}
        for _ in range(steps):
            country = self.rng.choice(COUNTRIES)
            roots = self.pieces[country] or {HOME[country]}
            root = self.any_of(roots)
            anywhere = self.rng.random() < spread
            self.put(country, self.any_of(SPACES if anywhere else BESIDE[root] | over.get(root, set())))

    def thin(self, chance: float) -> None:
        """Take Armies away again, the ones on stars twice as likely: lost ports, lost sources."""
        for country in COUNTRIES:
            for space in sorted(self.pieces[country] & LAND):
                if self.rng.random() < (chance * 2 if space in STARS else chance):
                    self.pieces[country].remove(space)


def random_board(rng: random.Random) -> Board:
    """A legal board, sparse or crowded, near the homes or all over, on which the finer points of supply come up often.

    Pools (R-18) and occupancy (R-17) hold. The same generator state gives the same board on every machine.
    """
    setter = Setter(rng)
    themes = (setter.strait, setter.voyage, setter.ukraine, setter.marker, setter.pacific, setter.east)
    setter.homes(rng.choice((0.3, 0.7, 1.0)))
    for theme in rng.choices(themes, weights=(4, 3, 1, 1, 1, 1), k=rng.randint(0, 6)):
        theme()
    setter.grow(rng.choice((0, 5, 15, 30, 80)), rng.choice((0.0, 0.1, 0.3, 1.0)))
    setter.thin(rng.choice((0.0, 0.0, 0.1, 0.3)))
    likely = rng.choice((0.0, 0.3, 0.6, 1.0))
    status = frozenset(card for card in CARDS if rng.random() < likely)
    return Board({country: frozenset(setter.pieces[country]) for country in COUNTRIES}, status, rng.random() < 0.3)
