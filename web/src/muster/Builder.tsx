import { useEffect, useState } from "preact/hooks";
import { changeArmy } from "../app/api";
import { useApp } from "../app/context";
import { navigate, playPath } from "../app/routes";
import { write } from "../app/storage";
import type { Room } from "../board/art";
import { download } from "../editor/file";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { PrefsBar } from "../parts/PrefsBar";
import { Fold } from "../play/Fold";
import { Menu, type MenuState } from "../play/Menu";
import { Paper } from "../play/Paper";
import { ThemeStyle } from "../play/ThemeStyle";
import { useShape } from "../play/useShape";
import type { MusterSpec, MusterView, Recruit } from "../protocol";
import { Catalogue } from "./Catalogue";
import { CompareDialog } from "./CompareDialog";
import { takeInto } from "./forMatch";
import { fileName, lastDraft } from "./library";
import { LibraryDialog } from "./LibraryDialog";
import { LineUp } from "./LineUp";
import { ListPicker } from "./ListPicker";
import { ManPanel } from "./ManPanel";
import { PointsBar } from "./PointsBar";
import { useMuster } from "./useMuster";

interface Props {
  game: string;
  spec: MusterSpec;
  room: Room;
  first: string;
  /** The match the army is for; empty: none. */
  match: string;
}

