"""The text table: the whole position in words, for the terminal and for everybody who cannot see the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from vezerkar.engine.game import Json, Translator
from vezerkar.engine.json_access import as_dict, as_dicts, as_int, as_str, as_strs
from vezerkar.engine.words import listed, sentence
from vezerkar.games.triumph.game_data import AREA_INDEX, FACTIONS, HOLDER, LAND_COUNT, NATION, NATION_AREAS, NATION_INDEX, PARTIES
from vezerkar.games.triumph.presentation.foresight import odds_in_words
from vezerkar.games.triumph.presentation.labels import (
    area_name,
    card_name,
    faction_name,
    nation_name,
    party_name,
    tech_name,
    unit_word,
)
from vezerkar.games.triumph.presentation.typed_view import TypedView
from vezerkar.games.triumph.presentation.view_state import ViewState

View = Mapping[str, Json]

STATUS: Final = ("", "associate", "protectorate")
"""Status of a Neutral by the number of markers on it (T&T 8.1); three make a Satellite at the next Resolution."""


def text_view(view: View, tr: Translator) -> list[str]:
    """The position: time and turn, war and peace, the factions, the nations that are courted or armed, the units area by area."""
    found = [*time_lines(view, tr), *war_lines(view, tr)]
    for faction in FACTIONS:
        found += ["", *faction_lines(view, faction, tr)]
    for more in (nation_lines(view, tr), area_lines(view, tr), deck_lines(view, tr)):
        found += ["", *more]
    return [sentence(line) for line in found]


def named_factions(value: Json, tr: Translator) -> str:
    """Factions by their names."""
    return listed([party_name(faction, tr) for faction in as_strs(value)], tr)


def named_cards(value: Json, tr: Translator) -> str:
    """Cards by what stands on them."""
    return listed([card_name(card, tr) for card in as_strs(value)], tr)


def named_areas(value: Json, tr: Translator) -> str:
    """Areas by their names."""
    return listed([area_name(area, tr) for area in as_strs(value)], tr)


def odds_lines(view: View, tr: Translator) -> Iterator[str]:
    """Yield the odds of each battle to come, as far as the viewer can foresee it."""
    areas = dict.fromkeys([*as_strs(view["battles"]), *as_strs(view["aggressed"])])
    if not areas or view["ending"]:
        return
    sheet = TypedView(view)
    sketch = ViewState(sheet)
    for area in areas:
        words = odds_in_words(sheet, sketch, area, tr) if area != view["battle"] else ""
        if words:
            yield tr("line-odds", {"area": area_name(area, tr), "odds": words})


# --- time, turn, war -----------------------------------------------------------------------------------------------


def time_lines(view: View, tr: Translator) -> list[str]:
    """Return the lines that say how far the game is."""
    found = []
    if view["ending"]:
        winners = listed([faction_name(faction, tr) for faction in as_strs(view["winners"])], tr)
        found.append(tr("over-text", {"winners": winners, "ending": as_str(view["ending"])}))
    found.append(tr("line-time", {"season": tr(f"season-{as_str(view['season'])}", {}), "year": as_int(view["year"])}))
    found.append(tr("line-phase", {"phase": tr(f"phase-{as_str(view['phase'])}", {})}))
    found.append(tr("line-order", {"order": named_factions(view["order"], tr)}))
    if view["active_ally"]:
        found.append(tr("line-active-ally", {"faction": faction_name(as_str(view["active_ally"]), tr)}))
    if view["active"]:
        turn: dict[str, int | str] = {
            "faction": party_name(as_str(view["active"]), tr),
            "kind": as_str(view["turn"]),
            "commands": as_int(view["commands"]),
        }
        found.append(tr("line-turn", turn))
    for key in ("aggressed", "battles"):
        if view[key]:
            found.append(tr(f"line-{key}", {"areas": named_areas(view[key], tr)}))
    found += odds_lines(view, tr)
    for crossing in as_dicts(view["crossed"]):
        borders = as_strs(crossing["border"])
        crossed: dict[str, int | str] = {
            "units": as_int(crossing["units"]),
            "faction": party_name(as_str(crossing["faction"]), tr),
        }
        found.append(tr("line-crossed", crossed | {"a": area_name(borders[0], tr), "b": area_name(borders[1], tr)}))
    for party, at in as_dict(view["targets"]).items():
        targets = listed([party_name(target, tr) for target in as_strs(at)], tr)
        found.append(tr("line-targets", {"faction": party_name(party, tr), "targets": targets}))
    if view["intel"]:
        found.append(tr("line-intel", {"card": card_name(as_str(view["intel"]), tr)}))
    return found


def war_lines(view: View, tr: Translator) -> list[str]:
    """Return the lines on wars, with the faction that declared each."""
    found = []
    for i, faction in enumerate(FACTIONS):
        entries = factions(view)[faction]
        for rival in as_strs(entries["war"]):
            if FACTIONS.index(rival) > i:
                by = faction if rival in as_strs(entries["declared"]) else rival
                said = {"a": party_name(faction, tr), "b": party_name(rival, tr), "by": faction_name(by, tr)}
                found.append(tr("line-war", said))
    if view["struck"]:
        found.append(tr("line-struck", {"factions": named_factions(view["struck"], tr)}))
    if view["peace_broken"]:
        found.append(tr("line-peace-broken", {"factions": named_factions(view["peace_broken"], tr)}))
    return found or [tr("line-peace", {})]


# --- factions ------------------------------------------------------------------------------------------------------


def factions(view: View) -> dict[str, View]:
    """The factions of a view, by their names."""
    return {name: as_dict(entries) for name, entries in as_dict(view["factions"]).items()}


def faction_lines(view: View, faction: str, tr: Translator) -> list[str]:
    """One faction: its tracks, its cards, its technologies, what it holds."""
    own = factions(view)[faction]
    tracks = {name: as_int(own[name]) for name in ("ind", "pop", "res", "production", "points")}
    found = [tr(f"faction-{faction}", {}), tr("line-tracks", tracks)]
    if own["all_points"] is not None and own["all_points"] != own["points"]:
        found.append(tr("line-all-points", {"points": as_int(own["all_points"])}))
    found.append(tr("line-factory", {"cost": as_int(own["factory_cost"]), "left": as_int(own["raises_left"])}))
    found += technology_lines(own, tr) + hand_lines(own, tr)
    conquests = [area for area, holder in as_dict(view["control"]).items() if holder == faction and not at_first(area, faction)]
    if conquests:
        found.append(tr("line-conquests", {"areas": listed([area_name(area, tr) for area in conquests], tr)}))
    blocked = [
        (area, bool(as_dict(mark)["full"]))
        for area, mark in as_dict(view["blockade"]).items()
        if as_dict(mark)["faction"] == faction
    ]
    for full in (True, False):
        areas = [area_name(area, tr) for area, whole in blocked if whole == full]
        if areas:
            found.append(tr("line-blockade" if full else "line-med-blockade", {"areas": ", ".join(areas)}))
    return found


def at_first(area: str, faction: str) -> bool:
    """Return True if a faction holds an area from the start."""
    return HOLDER[NATION[AREA_INDEX[area]]] == FACTIONS.index(faction)


def technology_lines(own: View, tr: Translator) -> list[str]:
    """Return the lines on a faction's revealed technologies and on its Vault."""
    found = []
    if own["techs"]:
        techs = listed([tech_name(tech, tr) for tech in as_strs(own["techs"])], tr)
        found.append(tr("line-techs", {"techs": techs}))
    if own["vault"]:
        pairs = [tech_name(as_str(pair["tech"]), tr) for pair in as_dicts(own["vault"])]
        found.append(tr("line-vault", {"techs": listed(pairs, tr)}))
    elif own["vault_size"]:
        found.append(tr("line-vault-hidden", {"pairs": as_int(own["vault_size"])}))
    return found


