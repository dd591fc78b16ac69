"""The cards of both sides: hands, pools, used cards (WG35 4)."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Card, CardGroup, Tile
from vezerkar.engine.words import listed
from vezerkar.games.wg35.battle.numbering import SEATS
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARD_INDEX
from vezerkar.games.wg35.presentation.choices import ChoiceIndex
from vezerkar.games.wg35.presentation.labels import card_name, side_name
from vezerkar.games.wg35.presentation.typed_view import Army, TypedView

ART: Final = {
    "action": "march",
    "trick": "plan",
    "event": "storm",
    "support": "guns",
    "supply": "treaty",
    "strategy": "plan",
}
"""By the type of a card: its picture."""
OWN_ART: Final = {
    "aim": "guns",
    "covering_fire": "guns",
    "new_shot": "guns",
    "new_wound": "battle",
    "booby_trap": "battle",
    "surprise": "battle",
    "smoke_screen": "storm",
    "strafing_run": "dive",
    "recon_plane": "dive",
    "reinforcement": "march",
    "civilians": "march",
    "helpful_civilians": "march",
    "cut_supply": "wireless",
    "no": "wireless",
}
"""Cards with a picture that fits them better."""

SYMBOLS: Final = {
    "adrenaline": ("no-shock",),
    "tit_for_tat": ("reaction-test", "shot"),
    "camouflage_card": ("reaction-test", "worse-aim"),
    "courage": ("re-roll",),
    "slap_back": ("weapon-melee",),
    "aim": ("better-aim",),
    "covering_fire": ("reaction-test", "shot"),
    "quick_switch": ("swap-weapon",),
    "hurrah": ("no-shock", "re-roll"),
    "mobile_video": ("victory",),
    "not_the_droids": ("reaction-test", "sign-concealed"),
    "surprise": ("reaction-test", "no-shot"),
    "not_one_step_back": ("marker-flag",),
    "new_shot": ("re-roll", "worse-aim"),
    "new_wound": ("re-roll", "sign-bleeding"),
    "reinforcement": ("arrive",),
    "pincer": ("arrive",),
    "innocent": ("identify", "no-shot"),
    "secret_passage": ("through-wall",),
    "civilians": ("worse-aim", "victory"),
    "no": ("no-card",),
    "pyrrhic": ("victory",),
    "helpful_civilians": ("people",),
    "artillery_strike": ("marker-blast",),
    "smoke_screen": ("marker-smoke",),
    "strafing_run": ("marker-blast",),
    "recon_plane": ("reveal", "draw-card"),
    "ammo_supply": ("ammo",),
    "dressings": ("first-aid",),
    "cut_supply": ("no-card",),
    "misfire": ("reaction-test", "no-shot"),
    "white_flag": ("reaction-test", "no-shot"),
    "booby_trap": ("marker-blast",),
    "known_paths": ("easy-ground",),
}
"""The symbols of what a card does."""


def card_groups(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[CardGroup]:
    """The viewer's hand, large, after a pool that is picked from; then what else is known of the cards of both sides."""
    order = sorted(SEATS, key=lambda seat: (seat != sheet.seat, seat))
    found: list[CardGroup] = []
    for seat in order:
        army = sheet.sides[seat]
        mine = seat == sheet.seat
        hand = army.hand if army.hand or sheet.shown else None
        found += _group(army, "hand", hand, choices if mine else None, "hand" if mine else "row", tr)
    for seat in order:
        army = sheet.sides[seat]
        if seat == sheet.seat and army.pool is not None and _offers(choices, army.pool):
            found = [*_group(army, "pool", army.pool, choices, "hand", tr), *found]
        else:
            found += _group(army, "pool", army.pool, None, "pile", tr)
        found += _group(army, "used", army.used, None, "pile", tr)
    return found


def _offers(choices: ChoiceIndex, pool: dict[str, int]) -> bool:
    """Return True if something is done with cards of the pool now."""
    return any(choices.of("pool", name) for name in pool)


def _group(
    army: Army, kind: str, counts: dict[str, int] | None, choices: ChoiceIndex | None, style: str, tr: Translator
) -> list[CardGroup]:
    if not counts and (kind != "hand" or counts is None):
        return []
    cards = [
        card_of(name, counts[name], f"{kind}-{army.id}", army.id, choices, "card" if kind == "hand" else kind, tr)
        for name in sorted(counts, key=CARD_INDEX.__getitem__)
    ]
    # What can be played now must not be hidden at the end of a strip that scrolls.
    cards.sort(key=lambda card: not any(not choice.why for choice in card.choices))
    title = tr(f"cards-{kind}", {"side": side_name(army.id, tr)})
    return [CardGroup(f"{kind}-{army.id}", title, sum(counts.values()), cards, style, army.id)]


def card_face(name: str, tr: Translator) -> Card | None:
    """A card as it is printed; None if there is none of that title."""
    return card_of(name, 1, "face", "neutral", None, "", tr) if name in LIBRARY.cards else None


def card_of(name: str, count: int, group: str, side: str, choices: ChoiceIndex | None, target: str, tr: Translator) -> Card:
    """A title, with the number of its copies."""
    card = LIBRARY.cards[name]
    kinds = [tr(f"cardtype-{card.type}", {}), *(tr(f"subtype-{subtype}", {}) for subtype in card.subtypes)]
    value = tr("copies", {"count": count}) if count > 1 else ""
    note = tr("card-once", {}) if card.single_use or card.type == "strategy" else ""
    offered = choices.of(target, name) if choices is not None else []
    for choice in offered:
        verb, *nouns = choice.action.split()
        if verb == "swap":
            choice.tile = _face(nouns[1], side, tr)
    text = tr(f"card-{name}-text", {})
    shown = Card(f"{group}-{name}", card_name(name, tr), value, listed(kinds, tr), text, note, tone=side, choices=offered)
    shown.effect = tr(f"card-{name}-effect", {})
    shown.art = _art(name)
    shown.event_id = name
    shown.symbols = list(SYMBOLS[name])
    shown.symbol_names = [tr(f"symbol-{symbol}", {}) for symbol in shown.symbols]
    return shown


def _face(name: str, side: str, tr: Translator) -> Tile:
    """The face of a card that is chosen for another one."""
    return Tile("", card_name(name, tr), side, _art(name), tr(f"card-{name}-effect", {}))


def _art(name: str) -> str:
    return OWN_ART.get(name, ART[LIBRARY.cards[name].type])
