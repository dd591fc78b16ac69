"""Scenes: how a view is laid out for drawing, as plain data.

A game turns a view (what one seat may see) into a Scene. The browser client, the SVG renderer and the text
table draw any Scene of any game; they know no rules. Every text in a Scene is already translated, and
everything that can be clicked carries the notation of the action it sends.

Places are ids of shapes in the board picture (attribute ``data-area``); the shape carries its anchor
point and size (``data-x``, ``data-y``, ``data-size``) in the picture's own units.

On an open table (a Scene with a ``ground``) pieces stand at points instead of places, shapes called marks are laid over the
picture, and any point may be an answer (``spots`` of the prompt). All its points are (x, y) in whole units as `Ground` says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
"""A point of an open table, as `Ground` says."""


@dataclass(slots=True)
class Tile:
    """The picture of a choice, a symbol in the colour of a tone, and the word below it.

    That of a card is its face: ``art`` and ``effect`` are those of the `Card`, and there is no symbol.
    """

    symbol: str
    name: str
    tone: str
    art: str = ""
    effect: str = ""


@dataclass(slots=True)
class Choice:
    """An action somebody may take by clicking: the notation to send and the words for it.

    ``unprompted`` marks what may be done although nobody asks for it: it is never done at a single click, and does not make the
    thing it belongs to stand out. ``why`` is set for what one would look for here in vain: the reason, with the rule in ``cite``.

    ``main`` marks the likeliest of several choices of one thing. ``stake`` says what would be given up ("2 moves are lost"): a
    client asks for a second press before it sends such a choice. ``then`` are notations that are sent in one with the action and
    after it. ``grasp`` marks what takes the thing in hand, so that it goes to where it is dropped; ``places`` are those on which
    it may be dropped for this choice.

    ``station`` marks what leads to a stop on a way and not to its end: a client takes it when Shift is held. ``by`` are places
    that this choice passes; whoever has marked them as stations before means it, and no other that leads to the same place.

    Many choices of one thing lie in a tray, where this one has a ``tile``.
    """

    action: str
    label: str
    cite: str = ""
    unprompted: bool = False
    why: str = ""
    main: bool = False
    stake: str = ""
    then: list[str] = field(default_factory=list)
    grasp: bool = False
    places: list[str] = field(default_factory=list)
    tile: Tile | None = None
    station: bool = False
    by: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Area:
    """A place of the board that has something to say now: a highlight, a badge, actions, a title.

    ``highlight`` is one of ``""``, ``"legal"``, ``"reach"``, ``"maybe"``, ``"danger"``; never a colour. ``tone`` is the colour
    role of who holds it, where the picture does not say so. Areas with nothing to say need not be listed.
    """

    id: str
    title: str = ""
    highlight: str = ""
    badge: str = ""
    choices: list[Choice] = field(default_factory=list)
    tone: str = ""


@dataclass(slots=True)
class Token:
    """A piece on the board.

    ``id`` lasts from one Scene to the next, so a client can animate the piece; ``symbol`` names a symbol of the
    game's symbol sheet; ``face`` is ``"up"`` or ``"down"``; ``tone`` names the owner's colour role
    (``german``, ``british``, ``neutral`` …); ``stack`` orders the pieces that share a place; ``sign`` names a symbol of the sheet
    that is drawn small on a corner of the piece. ``held`` marks a piece in hand: what is asked is about it.

    On an open table a piece stands ``at`` a point, its middle, and its ``place`` is empty; ``size`` is then its diameter in the
    units of the ground, and ``turn``, if it faces some way, that way in degrees clockwise from the top of the board. ``name`` is
    what it is called where several are named in a row; a piece without one is not named there. ``event_id`` is what events call
    it, where that is not its ``id``: spans of the log name it so. ``event_kind`` is what they call the pieces of its kind, if a
    question may name the kind and mean this piece.
    """

    id: str
    symbol: str
    place: str
    title: str
    tone: str = "neutral"
    label: str = ""
    badge: str = ""
    sign: str = ""
    face: str = "up"
    stack: int = 0
    faded: bool = False
    held: bool = False
    choices: list[Choice] = field(default_factory=list)
    at: Point | None = None
    size: int = 0
    turn: int | None = None
    name: str = ""
    event_id: str = ""
    event_kind: str = ""


@dataclass(slots=True)
class Case:
    """One public fact of a window, with a value it may have and the words for it: a place, what happened."""

    fact: str
    value: str
    label: str


@dataclass(slots=True)
class Reaction:
    """The use of a card in reaction windows, for standing orders: the action, and the windows it fits.

    Of each fact that ``cases`` name, the window must have one of the values named.
    """

    action: str
    cases: list[Case] = field(default_factory=list)


@dataclass(slots=True)
class Card:
    """A card: ``value`` is its number of points as printed, ``kind`` a short line under the title.

    ``reaction`` is set for its owner if the card can be used in a reaction window. ``effect`` says in one line, of at most 70
    characters, what it does; ``art`` names a picture of the game's card pictures. ``event_id`` is what events call it, where that
    is not its ``id``. ``cite`` is the rule that its ``note`` follows from. ``symbols`` name symbols of the game's sheet, one for
    each effect, and ``symbol_names`` says of each in words what it shows, for those who cannot see it.
    """

    id: str
    title: str
    value: str = ""
    kind: str = ""
    text: str = ""
    note: str = ""
    tone: str = "neutral"
    symbols: list[str] = field(default_factory=list)
    face: str = "up"
    choices: list[Choice] = field(default_factory=list)
    reaction: Reaction | None = None
    effect: str = ""
    art: str = ""
    event_id: str = ""
    cite: str = ""
    symbol_names: list[str] = field(default_factory=list)


@dataclass(slots=True)
class CardGroup:
    """Cards that lie together: a hand, a discard pile. ``count`` counts hidden cards too.

    ``style`` is ``"hand"`` (large, in reach), ``"row"`` (small, always visible) or ``"pile"`` (opened on demand).
    """

    id: str
    title: str
    count: int
    cards: list[Card] = field(default_factory=list)
    style: str = "pile"
    tone: str = "neutral"


@dataclass(slots=True)
class Track:
    """A row of labelled boxes with a marker on some of them (indices into ``boxes``)."""

    id: str
    title: str
    boxes: list[str]
    marks: list[int]
    tone: str = "neutral"
    note: str = ""


@dataclass(slots=True)
class Section:
    """A part of a page: a table of ``rows``, each as long as ``heads``, and below it entries, pairs of name and text."""

    title: str
    heads: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    entries: list[tuple[str, str]] = field(default_factory=list)


@dataclass(slots=True)
class Page:
    """Something to be printed, black on white, and taken along from the table. ``note`` is a line under the title."""

    title: str
    note: str
    sections: list[Section]


@dataclass(slots=True)
class Panel:
    """A titled list of facts: pairs of name and value. ``urgent``: what is decided now hangs on it, so it comes first.

    ``page`` tells the same at length and can be printed.
    """

    id: str
    title: str
    rows: list[tuple[str, str]]
    tone: str = "neutral"
    urgent: bool = False
    page: Page | None = None


@dataclass(slots=True)
class Trace:
    """A line over the board from place to place (a secret course, a route). ``style`` is ``course`` or ``route``."""

    id: str
    title: str
    places: list[str]
    style: str = "course"
    tone: str = "neutral"


@dataclass(slots=True)
class Mark:
    """A shape over an open table: what can be reached, seen or hit. It is looked at and never clicked.

    ``style`` is one of ``reach``, ``sight``, ``blocked``, ``danger``, ``blast``, ``range``, ``zone``, ``objective``, ``path``;
    never a colour. ``shape`` tells what ``lines`` are, lists of coordinates x, y, x, y … as `Domain.region` gives them:

    * ``polygon``: outlines; what lies inside an odd number of them is in, so holes are outlines, too;
    * ``line``: polylines;
    * ``circle``: the middle of a circle of that ``radius``, or of several.

    ``title`` says what it is to those who point at it or do not see it. ``badge`` is a short text shown at ``spot``; without one
    over the end of a line, at the top of a circle, the first corner of a polygon.
    """

    id: str
    style: str
    shape: str
    lines: list[list[int]]
    title: str = ""
    radius: int = 0
    badge: str = ""
    spot: Point | None = None


@dataclass(slots=True)
class Overlay:
    """Something about the board that the viewer may switch on, such as the supply of one side.

    While it is on, each of its ``areas`` says its title, highlight and badge instead of what the Scene's area of that id
    says, and all other highlights and badges rest. Choices stay those of the Scene. ``note`` says the same in words. Its
    ``marks`` are shown besides those of the Scene.
    """

    id: str
    title: str
    areas: list[Area]
    note: str = ""
    tone: str = "neutral"
    marks: list[Mark] = field(default_factory=list)


@dataclass(slots=True)
class Button:
    """A choice that has no place on the board. A disabled button says why (``why``, ``cite``).

    ``role`` is ``"pass"`` (decline, do nothing), ``"done"`` (end something, others go on), ``"back"`` (put back what is in hand),
    ``"next"`` (go on, nothing is decided), ``"rest"`` (hand over to the table what is left) or ``""``; the first four have their
    own keys in every game. ``stake`` and ``then`` are those of a `Choice`.
    """

    label: str
    action: str
    enabled: bool = True
    why: str = ""
    cite: str = ""
    primary: bool = False
    role: str = ""
    stake: str = ""
    then: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Pick:
    """Several things of one kind that are given up together: from ``low`` to ``high`` of those that offer a choice of ``verb``.

    With ``kept`` the player marks what stays, which is less, and all others are sent. ``end`` is the notation that ends the
    question while something is left that could be given up; empty where the question ends by itself.
    """

    verb: str
    low: int
    high: int
    kept: bool = False
    end: str = ""


@dataclass(slots=True)
class Prompt:
    """The question to the viewer, or the seat that the table waits for.

    ``mine`` tells whether the viewer must choose. ``why_pattern`` is a notation with ``{}`` for a place: a click on a
    place that is not a legal choice may be sent to the server in this form to learn why it is not.

    ``spots`` are what may be done with a point of an open table: notations with ``{x}`` and ``{y}`` for its coordinates. A click
    on the table sends the only one, or opens a menu of several; a held piece that is dropped somewhere sends the first. Nobody
    says beforehand which points are legal (a mark may show it): the server takes the action or refuses it with the reason.
    ``radius`` is set if what comes down at the point reaches so far: that is shown before it is chosen, and who stands in it.

    ``pick`` is set where several things are given up, which are marked first and sent together.
    """

    text: str
    mine: bool
    seat: str = ""
    cite: str = ""
    why_pattern: str = ""
    spots: list[Choice] = field(default_factory=list)
    radius: int = 0
    pick: Pick | None = None


@dataclass(slots=True)
class Die:
    """The last dice rolled, to be shown and, when new (``id`` changed), animated.

    ``need`` is the number to be rolled, or less; with ``over`` that number or more. 0: none is known.
    """

    id: str
    value: int
    text: str
    good: bool
    sides: int = 6
    need: int = 0
    over: bool = False


@dataclass(slots=True)
class Ground:
    """The coordinates of an open table of ``width`` by ``height`` units: x to the right, y upwards from the lower left corner.

    The board picture has the same unit and, as all pictures, y downwards: a point (x, y) is drawn at (x, ``height`` - y).
    ``measure`` names the unit in which people measure, such as ``cm``, of so many ``units``; with it the table has a tape.
    ``step`` is how far an arrow key moves the cross-hair; with Shift it is five times as far.
    """

    width: int
    height: int
    measure: str = ""
    units: int = 1
    step: int = 10


@dataclass(slots=True)
class Clock:
    """The present moment of the game: a title ("Summer 1940"), and the parts of this turn with the index of the present one."""

    title: str
    phases: list[str] = field(default_factory=list)
    at: int = 0


@dataclass(slots=True)
class Meter:
    """A number of a seat that is watched: its ``value``, of ``most`` (0: without a limit). ``icon`` names a line icon."""

    label: str
    value: int
    most: int = 0
    icon: str = ""


@dataclass(slots=True)
class Chip:
    """A short statement about a seat ("War: Axis"). ``title`` says it at length.

    One of the tone ``danger`` is in sight in every window. Where there is no room for its words it is drawn: as the icon (of
    those that the client has, else a sign of alarm) with the mark of the tone ``about``, if it is about one, and ``count``, if
    it counts something (-1: nothing).
    """

    text: str
    tone: str = "neutral"
    title: str = ""
    icon: str = ""
    about: str = ""
    count: int = -1


@dataclass(slots=True)
class Plate:
    """The public facts of a seat, always shown: its score, cards held and left (-1: none), meters, statements.

    ``team`` is the name of its side where several seats share one, and ``team_score`` that side's score.
    """

    seat: str
    team: str = ""
    team_score: str = ""
    score: str = ""
    note: str = ""
    hand: int = -1
    deck: int = -1
    meters: list[Meter] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)


@dataclass(slots=True)
class Frame:
    """A part of the board picture worth looking at: left, top, width and height in the picture's units."""

    id: str
    title: str
    box: tuple[int, int, int, int]


