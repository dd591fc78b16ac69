"""Layout of a view of Quartermaster General for drawing.

Works on views alone, so it can show nothing that a view does not hold; `TypedView` reads a view with types,
`ChoiceIndex` a decision.
"""

from __future__ import annotations

from collections.abc import Mapping

from vezerkar.engine.bit_sets import members
from vezerkar.engine.choices import asking, picking, waiting
from vezerkar.engine.decision import Decision
from vezerkar.engine.game import Json, Translator
from vezerkar.engine.scene import Area, Overlay, Panel, Pick, Prompt, Scene, Token, Track
from vezerkar.engine.words import listed, sentence
from vezerkar.games.quartermaster.game_data import COUNTRIES, MAP, ROUNDS, SPACES, STARS, TEAMS
from vezerkar.games.quartermaster.presentation.captions import board_captions
from vezerkar.games.quartermaster.presentation.choices import ChoiceIndex
from vezerkar.games.quartermaster.presentation.labels import card_name, country_name, message_args, space_name
from vezerkar.games.quartermaster.presentation.plates import clock, frames, plates
from vezerkar.games.quartermaster.presentation.scene.cards import card_groups
from vezerkar.games.quartermaster.presentation.typed_view import CountryView, TypedView, kind_in

SUPPLY_SPACES = tuple([SPACES[space] for space in members(STARS)])
STRAITS_AT = {
    space: [strait["id"] for strait in MAP["straits"] if space in (strait["anchor"], *strait["seas"])] for space in SPACES
}
ANCHORS = {strait["anchor"]: strait["id"] for strait in MAP["straits"]}
SOURCE_SIGN = "◉"
LINKED_SIGN = "✓"
FALLING_SIGN = "!"


def scene(view: Mapping[str, Json], decision: Decision | None, tr: Translator) -> Scene:
    """The table as this view shows it."""
    sheet = TypedView(view)
    choices = ChoiceIndex(sheet, decision, tr)
    return Scene(
        board="quartermaster",
        prompt=prompt(sheet, decision, tr),
        areas=areas(sheet, choices, tr),
        tokens=[*pieces(sheet, choices, tr), *markers(sheet, tr)],
        cards=card_groups(sheet, choices, tr),
        tracks=tracks(sheet, tr),
        panels=panels(sheet, tr),
        buttons=choices.buttons(),
        overlays=[supply_overlay(country, tr) for country in sheet.countries.values()],
        captions={name: tr(name, {}) for name in board_captions(SPACES)},
        clock=clock(sheet, tr),
        plates=plates(sheet, tr),
        frames=frames(sheet, tr),
    )


def prompt(sheet: TypedView, decision: Decision | None, tr: Translator) -> Prompt:
    """Return the prompt: the question to the seat, or the countries that the game waits for."""
    if sheet.winner:
        return Prompt(tr("over-text", {"winner": sheet.winner, "ending": sheet.ending}), False, cite=sheet.ending_cite)
    if decision is not None:
        asked = tr("prompt", {"country": tr(f"country-{decision.seat}", {}), "text": question(decision, tr)})
        prompted = asking(decision, asked)
        prompted.pick = pick(sheet, decision)
        return prompted
    others = listed([country_name(country, tr) for country in sheet.waiting], tr)
    return waiting(sheet.waiting, tr("wait-for", {"countries": others}))


def pick(sheet: TypedView, decision: Decision) -> Pick | None:
    """Several cards that are discarded together (R-04, R-15, R-35); not where a card may go underneath the deck instead."""
    held = len(sheet.own.hand) if sheet.own is not None else 0
    if decision.prompt == "ask-discard":
        return picking("discard", held, int(decision.args["count"]))
    if decision.prompt == "ask-discard-step" and not any(option.notation.startswith("bury ") for option in decision.options):
        return picking("discard", held, 0, "done")
    return None


def question(decision: Decision, tr: Translator) -> str:
    """Return the question to a country; if it can only pass, with the reason why it is asked nevertheless."""
    said = message_args(decision.args, tr)
    if decision.prompt in ("ask-build", "ask-recruit"):
        said["own"] = int(decision.args["country"] == decision.seat)
    elif decision.prompt == "ask-react-sea":
        said["attacked"] = int("owner" in decision.args)
    elif decision.prompt == "ask-react-raid" and "owner" not in decision.args:
        said["owner"] = tr("who-both", {})
    text = sentence(tr(decision.prompt, said))
    if decision.window and len(decision.options) == 1:
        text += " " + tr("ask-react-in-vain", {})
    return text


# --- the board ------------------------------------------------------------------------------------------------------