/** An army in the making: recruits at the left, the line-up in the middle, the man in hand at the right, the points always in sight. */
export function Builder({ game, spec, room, first, match }: Props) {
  const { t, prefs } = useApp();
  const muster = useMuster(game, first);
  const { view, change, undo, redo, refusal, draft } = muster;
  const shape = useShape();
  const [held, setHeld] = useState(0);
  const [dialog, setDialog] = useState<"library" | "compare" | "paper" | "">("");
  const [other, setOther] = useState<MusterView | null>(null);
  const [more, setMore] = useState(false);
  const [menu, setMenu] = useState<MenuState | null>(null);
  const man = view?.men.find(({ number }) => number === held);

  useEffect(() => {
    if (!match) write(lastDraft(game), draft);
  }, [game, match, draft]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog, [role=menu]")) return;
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey) {
        if (key === "z") (event.shiftKey ? redo : undo)();
        else if (key === "y") redo();
        else return;
      } else if (key === "u") undo();
      else if (key === "delete" && man) change(`dismiss ${man.number}`);
      else if (key === "escape") setHeld(0);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });

  const recruit = ({ action }: Recruit, times: number) => {
    for (let n = 0; n < times; n++) change(action);
  };
  const takeBack = ({ name }: Recruit) => {
    const last = view?.men.filter((one) => one.kind === name).at(-1);
    if (last) change(`dismiss ${last.number}`);
  };
  const [sending, setSending] = useState(false);
  const take = () => {
    if (!view || sending) return;
    setSending(true);
    takeInto(match, prefs.lang, view.orders).then(
      () => navigate(playPath(match)),
      (error: { message: string }) => (setSending(false), muster.say(error.message || t("offline"))),
    );
  };
  const save = () => view && download(fileName(view.title), view.draft);
  const compareWith = (draft: string) =>
    changeArmy(game, { draft, change: "" }, prefs.lang).then(setOther, (error: { message: string }) => muster.say(error.message || t("offline")));
  const slot = (open: Recruit[], event?: MouseEvent) => {
    if (open.length === 1) return change(open[0]!.action);
    const choices = open.map(({ action, name, points }) => ({ action, label: t("army-recruit", { name, points }), cite: "", unprompted: false, why: "", main: false, stake: "", then: [], grasp: false, places: [], tile: null, station: false, by: [] }));
    setMenu({ title: t("army-recruits"), choices, at: { x: event?.clientX ?? innerWidth / 2, y: event?.clientY ?? innerHeight / 2 }, about: null });
  };

  return (
    <div class={`table muster is-${shape}`} data-face={room.theme["face"]}>
      <ThemeStyle theme={room.theme} />
      <svg class="sheet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: room.sheet.source }} />
      <header class="bar" data-testid="bar">
        <Link href="/" class="brand-home">
          <Icon name="home" />
          <span class="sr-only">{t("nav-home")}</span>
        </Link>
        <div class="muster-title">
          <h1>{spec.title}</h1>
          <span>{view?.title}</span>
        </div>
        <div class="muster-tools">
          <button type="button" class="button" disabled={!muster.canUndo} onClick={undo} title={t("undo")}>
            <Icon name="undo" /> <span>{t("undo")}</span>
          </button>
          <button type="button" class="button" disabled={!muster.canRedo} onClick={redo} title={t("editor-redo")}>
            <Icon name="redo" /> <span>{t("editor-redo")}</span>
          </button>
          <button type="button" class="button" onClick={() => setDialog("library")} title={t("army-library")}>
            <Icon name="book" /> <span>{t("army-library")}</span>
          </button>
          <button type="button" class="button" onClick={() => change(`random ${Date.now()}`)} title={t("army-random")}>
            <Icon name="again" /> <span>{t("army-random")}</span>
          </button>
          <button type="button" class={match ? "button" : "button primary"} disabled={!view?.list_id} onClick={() => change("fill")} title={t("army-fill-hint")}>
            <Icon name="plus" /> <span>{t("army-fill")}</span>
          </button>
          {match && (
            <button type="button" class="button primary" disabled={!view?.orders.length || sending} onClick={take} title={t("army-take-hint")}>
              <Icon name="check" /> <span>{t("army-take")}</span>
            </button>
          )}
          <Fold class="muster-more" face={<Icon name="menu" />} label={t("more")} open={more} onOpen={setMore}>
            <button type="button" class="button" disabled={!view?.page} onClick={() => (setMore(false), setDialog("paper"))}>
              <Icon name="print" /> {t("print")}
            </button>
            <button type="button" class="button" disabled={!view?.men.length} onClick={() => (setMore(false), save())}>
              <Icon name="download" /> {t("army-file")}
            </button>
            <button type="button" class="button" disabled={!view?.men.length} onClick={() => (setMore(false), setDialog("compare"))}>
              <Icon name="weight" /> {t("army-compare")}
            </button>
            <PrefsBar />
          </Fold>
        </div>
      </header>
      <main class="muster-body" id="board">
        {view && (
          <>
            <section class="muster-side" aria-label={t("army-recruits")}>
              <h2>{t("army-recruits")}</h2>
              <ListPicker lists={spec.lists} list={view.list_id} year={view.year} onPick={(list, year) => (setHeld(0), change(`army ${list} ${year}`))} />
              <Catalogue recruits={view.recruits} tone={spec.tone} sheet={room.sheet} onTake={recruit} onBack={takeBack} onWhy={({ why, cite }) => muster.say(why, cite)} />
              {view.recruits.length > 0 && <p class="note">{t("army-recruits-hint")}</p>}
            </section>
            <section class="muster-middle" aria-label={t("army-line-up")}>
              <PointsBar spec={spec} view={view} onLimit={(limit) => change(`limit ${limit}`)} />
              {view.list_id ? (
                <LineUp view={view} tone={spec.tone} sheet={room.sheet} held={held} onHold={setHeld} onDrop={change} onSlot={slot} />
              ) : (
                <div class="line-up is-empty">
                  <p>{t("army-begin")}</p>
                </div>
              )}
              <Faults view={view} game={game} onHold={setHeld} />
            </section>
            <aside class={man ? "muster-hand is-open" : "muster-hand"} aria-label={t("army-hand")}>
              {man ? (
                <>
                  <button type="button" class="button hand-close" onClick={() => setHeld(0)}>
                    <Icon name="cross" /> {t("close")}
                  </button>
                  <ManPanel man={man} tone={spec.tone} sheet={room.sheet} onChange={change} onWhy={muster.say} />
                </>
              ) : (
                <p class="note">{t("army-hand-empty")}</p>
              )}
            </aside>
          </>
        )}
      </main>
      <div class="muster-said" role="alert">
        {refusal && (
          <p class="slip">
            {refusal.text} <Cite game={game} cite={refusal.cite} />
          </p>
        )}
      </div>
      {menu && <Menu state={menu} game={game} armed="" sheet={null} onPoint={() => {}} onPick={({ action }) => (setMenu(null), change(action))} onClose={() => setMenu(null)} />}
      {view && dialog === "library" && (
        <LibraryDialog game={game} spec={spec} view={view} title={t("army-library")} keeps onTake={(draft) => (setDialog(""), setHeld(0), muster.open(draft))} onClose={() => setDialog("")} />
      )}
      {view && dialog === "compare" && !other && (
        <LibraryDialog game={game} spec={spec} view={view} title={t("army-compare-with")} keeps={false} onTake={compareWith} onClose={() => setDialog("")} />
      )}
      {view && other && (
        <CompareDialog
          left={view}
          right={other}
          onClose={() => {
            setOther(null);
            setDialog("");
          }}
        />
      )}
      {view?.page && dialog === "paper" && <Paper page={view.page} onClose={() => setDialog("")} />}
    </div>
  );
}

/** What is missing or too much, in words, each with its rule; or that all is well. */
function Faults({ view, game, onHold }: { view: MusterView; game: string; onHold: (man: number) => void }) {
  const { t } = useApp();
  if (!view.list_id) return null;
  return (
    <ul class="faults" aria-label={t("army-faults")}>
      {view.faults.length === 0 && (
        <li class="is-well">
          <Icon name="check" /> {t("army-legal")}
        </li>
      )}
      {view.faults.map((fault, n) => (
        <li key={n}>
          <Icon name="alert" />
          {fault.man ? (
            <button type="button" onClick={() => onHold(fault.man)}>
              {fault.text}
            </button>
          ) : (
            <span>{fault.text}</span>
          )}
          <Cite game={game} cite={fault.cite} />
        </li>
      ))}
    </ul>
  );
}