@dataclass(slots=True)
class StageUnit:
    """A piece on a stage: drawn as a `Token`, whose ``symbol``, ``tone`` and ``label`` it has, and larger.

    ``id`` is its own on this stage; ``token`` is the id of the Token of the Scene that it is, or one of, if there is one.
    ``pips`` is its strength, of ``most``. ``state`` is ``""``, ``acting``, ``done``, ``lost`` or ``gone``. ``choices`` are those
    of the question that are about it; all of them are offered elsewhere as well.
    """

    id: str
    symbol: str
    title: str
    tone: str = "neutral"
    token: str = ""
    label: str = ""
    note: str = ""
    pips: int = 0
    most: int = 0
    state: str = ""
    choices: list[Choice] = field(default_factory=list)


@dataclass(slots=True)
class StageSide:
    """One side on a stage: its units in the order in which they act, a card it has laid down, what is counted of it."""

    seat: str
    title: str
    tone: str = "neutral"
    note: str = ""
    units: list[StageUnit] = field(default_factory=list)
    card: Card | None = None
    meters: list[Meter] = field(default_factory=list)


@dataclass(slots=True)
class Effect:
    """Something that happens on the board and is over in a moment; it is drawn over the board and leaves nothing behind.

    ``places`` are ids of spaces, or points of an open table as logs name them (``x,y,z``). ``style`` is one of

    * ``tracer``: a shot from the first place to the last, which goes past unless it is ``good``; with one place only its impact;
    * ``lob``: something thrown or fired in a high arc from the first place to the last;
    * ``burst``: the circle of that ``radius`` around each place flashes (0: a circle of the size of the space);
    * ``smoke``: the same, slow and without a flash;
    * ``strip``: what lies within the ``radius`` of the way from the first place to the last flashes;
    * ``clash``: two sides fight between the first place and the last;
    * ``fall``: a piece falls and is gone;
    * ``sign``: something has become of a piece, which ``text`` says.

    ``piece`` is the piece it happens to, as events call it, and ``symbol`` its picture where no Token has it any more.
    """

    style: str
    places: list[str]
    tone: str = "neutral"
    text: str = ""
    good: bool = True
    radius: int = 0
    piece: str = ""
    symbol: str = ""


