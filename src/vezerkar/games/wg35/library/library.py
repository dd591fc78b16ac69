"""All records by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vezerkar.games.wg35.library.records import (
    Ability,
    Army,
    ArmyRule,
    Card,
    CardType,
    Item,
    Melee,
    Mission,
    MissionRule,
    Unit,
    Weapon,
)
from vezerkar.games.wg35.library.terrain import TableData, TypeData


class Library:
    """All that can be put on a table.

    Weapons, profiles for blows, items and abilities, a figure's *things*, share one set of ids.

    ``words`` are the names and texts that the user's files bring, by message and language. ``files`` are these files as they
    were read, by their names.
    """

    __slots__ = (
        "abilities",
        "armies",
        "army_rules",
        "card_types",
        "cards",
        "files",
        "items",
        "melee",
        "mission_rules",
        "missions",
        "piece_types",
        "tables",
        "units",
        "weapons",
        "words",
    )

    def __init__(
        self,
        records: Mapping[str, Mapping[str, Any]],
        words: Mapping[str, Mapping[str, str]],
        files: Mapping[str, bytes],
    ) -> None:
        self.weapons: Mapping[str, Weapon] = records["weapons"]
        self.melee: Mapping[str, Melee] = records["melee"]
        self.items: Mapping[str, Item] = records["items"]
        self.abilities: Mapping[str, Ability] = records["abilities"]
        self.card_types: Mapping[str, CardType] = records["card_types"]
        self.cards: Mapping[str, Card] = records["cards"]
        self.army_rules: Mapping[str, ArmyRule] = records["army_rules"]
        self.armies: Mapping[str, Army] = records["armies"]
        self.mission_rules: Mapping[str, MissionRule] = records["mission_rules"]
        self.missions: Mapping[str, Mission] = records["missions"]
        self.piece_types: Mapping[str, TypeData] = records["piece_types"]
        self.tables: Mapping[str, TableData] = records["tables"]
        self.units: Mapping[str, Unit] = {unit.id: unit for army in self.armies.values() for unit in army.units}
        self.words = words
        self.files = files

    def price(self, thing: str) -> int:
        """Return the price of a thing by its table (WG35 3.3); of abilities only those that can be bought have one."""
        for table in (self.weapons, self.melee, self.items):
            if thing in table:
                return table[thing].points
        points = self.abilities[thing].points
        assert points is not None, f"{thing} cannot be bought"
        return points

    def copies(self, card: str, army_type: str) -> int:
        """Return how many copies of a title a deck of this army type may hold (WG35 4.2, 22.1)."""
        title = self.cards[card]
        kind = self.card_types[title.type]
        most = kind.most_mass if army_type == "mass" else kind.most
        return min(most, title.most) if title.most else most

    def user_text(self, message: str, language: str) -> str | None:
        """Return the text of the user's files for a message, in this language or else in another; None if there is none."""
        said = self.words.get(message, {})
        return said.get(language) or next(iter(said.values()), None)