def hand_lines(own: View, tr: Translator) -> list[str]:
    """The cards of a faction, as far as they can be seen, and its Peace Dividends."""
    found = [tr("line-hand-size", {**kinds(own["hand_size"]), "limit": as_int(own["hand_limit"])})]
    if own["hand"]:
        found.append(tr("line-hand", {"cards": named_cards(own["hand"], tr)}))
    for key in ("bought", "passive"):
        if sum(kinds(own[key]).values()):
            found.append(tr(f"line-{key}", kinds(own[key])))
    if own["commits"]:
        found.append(tr("line-commits", {"cards": named_cards(own["commits"], tr)}))
    elif sum(kinds(own["committed"]).values()):
        found.append(tr("line-committed", {"cards": sum(kinds(own["committed"]).values())}))
    if own["dividends_size"]:
        values = own["dividends"] if isinstance(own["dividends"], list) else []
        points = sum(as_int(value) for value in values)
        found.append(tr("line-dividends", {"count": as_int(own["dividends_size"]), "known": len(values), "points": points}))
    return found


def kinds(value: Json) -> dict[str, int]:
    """Return the numbers of Action and of Investment cards."""
    return {name: as_int(count) for name, count in as_dict(value).items()}


# --- nations -------------------------------------------------------------------------------------------------------


def nation_lines(view: View, tr: Translator) -> list[str]:
    """Influence, Control markers, Diplomacy cards that wait, Armed Minors, Powers that fell."""
    found = []
    influence = [courted(nation, as_dict(marks), tr) for nation, marks in as_dict(view["influence"]).items()]
    if influence:
        found.append(tr("line-influence", {"nations": ", ".join(influence)}))
    for faction in FACTIONS:
        held = [nation_name(nation, tr) for nation, holder in as_dict(view["markers"]).items() if holder == faction]
        if held:
            found.append(tr("line-markers", {"faction": party_name(faction, tr), "nations": ", ".join(held)}))
    for nation, laid in as_dict(view["laid"]).items():
        cards = named_cards(as_dict(laid)["cards"], tr)
        faction = party_name(as_str(as_dict(laid)["faction"]), tr)
        found.append(tr("line-laid", {"nation": nation_name(nation, tr), "faction": faction, "cards": cards}))
    for nation, state in as_dict(view["armed"]).items():
        found.append(armed_line(view, nation, as_dict(state), tr))
    if view["fallen"]:
        fallen = [nation_name(nation, tr) for nation in as_strs(view["fallen"])]
        found.append(tr("line-fallen", {"nations": ", ".join(fallen)}))
    return found