@dataclass(slots=True)
class StageStep:
    """One act on a stage, past or to come, with its dice. ``state`` is ``done``, ``acting`` or ``""``.

    ``by`` is the `StageUnit` that acts; ``hits`` are those that are hit, each once for every point of strength it loses.
    ``effects`` are shown on the board while the act is told. By an act that ``leaves`` the fight, its unit is ``gone``: before
    it, it was there.
    """

    title: str
    note: str = ""
    state: str = ""
    tone: str = "neutral"
    dice: list[Die] = field(default_factory=list)
    by: str = ""
    hits: list[str] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    leaves: bool = False


@dataclass(slots=True)
class Odds:
    """The luck of a side: what the dice gave it (``got``), beside what they owed it on average. ``label`` says both."""

    seat: str
    label: str
    tone: str
    got: float
    owed: float


@dataclass(slots=True)
class Chance:
    """The chance of one outcome of a fight, from 0 to 1: ``before`` it began, and ``now``. ``label`` says both."""

    seat: str
    label: str
    tone: str
    before: float
    now: float


@dataclass(slots=True)
class Stage:
    """A fight shown large, over one edge of the board: who faces whom, who acts when, with which dice.

    ``form`` is ``line`` (two lines of units), ``duel`` (two that face each other, perhaps with cards) or ``shot`` (one shoots at
    another). The first side is the one that attacks. ``place`` is the space it happens in. ``order`` has the acts of the fight
    from its beginning, then those to come; ``result`` says the last thing that happened; ``chances`` are the ways in which the
    fight may end. A fight that is ``over`` is shown until something else happens; a ``brief`` one, of which there are many, for
    some seconds.
    """

    id: str
    form: str
    title: str
    note: str = ""
    place: str = ""
    sides: list[StageSide] = field(default_factory=list)
    order: list[StageStep] = field(default_factory=list)
    result: str = ""
    odds: list[Odds] = field(default_factory=list)
    chances: list[Chance] = field(default_factory=list)
    over: bool = False
    brief: bool = False


