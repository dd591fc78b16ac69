import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useApp } from "../app/context";
import { read, write } from "../app/storage";
import type { Art } from "../board/art";
import { Board } from "../board/Board";
import { Icon } from "../parts/Icon";
import type { Area, Card, Choice, CreatedMatch, LogLine, MatchPage } from "../protocol";
import { Announcer } from "./Announcer";
import { isAsked, isOffered } from "./choices";
import { CardMenuText } from "./CardFace";
import { HandoverScreen, useHandover } from "./HandoverScreen";
import { DiceTray } from "./DiceTray";
import { Hand } from "./Hand";
import { HelpDialog } from "./HelpDialog";
import { HistoryBar } from "./HistoryBar";
import { Menu, type MenuState } from "./Menu";
import { OrderDialog } from "./OrderDialog";
import { withOrder, type Reactor } from "./orders";
import { Outcome } from "./Outcome";
import { Paper } from "./Paper";
import { PastBanner } from "./PastBanner";
import { PromptBar } from "./PromptBar";
import { letters } from "./seats";
import { SeatSwitch } from "./SeatSwitch";
import { SideColumn } from "./SideColumn";
import { TableHeader } from "./TableHeader";
import { TakeSeat } from "./TakeSeat";
import { TextTable } from "./TextTable";
import { Toasts } from "./Toasts";
import { useCommands } from "./useCommands";
import { useLog } from "./useLog";
import { useNarrow } from "./useNarrow";
import { usePast } from "./usePast";
import { useShortcuts } from "./useShortcuts";
import { useToasts } from "./useToasts";

interface Props {
  table: MatchPage;
  art: Art | null;
  api: MatchApi;
  look: (seat: string | null) => void;
  broken: boolean;
  onTaken: (made: CreatedMatch) => void;
}

/** A board so many times as wide as it is high needs the whole width. */
const BROAD = 1.5;
/** So many lines of the log are said under an open table, where nobody has to look for what the dice have shown. */
const LATEST = 2;

