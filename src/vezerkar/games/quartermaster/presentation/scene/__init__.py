"""How a view of Quartermaster General is laid out for drawing.

Works on views alone, so it can show nothing that a view does not hold; `TypedView` reads a view with types,
`ChoiceIndex` a decision.
"""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Area, Overlay, Panel, Prompt, Scene, Token, Track
from vezerkar.games.quartermaster.game_data import COUNTRIES, MAP, ROUNDS, SPACES, STARS, TEAMS, spaces_of
from vezerkar.games.quartermaster.presentation.captions import board_captions
from vezerkar.games.quartermaster.presentation.choices import ChoiceIndex
from vezerkar.games.quartermaster.presentation.labels import card_name, country_name, listed, message_args, sentence, space_name
from vezerkar.games.quartermaster.presentation.scene.cards import card_groups
from vezerkar.games.quartermaster.presentation.typed_view import CountryView, TypedView, kind_in

SUPPLY_SPACES = tuple([SPACES[space] for space in spaces_of(STARS)])
STRAITS_AT = {
    space: [strait["id"] for strait in MAP["straits"] if space in (strait["anchor"], *strait["seas"])] for space in SPACES
}
ANCHORS = {strait["anchor"]: strait["id"] for strait in MAP["straits"]}
SOURCE_SIGN = "◉"
LINKED_SIGN = "✓"
FALLING_SIGN = "!"


def scene(view: Mapping[str, Json], decision: Decision | None, say: Translator) -> Scene:
    """The table as this view shows it."""
    sheet = TypedView(view)
    choices = ChoiceIndex(sheet, decision, say)
    return Scene(
        board="quartermaster",
        prompt=prompt(sheet, decision, say),
        areas=areas(sheet, choices, say),
        tokens=[*pieces(sheet, choices, say), *markers(sheet, say)],
        cards=card_groups(sheet, choices, say),
        tracks=tracks(sheet, say),
        panels=panels(sheet, say),
        buttons=choices.buttons(),
        overlays=[supply_overlay(country, say) for country in sheet.countries.values()],
        captions={name: say(name, {}) for name in board_captions(SPACES)},
    )


def prompt(sheet: TypedView, decision: Decision | None, say: Translator) -> Prompt:
    """What is asked, or whom the table waits for."""
    if sheet.winner:
        return Prompt(say("over-text", {"winner": sheet.winner, "ending": sheet.ending}), False, cite=sheet.ending_cite)
    if decision is not None:
        asked = say("prompt", {"country": say(f"country-{decision.seat}", {}), "text": question(decision, say)})
        return Prompt(asked, True, decision.seat, decision.cite, decision.ask)
    waiting = listed([country_name(country, say) for country in sheet.waiting], say)
    return Prompt(say("wait-for", {"countries": waiting}), False, sheet.waiting[0] if len(sheet.waiting) == 1 else "")


def question(decision: Decision, say: Translator) -> str:
    """What a country is asked; where it can only pass, why it is asked nevertheless."""
    said = message_args(decision.args, say)
    if decision.prompt == "ask-react-sea":
        said["attacked"] = int("owner" in decision.args)
    elif decision.prompt == "ask-react-raid" and "owner" not in decision.args:
        said["owner"] = say("who-both", {})
    text = sentence(say(decision.prompt, said))
    if decision.window and len(decision.options) == 1:
        text += " " + say("ask-react-in-vain", {})
    return text


# --- the board ------------------------------------------------------------------------------------------------------


def areas(sheet: TypedView, choices: ChoiceIndex, say: Translator) -> list[Area]:
    """Every space with its name, what it supplies and which straits are there; highlighted where it can be chosen.

    A strait is open to the Allies unless a badge says otherwise (R-30).
    """
    found: list[Area] = []
    for space in SPACES:
        legal = choices.of("space", space)
        badge = say("strait-badge", {}) if sheet.straits.get(ANCHORS.get(space, "")) == "axis" else ""
        found.append(Area(space, area_title(sheet, space, say), "legal" if legal else "", badge, legal))
    return found


def area_title(sheet: TypedView, space: str, say: Translator) -> str:
    """The name of a space and what is special there."""
    parts = [space_name(space, say)]
    if space in SUPPLY_SPACES:
        parts.append(say("area-supply", {}))
    for strait in STRAITS_AT[space]:
        parts.append(say("strait-state", {"strait": say(f"strait-{strait}", {}), "team": sheet.straits[strait]}))
    return ", ".join(parts)


def pieces(sheet: TypedView, choices: ChoiceIndex, say: Translator) -> list[Token]:
    """Armies and Navies. One that its next Supply step would take is marked with a sign, a protected one with a shield."""
    tokens: list[Token] = []
    for order, country in enumerate(sheet.countries.values()):
        falling = country.falling
        for space in country.pieces:
            kind = kind_in(space)
            title = sentence(say("token-piece", {"kind": kind, "country": country_name(country.id, say)}))
            if space in country.safe:
                title += ", " + say("token-safe", {})
            if space not in country.supplied:
                title += ", " + say("token-unsupplied", {"falls": int(space in falling)})
            tokens.append(
                Token(
                    id=f"{country.id}-{space}",
                    symbol=f"{kind}-{country.id}",
                    place=space,
                    title=title,
                    tone=country.id,
                    badge=FALLING_SIGN if space in falling else "",
                    sign="shield" if space in country.safe else "",
                    stack=order,
                    choices=choices.on_piece(country.id, space),
                )
            )
    return tokens