@dataclass(slots=True)
class CalculatorLink:
    """A question about this moment for one of the game's calculators (`vezerkar.engine.calculator`)."""

    calculator: str = ""
    label: str = ""
    ask: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Scene:
    """One moment of one game as one seat (or a spectator) may see it, laid out for drawing.

    ``board`` names the board picture: the id of the game for its ``board.svg``, or ``GAME.NAME`` for one that `Game.board_svg`
    makes. ``captions`` are the words for the texts of the board picture, by their attribute ``data-text``. ``ground`` is set for
    an open table; ``marks`` lie over it. ``plates`` has one `Plate` for each seat, in the order of their turns. The first of the
    ``frames`` is what a player looks at to begin with. ``stage`` is the fight in progress, as `Game.stage` tells it.
    ``muster`` is the army in the making of a viewer who is asked to build one (`vezerkar.engine.muster`); else it is empty.
    ``calculators`` are questions about it, made of the view.
    """

    board: str
    prompt: Prompt
    areas: list[Area] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    cards: list[CardGroup] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)
    traces: list[Trace] = field(default_factory=list)
    overlays: list[Overlay] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    captions: dict[str, str] = field(default_factory=dict)
    ground: Ground | None = None
    marks: list[Mark] = field(default_factory=list)
    clock: Clock | None = None
    plates: list[Plate] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    stage: Stage | None = None
    muster: str = ""
    calculators: list[CalculatorLink] = field(default_factory=list)