/** One match on the screen: board, prompt, hand and side column, now or at an earlier moment. */
export function TableView({ table, art, api, look, broken, onTaken }: Props) {
  const { t } = useApp();
  const { toasts, show, drop } = useToasts();
  const commands = useCommands(api, table, show);
  const past = usePast(api, table, commands.problem);
  const { story, more } = useLog(api, table);
  const shown = past.table ?? table;
  const { scene } = shown;
  const { orders } = table.settings;
  const narrow = useNarrow();
  const handover = useHandover(table, commands.seat);
  const [bare, setBare] = useState(false);
  const [help, setHelp] = useState(false);
  const [asText, setAsText] = useState(() => read("asText", false) || art === null);
  const [hot, setHot] = useState<string[]>([]);
  const keyed = useRef(false);
  const [ordering, setOrdering] = useState<Reactor | null>(null);
  const [menu, setMenu] = useState<MenuState | null>(null);
  const [printed, setPrinted] = useState("");
  const page = scene.panels.find((panel) => panel.id === printed)?.page;
  const letterOf = useMemo(() => letters(table.seats), [table.seats]);

  useEffect(() => {
    // An opponent's action must not take a menu away from under the pointer while all that it offers can still be chosen.
    setMenu((menu) => (menu?.choices.every((choice) => choice.why || isOffered(scene, choice.action)) ? menu : null));
  }, [shown.ply]);
  useEffect(() => {
    // A choice made by key may take the focused place away with it; then the prompt is where to go on from.
    if (keyed.current && document.activeElement === document.body) document.getElementById("prompt")?.focus();
  }, [table.ply]);
  useEffect(() => {
    document.title = `${scene.prompt.mine ? "● " : ""}${table.title} · ${t("app-title")}`;
  }, [scene.prompt.mine, table.title, t]);

  const toggleText = () => {
    write("asText", !asText);
    setAsText(!asText);
  };
  const act = (action: string) => {
    keyed.current = document.activeElement?.matches(":focus-visible") ?? false;
    setMenu(null);
    commands.act(action);
  };
  const offer = (choices: Choice[], title: string, event: MouseEvent | KeyboardEvent, card: Card | null = null) => {
    if (choices.length === 1 && !choices[0]!.unprompted && !choices[0]!.why && !card) return act(choices[0]!.action);
    const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
    const at = event instanceof MouseEvent && event.detail > 0 ? { x: event.clientX, y: event.clientY } : { x: left + width / 2, y: top + height / 2 };
    const about = card && (
      <>
        <CardMenuText card={card} letter={letterOf(card.tone)} sheet={art?.sheet ?? null} />
        {card.reaction && past.ply === null && !table.over && (
          <button type="button" class="button quiet" onClick={() => order(card as Reactor)}>
            <Icon name="hourglass" /> {t("order-give")}
          </button>
        )}
      </>
    );
    setMenu({ title, choices, at, about });
  };
  const order = (card: Reactor) => {
    setMenu(null);
    setOrdering(card);
  };
  const onArea = (id: string, area: Area | null, event: MouseEvent | KeyboardEvent) => {
    if (area?.choices.length) offer(area.choices, area.title || id, event);
    else if (scene.prompt.why_pattern) commands.why(scene.prompt.why_pattern.replace("{}", id), area?.title ?? "");
  };
  const onHot = useCallback((places: string[]) => setHot(places), []);

  useShortcuts((key) => {
    const { buttons } = scene;
    const digit = Number(key);
    if (key === "?") setHelp(true);
    else if (key === "h" || key === "H") setBare(!bare);
    else if (key === "t" || key === "T") toggleText();
    else if (key === "u" || key === "U") commands.undo();
    else if (key === ",") past.go((past.ply ?? table.ply) - 1);
    else if (key === ".") past.go((past.ply ?? table.ply) + 1);
    else if (key === "Enter") {
      const primary = buttons.find((button) => button.primary && button.enabled);
      if (!primary) return false;
      act(primary.action);
    } else if (digit >= 1 && digit <= buttons.length) {
      const button = buttons[digit - 1]!;
      if (button.enabled) act(button.action);
      else show(button.why, button.cite);
    } else return false;
    return true;
  });

  const told = useMemo(() => latest(shown.log, past.ply), [shown.log, past.ply]);
  const history = <HistoryBar now={table.ply} ply={past.ply} go={past.go} />;
  const hands = scene.cards.filter((group) => group.style === "hand");
  const broad = art !== null && art.board.viewBox.width > BROAD * art.board.viewBox.height;
  return (
    <div class={["table", narrow ? "is-narrow" : "is-wide", broad ? "is-broad" : !narrow && "is-beside"].filter(Boolean).join(" ")} data-ply={table.ply}>
      {!handover.needed && <SkipLinks />}
      <TableHeader table={table} broken={broken} asText={asText} onText={toggleText} onHelp={() => setHelp(true)} />
      {past.ply !== null && <PastBanner ply={past.ply} now={table.ply} onPresent={() => past.go(table.ply)} />}
      <TakeSeat table={table} api={api} onTaken={onTaken} onProblem={commands.problem} />
      {handover.needed ? (
        <HandoverScreen seat={handover.seat} onOpen={handover.open} onNever={handover.never} />
      ) : (
        <div class="table-body">
          <main class="table-main">
            <SeatSwitch table={table} letterOf={letterOf} look={look} />
            {table.over && past.ply === null ? (
              <Outcome table={table} api={api} onProblem={commands.problem} />
            ) : (
              <PromptBar table={shown} past={past.ply !== null} commands={commands} onAct={act} onWhy={show} />
            )}
            {asText || !art ? (
              <TextTable table={shown} onAct={act} />
            ) : (
              <div class="board-frame">
                <Board
                  art={art}
                  scene={scene}
                  hot={hot}
                  bare={bare}
                  letterOf={letterOf}
                  onArea={onArea}
                  onToken={(token, event) => {
                    // A piece covers its place: what is asked there is offered as well, and before what is merely possible.
                    const under = scene.areas.find((area) => area.id === token.place)?.choices ?? [];
                    offer(isAsked(token.choices) ? [...token.choices, ...under] : [...under, ...token.choices], token.title, event);
                  }}
                  onSpot={(choices, title, event) => offer(choices, title, event)}
                  onBare={() => setBare(!bare)}
                  told={told}
                >
                  <DiceTray dice={scene.dice} />
                </Board>
              </div>
            )}
            <div class="hands">
              {!asText && hands.map((group) => (
                <Hand
                  key={group.id}
                  group={group}
                  letter={letterOf(group.tone)}
                  sheet={art?.sheet ?? null}
                  onCard={(card, event) => offer(card.choices, card.title, event, card)}
                />
              ))}
            </div>
          </main>
          <SideColumn
            table={table}
            scene={scene}
            ply={past.ply}
            go={past.go}
            history={history}
            story={story}
            more={more}
            narrow={narrow}
            commands={commands}
            sheet={art?.sheet ?? null}
            letterOf={letterOf}
            onHot={onHot}
            onCard={(card, event) => offer(card.choices, card.title, event, card)}
            onOrder={order}
            onPaper={setPrinted}
          />
        </div>
      )}
      {menu && <Menu state={menu} game={table.game} onPick={act} onClose={() => setMenu(null)} />}
      {ordering && (
        <OrderDialog
          card={ordering}
          order={orders.find((one) => one.action === ordering.reaction.action) ?? null}
          onSave={(changed) => commands.settings({ orders: withOrder(orders, ordering.reaction.action, changed) })}
          onClose={() => setOrdering(null)}
        />
      )}
      <Toasts toasts={toasts} game={table.game} onDrop={drop} />
      <Announcer story={story} />
      {page && <Paper page={page} onClose={() => setPrinted("")} />}
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </div>
  );
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
      <a class="skip" href="#side">
        {t("skip-log")}
      </a>
    </nav>
  );
}
