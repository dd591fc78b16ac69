import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useApp } from "../app/context";
import { endPath, navigate, tournamentPath } from "../app/routes";
import { read, write } from "../app/storage";
import type { Art } from "../board/art";
import { Board } from "../board/Board";
import { shapeOf } from "../board/shapeOf";
import { useEnding } from "../end/useEnding";
import { Icon } from "../parts/Icon";
import { luckSince, momentsOf, nextMoment, recapOf, until } from "../replay/moments";
import { Recap } from "../replay/Recap";
import { Transport } from "../replay/Transport";
import { useSeen } from "../replay/useSeen";
import { CoachSlip } from "../coach/CoachSlip";
import { useCoach } from "../coach/useCoach";
import { thingsOf } from "../coach/pointing";
import { InvitedSlip } from "../invitations/InvitedSlip";
import { LessonPanel } from "../lessons/LessonPanel";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";
import { happensAt, movesSince } from "../theatre/cues";
import { EffectLayer } from "../theatre/EffectLayer";
import { seenAt, sightsOf } from "../theatre/effects";
import { LastMoves } from "../theatre/LastMoves";
import { Show } from "../theatre/Show";
import { useKnown } from "../theatre/useKnown";
import { useNotice } from "../theatre/useNotice";
import { useSounds } from "../theatre/useSounds";
import { useTheatre } from "../theatre/useTheatre";
import { momentOf, openInEditor } from "../position/link";
import { PlanSlip } from "../plans/PlanSlip";
import { ThemeStyle } from "./ThemeStyle";
import type { Area, Button, Card, Choice, CreatedMatch, LogLine, MatchPage } from "../protocol";
import { Announcer } from "./Announcer";
import { Bar } from "./Bar";
import { BotsBar } from "./BotsBar";
import { botsWait, BotsSlip } from "./BotsSlip";
import { BackSlip } from "./BackSlip";
import { GatherSlip } from "./GatherSlip";
import { UpgradeButton, UpgradeSlip } from "./UpgradeSlip";
import { Chat } from "./Chat";
import { allChoices, isAsked, isOffered } from "./choices";
import { CardMenuText } from "./CardFace";
import { Drawer } from "./Drawer";
import { HandoverScreen, useHandover } from "./HandoverScreen";
import { Hand } from "./Hand";
import { HelpDialog } from "./HelpDialog";
import { Log } from "./Log";
import { Menu, type MenuState } from "./Menu";
import { Notes } from "./Notes";
import { OfferBar } from "./OfferBar";
import { OfferSlips } from "./OfferSlips";
import { OnTable } from "./OnTable";
import { OrderDialog } from "./OrderDialog";
import { orderSays, withOrder, type Reactor } from "./orders";
import { OrderVerbs } from "./OrderVerbs";
import { Outcome } from "./Outcome";
import { Paper } from "./Paper";
import { PastBanner } from "./PastBanner";
import { Marks } from "./picks";
import { Prompt } from "./Prompt";
import { Rail } from "./Rail";
import { RulesTab } from "./RulesTab";
import { letters } from "./seats";
import { toKind } from "./kinds";
import { Stage } from "./Stage";
import { StageView } from "../stage/StageView";
import { useStage } from "../stage/useStage";
import { standing } from "./takebacks";
import { TakeSeat } from "./TakeSeat";
import { TextTable } from "./TextTable";
import { TimeBar, TimeSlips } from "./TimeSlips";
import { Toasts } from "./Toasts";
import { BotThought } from "../hints/BotThought";
import { HintSlip } from "../hints/HintSlip";
import { useHints } from "../hints/useHints";
import { MusterSlip } from "./MusterSlip";
import { useHandOver } from "./useHandOver";
import { whyNoUndo } from "./undo";
import { VanishedSlip } from "./VanishedSlip";
import { useArmed } from "./useArmed";
import { useCommands } from "./useCommands";
import { Ghost } from "./Ghost";
import { meant, placesOf, plain, thingOf, type Thing } from "./taking";
import { useDrag } from "./useDrag";
import { useDrawer } from "./useDrawer";
import { useGrace } from "./useGrace";
import { useFrame } from "./useFrame";
import { useLongPress } from "./useLongPress";
import { useKeptFocus } from "./useKeptFocus";
import { useLasting } from "./useLasting";
import { useLog } from "./useLog";
import { useParty } from "./useParty";
import { usePast } from "./usePast";
import { usePicks } from "./usePicks";
import { usePlayback } from "./usePlayback";
import { useQuestion } from "./useQuestion";
import { useReading, wouldWait } from "./useReading";
import { useShape } from "./useShape";
import { byWayOf } from "./stations";
import { useStations } from "./useStations";
import { useShortcuts } from "./useShortcuts";
import { useToasts } from "./useToasts";
import { goesOn } from "./verbs";

