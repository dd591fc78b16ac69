import { useEffect, useRef, useState } from "preact/hooks";
import { samplePosition, type ApiError, type Position } from "../app/api";
import { useApp } from "../app/context";
import { loadArt, type Art } from "../board/art";
import { download } from "../editor/file";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";
import { PrefsBar } from "../parts/PrefsBar";
import { ThemeStyle } from "../play/ThemeStyle";
import type { EditorItem, GameInfo, PositionSample } from "../protocol";
import { hasPlaces, ItemList, sameItem } from "./ItemList";
import { copied, isTooLong, linkTo, positionIn } from "./link";
import { PlayFrom } from "./PlayFrom";
import { PositionBoard } from "./PositionBoard";
import { usePosition } from "./usePosition";

interface Props {
  game: GameInfo;
  samples: PositionSample[];
  first: Position;
  notice: string;
  /** The seat that looks and plays at first. */
  seat: string;
}

/** A position in the making: the board, all that can be set, and the ways to keep it, share it and play it. */
export function PositionEditor({ game, samples, first, notice, seat }: Props) {
  const { t } = useApp();
  const [eyes, setEyes] = useState(seat);
  const { draft, waiting, page, problem, scene, set, change, undo, redo, canUndo, canRedo } = usePosition(game.id, first, eyes);
  const [art, setArt] = useState<Art | null>(null);
  const [held, setHeld] = useState("");
  const [place, setPlace] = useState({ id: "", name: "" });
  const [told, setTold] = useState(notice);
  /** The number in hand that is none of its numbers; it is not sent. */
  const [wrong, setWrong] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const sheet = page?.sheet ?? null;
  const item = sheet?.items.find(({ id }) => id === held) ?? null;
  const board = scene?.board ?? "";

  useEffect(() => {
    if (board) loadArt(board).then(setArt, () => setTold(t("offline")));
  }, [board, t]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest("input, select, dialog")) return;
      if (event.key === "Escape") hold("");
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === "z") (event.shiftKey ? redo : undo)();
      else if (key === "y") redo();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });

  const open = (position: Position | null) => {
    hold("");
    setTold(position?.["game"] === game.id ? "" : t("position-unreadable", { game: game.title }));
    if (position?.["game"] === game.id) change(() => position);
  };
  const hold = (id: string) => {
    setHeld(id);
    setWrong("");
  };
  const put = (value: string) => {
    setTold("");
    void set(held, value);
    hold("");
  };
  /** Sets what is in hand from the list, where one may go on setting it. */
  const choose = async (changed: EditorItem, value: string) => {
    setTold("");
    setWrong("");
    const after = (await set(changed.id, value))?.sheet;
    if (!after) return;
    const same = sameItem(after.items, changed, value);
    if (same === changed.id) return;
    hold(same);
    list.current?.querySelector<HTMLElement>(".is-held select")?.focus();
  };
  const share = async () => {
    if (isTooLong(new Blob([JSON.stringify(draft)]))) return setTold(t("position-too-large"));
    const link = location.origin + (await linkTo(game.id, draft));
    history.replaceState(null, "", link);
    setTold((await copied(link)) ? t("position-linked") : t("position-link-there"));
  };
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file may be chosen again.
    input.value = "";
    if (!file) return;
    if (isTooLong(file)) setTold(t("position-too-large"));
    else open(positionIn(await file.text()));
  };
  const nameOf = (seat: string) => game.seats.find(({ id }) => id === seat)?.name ?? seat;
  const flaws = page?.flaws ?? [];
  return (
    <div class="editor position" data-face={art?.theme["face"]}>
      {art && <ThemeStyle theme={art.theme} />}
      <header class="top">
        <Link href="/" class="brand-home">
          <Icon name="home" />
          <span class="sr-only">{t("nav-home")}</span>
        </Link>
        <div class="editor-head">
          <h1>{game.positions}</h1>
        </div>
        <IconButton icon="undo" label={t("editor-undo")} disabled={!canUndo} onClick={undo} />
        <IconButton icon="redo" label={t("editor-redo")} disabled={!canRedo} onClick={redo} />
        <PrefsBar />
      </header>
      <main class="editor-body">
        <div class="editor-main">
          {item && hasPlaces(item, sheet!) && (
            <p class="position-held" role="status">
              {t("position-in-hand", { name: item.name })}
            </p>
          )}
          {art && scene && sheet && (
            <PositionBoard art={art} scene={scene} sheet={sheet} held={item} onHold={hold} onSet={put} onPlace={(id, name) => setPlace({ id, name })} />
          )}
        </div>
        <div class="editor-side" aria-busy={waiting && !problem}>
          <div class="position-bar">
            <label>
              <span>{t("position-samples")}</span>
              <select
                value=""
                onChange={(event) => {
                  samplePosition(game.id, event.currentTarget.value).then(open, (error: ApiError) => setTold(error.message || t("offline")));
                  event.currentTarget.value = "";
                }}
              >
                <option value="">…</option>
                {samples.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{t("position-eyes")}</span>
              <select value={eyes} onChange={(event) => setEyes(event.currentTarget.value)}>
                {game.seats.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label class="button position-file">
              <Icon name="folder" /> {t("position-file-open")}
              <input class="sr-only" type="file" accept=".json,application/json" onChange={(event) => void read(event.currentTarget)} />
            </label>
            <button type="button" class="button" onClick={() => download(`${game.id}-position.json`, `${JSON.stringify(draft)}\n`)}>
              <Icon name="download" /> {t("position-file-save")}
            </button>
            <button type="button" class="button" onClick={() => void share()}>
              <Icon name="link" /> {t("position-link")}
            </button>
          </div>
          {(told || problem) && (
            <p class="notice" role="status">
              {problem || told}
            </p>
          )}
          <div class={flaws.length ? "position-verdict is-faulty" : "position-verdict"} role="status">
            <Icon name={flaws.length || page?.asked.length === 0 ? "alert" : "check"} />
            {flaws.map((flaw, index) => (
              <div key={index}>
                <button type="button" class="link" disabled={!flaw.item} onClick={() => hold(flaw.item)}>
                  {flaw.text}
                </button>
                <small lang="en">{flaw.detail}</small>
              </div>
            ))}
            {page && flaws.length === 0 && (
              <span>
                {page.asked.length > 0 ? `${t("position-fine")} ${t("position-asked", { who: page.asked.map(nameOf).join(", ") })}` : t("position-over")}
              </span>
            )}
          </div>
          <div ref={list} class="scroll">
            {sheet && <ItemList sheet={sheet} held={held} place={place.id} placeName={place.name} wrong={wrong} onHold={hold} onSet={(changed, value) => void choose(changed, value)} onWrong={setWrong} />}
            <PlayFrom game={game} seat={seat} position={draft} ready={page !== null && !waiting && flaws.length === 0 && page.asked.length > 0 && !wrong} />
          </div>
        </div>
      </main>
    </div>
  );
}
