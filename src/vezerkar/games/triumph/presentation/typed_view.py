"""A view of Triumph & Tragedy, read with types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.engine.plain import number, table, tables, text, texts
from vezerkar.games.triumph.game_data import AREA_INDEX, LAND_COUNT, NATION, NATIONS

View = Mapping[str, Json]

UPRIGHT: Final = "upright"
OPEN: Final = "open"
ESCAPED: Final = "escaped"


class BlockView:
    """Blocks that look alike to the viewer and lie together: one token of the board.

    ``blocks`` are their names, known to their owner alone; ``unit`` is "" and ``cv`` 0 for hidden faces.
    """

    def __init__(self, group: View, face: View, size: int) -> None:
        self.area = text(group["area"])
        self.nation = text(group["nation"])
        self.faction = text(group["faction"])
        self.state = text(group["state"])
        self.size = size
        self.unit = text(face.get("unit"))
        self.cv = number(face.get("cv", 0))
        self.start = text(face["from"])
        """Whence it came this turn."""
        self.via = text(face["via"])
        self.flags = texts(face["flags"])
        self.known = texts(face.get("known"))
        """The Rivals that know the face of a block of one's own."""
        self.blocks = [text(face["block"])] if "block" in face else []

    def like(self, other: BlockView) -> bool:
        """Whether two blocks of one group look alike."""
        own = (self.unit, self.cv, self.start, self.via, self.flags, self.known)
        return own == (other.unit, other.cv, other.start, other.via, other.flags, other.known)

    def same_to_rules(self, other: BlockView) -> bool:
        """Whether two blocks are alike to the rules, whoever knows their faces."""
        own = (self.area, self.nation, self.unit, self.cv, self.start, self.via, self.flags, self.state == ESCAPED)
        return own == (
            other.area,
            other.nation,
            other.unit,
            other.cv,
            other.start,
            other.via,
            other.flags,
            other.state == ESCAPED,
        )

    @property
    def at_sea(self) -> bool:
        """Whether it is on water: Ground units are Convoys there (T&T 12.72)."""
        return AREA_INDEX[self.area] >= LAND_COUNT


def pieces_of(group: View) -> list[BlockView]:
    """The tokens of one group of a view."""
    found: list[BlockView] = []
    faces = tables(group["blocks"]) + tables(group.get("faces"))
    for piece in [BlockView(group, face, 1) for face in faces]:
        alike = next((other for other in found if other.like(piece)), None)
        if alike is None:
            found.append(piece)
        else:
            alike.size += 1
            alike.blocks += piece.blocks
    return found + [BlockView(group, hidden, number(hidden["size"])) for hidden in tables(group.get("hidden"))]


class FactionView:
    """One faction of a view, under the names of `view.faction_view`."""

    def __init__(self, id: str, entries: View) -> None:
        self.id = id
        self.war = texts(entries["war"])
        self.declared = texts(entries["declared"])
        self.ind = number(entries["ind"])
        self.pop = number(entries["pop"])
        self.res = number(entries["res"])
        self.production = number(entries["production"])
        self.factory_cost = number(entries["factory_cost"])
        self.raises_left = number(entries["raises_left"])
        self.hand_limit = number(entries["hand_limit"])
        self.hand_size = kinds(entries["hand_size"])
        self.hand = texts(entries["hand"])
        self.hand_known = entries["hand"] is not None
        self.bought = kinds(entries["bought"])
        self.passive = kinds(entries["passive"])
        self.passive_cards = texts(entries["passive_cards"])
        self.committed = sum(kinds(entries["committed"]).values())
        self.commits = texts(entries["commits"])
        self.vault_size = number(entries["vault_size"])
        self.vault = [(text(pair["tech"]), texts(pair["cards"])) for pair in tables(entries["vault"])]
        self.techs = texts(entries["techs"])
        self.kept = texts(entries["kept"])
        self.dividends_size = number(entries["dividends_size"])
        self.dividends = [number(value) for value in entries["dividends"]] if isinstance(entries["dividends"], list) else []
        self.points = number(entries["points"])
        self.all_points = number(entries["all_points"]) if entries["all_points"] is not None else self.points


def kinds(value: Json) -> dict[str, int]:
    """How many Action and how many Investment cards."""
    return {name: number(count) for name, count in table(value).items()}


class TypedView:
    """The entries of a view under their own names; see `view.view` for their meaning."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = text(view["seat"])
        self.year = number(view["year"])
        self.season = text(view["season"])
        self.phase = text(view["phase"])
        self.order = texts(view["order"])
        self.active = text(view["active"])
        self.active_ally = text(view["active_ally"])
        self.turn = text(view["turn"])
        self.commands = number(view["commands"])
        self.waiting = texts(view["waiting"])
        self.control = {area: text(party) for area, party in table(view["control"]).items()}
        """Who controls each land area, as determined when the phase began."""
        self.seas = {area: texts(factions) for area, factions in table(view["seas"]).items()}
        self.disputed = {area: text(party) for area, party in table(view["disputed"]).items()}
        self.pieces = [piece for group in tables(view["groups"]) for piece in pieces_of(group)]
        self.forts = {area: number(cv) for area, cv in table(view["forts"]).items()}
        self.markers = {nation: text(faction) for nation, faction in table(view["markers"]).items()}
        self.influence = {
            nation: (text(table(marks)["faction"]), number(table(marks)["count"]))
            for nation, marks in table(view["influence"]).items()
        }
        self.armed = {nation: texts(table(state)["foes"]) for nation, state in table(view["armed"]).items()}
        self.fallen = texts(view["fallen"])
        self.blockade = {
            area: (text(table(mark)["faction"]), bool(table(mark)["full"])) for area, mark in table(view["blockade"]).items()
        }
        self.struck = texts(view["struck"])
        self.factions = {name: FactionView(name, table(entries)) for name, entries in table(view["factions"]).items()}
        self.decks = kinds(view["decks"])
        self.piles = {name: texts(cards) for name, cards in table(view["piles"]).items()}
        self.laid = {
            nation: (text(table(laid)["faction"]), texts(table(laid)["cards"])) for nation, laid in table(view["laid"]).items()
        }
        self.intel = text(view["intel"])
        self.chits = number(view["chits"])
        self.shown = bool(view["shown"])
        self.crossed = {
            (*texts(crossing["border"]), text(crossing["faction"])): number(crossing["units"])
            for crossing in tables(view["crossed"])
        }
        """Ground units that engaged or disengaged in this phase, by the two areas and the faction."""
        self.aggressed = texts(view["aggressed"])
        self.battle = text(view["battle"])
        self.battles = texts(view["battles"])
        self.targets = {party: texts(at) for party, at in table(view["targets"]).items()}
        self.winners = texts(view["winners"])
        self.ending = text(view["ending"])
        self.ending_cite = text(view["ending_cite"])

    def crossings(self, a: str, b: str, faction: str) -> int:
        """How many Ground units of a faction engaged or disengaged across a border in this phase."""
        return self.crossed.get((a, b, faction), 0) + self.crossed.get((b, a, faction), 0)

    @property
    def own(self) -> FactionView | None:
        """The viewer's faction; None for a spectator."""
        return self.factions.get(self.seat)

    @property
    def ordered(self) -> list[FactionView]:
        """The factions, the viewer's own first."""
        return sorted(self.factions.values(), key=lambda faction: faction.id != self.seat)


def nation_of(area: str) -> str:
    """The nation or colony a land area belongs to; "" at sea."""
    index = AREA_INDEX[area]
    return NATIONS[NATION[index]] if index < LAND_COUNT else ""
