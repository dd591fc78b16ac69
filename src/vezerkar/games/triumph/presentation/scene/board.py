"""The board of a Scene: the areas and everything that lies on them."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Area, Choice, Token
from vezerkar.engine.words import listed, sentence
from vezerkar.games.triumph.game_data import (
    AREA_INDEX,
    AREAS,
    CITY,
    FACTION_INDEX,
    FACTIONS,
    HOLDER,
    KIND,
    LAND_COUNT,
    NATION,
    NATION_CAPITAL,
    NATION_INDEX,
    NATION_KIND,
    NEUTRAL,
    PARTIES,
    POP,
    RES_BLACK,
    RES_RED,
)
from vezerkar.games.triumph.presentation.choices import WEIGHTY, ChoiceIndex
from vezerkar.games.triumph.presentation.labels import area_name, faction_name, nation_name, party_name, unit_name
from vezerkar.games.triumph.presentation.typed_view import ESCAPED, OPEN, BlockView, TypedView, nation_of
from vezerkar.games.triumph.presentation.view_state import ViewState
from vezerkar.games.triumph.rules.control import enemies_in, enemy_land

TONES: Final = {
    "germany": "germany",
    "italy": "italian",
    "britain": "britain",
    "france": "french",
    "ussr": "ussr",
    "usa": "usa",
}
"""The colour role of a nation's blocks."""

GROUND: Final = ("tank", "infantry", "fortress")
PIP: Final = "•"
"""Of the signs that every font has the one most like a pip."""

RANKS: Final = ("great", "major", "colony", "minor")
BLOCKADES: Final = ("marker-med_blockade", "marker-blockade")

# How what lies in an area is ordered: markers first, then blocks.
MARKERS: Final = -10


# --- areas ---------------------------------------------------------------------------------------------------------


def areas(sheet: TypedView, sketch: ViewState, choices: ChoiceIndex, tr: Translator) -> list[Area]:
    """Every area with its name and what is there; highlighted where it can be chosen, tinted where somebody conquered it."""
    found: list[Area] = []
    for area in AREAS:
        offered = choices.of("area", area)
        highlight = highlight_of(sheet, sketch, area, offered)
        found.append(
            Area(area, area_title(sheet, area, tr), highlight, battle_badge(sheet, area), offered, conqueror(sheet, area))
        )
    return found


def highlight_of(sheet: TypedView, sketch: ViewState, area: str, offered: list[Choice]) -> str:
    """Return the highlight of an area: where one can go, where that means battle, where it takes a declaration."""
    legal = [choice for choice in offered if not choice.why]
    if not legal:
        return ""
    if all(choice.action.split()[0] in WEIGHTY for choice in legal):
        return "maybe"
    if sheet.own is not None and any(choice.action.startswith("to ") for choice in legal):
        faction, index = FACTION_INDEX[sheet.own.id], AREA_INDEX[area]
        if enemies_in(sketch.s, faction, index) or (index < LAND_COUNT and enemy_land(sketch.s, faction, index)):
            return "danger"
    return "legal"


def conqueror(sheet: TypedView, area: str) -> str:
    """Return the holder of a land area that the board shows in another colour than his, else ""."""
    index = AREA_INDEX[area]
    if index >= LAND_COUNT:
        return ""
    holder = sheet.control[area]
    home = HOLDER[NATION[index]]
    if holder == (PARTIES[home] if home != NEUTRAL else "neutral"):
        return ""
    return holder if holder in FACTIONS else "neutral" if home != NEUTRAL else ""


def battle_badge(sheet: TypedView, area: str) -> str:
    """A sign where a battle is in progress or must still be fought."""
    return "‡" if area == sheet.battle or area in sheet.battles or area in sheet.aggressed else ""


def area_title(sheet: TypedView, area: str, tr: Translator) -> str:
    """The name of an area, what it is worth, and whose it is."""
    index = AREA_INDEX[area]
    parts = [area_name(area, tr)]
    if index >= LAND_COUNT:
        return tr("title-water", {"area": parts[0], "kind": tr(f"kind-{KIND[index]}", {})})
    nation = nation_of(area)
    parts.append(
        tr("title-nation", {"nation": nation_name(nation, tr), "rank": tr(f"rank-{RANKS[NATION_KIND[NATION[index]]]}", {})})
    )
    if KIND[index] == "strait":
        parts.append(tr("kind-strait", {}))
    if CITY[index] != "none":
        parts.append(tr(f"city-{CITY[index]}", {}))
    parts += [tr(f"title-{name}", {"count": worth[index]}) for name, worth in WORTH if worth[index]]
    if sheet.control[area] != "neutral":
        parts.append(tr("title-held", {"holder": faction_name(sheet.control[area], tr), "disputed": int(area in sheet.disputed)}))
    if nation in sheet.influence:
        faction, count = sheet.influence[nation]
        parts.append(tr("title-influence", {"faction": party_name(faction, tr), "count": count}))
    return ", ".join(parts)


WORTH: Final = (("pop", POP), ("res", RES_BLACK), ("africa", RES_RED))


# --- what lies there -----------------------------------------------------------------------------------------------


