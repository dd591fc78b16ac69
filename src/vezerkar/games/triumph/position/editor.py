"""The position editor of Triumph & Tragedy: blocks, cards, the tracks and the Season."""

from __future__ import annotations

from typing import Any, Final

from vezerkar.engine.game import Translator
from vezerkar.engine.position_editor import Draft, Moment, PositionEditor
from vezerkar.engine.position_sheet import EditorItem, EditorValue, PositionSheet, aside
from vezerkar.games.triumph.declarations.parts import MOST_IND
from vezerkar.games.triumph.game_data import (
    AREAS,
    BLOCK_FACTION,
    BLOCK_MAX,
    BLOCK_POWER,
    BLOCK_TYPE,
    BLOCKS,
    CARDS,
    DECKS,
    FACTIONS,
    FIRST_YEAR,
    LAND_COUNT,
    LAST_YEAR,
    NATIONS,
    TYPES,
)
from vezerkar.games.triumph.presentation.labels import area_name, card_name, faction_name, nation_name, unit_name

LAND: Final = frozenset(AREAS[:LAND_COUNT])
SEASONS: Final = {"spring": 4, "summer": 6, "fall": 8}
"""The Seasons in which there are Player Turns, and the number of the year that comes after each."""
COMMANDS: Final = 6
"""So many units may be moved in a Player Turn that begins here."""
PILES: Final = ("decks", "piles")
NO_TURN: Final = {"turn": "none", "commands": 0}
"""The fields as they are while no Player Turn is in progress."""


class TriumphPositionEditor(PositionEditor):
    """Sets up positions of Triumph & Tragedy."""

    scenario = "scenario"
    stages = (150, 400)

    def fill(self, sheet: PositionSheet, draft: Draft, tr: Translator) -> None:
        state = draft["state"]
        hands = [EditorValue(one, tr("position-hand-of", {"who": faction_name(one, tr)})) for one in FACTIONS]
        sheet.values |= {
            "areas": [aside(tr), *[EditorValue(area, area_name(area, tr), area) for area in AREAS]],
            "cards": [*[EditorValue(pile, tr(f"position-{pile}", {})) for pile in PILES], *hands],
        }
        sheet.counters(tr)
        sheet.number("counters", "state.year", tr("position-year", {}), state["year"], FIRST_YEAR, LAST_YEAR)
        for faction in FACTIONS:
            name = tr("position-industry", {"who": faction_name(faction, tr)})
            sheet.number("counters", f"state.factions.{faction}.ind", name, state["factions"][faction]["ind"], 0, MOST_IND)
        for number, faction in enumerate(FACTIONS):
            group = sheet.pieces_of(faction, faction_name(faction, tr), tr)
            for block, name in enumerate(BLOCKS):
                if BLOCK_FACTION[block] == number:
                    self._block(sheet, group, state["blocks"].get(name), block, tr)
        lying = {card: where for where, cards in self._heaps(state) for card in cards}
        group = sheet.cards_of("all", tr("position-all", {}), tr)
        for card in CARDS:
            if card in lying:
                said = tr("position-card", {"card": card, "name": card_name(card, tr)})
                sheet.choice(group, f"state.cards.{card}", said, lying[card], "cards")

    def _block(self, sheet: PositionSheet, group: str, lying: dict[str, Any] | None, block: int, tr: Translator) -> None:
        name = BLOCKS[block]
        unit = unit_name(TYPES[BLOCK_TYPE[block]], tr)
        said = {"nation": nation_name(NATIONS[BLOCK_POWER[block]], tr), "unit": unit, "number": name.rpartition("_")[2]}
        area = lying["area"] if lying else None
        sheet.choice(group, f"state.blocks.{name}.area", tr("position-block", said), area, "areas", piece=name)
        if lying:
            path = f"state.blocks.{name}.cv"
            sheet.number(group, path, tr("position-block-cv", said), lying["cv"], 1, BLOCK_MAX[block], at=lying["area"])

    def _heaps(self, state: dict[str, Any]) -> list[tuple[str, list[str]]]:
        """Return where cards lie that can be moved: the decks, the discards, the hands."""
        piles = [(pile, state[pile][deck]) for pile in PILES for deck in DECKS]
        return [*piles, *[(faction, state["factions"][faction]["hand"]) for faction in FACTIONS]]

    def put(self, draft: Draft, item: EditorItem, value: str) -> None:
        state, path = draft["state"], item.id.split(".")
        if path[1] == "cards":
            for _, cards in self._heaps(state):
                if path[2] in cards:
                    cards.remove(path[2])
            deck = DECKS["ai".index(path[2][0])]
            heap = state[value][deck] if value in PILES else state["factions"][value]["hand"]
            heap.append(path[2])
        elif path[1] == "blocks":
            self._put_block(state, path, value)
        else:
            super().put(draft, item, value)

    def _put_block(self, state: dict[str, Any], path: list[str], value: str) -> None:
        blocks, name = state["blocks"], path[2]
        if path[3] == "cv":
            blocks[name]["cv"] = int(value)
            return
        left = blocks.pop(name, {"area": "", "cv": BLOCK_MAX[BLOCKS.index(name)]})
        if value:
            blocks[name] = {"area": value, "cv": left["cv"]}
        owners, faction = state["owners"], FACTIONS[BLOCK_FACTION[BLOCKS.index(name)]]
        if left["area"] in owners and not any(one["area"] == left["area"] for one in blocks.values()):
            del owners[left["area"]]
        if value in LAND:
            owners.setdefault(value, faction)
        redetermine(state)

    def moments(self, draft: Draft, tr: Translator) -> list[Moment]:
        found = [Moment("year", tr("position-year-start", {}), [["Year", 0]], {"season": "new_year"} | NO_TURN)]
        for season, after in SEASONS.items():
            said = {"season": tr(f"season-{season}", {})}
            command: list[Any] = [["Year", after], ["CommandPhase", 0]]
            found.append(
                Moment(
                    f"commands-{season}",
                    tr("position-commands", said),
                    command,
                    {"season": season} | NO_TURN,
                )
            )
            for faction in FACTIONS:
                stack: list[Any] = [["Year", after], ["Season"], ["PlayerTurn", FACTIONS.index(faction)]]
                state = {"season": season, "active": faction, "turn": "full", "commands": COMMANDS, "shown": True}
                order = draft["state"]["order"]
                stack[2] = ["PlayerTurn", order.index(faction)]
                name = tr("position-turn-of", said | {"who": faction_name(faction, tr)})
                found.append(Moment(f"turn-{season}-{faction}", name, stack, state))
        winter: list[Any] = [["Year", 10], ["WinterCommand"]]
        found.append(Moment("winter", tr("position-winter", {}), winter, {"season": "winter"} | NO_TURN))
        return found

    def ended(self, draft: Draft) -> None:
        state = draft["state"]
        for name in ("breached", "struck", "ahead", "aggressed", "battles", "fought", "came", "crossed", "winners"):
            state[name] = []
        state |= {"laid": {}, "targets": {}, "under_way": False, "shown": False, "passes": 0, "intel": None, "active": None}
        state |= {"over": False, "ending": "", "fort_acted": False}
        for faction in FACTIONS:
            own = state["factions"][faction]
            own["hand"] += own["bought"] + own["commits"]
            own |= {"bought": [], "commits": []}
        for block in state["blocks"].values():
            for name in ("state", "from", "via", "flags"):
                block.pop(name, None)
        redetermine(state)


def redetermine(state: dict[str, Any]) -> None:
    """Leave out who controls what: it follows from the units when the position is read."""
    for name in ("control", "seas"):
        state.pop(name, None)