def markers(sheet: TypedView, say: Translator) -> list[Token]:
    """The Supply markers of Canada and Szechuan, while their cards lie on the table (R-19)."""
    tokens: list[Token] = []
    for space, owner in MAP["markers"].items():
        if space in sheet.countries[owner].supply_spaces:
            title = sentence(say("token-marker", {"country": country_name(owner, say)}))
            tokens.append(Token(f"marker-{space}", f"marker-{space}", space, title, owner, stack=-1))
    return tokens


def supply_overlay(country: CountryView, say: Translator) -> Overlay:
    """The supply network of a country: what feeds it, what hangs on it, and what would fall."""
    marked: list[Area] = []
    for space in SPACES:
        name = space_name(space, say)
        if space in country.sources:
            marked.append(Area(space, f"{name}, {say('overlay-source', {})}", "reach", SOURCE_SIGN))
        elif space in country.falling:
            marked.append(Area(space, f"{name}, {say('overlay-falls', {})}", "danger", FALLING_SIGN))
        elif space in country.pieces:
            held = "supplied" if space in country.supplied else "safe"
            marked.append(Area(space, f"{name}, {say('overlay-piece', {'state': held})}", "reach", LINKED_SIGN))
    note = say(
        "overlay-note",
        {
            "sources": listed([space_name(space, say) for space in country.sources], say),
            "falling": listed([space_name(space, say) for space in country.falling], say),
        },
    )
    title = say("overlay-supply", {"country": say(f"country-{country.id}", {})})
    return Overlay(f"supply-{country.id}", title, marked, note, country.id)


# --- beside the board -------------------------------------------------------------------------------------------------


def tracks(sheet: TypedView, say: Translator) -> list[Track]:
    """Victory Points, the round, and whose turn it is."""
    boxes = [say("track-points-box", {"team": say(f"team-{team}", {}), "points": sheet.points[team]}) for team in TEAMS]
    axis, allies = (sheet.points[team] for team in TEAMS)
    lead = say("track-points-note", {"lead": abs(axis - allies), "team": TEAMS[allies > axis]})
    leader = [] if axis == allies else [int(allies > axis)]
    rounds = [str(number) for number in range(1, ROUNDS + 1)]
    countries = [say(f"country-{country}-short", {}) for country in COUNTRIES]
    on_turn = [COUNTRIES.index(sheet.active)] if sheet.active else []
    return [
        Track("points", say("track-points", {}), boxes, leader, note=lead),
        Track("round", say("track-round", {}), rounds, [sheet.round - 1] if sheet.round else []),
        Track("turn", say("track-turn", {}), countries, on_turn, sheet.active or "neutral"),
    ]


def panels(sheet: TypedView, say: Translator) -> list[Panel]:
    """What lasts for this turn, if anything does; the straits; the countries, the viewer's own first."""
    found: list[Panel] = []
    rows: list[tuple[str, str]] = []
    if sheet.raid:
        bonus = say("row-raid-bonus", {"count": sheet.raid_bonus}) if sheet.raid_bonus else ""
        rows.append((say("row-raid", {}), card_name(sheet.raid, say) + bonus))
    if sheet.truk:
        rows.append((say("row-truk", {}), say("row-truk-value", {})))
    if sheet.front:
        rows.append((say("row-front", {}), listed([space_name(space, say) for space in sheet.front], say)))
    if rows:
        found.append(Panel("now", say("panel-now", {}), rows, sheet.active or "neutral"))
    straits = [(say(f"strait-{strait}", {}), say("strait-open", {"team": team})) for strait, team in sheet.straits.items()]
    found.append(Panel("straits", say("panel-straits", {}), straits))
    order = sorted(sheet.countries, key=lambda country: country != sheet.seat)
    return found + [country_panel(sheet.countries[country], say) for country in order]


def country_panel(country: CountryView, say: Translator) -> Panel:
    """One country: its cards in numbers, the pieces it has left, and what is wrong with its supply."""
    rows = [
        (say("row-cards", {}), say("row-cards-value", {"hand": country.hand_size, "deck": country.deck_size})),
        (say("row-free", {}), say("row-free-value", {"armies": country.armies, "navies": country.navies})),
    ]
    if country.discard:
        rows.append((say("row-discard", {}), card_name(country.discard[-1], say)))
    if country.falling:
        rows.append((say("row-falling", {}), listed([space_name(space, say) for space in country.falling], say)))
    if country.home_lost:
        rows.append((say("row-home", {}), say("row-home-value", {})))
    return Panel(country.id, say(f"country-{country.id}", {}), rows, country.id)