def tokens(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[Token]:
    """Blocks, neutral Fortresses, markers."""
    found: list[Token] = []
    used: dict[str, int] = {}
    for order, piece in enumerate(sheet.pieces):
        token = block_token(sheet, piece, choices, tr)
        token.stack = order
        used[token.id] = used.get(token.id, 0) + 1
        if used[token.id] > 1:
            token.id += f"-{used[token.id]}"
        found.append(token)
    return [*found, *forts(sheet, tr), *markers(sheet, choices, tr)]


def block_token(sheet: TypedView, piece: BlockView, choices: ChoiceIndex, tr: Translator) -> Token:
    """Blocks that look alike: the face with its CV as pips, or the back with the letter of the nation."""
    tone = TONES[piece.nation]
    badge = f"×{piece.size}" if piece.size > 1 else ""
    title = block_title(piece, tr)
    if not piece.unit:
        id = f"{piece.nation}-{piece.area}-{piece.state}"
        return Token(id, "block-back", piece.area, title, tone, tr(f"letter-{piece.nation}", {}), badge, deed_sign(piece))
    symbol = "block-convoy" if is_convoy(piece) else f"block-{piece.unit}"
    sign = f"sign-{piece.unit}" if is_convoy(piece) else deed_sign(piece)
    id = piece.blocks[0] if piece.blocks else f"{piece.nation}-{piece.area}-{piece.state}-{piece.unit}-{piece.cv}"
    token = Token(id, symbol, piece.area, title, tone, PIP * piece.cv, badge, sign, choices=choices.on_piece(piece))
    token.faded = spent(sheet, piece)
    token.held = choices.about_piece(piece)
    token.event_kind = piece.unit
    return token


def deed_sign(piece: BlockView) -> str:
    """A sign for what blocks like that are: escaped, lying open, known to a Rival."""
    if piece.state == ESCAPED:
        return "sign-escaped"
    return "sign-seen" if piece.state == OPEN or piece.known else ""


def spent(sheet: TypedView, piece: BlockView) -> bool:
    """Return True if blocks have had their turn in the phase in progress."""
    if sheet.phase == "movement":
        return bool(piece.start)
    return sheet.phase == "combat" and piece.area == sheet.battle and "acted" in piece.flags


def block_name(piece: BlockView, tr: Translator) -> str:
    """Blocks by number, nation and type: "2 German Tanks"."""
    unit = "convoy" if is_convoy(piece) else piece.unit or "unknown"
    names = {"unit": tr(f"one-{unit}", {}), "units": tr(f"unit-{unit}-plural", {}), "nation": tr(f"of-{piece.nation}", {})}
    return sentence(tr("title-blocks", {"size": piece.size, **names}))


def is_convoy(piece: BlockView) -> bool:
    """Return True if they are Ground units at sea (T&T 12.72)."""
    return piece.at_sea and piece.unit in GROUND


def block_title(piece: BlockView, tr: Translator) -> str:
    """Blocks in words: how many, whose, of which type and CV, what they did."""
    words = block_name(piece, tr)
    notes = [tr("title-cv", {"cv": piece.cv})] if piece.unit else []
    if is_convoy(piece):
        notes.append(unit_name(piece.unit, tr))
    if piece.start:
        notes.append(tr(f"from-{piece.start}", {}))
    if piece.state != "upright":
        notes.append(tr(f"title-{piece.state}", {}))
    if piece.known:
        notes.append(tr("line-known", {"factions": listed([party_name(rival, tr) for rival in piece.known], tr)}))
    notes += [tr(f"line-flag-{flag}", {}) for flag in piece.flags]
    return sentence(", ".join([words, *notes]))


def forts(sheet: TypedView, tr: Translator) -> list[Token]:
    """The Fortresses of Armed Minors (T&T 15.42)."""
    return [
        Token(f"fort-{area}", "block-fortress", area, sentence(tr("line-fort", {"cv": cv})), "minor", PIP * cv)
        for area, cv in sheet.forts.items()
    ]


def markers(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[Token]:
    """Influence, Control and Blockade markers, and Diplomacy cards that wait."""
    found: list[Token] = []
    for nation, (faction, count) in sheet.influence.items():
        title = tr("title-marker", {"nation": nation_name(nation, tr), "faction": party_name(faction, tr), "count": count})
        token = Token(f"influence-{nation}", "marker-influence", capital(nation), title, faction, badge=str(count), stack=MARKERS)
        token.choices = choices.of("marker", nation)
        found.append(token)
    for nation, faction in sheet.markers.items():
        title = tr("title-control", {"nation": nation_name(nation, tr), "faction": party_name(faction, tr)})
        found.append(Token(f"control-{nation}", "marker-control", capital(nation), title, faction, stack=MARKERS))
    for area, (faction, full) in sheet.blockade.items():
        title = tr("title-blockade", {"faction": party_name(faction, tr), "marker": tr(BLOCKADES[full], {})})
        badge = "" if full else tr("sign-med", {})
        found.append(Token(f"blockade-{area}", "marker-blockade", area, title, faction, badge=badge, stack=MARKERS + 1))
    for nation, (faction, cards) in sheet.laid.items():
        title = tr("title-laid", {"nation": nation_name(nation, tr), "faction": party_name(faction, tr), "count": len(cards)})
        found.append(
            Token(f"laid-{nation}", "marker-diplomacy", capital(nation), title, faction, badge=str(len(cards)), stack=MARKERS + 2)
        )
    return found


def capital(nation: str) -> str:
    """The area of a nation's capital."""
    return AREAS[NATION_CAPITAL[NATION_INDEX[nation]]]