def areas(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[Area]:
    """Every space with its name, what it supplies and which straits are there; highlighted where it can be chosen.

    A strait is open to the Allies unless a badge says otherwise (R-30).
    """
    found: list[Area] = []
    for space in SPACES:
        legal = choices.of("space", space)
        badge = tr("strait-badge", {}) if sheet.straits.get(ANCHORS.get(space, "")) == "axis" else ""
        found.append(Area(space, area_title(sheet, space, tr), "legal" if legal else "", badge, legal))
    return found


def area_title(sheet: TypedView, space: str, tr: Translator) -> str:
    """The name of a space and what is special there."""
    parts = [space_name(space, tr)]
    if space in SUPPLY_SPACES:
        parts.append(tr("area-supply", {}))
    for strait in STRAITS_AT[space]:
        parts.append(tr("strait-state", {"strait": tr(f"strait-{strait}", {}), "team": sheet.straits[strait]}))
    return ", ".join(parts)


def pieces(sheet: TypedView, choices: ChoiceIndex, tr: Translator) -> list[Token]:
    """Armies and Navies. One that its next Supply step would take is marked with a sign, a protected one with a shield."""
    tokens: list[Token] = []
    for order, country in enumerate(sheet.countries.values()):
        falling = country.falling
        for space in country.pieces:
            kind = kind_in(space)
            title = tr("token-piece", {"kind": kind, "country": tr(f"country-{country.id}", {})})
            if space in country.safe:
                title += ", " + tr("token-safe", {})
            if space not in country.supplied:
                title += ", " + tr("token-unsupplied", {"falls": int(space in falling)})
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


def markers(sheet: TypedView, tr: Translator) -> list[Token]:
    """The Supply markers of Canada and Szechuan, while their cards lie on the table (R-19)."""
    tokens: list[Token] = []
    for space, owner in MAP["markers"].items():
        if space in sheet.countries[owner].supply_spaces:
            title = sentence(tr("token-marker", {"country": country_name(owner, tr)}))
            tokens.append(Token(f"marker-{space}", f"marker-{space}", space, title, owner, stack=-1))
    return tokens


def supply_overlay(country: CountryView, tr: Translator) -> Overlay:
    """The supply network of a country: what feeds it, what hangs on it, and what would fall."""
    marked: list[Area] = []
    for space in SPACES:
        name = space_name(space, tr)
        if space in country.sources:
            marked.append(Area(space, f"{name}, {tr('overlay-source', {})}", "reach", SOURCE_SIGN))
        elif space in country.falling:
            marked.append(Area(space, f"{name}, {tr('overlay-falls', {})}", "danger", FALLING_SIGN))
        elif space in country.pieces:
            held = "supplied" if space in country.supplied else "safe"
            marked.append(Area(space, f"{name}, {tr('overlay-piece', {'state': held})}", "reach", LINKED_SIGN))
    note = tr(
        "overlay-note",
        {
            "sources": listed([space_name(space, tr) for space in country.sources], tr),
            "falling": listed([space_name(space, tr) for space in country.falling], tr),
        },
    )
    title = tr("overlay-supply", {"country": tr(f"country-{country.id}", {})})
    return Overlay(f"supply-{country.id}", title, marked, note, country.id)


# --- beside the board -------------------------------------------------------------------------------------------------


def tracks(sheet: TypedView, tr: Translator) -> list[Track]:
    """Victory Points, the round, and whose turn it is."""
    boxes = [tr("track-points-box", {"team": tr(f"team-{team}", {}), "points": sheet.points[team]}) for team in TEAMS]
    axis, allies = (sheet.points[team] for team in TEAMS)
    lead = tr("track-points-note", {"lead": abs(axis - allies), "team": TEAMS[allies > axis]})
    leader = [] if axis == allies else [int(allies > axis)]
    rounds = [str(number) for number in range(1, ROUNDS + 1)]
    countries = [tr(f"country-{country}-short", {}) for country in COUNTRIES]
    on_turn = [COUNTRIES.index(sheet.active)] if sheet.active else []
    return [
        Track("points", tr("track-points", {}), boxes, leader, note=lead),
        Track("round", tr("track-round", {}), rounds, [sheet.round - 1] if sheet.round else []),
        Track("turn", tr("track-turn", {}), countries, on_turn, sheet.active or "neutral"),
    ]


def panels(sheet: TypedView, tr: Translator) -> list[Panel]:
    """Return panels: what lasts for this turn, if anything does; the straits; the countries, the viewer's own first."""
    found: list[Panel] = []
    rows: list[tuple[str, str]] = []
    if sheet.raid:
        bonus = tr("row-raid-bonus", {"count": sheet.raid_bonus}) if sheet.raid_bonus else ""
        rows.append((tr("row-raid", {}), card_name(sheet.raid, tr) + bonus))
    if sheet.truk:
        rows.append((tr("row-truk", {}), tr("row-truk-value", {})))
    if sheet.front:
        rows.append((tr("row-front", {}), listed([space_name(space, tr) for space in sheet.front], tr)))
    if rows:
        found.append(Panel("now", tr("panel-now", {}), rows, sheet.active or "neutral"))
    straits = [(tr(f"strait-{strait}", {}), tr("strait-open", {"team": team})) for strait, team in sheet.straits.items()]
    found.append(Panel("straits", tr("panel-straits", {}), straits))
    order = sorted(sheet.countries, key=lambda country: country != sheet.seat)
    return found + [country_panel(sheet.countries[country], tr) for country in order]


def country_panel(country: CountryView, tr: Translator) -> Panel:
    """One country: its cards in numbers, the pieces it has left, and what is wrong with its supply."""
    rows = [
        (tr("row-cards", {}), tr("row-cards-value", {"hand": country.hand_size, "deck": country.deck_size})),
        (tr("row-free", {}), tr("row-free-value", {"armies": country.armies, "navies": country.navies})),
    ]
    if country.discard:
        rows.append((tr("row-discard", {}), card_name(country.discard[-1], tr)))
    if country.falling:
        rows.append((tr("row-falling", {}), listed([space_name(space, tr) for space in country.falling], tr)))
    if country.home_lost:
        rows.append((tr("row-home", {}), tr("row-home-value", {})))
    return Panel(country.id, tr(f"country-{country.id}", {}), rows, country.id)
