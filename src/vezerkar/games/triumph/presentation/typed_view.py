"""A view of Triumph & Tragedy, read with types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.engine.json_access import as_dict, as_dicts, as_int, as_str, as_strs
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
        self.area = as_str(group["area"])
        self.nation = as_str(group["nation"])
        self.faction = as_str(group["faction"])
        self.state = as_str(group["state"])
        self.size = size
        self.unit = as_str(face.get("unit"))
        self.cv = as_int(face.get("cv", 0))
        self.start = as_str(face["from"])
        """Whence it came this turn."""
        self.via = as_str(face["via"])
        self.flags = as_strs(face["flags"])
        self.known = as_strs(face.get("known"))
        """The Rivals that know the face of a block of one's own."""
        self.blocks = [as_str(face["block"])] if "block" in face else []

    def like(self, other: BlockView) -> bool:
        """Return True if two blocks of one group look alike."""
        own = (self.unit, self.cv, self.start, self.via, self.flags, self.known)
        return own == (other.unit, other.cv, other.start, other.via, other.flags, other.known)

    def same_to_rules(self, other: BlockView) -> bool:
        """Return True if two blocks are alike to the rules, whoever knows their faces."""
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
        """True if it is on water: Ground units are Convoys there (T&T 12.72)."""
        return AREA_INDEX[self.area] >= LAND_COUNT


def pieces_of(group: View) -> list[BlockView]:
    """The tokens of one group of a view."""
    found: list[BlockView] = []
    faces = as_dicts(group["blocks"]) + as_dicts(group.get("faces"))
    for piece in [BlockView(group, face, 1) for face in faces]:
        alike = next((other for other in found if other.like(piece)), None)
        if alike is None:
            found.append(piece)
        else:
            alike.size += 1
            alike.blocks += piece.blocks
    return found + [BlockView(group, hidden, as_int(hidden["size"])) for hidden in as_dicts(group.get("hidden"))]


class FactionView:
    """One faction of a view, under the names of `view.faction_view`."""

    def __init__(self, id: str, entries: View) -> None:
        self.id = id
        self.war = as_strs(entries["war"])
        self.declared = as_strs(entries["declared"])
        self.ind = as_int(entries["ind"])
        self.pop = as_int(entries["pop"])
        self.res = as_int(entries["res"])
        self.production = as_int(entries["production"])
        self.factory_cost = as_int(entries["factory_cost"])
        self.raises_left = as_int(entries["raises_left"])
        self.hand_limit = as_int(entries["hand_limit"])
        self.hand_size = kinds(entries["hand_size"])
        self.hand = as_strs(entries["hand"])
        self.hand_known = entries["hand"] is not None
        self.bought = kinds(entries["bought"])
        self.passive = kinds(entries["passive"])
        self.passive_cards = as_strs(entries["passive_cards"])
        self.committed = sum(kinds(entries["committed"]).values())
        self.commits = as_strs(entries["commits"])
        self.vault_size = as_int(entries["vault_size"])
        self.vault = [(as_str(pair["tech"]), as_strs(pair["cards"])) for pair in as_dicts(entries["vault"])]
        self.techs = as_strs(entries["techs"])
        self.kept = as_strs(entries["kept"])
        self.dividends_size = as_int(entries["dividends_size"])
        self.dividends = [as_int(value) for value in entries["dividends"]] if isinstance(entries["dividends"], list) else []
        self.points = as_int(entries["points"])
        self.all_points = as_int(entries["all_points"]) if entries["all_points"] is not None else self.points


def kinds(value: Json) -> dict[str, int]:
    """Return the numbers of Action and of Investment cards."""
    return {name: as_int(count) for name, count in as_dict(value).items()}


class TypedView:
    """The entries of a view under their own names; see `view.view` for their meaning."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = as_str(view["seat"])
        self.year = as_int(view["year"])
        self.season = as_str(view["season"])
        self.phase = as_str(view["phase"])
        self.order = as_strs(view["order"])
        self.active = as_str(view["active"])
        self.active_ally = as_str(view["active_ally"])
        self.turn = as_str(view["turn"])
        self.commands = as_int(view["commands"])
        self.waiting = as_strs(view["waiting"])
        self.control = {area: as_str(party) for area, party in as_dict(view["control"]).items()}
        """Party that controls each land area, as determined when the phase began."""
        self.seas = {area: as_strs(factions) for area, factions in as_dict(view["seas"]).items()}
        self.disputed = {area: as_str(party) for area, party in as_dict(view["disputed"]).items()}
        self.pieces = [piece for group in as_dicts(view["groups"]) for piece in pieces_of(group)]
        self.forts = {area: as_int(cv) for area, cv in as_dict(view["forts"]).items()}
        self.markers = {nation: as_str(faction) for nation, faction in as_dict(view["markers"]).items()}
        self.influence = {
            nation: (as_str(as_dict(marks)["faction"]), as_int(as_dict(marks)["count"]))
            for nation, marks in as_dict(view["influence"]).items()
        }
        self.armed = {nation: as_strs(as_dict(state)["foes"]) for nation, state in as_dict(view["armed"]).items()}
        self.fallen = as_strs(view["fallen"])
        self.blockade = {
            area: (as_str(as_dict(mark)["faction"]), bool(as_dict(mark)["full"]))
            for area, mark in as_dict(view["blockade"]).items()
        }
        self.struck = as_strs(view["struck"])
        self.factions = {name: FactionView(name, as_dict(entries)) for name, entries in as_dict(view["factions"]).items()}
        self.decks = kinds(view["decks"])
        self.piles = {name: as_strs(cards) for name, cards in as_dict(view["piles"]).items()}
        self.laid = {
            nation: (as_str(as_dict(laid)["faction"]), as_strs(as_dict(laid)["cards"]))
            for nation, laid in as_dict(view["laid"]).items()
        }
        self.intel = as_str(view["intel"])
        self.chits = as_int(view["chits"])
        self.shown = bool(view["shown"])
        self.crossed = {
            (*as_strs(crossing["border"]), as_str(crossing["faction"])): as_int(crossing["units"])
            for crossing in as_dicts(view["crossed"])
        }
        """Ground units that engaged or disengaged in this phase, by the two areas and the faction."""
        self.aggressed = as_strs(view["aggressed"])
        self.battle = as_str(view["battle"])
        self.battles = as_strs(view["battles"])
        self.targets = {party: as_strs(at) for party, at in as_dict(view["targets"]).items()}
        self.winners = as_strs(view["winners"])
        self.ending = as_str(view["ending"])
        self.ending_cite = as_str(view["ending_cite"])

    def crossings(self, a: str, b: str, faction: str) -> int:
        """Return how many Ground units of a faction engaged or disengaged across a border in this phase."""
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
