"""The position editor of Quartermaster General: Armies and Navies, cards, points and the turn."""

from __future__ import annotations

from typing import Any, Final

from vezerkar.engine.game import Translator
from vezerkar.engine.position_editor import Draft, Moment, PositionEditor
from vezerkar.engine.position_sheet import NOWHERE, EditorItem, EditorValue, PositionSheet, aside
from vezerkar.games.quartermaster.declarations.parts import ZONES
from vezerkar.games.quartermaster.game_data import (
    ARMIES,
    CARD_ID,
    COUNTRIES,
    DECKS,
    LAND_COUNT,
    RESPONSE,
    ROUNDS,
    SPACES,
    STATUS,
    TEAMS,
    TYPE,
)
from vezerkar.games.quartermaster.presentation.labels import card_name, country_name, space_name
from vezerkar.games.quartermaster.state import Variant

MOST_POINTS: Final = 200
LAND_SPACES: Final = SPACES[:LAND_COUNT]
SEA_SPACES: Final = SPACES[LAND_COUNT:]
KINDS: Final = {"army": LAND_SPACES, "navy": SEA_SPACES}
"""The spaces on which each kind of piece lies."""
PLAY: Final = 2
"""The number of a Turn whose Play step has begun."""


class QuartermasterPositionEditor(PositionEditor):
    """Sets up positions of Quartermaster General."""

    stages = (60, 160, 280)

    def fill(self, sheet: PositionSheet, draft: Draft, tr: Translator) -> None:
        state = draft["state"]
        navies = Variant(int(draft["options"]["german_navies"])).navies
        self._values(sheet, tr)
        sheet.counters(tr)
        sheet.number("counters", "state.round", tr("track-round", {}), state["round"], 0, ROUNDS)
        for team in TEAMS:
            name = tr("position-points", {"team": tr(f"team-{team}", {})})
            sheet.number("counters", f"state.points.{team}", name, state["points"][team], 0, MOST_POINTS)
        for i, country in enumerate(COUNTRIES):
            own, who = state["countries"][country], country_name(country, tr)
            group = sheet.pieces_of(country, who, tr)
            most = {"army": ARMIES[i], "navy": navies[i]}
            for kind, spaces in KINDS.items():
                lying = [space for space in own["pieces"] if space in spaces]
                for number in range(most[kind]):
                    where = lying[number] if number < len(lying) else NOWHERE
                    name = tr(f"position-{kind}", {"who": who, "number": number + 1})
                    path = f"state.countries.{country}.pieces.{kind}.{number}"
                    sheet.choice(group, path, name, where, kind, piece=where and f"{country}-{where}")
        for i, country in enumerate(COUNTRIES):
            group = sheet.cards_of(country, country_name(country, tr), tr)
            for card, copy, zone in lying_cards(state["countries"][country], i):
                card_type = TYPE[next(one for one in DECKS[i] if CARD_ID[one] == card)]
                zones = {STATUS: "status", RESPONSE: "responses"}.get(card_type, "zones")
                path = f"state.countries.{country}.cards.{card}.{copy}"
                sheet.choice(group, path, card_name(card, tr), zone, zones)

    def _values(self, sheet: PositionSheet, tr: Translator) -> None:
        for kind, spaces in KINDS.items():
            sheet.values[kind] = [aside(tr), *[EditorValue(space, space_name(space, tr), space) for space in spaces]]
        common = [EditorValue(zone, tr(f"position-zone-{zone}", {})) for zone in ZONES if zone != "responses"]
        sheet.values["zones"] = common
        for zone in ("status", "responses"):
            sheet.values[zone] = [*common, EditorValue(zone, tr(f"position-zone-{zone}", {}))]

    def put(self, draft: Draft, item: EditorItem, value: str) -> None:
        path = item.id.split(".")
        if len(path) < 5:
            super().put(draft, item, value)
            return
        own = draft["state"]["countries"][path[2]]
        if path[3] == "pieces":
            left = [space for space in own["pieces"] if space != item.value]
            own["pieces"] = sorted({*left, value} - {NOWHERE}, key=SPACES.index)
            own["safe"] = [space for space in own["safe"] if space in own["pieces"]]
        else:
            own[item.value].remove(path[4])
            own[value].append(path[4])
            own["hand"].sort()
            own["known"] = [0, 0, 0, 0]

    def moments(self, draft: Draft, tr: Translator) -> list[Moment]:
        found: list[Moment] = []
        for i, country in enumerate(COUNTRIES):
            who = {"who": country_name(country, tr)}
            before = COUNTRIES[i - 1]
            play: list[Any] = [["Rounds"], ["Turn", PLAY], ["PlayStep"]]
            found.append(Moment(f"turn-{country}", tr("position-turn-of", who), [["Rounds"]], {"active": before}))
            found.append(Moment(f"play-{country}", tr("position-play-of", who), play, {"active": country}))
        return found

    def ended(self, draft: Draft) -> None:
        state = draft["state"]
        state |= {"raid": None, "raid_bonus": 0, "spared": [], "kept": None, "movable": [], "front": [], "truk": False}
        state |= {"over": False, "winner": None, "ending": "", "round": max(1, state["round"])}


def lying_cards(own: dict[str, Any], country: int) -> list[tuple[str, int, str]]:
    """Return the cards of a country: each copy, its number among them, and the zone where it lies."""
    copies: dict[str, list[str]] = {}
    for zone in ("status", *ZONES):
        for card in own[zone]:
            copies.setdefault(card, []).append(zone)
    order = list(dict.fromkeys(CARD_ID[card] for card in DECKS[country]))
    return [(card, copy, zone) for card in order for copy, zone in enumerate(copies.get(card, []))]