interface Props {
  table: MatchPage;
  art: Art | null;
  api: MatchApi;
  look: (seat: string | null) => void;
  broken: boolean;
  onTaken: (made: CreatedMatch) => void;
  /** The way to another table. */
  next?: ComponentChildren;
  /** Opens a what-if at a moment, as a seat knew it. */
  onTry?: (ply: number, seat: string) => void;
  /** The moment at which one looks back first. */
  from?: number | null;
  /** Of a table that is imagined: what is said of it, how one looks into the next world, and the way back. */
  imagined?: ImaginedTable;
}

/** What a what-if adds to its table. */
export interface ImaginedTable {
  panel: (onProblem: (error: unknown) => void) => ComponentChildren;
  nextWorld: () => Promise<void>;
  leave: () => void;
}

/** So many lines of the log are said under an open table, where nobody has to look for what the dice have shown. */
const LATEST = 2;

/** Of so many headlines that came while the page was closed, one is told without asking. */
const MANY = 3;

/** To mark a place as a station: a choice of the page, which sends nothing. */
const BY_WAY: Choice = { action: "by way", label: "", cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: true, by: [] };

/** What leads through the past of a match; an imagined table has none. */
const PAST_KEYS = [",", ".", "r", "n", "j"];

/** The room that the bar has for verbs. */
const ROOM = { wide: { verbs: 2, letters: 34 }, row: { verbs: 1, letters: 34 }, phone: { verbs: 1, letters: 22 } };

/** After so many milliseconds without an answer the table says that it waits for one. */
const SLOW = 300;

