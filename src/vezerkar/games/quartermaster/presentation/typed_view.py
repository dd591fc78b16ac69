"""A view of Quartermaster General, read with types: what `view` wrote as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.engine.json_access import as_dict, as_int, as_str, as_strs
from vezerkar.games.quartermaster.game_data import LAND_COUNT, SPACE_INDEX

BROAD_FRONT: Final = "ger_broad_front"


def kind_in(space: str) -> str:
    """Return the kind of piece that stands in a space: ``army`` or ``navy``."""
    return "army" if SPACE_INDEX[space] < LAND_COUNT else "navy"


class CountryView:
    """One country of a view, under the names of `view.country`."""

    def __init__(self, id: str, entries: Mapping[str, Json]) -> None:
        self.id = id
        self.pieces = as_strs(entries["pieces"])
        self.supplied = set(as_strs(entries["supplied"]))
        self.safe = set(as_strs(entries["safe"]))
        self.supply_spaces = as_strs(entries["supply_spaces"])
        self.armies = as_int(entries["armies"])
        self.navies = as_int(entries["navies"])
        self.home = as_str(entries["home"])
        self.home_lost = bool(entries["home_lost"])
        self.hand_size = as_int(entries["hand_size"])
        self.deck_size = as_int(entries["deck_size"])
        self.deck_top = as_strs(entries["deck_top"])
        self.deck_bottom = as_strs(entries["deck_bottom"])
        self.discard = as_strs(entries["discard"])
        self.discard_hidden_size = as_int(entries["discard_hidden_size"])
        self.responses_size = as_int(entries["responses_size"])
        self.status = as_strs(entries["status"])
        self.spent = set(as_strs(entries["spent"]))
        self.hand = as_strs(entries["hand"])
        self.responses = as_strs(entries["responses"])
        self.discard_hidden = as_strs(entries["discard_hidden"])
        self.unasked = as_strs(entries["unasked"])

    @property
    def sources(self) -> list[str]:
        """The Supply spaces that feed it: those with an Army of its own (R-20)."""
        return [space for space in self.supply_spaces if space in self.pieces]

    @property
    def falling(self) -> list[str]:
        """The pieces its next Supply step would remove if nothing changed (R-13)."""
        return [space for space in self.pieces if space not in self.supplied and space not in self.safe]


class TypedView:
    """The entries of a view under their own names; see `view.view` for their meaning."""

    def __init__(self, view: Mapping[str, Json]) -> None:
        self.seat = as_str(view["seat"])
        self.round = as_int(view["round"])
        self.active = as_str(view["active"])
        self.step = as_str(view["step"])
        self.waiting = as_strs(view["waiting"])
        self.points = {team: as_int(value) for team, value in as_dict(view["points"]).items()}
        self.straits = {strait: as_str(value) for strait, value in as_dict(view["straits"]).items()}
        self.countries = {name: CountryView(name, as_dict(entries)) for name, entries in as_dict(view["countries"]).items()}
        self.truk = bool(view["truk"])
        self.raid = as_str(view["raid"])
        self.raid_bonus = as_int(view["raid_bonus"])
        germany = self.countries["germany"]
        broad_front = BROAD_FRONT in germany.hand or BROAD_FRONT in germany.discard[-1:]
        self.front = as_strs(view["front"]) if broad_front else []
        """Of interest to those who hold the card, or while it is carried out."""
        self.winner = as_str(view["winner"])
        self.ending = as_str(view["ending"])
        self.ending_cite = as_str(view["ending_cite"])

    @property
    def own(self) -> CountryView | None:
        """The viewer's country; None for a spectator."""
        return self.countries.get(self.seat)