def courted(nation: str, marks: View, tr: Translator) -> str:
    """A Neutral with the markers on it."""
    count = as_int(marks["count"])
    said: dict[str, int | str] = {"nation": nation_name(nation, tr), "faction": party_name(as_str(marks["faction"]), tr)}
    status = tr(f"status-{STATUS[count]}", {}) if count < len(STATUS) else ""
    return tr("line-courted", said | {"count": count, "status": status, "ranked": int(bool(status))})


def armed_line(view: View, nation: str, state: View, tr: Translator) -> str:
    """An Armed Minor: its Fortresses, its enemies and who intervenes for it."""
    forts = as_dict(view["forts"])
    own = [area for area in forts if AREA_INDEX[area] in NATION_AREAS[NATION_INDEX[nation]]]
    said: dict[str, int | str] = {
        "nation": nation_name(nation, tr),
        "forts": listed([f"{area_name(area, tr)} {as_int(forts[area])}" for area in own], tr),
        "foes": named_factions(state["foes"], tr),
        "partner": faction_name(as_str(state["partner"]), tr) if state["partner"] else "",
        "helped": int(bool(state["partner"])),
    }
    return tr("line-armed", said)


# --- areas ---------------------------------------------------------------------------------------------------------


def area_lines(view: View, tr: Translator) -> list[str]:
    """Area by area the units there, nation by nation."""
    by_area: dict[str, list[str]] = {}
    for group in as_dicts(view["groups"]):
        by_area.setdefault(as_str(group["area"]), []).append(group_words(group, tr))
    for area, cv in as_dict(view["forts"]).items():
        by_area.setdefault(area, []).append(tr("line-fort", {"cv": as_int(cv)}))
    return [area_line(view, area, by_area[area], tr) for area in sorted(by_area, key=AREA_INDEX.__getitem__)]


def area_line(view: View, area: str, groups: list[str], tr: Translator) -> str:
    """An area, whose it is, and its units."""
    said: dict[str, int | str] = {"area": area_name(area, tr), "units": "; ".join(groups)}
    if AREA_INDEX[area] >= LAND_COUNT:
        return tr("line-sea", said)
    holder = as_str(as_dict(view["control"])[area])
    disputed = int(area in as_dict(view["disputed"]))
    return tr("line-area", said | {"holder": party_name(holder, tr), "disputed": disputed, "held": int(holder != PARTIES[-1])})


def group_words(group: View, tr: Translator) -> str:
    """The units of one nation: each face that is known, and how many are not."""
    nation = as_str(group["nation"])
    faces = [unit_words(face, tr) for face in as_dicts(group["blocks"]) + as_dicts(group.get("faces"))]
    hidden = as_dicts(group.get("hidden"))
    for some in hidden:
        notes = deed_notes(some, tr)
        if notes:
            faces.append(tr("line-hidden", {"size": as_int(some["size"]), "notes": notes}))
    said: dict[str, int | str] = {
        "of": tr(f"of-{nation}", {}),
        "size": as_int(group["size"]),
        "units": ", ".join(faces),
        "shown": len(faces),
        "hidden": sum(as_int(some["size"]) for some in hidden),
        "state": as_str(group["state"]),
    }
    return tr("line-group", said)


def unit_words(face: View, tr: Translator) -> str:
    """A unit whose face is known."""
    notes = deed_notes(face, tr)
    said: dict[str, int | str] = {"unit": unit_word(as_str(face["unit"]), tr), "cv": as_int(face["cv"])}
    return tr("line-unit", said | {"notes": notes, "noted": int(bool(notes))})


def deed_notes(block: View, tr: Translator) -> str:
    """Return the deeds of a block this turn that everybody saw, and the factions that know its face."""
    notes = [tr(f"from-{as_str(block['from'])}", {})] if block["from"] else []
    notes += [tr("line-via", {"area": area_name(as_str(block["via"]), tr)})] if block["via"] else []
    notes += [tr(f"line-flag-{flag}", {}) for flag in as_strs(block["flags"])]
    if block.get("known"):
        notes.append(tr("line-known", {"factions": named_factions(block["known"], tr)}))
    return ", ".join(notes)


# --- decks ---------------------------------------------------------------------------------------------------------


def deck_lines(view: View, tr: Translator) -> list[str]:
    """Return the lines on the sizes of the decks and on the discarded cards."""
    found = []
    for name, cards in as_dict(view["piles"]).items():
        deck = as_int(as_dict(view["decks"])[name])
        found.append(tr("line-deck", {"deck": name, "count": deck, "discards": len(as_strs(cards))}))
        if cards:
            found.append(tr("line-discards", {"cards": named_cards(cards, tr)}))
    return [*found, tr("line-chits", {"count": as_int(view["chits"])})]
