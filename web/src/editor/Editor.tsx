import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { write } from "../app/storage";
import type { Point } from "../board/ground";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";
import { PrefsBar } from "../parts/PrefsBar";
import { Tabs } from "../parts/Tabs";
import type { EditorSpec, Diagnostic, PieceKind } from "../protocol";
import { BoardForm } from "./BoardForm";
import { Drawing } from "./Drawing";
import { extraListsOf, download, lastFile, recordOf, withRecord, writeFile, type OpenFile } from "./file";
import { Palette } from "./Palette";
import { PieceForm } from "./PieceForm";
import { Parts, pieceNumber, type Held } from "./pieces";
import { entriesAt, valueAt, type Rec } from "./record";
import { StartDialog } from "./StartDialog";
import { snapped } from "./shape";
import { useHistory } from "./useHistory";
import { useDraftCheck } from "./useDraftCheck";

interface Props {
  game: string;
  spec: EditorSpec;
  first: OpenFile;
}

const SPOT = "spot";
/** So long after the last change, or when the page is left, the browser remembers what is in the editor. */
const KEEP_MS = 300;

/** The spec: a board in the making, with everything that can be done to it. */
export function Editor({ game, spec, first }: Props) {
  const { t } = useApp();
  const [file, setFile] = useState(first);
  const { now: record, change, undo, redo, restart, canUndo, canRedo } = useHistory(recordOf(spec, first));
  const [held, setHeld] = useState<Held>(null);
  const [armed, setArmed] = useState<PieceKind | typeof SPOT | null>(null);
  const [tab, setTab] = useState("add");
  const [starting, setStarting] = useState(false);
  const [saved, setSaved] = useState(false);
  const main = useRef<HTMLDivElement>(null);

  const draft = useMemo(() => ({ draft: record, extra_lists: extraListsOf(spec, file) }), [record, file, spec]);
  const { check, current, problem } = useDraftCheck(game, draft);
  const parts = useMemo(() => new Parts(spec, check?.kinds ?? []), [spec, check?.kinds]);
  const diagnostics = check?.diagnostics ?? [];
  const pieces = parts.pieces(record);
  const number = pieceNumber(held);
  const inHand = number >= 0 ? (pieces[number] as Rec | undefined) : undefined;
  const present: OpenFile = withRecord(spec, file, record);
  const full = pieces.length >= spec.max_pieces;

  useEffect(() => {
    const keep = () => write(lastFile(game), withRecord(spec, file, record));
    const timer = setTimeout(keep, KEEP_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [game, spec, file, record]);
  useEffect(() => setSaved(false), [record]);
  // What was in hand may be gone after an undo.
  useEffect(() => {
    if (held && !(held.of === "piece" ? pieces : parts.spots(record))[held.number]) setHeld(null);
  }, [record, held]);

  const hold = (next: Held) => {
    setArmed(null);
    setHeld(next);
    if (next?.of === "piece") setTab("piece");
    else if (next?.of === "spot") setTab("board");
  };

  const open = (next: OpenFile) => {
    setFile(next);
    restart(recordOf(spec, next));
    setHeld(null);
    setArmed(null);
    setStarting(false);
    setTab("add");
  };

  const place = (what: PieceKind | typeof SPOT, point: Point) => {
    if (what === SPOT) {
      const spots = parts.spots(record);
      change((old) => parts.withSpots(old, [...parts.spots(old), snapped(point, spec.ground.step, parts.table)]));
      hold({ of: "spot", number: spots.length });
    } else {
      change((old) => parts.withNew(old, what, point));
      hold({ of: "piece", number: pieces.length });
    }
  };

  const arm = (what: PieceKind | typeof SPOT, atOnce: boolean) => {
    if (atOnce) {
      place(what, [spec.ground.width / 2, spec.ground.height / 2]);
      main.current!.querySelector<SVGElement>(".board-svg")!.focus();
    } else setArmed(armed === what ? null : what);
    setSaved(false);
  };

  /** Changes the piece in hand. */
  const alter = (make: (piece: Rec) => Rec | null, stroke = "") =>
    change((old) => {
      const piece = valueAt(old, [spec.pieces, String(number)]) as Rec | undefined;
      const next = piece && make(piece);
      return next ? parts.withPiece(old, number, next) : old;
    }, stroke);

  const remove = () => {
    if (!held) return;
    change((old) => parts.without(old, held));
    setHeld(null);
  };
  const copy = () => {
    if (number < 0 || full) return;
    change((old) => parts.withCopy(old, number));
    hold({ of: "piece", number: pieces.length });
  };
  const turn = (degrees: number) => alter((piece) => parts.turned(piece, degrees), `turn ${number}`);

  const save = () => {
    download(`${parts.idOf(record) || "board"}.json`, writeFile(present));
    setSaved(true);
  };

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest("input, textarea, dialog")) return;
      const key = event.key.toLowerCase();
      if (event.key === "Escape") setArmed(null);
      if (!(event.ctrlKey || event.metaKey)) return;
      if (key === "z") (event.shiftKey ? redo : undo)();
      else if (key === "y") redo();
      else if (key === "d") copy();
      else if (key === "s") save();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });

  const records = entriesAt(file.content, [spec.records]);
  const armedName = armed === SPOT ? spec.spots.name : armed?.name;
  const tabs = [
    {
      id: "add",
      label: t("editor-add"),
      content: (
        <div class="scroll">
          {full && <p class="notice">{t("editor-full", { most: spec.max_pieces })}</p>}
          <Palette parts={parts} armed={armed && armed !== SPOT ? armed.id : ""} full={full} onArm={arm} />
        </div>
      ),
    },
    {
      id: "piece",
      label: t("editor-piece"),
      mark: inHand !== undefined,
      content: (
        <div class="scroll">
          {inHand ? (
            <PieceForm
              key={number}
              parts={parts}
              piece={inHand}
              diagnostics={diagnostics.filter(({ piece }) => piece === number)}
              onChange={(piece) => alter(() => piece)}
              onTurn={turn}
              onResize={(factor) => alter((piece) => parts.resized(piece, factor), `size ${number}`)}
              onCopy={copy}
              onRemove={remove}
            />
          ) : (
            <p class="note">{t("editor-none")}</p>
          )}
        </div>
      ),
    },
    {
      id: "board",
      label: spec.board_name,
      content: (
        <div class="scroll">
          {records.length > 1 && (
            <label class="which">
              <span>{t("editor-which")}</span>
              <select value={file.number} onChange={(event) => open({ ...present, number: Number(event.currentTarget.value) })}>
                {records.map((one, i) => (
                  <option key={i} value={i}>
                    {parts.idOf(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <BoardForm parts={parts} record={record} diagnostics={diagnostics} held={held} onHold={hold} onChange={(next) => change(() => next)} onArmSpot={(atOnce) => arm(SPOT, atOnce)} />
        </div>
      ),
    },
  ];

  return (
    <div class="editor">
      <header class="top">
        <Link href="/" class="brand-home">
          <Icon name="home" />
          <span class="sr-only">{t("nav-home")}</span>
        </Link>
        <div class="editor-head">
          <h1>{spec.title}</h1>
          <span class="editor-count">{t("editor-count", { count: pieces.length, most: spec.max_pieces })}</span>
        </div>
        <IconButton icon="undo" label={t("editor-undo")} disabled={!canUndo} onClick={undo} />
        <IconButton icon="redo" label={t("editor-redo")} disabled={!canRedo} onClick={redo} />
        <PrefsBar />
      </header>
      <main class="editor-body">
        <div ref={main} class="editor-main">
          {problem && (
            <p class="notice" role="alert">
              {problem}
            </p>
          )}
          {check && (
            <Drawing
              parts={parts}
              record={record}
              picture={check.picture}
              held={held}
              faulty={new Set(diagnostics.map(({ piece }) => piece))}
              armed={armedName ? t("editor-armed", { name: armedName }) : ""}
              onHold={hold}
              onChange={change}
              onPlace={(point) => armed && place(armed, point)}
              onRemove={remove}
              onTurn={turn}
            />
          )}
        </div>
        <div class="editor-side">
          <div class="editor-bar">
            <button type="button" class="button" onClick={() => setStarting(true)}>
              <Icon name="folder" /> {t("editor-new")}
            </button>
            <button type="button" class={diagnostics.length ? "button" : "button primary"} onClick={save}>
              <Icon name="download" /> {t("editor-save")}
            </button>
          </div>
          <DiagnosticList diagnostics={diagnostics} current={current} nameOf={(piece) => (piece < 0 ? "" : parts.nameOf(pieces[piece]))} onShow={(piece) => hold(piece < 0 ? null : { of: "piece", number: piece })} onBoard={() => setTab("board")} />
          {saved && (
            <p class="notice" role="status">
              {diagnostics.length > 0 && <strong>{t("editor-saved-faulty")} </strong>}
              {spec.saved}
            </p>
          )}
          <Tabs tabs={tabs} label={spec.title} open={tab} onOpen={setTab} />
        </div>
      </main>
      {starting && <StartDialog game={game} spec={spec} onOpen={open} onClose={() => setStarting(false)} />}
    </div>
  );
}

interface DiagnosticListProps {
  diagnostics: Diagnostic[];
  current: boolean;
  nameOf: (piece: number) => string;
  onShow: (piece: number) => void;
  onBoard: () => void;
}

/** All that is wrong, each a way to where it is. */
function DiagnosticList({ diagnostics, current, nameOf, onShow, onBoard }: DiagnosticListProps) {
  const { t } = useApp();
  return (
    <details class="diagnostic-list" aria-busy={!current}>
      <summary class={diagnostics.length ? "is-faulty" : ""}>
        <Icon name={diagnostics.length ? "alert" : "check"} />
        <span role="status">{t("editor-diagnostics", { count: diagnostics.length })}</span>
      </summary>
      <ul>
        {diagnostics.map(({ piece, text }, i) => (
          <li key={i}>
            <button
              type="button"
              onClick={() => {
                onShow(piece);
                if (piece < 0) onBoard();
              }}
            >
              {nameOf(piece) && <strong>{nameOf(piece)} </strong>}
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