/** One match on the screen, now or at an earlier moment: the board fills the window, and everything else floats above it. */
export function TableView({ table, art, api, look, broken, onTaken, next, onTry, from = null, imagined }: Props) {
  const { t, prefs } = useApp();
  const { toasts, show, drop } = useToasts();
  const sending = useCommands(api, table, show);
  const past = usePast(api, table, sending.problem, from);
  const rest = useHandOver(api, table, sending);
  const coach = useCoach(api, table, past.ply !== null, () => show(t("coach-none")));
  const commands = rest.taking ? { ...sending, busy: true } : sending;
  const slow = useLasting(commands.busy, SLOW);
  const hints = useHints(api, table, commands, past.ply !== null);
  const { story, more } = useLog(api, table);
  const moments = useMemo(() => momentsOf(story.lines), [story]);
  const [held, setHeld] = useState(false);
  const playback = usePlayback(past, table.ply, moments, held);
  const shown = past.table ?? table;
  const { question, answered } = useQuestion(table);
  const stations = useStations(table.scene, question, past.ply === null && !rest.taking);
  const scene = useMemo(() => byWayOf(shown.scene, past.ply === null ? stations.stations : []), [shown.scene, past.ply, stations.stations]);
  const { orders } = table.settings;
  const shape = useShape();
  const drawer = useDrawer(table.game);
  const heard = useHeard(table.chat.length, drawer.open === "chat");
  const handover = useHandover(table, commands.seat);
  const { armed, again } = useArmed(question);
  useGrace(question);
  const [low, setLow] = useState(false);
  const [bare, setBare] = useState(false);
  const [help, setHelp] = useState(false);
  const [asText, setAsText] = useState(() => read("asText", false) || art === null);
  const [hot, setHot] = useState<string[]>([]);
  const [ordering, setOrdering] = useState<Reactor | null>(null);
  const [menu, setMenu] = useState<MenuState | null>(null);
  const [printed, setPrinted] = useState("");
  const page = scene.panels.find((panel) => panel.id === printed)?.page;
  const letterOf = useMemo(() => letters(table.seats), [table.seats]);
  const toneOf = useCallback((seat: string) => table.seats.find(({ id }) => id === seat)?.tone ?? "neutral", [table.seats]);
  const own = useMemo(() => new Set(table.seats.filter((seat) => seat.mine).map((seat) => seat.id)), [table.seats]);
  const stage = useStage(scene.stage, `${table.match} ${table.seat}`, prefs.speed, prefs.sound, past.ply !== null);
  // What is replayed is shown like what happens: as if the log grew.
  const acted = useMemo(() => (playback.playing ? until(story, past.ply) : story), [playback.playing, story, past.ply]);
  const whose = `${table.match} ${table.seat}`;
  const theatre = useTheatre(table.game, prefs.lang, `${whose} ${playback.playing}`, acted, own, prefs.speed, stage.stage?.form ?? "");
  useEffect(() => setHeld(theatre.cue !== null || stage.playing), [theatre.cue, stage.playing]);
  const known = useKnown(scene.tokens);
  const sights = useMemo(
    () => sightsOf(stage, theatre.cue, playback.playing ? [] : seenAt(story.lines, past.ply), prefs.speed),
    [stage, theatre.cue, playback.playing, story, past.ply, prefs.speed],
  );
  const seen = useSeen(whose, story);
  const recap = useMemo(() => (imagined ? [] : recapOf(story, table.acted, own, table.taken_back)), [story, table.acted, own, table.taken_back, imagined === undefined]);
  const [recapOpen, setRecapOpen] = useState(() => recap.filter(({ from }) => from >= seen).length >= MANY);
  const [pointed, setPointed] = useState<LogLine[]>([]);
  const happening = useMemo(() => [...happensAt(story.lines, theatre.cue), ...(stage.stage?.place ? [stage.stage.place] : [])], [story, theatre.cue, stage.stage]);
  const asked = scene.prompt.mine && past.ply === null;
  useSounds(theatre.cue, asked, table.over, prefs.sound);
  useNotice(asked, table.title, scene.prompt.text, prefs.notices);
  useEnding(table.over && !table.lesson && !imagined, past.ply !== null || theatre.cue !== null, () => navigate(endPath(table.match)));
  // Others go on when what has happened has been seen, or is waved away.
  const reading = past.ply === null && !asText && (theatre.busy || stage.playing || (stage.stage?.over ?? false));
  useReading(api, table, reading);
  const stands = useMemo(() => standing(table.taken_back, story.lines), [story, table.taken_back]);
  const moves = useMemo(() => movesSince(past.ply === null ? stands : story.lines, own, past.ply), [stands, story, own, past.ply]);

  useEffect(() => {
    // Whoever looks back has the log brought to its beginning: its turns are what one goes by.
    if (past.ply !== null && story.from > 0) more();
  }, [past.ply !== null, story.from, more]);
  useEffect(() => {
    if (recap.length === 0) setRecapOpen(false);
  }, [recap.length]);
  useEffect(() => {
    // An opponent's action must not take a menu away from under the pointer while all that it offers can still be chosen.
    setMenu((menu) => (menu?.choices.every((choice) => choice.why || isOffered(scene, choice.action)) ? menu : null));
  }, [shown.ply]);
  useKeptFocus(scene);
  useEffect(() => {
    document.title = `${scene.prompt.mine ? "● " : ""}${table.title} · ${t("app-title")}`;
  }, [scene.prompt.mine, table.title, t]);

  const toggleText = () => {
    write("asText", !asText);
    setAsText(!asText);
  };
  const act = (action: string, then?: string[]) => {
    setMenu(null);
    setRecapOpen(false);
    theatre.skip();
    stage.skip();
    hints.drop();
    if (rest.taking) return;
    answered();
    coach.acted();
    commands.act(action, then);
  };
  const waveAway = () => {
    theatre.skip();
    stage.skip();
  };
  const choose = ({ action, stake, then }: Pick<Choice, "action" | "stake"> & { then?: string[] }) => {
    // Whoever only tries leaves the rest to the rules, and asks no bot.
    if (!imagined && scene.buttons.some((button) => button.role === "rest" && button.action === action)) {
      coach.acted();
      return rest.handOver(action);
    }
    if (!stake || again(action)) {
      if (scene.buttons.some((button) => button.role === "back" && button.action === action)) party.recall();
      else if (!commands.busy) party.sent({ action, stake, then });
      return act(action, then);
    }
    show(t("stake-again", { stake }));
  };
  const [raised, setRaised] = useState<Thing | null>(null);
  useEffect(() => setRaised(null), [question]);
  const picks = usePicks(scene, question, asked, choose);
  const takes = asked && !handover.needed && !scene.prompt.pick;
  const party = useParty({ table, open: takes, busy: commands.busy, send: act });
  const frame = useFrame(asked && !handover.needed, (tokens) => (scene.prompt.pick ? picks.add(tokens.map((id) => `token ${id}`)) : party.gather(tokens)));
  const marks = useMemo(() => new Set([...picks.marked, ...[...party.party.keys()].map((id) => `token ${id}`)]), [picks.marked, party.party]);
  const takeBack = () => {
    party.recall();
    commands.undo();
  };
  const take = (choice: Choice) => {
    if (choice.grasp) drag.take(table.ply);
    choose(choice);
  };
  const drag = useDrag({
    table: past.ply === null ? { ...table, scene } : table,
    open: takes,
    busy: commands.busy,
    choose: take,
    offer: (choices, [x, y]) => setMenu({ title: choices[0]!.label, choices, at: { x, y }, about: null }),
    undo: takeBack,
    why: (place) => scene.prompt.why_pattern && commands.why(scene.prompt.why_pattern.replace("{}", place), scene.areas.find(({ id }) => id === place)?.title ?? ""),
    say: show,
  });
  const offer = (choices: Choice[], title: string, event: MouseEvent | KeyboardEvent, card: Card | null = null, named = false) => {
    // A finger that touches a card wants to read it first, and so does whoever has met its name; the right button asks for all there is; a
    // reaction has verbs of its own.
    const reads = named || event.type === "contextmenu" || card?.reaction || (card && "pointerType" in event && event.pointerType === "touch");
    const only = reads || (!card && choices.length > 1) ? null : plain(choices);
    // What a card says comes before what would be given up with it: it may be all there is to do with a card that cannot be played.
    if (only && !(card && only.stake)) return take(only);
    setRaised(card && thingOf(scene, `card ${card.id}`));
    const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
    const at = event instanceof MouseEvent && event.detail > 0 ? { x: event.clientX, y: event.clientY } : { x: left + width / 2, y: top + height / 2 };
    const about = card && (
      <>
        <CardMenuText card={card} game={table.game} letter={letterOf(card.tone)} sheet={art?.sheet ?? null} />
        {card.reaction && past.ply === null && !table.over && (
          <OrderVerbs card={card as Reactor} table={table} commands={commands} onPick={choose} onGiven={() => setMenu(null)} onOrder={() => order(card as Reactor)} />
        )}
      </>
    );
    // To use a card in a window stands among the verbs of its order.
    const verb = table.decision?.window && past.ply === null ? card?.reaction?.action : undefined;
    setMenu({ title, choices: choices.filter(({ action }) => action !== verb), at, about });
  };
  const orderOf = (card: Card) => orderSays(orders, card);
  const order = (card: Reactor) => {
    setMenu(null);
    setOrdering(card);
  };
  /** Uses the card that was clicked last at a place that it may be dropped on, too. */
  const useAt = (place: string): boolean => {
    const there = raised ? meant(raised, place, []) : [];
    if (there.length !== 1) return false;
    setRaised(null);
    take(there[0]!);
    return true;
  };
  const mark = (place: string) => {
    if (!stations.stations.includes(place)) show(t("station-marked"));
    stations.toggle(place);
  };
  /** All that can be done with a place; to mark it as a station is done here, and sends nothing. */
  const verbsOf = (place: string): Choice[] => {
    const choices = scene.areas.find(({ id }) => id === place)?.choices ?? [];
    return takes && stations.fits(place) ? [...choices, { ...BY_WAY, label: t("by-way-of"), places: [place] }] : choices;
  };
  const showVerbs = (place: string, element: Element, at: { x: number; y: number }): boolean => {
    const choices = verbsOf(place);
    const title = scene.areas.find(({ id }) => id === place)?.title || place;
    if (choices.length > 0) setMenu({ title, choices, at, of: element.getBoundingClientRect(), about: null });
    return choices.length > 0;
  };
  const onVerbs = (place: string, event: MouseEvent) => past.ply === null && (drag.back() || showVerbs(place, shapeOf(place) ?? (event.currentTarget as Element), { x: event.clientX, y: event.clientY }));
  const heldPiece = (id: string) => scene.tokens.find((token) => token.id === id && token.choices.length > 0);
  useLongPress({
    wanted: ({ token, place }) => takes && (heldPiece(token) !== undefined || verbsOf(place).length > 0),
    act: ({ token, place, element }, at) => {
      const piece = heldPiece(token);
      const others = piece ? party.hold(piece) : [];
      if (!piece) showVerbs(place, shapeOf(place) ?? element, at);
      else if (others.length > 0) setMenu({ title: piece.title, choices: others, at, about: null });
    },
  });
  const onArea = (id: string, area: Area | null, event: MouseEvent | KeyboardEvent) => {
    const unmarks = stations.stations.includes(id) && !isAsked(area?.choices ?? []);
    if ((event.shiftKey || unmarks) && takes && stations.fits(id)) return mark(id);
    if (useAt(id)) return;
    if (area?.choices.length) offer(area.choices, area.title || id, event);
    else if (scene.prompt.why_pattern) commands.why(scene.prompt.why_pattern.replace("{}", id), area?.title ?? "");
  };
  const tries = past.eyes ?? table.seats[0]?.id;
  const editHere = onTry && table.analysis && tries ? () => void openInEditor(api, table.game, momentOf(past.ply ?? table.ply, tries, table.over)).catch(commands.problem) : null;
  const tryHere = onTry && table.analysis && tries ? () => onTry(past.ply ?? table.ply, tries) : null;
  const onHot = useCallback((places: string[]) => setHot(places), []);

  const press = (button: Button | undefined | null) => {
    if (!button) return false;
    if (button.enabled) choose(button);
    else show(button.why, button.cite);
    return true;
  };
  const playRecap = () => {
    if (playback.playing || past.ply !== null || recap.length === 0) return playback.toggle();
    playback.playFrom(Math.min(table.acted, table.ply));
  };
  const withRole = (role: string) => picks.buttons.find((button) => button.role === role);
  const noUndo = [whyNoUndo(t, table, story.lines, own), table.may_offer.includes("takeback") && t("undo-ask")].filter(Boolean).join(" ");
  const undo = () => {
    if (table.undo) {
      coach.undone();
      takeBack();
    } else if (commands.seat) show(noUndo);
  };
  const goOn = () => {
    const button = document.querySelector<HTMLElement>("#prompt .primary");
    // Enter presses a button only for whoever is at the question; all others it leads there.
    if (document.activeElement?.closest("#prompt")) return press(goesOn(picks.buttons));
    button?.focus();
    return button !== null;
  };
  const back = () => {
    if (raised) setRaised(null);
    else if (stations.clear()) return true;
    else if (party.clear()) return true;
    else if (drawer.open !== null) drawer.close();
    else if (past.ply !== null) past.leave();
    else if (stage.skip()) return true;
    else if (press(withRole("back")) || drag.back()) return true;
    else if (imagined) imagined.leave();
    else return false;
    return true;
  };
  useShortcuts((key) => {
    if (handover.needed) return false;
    const at = past.ply ?? table.ply;
    if (key === "?") setHelp(true);
    else if (key === "q" && hints.open) hints.ask();
    else if (key === " " && theatre.cue) theatre.skip();
    else if (key === " " && past.ply !== null) playback.toggle();
    else if (key === " ") return stage.skip();
    else if (key === "h") setBare(!bare);
    else if (key === "t") toggleText();
    else if (key === "u") undo();
    else if (key === "w" && imagined) imagined.nextWorld().catch(commands.problem);
    else if (key === "w" && tryHere) tryHere();
    else if (imagined && PAST_KEYS.includes(key)) return false;
    else if (key === ",") past.go(at - 1);
    else if (key === "r") playRecap();
    else if (past.ply !== null && key === "ArrowLeft") past.go(nextMoment(moments, at, -1));
    else if (past.ply !== null && key === "ArrowRight") past.go(nextMoment(moments, at, 1));
    else if (key === "." && past.ply !== null) past.go(at + 1);
    else if (key === "l") drawer.toggle("log");
    else if (key === "n") drawer.toggle("notes");
    else if (key === "j") drawer.toggle("chat");
    else if (key === "Escape") return back();
    else if (key === "Enter" && past.ply === null && botsWait(table)) commands.goOn();
    else if (key === "Enter") return goOn();
    else if (key === "p") return press(withRole("pass"));
    else if (key === "c") setLow(!low);
    else if (key === "PageDown" || key === "PageUp") return toKind(key === "PageDown" ? 1 : -1);
    else return raise(key);
    return true;
  });

  const told = useMemo(() => latest(shown.log, past.ply), [shown.log, past.ply]);
  const slip = past.ply === null ? (table.lesson?.slip ?? null) : null;
  const meantBySlip = useMemo(() => thingsOf(slip?.at ?? []), [slip]);
  const lit = useMemo(() => [...hot, ...happening, ...hints.things, ...coach.things, ...meantBySlip.things], [hot, happening, hints.things, coach.things, meantBySlip]);
  const hands = scene.cards.filter((group) => group.style === "hand" && group.cards.length > 0);
  const onCard = (card: Card, event: MouseEvent) => picks.mark(`card ${card.id}`, card.choices) || offer(card.choices, card.title, event, card);
  const onNamed = (card: Card, event: MouseEvent) => offer(card.choices, card.title, event, card, true);
  const news = table.chat.length > heard ? "chat" : null;
  const answer = past.ply === null ? table.settings.held_answer : null;
  const recapOpener = recap.length > 0 && !recapOpen && past.ply === null && (
    <button
      type="button"
      class="recap-opener"
      title={t("recap")}
      onClick={() => {
        drawer.close();
        setRecapOpen(true);
      }}
    >
      <Icon name="hourglass" /> <span>{t("recap")}</span> <b>{recap.length}</b>
    </button>
  );
  const transport = !imagined && (
    <Transport
      now={table.ply}
      ply={past.ply}
      go={past.go}
      moments={moments}
      toneOf={toneOf}
      playing={playback.playing}
      onPlay={playback.toggle}
      speed={playback.speed}
      onSpeed={playback.setSpeed}
      seats={table.over ? table.seats : table.seats.filter((seat) => seat.mine)}
      eyes={past.eyes}
      onEyes={past.lookFrom}
    />
  );
  const panels = {
    log: () => (
      <>
        {recapOpener}
        {transport}
        <Log
          story={story}
          more={more}
          game={table.game}
          scene={scene}
          seats={table.seats}
          ply={past.ply}
          backs={table.taken_back}
          letterOf={letterOf}
          onHot={onHot}
          onCard={onNamed}
          go={imagined ? () => {} : past.go}
        />
      </>
    ),
    chat: () => (
      <Chat
        table={table}
        commands={commands}
      />
    ),
    notes: () => <Notes match={table.match} />,
    cards: () => (
      <OnTable
        table={table}
        scene={scene}
        commands={commands}
        sheet={art?.sheet ?? null}
        letterOf={letterOf}
        orderOf={orderOf}
        onCard={onCard}
        onOrder={order}
        onPaper={setPrinted}
      />
    ),
    rules: () => <RulesTab game={table.game} calculators={scene.calculators ?? []} onProblem={commands.problem} />,
  };
  const callCoach = own.size > 0 && !table.over && !table.rated && !table.tournament && !table.lesson ? coach.call : null;
  /** Between people there are no hints either; of rated games and tournaments other lines say it. */
  const amongPeople = own.size > 0 && !table.over && !table.rated && !table.teaching && !table.tournament && table.seats.some((seat) => !own.has(seat.id) && seat.kind === "human");
  const menuOf = !imagined && (
    <>
      {editHere && <IconButton icon="pencil" label={t("position-open")} onClick={editHere} />}
      {tryHere && <IconButton icon="bulb" label={t("try-here")} onClick={tryHere} />}
      {callCoach && <IconButton icon="coach" label={t("coach-call")} onClick={callCoach} />}
      {table.placed && <p class="rated-note">{t("position-placed")}</p>}
      {table.rated && <p class="rated-note">{t("rated-note")}</p>}
      {table.teaching && <p class="rated-note">{t("teaching-note")}</p>}
      {amongPeople && <p class="rated-note">{t("hint-not")}</p>}
      {table.tournament && (
        <p class="rated-note">
          {t("tournament-note")} <Link href={tournamentPath(table.tournament)}>{t("tournament-of")}</Link>
        </p>
      )}
      <BotsBar table={table} commands={commands} />
      <UpgradeButton table={table} commands={commands} />
      <OfferBar table={table} commands={commands} />
      <TimeBar table={table} commands={commands} />
    </>
  );
  return (
    <Marks.Provider value={marks}>
    <div class={`table is-${shape}${low ? " is-low" : ""}${imagined ? " is-imagined" : ""}`} data-ply={table.ply} data-marks={picks.marked.size || undefined} data-sending={slow || undefined} onContextMenu={(event) => (event.target as Element).closest(".board-svg") && drag.back() && event.preventDefault()} data-armed={armed ? "" : undefined} data-face={art?.theme["face"]}>
      {art && <ThemeStyle theme={art.theme} />}
      {!handover.needed && <SkipLinks />}
      <Bar table={table} covered={handover.needed} broken={broken} asText={asText} onText={toggleText} onHelp={() => setHelp(true)} drawer={drawer} news={news} next={next} menu={menuOf}>
        {handover.needed ? null : table.over && past.ply === null && !imagined ? (
          <Outcome table={table} />
        ) : (
          <Prompt table={shown} buttons={picks.buttons} past={past.ply !== null} commands={commands} room={ROOM[shape]} armed={armed} hints={hints} noUndo={noUndo} onUndo={undo} onPick={choose} onWhy={show} onHot={onHot} onCard={onNamed} />
        )}
      </Bar>
      {handover.needed ? (
        <HandoverScreen seat={handover.seat} onOpen={handover.open} onNever={handover.never} />
      ) : (
        <main id="board" class="table-body" tabIndex={-1}>
          {asText || !art ? (
            <TextTable table={shown} onPick={choose} />
          ) : (
            <Board
              art={art}
              scene={scene}
              turn={shown.turn}
              hot={drag.dragged || raised ? placesOf(drag.dragged ?? raised) : lit}
              bare={bare}
              letterOf={letterOf}
              stations={stations.stations}
              onArea={onArea}
              onVerbs={onVerbs}
              onToken={(token, event) => {
                if (picks.mark(`token ${token.id}`, token.choices) || party.mark(token, event)) return;
                if (event.shiftKey && takes && stations.fits(token.place)) return mark(token.place);
                // A piece covers its place: what is asked there is offered as well, and before what is merely possible.
                if (useAt(token.place)) return;
                const under = scene.areas.find((area) => area.id === token.place)?.choices ?? [];
                const own = event.type === "contextmenu" ? null : plain(isAsked(token.choices) ? token.choices : under);
                if (own) return take(own);
                offer(isAsked(token.choices) ? [...token.choices, ...under] : [...under, ...token.choices], token.title, event);
              }}
              onSpot={(choices, title, event) => offer(choices, title, event)}
              onBare={() => setBare(!bare)}
              told={told}
              above={<EffectLayer sights={sights} board={art.board} ground={scene.ground} known={known} />}
              over={<LastMoves lines={pointed.length > 0 ? pointed : moves} board={art.board} ground={scene.ground} toneOf={toneOf} />}
            />
          )}
          {!asText && <Show theatre={theatre} toneOf={toneOf} letterOf={letterOf} sheet={art?.sheet ?? null} places={happening} speed={prefs.speed} staged={stage.stage !== null} />}
          {!asText && !stage.stage && <Stage scene={scene} letterOf={letterOf} onPaper={setPrinted} />}
          {!asText && stage.stage && (
            <StageView play={stage} scene={scene} sheet={art?.sheet ?? null} letterOf={letterOf} onUnit={offer} onPaper={setPrinted} />
          )}
          {!asText && hands.length > 0 && <Hand groups={hands} advised={[...hints.cards, ...coach.cards, ...meantBySlip.cards]} letterOf={letterOf} sheet={art?.sheet ?? null} orderOf={orderOf} onCard={onCard} />}
          <Rail table={table} scene={scene} letterOf={letterOf} look={look} drawer={drawer} face={art?.theme["face"] ?? ""} news={news}>
            {recapOpener}
          </Rail>
          {recapOpen && drawer.open === null && (
            <Recap
              groups={recap}
              luck={luckSince(stands, table.acted)}
              nameOf={(seat) => table.seats.find(({ id }) => id === seat)?.name ?? ""}
              toneOf={toneOf}
              letterOf={letterOf}
              ply={past.ply}
              playing={playback.playing}
              onPlay={playRecap}
              go={past.go}
              onPoint={(lines, places) => {
                setPointed(lines.filter((line) => line.path.length > 1));
                onHot(places);
              }}
              onClose={() => setRecapOpen(false)}
            />
          )}
          <Drawer drawer={drawer} panels={panels} news={news} />
        </main>
      )}
      <div class="slips">
        {past.ply === null && <BotsSlip table={table} commands={commands} reading={reading && wouldWait(table)} onRead={waveAway} />}
        {past.ply === null && <BackSlip table={table} commands={commands} />}
        {past.ply === null && <TimeSlips table={table} commands={commands} say={show} />}
        {past.ply === null && <OfferSlips table={table} commands={commands} say={show} />}
        {past.ply === null && <PlanSlip table={table} commands={commands} />}
        {past.ply === null && <VanishedSlip table={table} commands={commands} />}
        {past.ply === null && <GatherSlip table={table} commands={commands} onTaken={onTaken} />}
        {past.ply === null && <UpgradeSlip table={table} commands={commands} />}
        {imagined?.panel(commands.problem)}
        {past.ply !== null && <PastBanner ply={past.ply} now={table.ply} onTry={playback.playing ? null : tryHere} onPresent={past.leave} />}
        {past.ply !== null && !playback.playing && table.over && !imagined && <BotThought api={api} ply={past.ply} bots={shown.ply === past.ply ? shown.seats.filter(({ kind, waiting }) => kind === "bot" && waiting) : []} onProblem={commands.problem} />}
        {past.ply !== null && drawer.open !== "log" && <div class="slip transport-slip">{transport}</div>}
        {answer !== null && (
          <p class="slip" role="status">
            {t("answer-held", { answer: allChoices(scene).find((choice) => choice.action === answer)?.label ?? answer })}
          </p>
        )}
        {asked && scene.muster && <MusterSlip table={table} />}
        {hints.open && <HintSlip hints={hints} game={table.game} armed={armed} onTake={choose} />}
        {!imagined && <InvitedSlip table={table} onSeated={() => look(null)} />}
        {!imagined && <TakeSeat table={table} api={api} onTaken={onTaken} onProblem={commands.problem} />}
      </div>
      {coach.shown && !handover.needed && <CoachSlip coach={coach} game={table.game} busy={commands.busy} onShow={(action) => choose({ action, stake: "" })} />}
      {table.lesson && !handover.needed && <LessonPanel lesson={table.lesson} game={table.game} now={past.ply === null} folded={shape === "phone" && table.ply > 0} />}
      {menu && <Menu state={menu} game={table.game} armed={armed} sheet={art?.sheet ?? null} onPick={(choice) => (choice.station && choice.action === BY_WAY.action ? (mark(choice.places[0]!), setMenu(null)) : choose(choice))} onPoint={onHot} onClose={() => setMenu(null)} />}
      {ordering && (
        <OrderDialog
          card={ordering}
          order={orders.find((one) => one.action === ordering.reaction.action) ?? null}
          onSave={(changed) => commands.settings({ orders: withOrder(orders, ordering.reaction.action, changed) })}
          onClose={() => setOrdering(null)}
        />
      )}
      {frame && <div class="frame-drawn" aria-hidden="true" style={{ left: frame.left, top: frame.top, width: frame.right - frame.left, height: frame.bottom - frame.top }} />}
      <Ghost thing={drag.dragged} scene={scene} anchor={drag.ghost} />
      <Toasts toasts={toasts} game={table.game} onDrop={drop} />
      <Announcer story={story} />
      {page && <Paper page={page} onClose={() => setPrinted("")} />}
      {help && <HelpDialog onCoach={callCoach} onClose={() => setHelp(false)} />}
    </div>
    </Marks.Provider>
  );
}

/** Brings the n-th card of the hand up. */
function raise(key: string): boolean {
  const digit = Number(key);
  const card = digit >= 1 ? document.querySelectorAll<HTMLElement>(".hand button.playing-card")[digit - 1] : undefined;
  card?.focus();
  return card !== undefined;
}

/** How much of the talk has been heard: all of it, while it is open. */
function useHeard(count: number, open: boolean): number {
  const heard = useRef(count);
  if (open) heard.current = count;
  return heard.current;
}

/** What has happened last, up to a moment of the past if one is looked at; the latest first. */
function latest(log: LogLine[], ply: number | null): string[] {
  const lines = ply === null ? log : log.filter((line) => line.ply <= ply);
  return lines.slice(-LATEST).reverse().map((line) => line.text);
}

/** The first stops of the Tab key. */
function SkipLinks() {
  const { t } = useApp();
  return (
    <nav aria-label={t("skip")}>
      <a class="skip" href="#prompt">
        {t("skip-prompt")}
      </a>
      <a class="skip" href="#board">
        {t("skip-board")}
      </a>
    </nav>
  );
}
