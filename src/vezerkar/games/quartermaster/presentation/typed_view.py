"""A view of Quartermaster General, read with types: what `view` wrote as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.engine.plain import number, table, text, texts
from vezerkar.games.quartermaster.game_data import LAND_COUNT, SPACE_INDEX

BROAD_FRONT: Final = "ger_broad_front"


def kind_in(space: str) -> str:
    """What stands in a space: ``army`` or ``navy``."""
    return "army" if SPACE_INDEX[space] < LAND_COUNT else "navy"


class CountryView:
    """One country of a view, under the names of `view.country`."""

    def __init__(self, id: str, entries: Mapping[str, Json]) -> None:
        self.id = id
        self.pieces = texts(entries["pieces"])
        self.supplied = set(texts(entries["supplied"]))
        self.safe = set(texts(entries["safe"]))
        self.supply_spaces = texts(entries["supply_spaces"])
        self.armies = number(entries["armies"])
        self.navies = number(entries["navies"])
        self.home = text(entries["home"])
        self.home_lost = bool(entries["home_lost"])
        self.hand_size = number(entries["hand_size"])
        self.deck_size = number(entries["deck_size"])
        self.deck_top = texts(entries["deck_top"])
        self.deck_bottom = texts(entries["deck_bottom"])
        self.discard = texts(entries["discard"])
        self.discard_hidden_size = number(entries["discard_hidden_size"])
        self.responses_size = number(entries["responses_size"])
        self.status = texts(entries["status"])
        self.spent = set(texts(entries["spent"]))
        self.hand = texts(entries["hand"])
        self.responses = texts(entries["responses"])
        self.discard_hidden = texts(entries["discard_hidden"])
        self.unasked = texts(entries["unasked"])

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
        self.seat = text(view["seat"])
        self.round = number(view["round"])
        self.active = text(view["active"])
        self.waiting = texts(view["waiting"])
        self.points = {team: number(value) for team, value in table(view["points"]).items()}
        self.straits = {strait: text(value) for strait, value in table(view["straits"]).items()}
        self.countries = {name: CountryView(name, table(entries)) for name, entries in table(view["countries"]).items()}
        self.truk = bool(view["truk"])
        self.raid = text(view["raid"])
        self.raid_bonus = number(view["raid_bonus"])
        germany = self.countries["germany"]
        broad_front = BROAD_FRONT in germany.hand or BROAD_FRONT in germany.discard[-1:]
        self.front = texts(view["front"]) if broad_front else []
        """Of interest to those who hold the card, or while it is carried out."""
        self.winner = text(view["winner"])
        self.ending = text(view["ending"])
        self.ending_cite = text(view["ending_cite"])

    @property
    def own(self) -> CountryView | None:
        """The viewer's country; None for a spectator."""
        return self.countries.get(self.seat)
