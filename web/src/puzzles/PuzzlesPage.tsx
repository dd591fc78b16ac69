import { useEffect, useRef, useState } from "preact/hooks";
import { listGames, puzzleThemes } from "../app/api";
import { useApp } from "../app/context";
import { loadArt, type Art } from "../board/art";
import { Cite } from "../parts/Cite";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { PrefsBar } from "../parts/PrefsBar";
import { ThemeStyle } from "../play/ThemeStyle";
import { useShortcuts } from "../play/useShortcuts";
import type { PuzzlePage, PuzzleThemeInfo, PuzzleVerdict } from "../protocol";
import { levelWords } from "./levelWords";
import { OptionList } from "./OptionList";
import { OwnTries } from "./OwnTries";
import { NO_RUN, RunEnd, runOn } from "./PracticeRun";
import { PuzzleBoard } from "./PuzzleBoard";
import { TryEffect } from "./TryEffect";
import { usePuzzle } from "./usePuzzle";
import { useSolver } from "./useSolver";

/**
 * The puzzles of a game: a board, a question, and what the rules say to the answer. The first is that of the day; in `practice` it
 * is the first of a run of a theme, which goes on until one stops.
 */
export function PuzzlesPage({ game, practice = false }: { game: string; practice?: boolean }) {
  const { t, prefs } = useApp();
  const [run, setRun] = useState(NO_RUN);
  const [over, setOver] = useState(false);
  const [wentOn, setWentOn] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const [tries, setTries] = useState(0);
  const onTold = (told: PuzzleVerdict, again: boolean) => {
    setTries((now) => now + 1);
    // An earlier try has its level already.
    if (!again) setRun((now) => runOn(now, told.right, told.kept?.before ?? null, told.kept?.after ?? null));
    else if (practice) setRun((now) => runOn(now, told.right, null, null));
  };
  const { page, chosen, verdict, problem, memory, busy, toggle, send, vote, next, daily, again } = usePuzzle(game, practice, onTold);
  const solver = useSolver(game, tries);
  const heading = t(practice ? "practice-title" : "puzzles-title");
  const [title, setTitle] = useState("");
  const [themes, setThemes] = useState<PuzzleThemeInfo[]>([]);
  const [theme, setTheme] = useState(() => new URLSearchParams(location.search).get("theme") ?? "");
  const [art, setArt] = useState<Art | null>(null);
  const [artFailed, setArtFailed] = useState(false);
  const [artTries, setArtTries] = useState(0);
  const board = page?.scene.board ?? "";

  useEffect(() => {
    // Without names and themes there is still a puzzle to solve.
    listGames(prefs.lang).then((games) => setTitle(games.find(({ id }) => id === game)?.title ?? ""), () => {});
    puzzleThemes(game, prefs.lang).then(setThemes, () => {});
  }, [game, prefs.lang]);
  useEffect(() => {
    document.title = [heading, title, t("app-title")].filter(Boolean).join(" · ");
  }, [heading, title, t]);
  useEffect(() => {
    let current = true;
    if (board)
      loadArt(board).then(
        (found) => current && (setArt(found), setArtFailed(false)),
        () => current && setArtFailed(true),
      );
    return () => {
      current = false;
    };
  }, [board, artTries]);
  useEffect(() => {
    if (!wentOn) return;
    // The button that was pressed is gone, as at the end of the run.
    question.current?.focus();
    setWentOn(false);
  }, [wentOn]);
  useShortcuts((key) => {
    if (over) return false;
    if (key === "n" && verdict) next(theme);
    else if (key === "Enter" && !verdict) send();
    else return false;
    return true;
  });

  return (
    <div class="editor position puzzles" data-face={art?.theme["face"]}>
      {art && <ThemeStyle theme={art.theme} />}
      <header class="top">
        <Link href="/" class="brand-home">
          <Icon name="home" />
          <span class="sr-only">{t("nav-home")}</span>
        </Link>
        <h1>
          {heading} {title && <small>{title}</small>}
        </h1>
        <span class="grow" />
        <PrefsBar />
      </header>
      <main class="editor-body">
        <div class="editor-main">{art && page && <PuzzleBoard key={page.id} art={art} page={page} chosen={chosen} verdict={verdict} onToggle={toggle} />}</div>
        <div class="editor-side">
          <div class="scroll">
            {(problem || artFailed) && (
              <p class="notice" role="alert">
                {problem || t("offline")}
              </p>
            )}
            {((problem && !page) || artFailed) && (
              <p class="puzzle-again">
                <button type="button" class="button" onClick={() => (page ? setArtTries(artTries + 1) : again())}>
                  {t("puzzle-again")}
                </button>
              </p>
            )}
            {over && (
              <RunEnd
                game={game}
                run={run}
                onGoOn={() => {
                  setOver(false);
                  setWentOn(true);
                  if (verdict) next(theme);
                }}
              />
            )}
            {page && !over && (
              <form
                class="puzzle"
                onSubmit={(event) => {
                  event.preventDefault();
                  send();
                }}
              >
                <p class="puzzle-kind">
                  {page.day && <b>{t("puzzle-daily")}</b>} {page.title} · {t("puzzle-seen-by", { seat: page.seat })}
                </p>
                <h2 ref={question} tabIndex={-1}>
                  {page.question}
                </h2>
                {page.tried && !verdict && <p class="puzzle-facts">{t("puzzle-tried")}</p>}
                <Verdict game={game} page={page} verdict={verdict} guest={solver === null} onVote={vote} />
                <div class="puzzle-buttons">
                  {verdict ? (
                    <button type="button" class="button primary" onClick={() => next(theme)}>
                      {t("puzzle-next")} <kbd>N</kbd>
                    </button>
                  ) : (
                    <button type="submit" class="button primary" disabled={chosen.length === 0 || busy}>
                      {t("puzzle-answer")}
                    </button>
                  )}
                  {!verdict && (
                    <button type="button" class="button" onClick={() => next(theme)}>
                      {t("puzzle-other")}
                    </button>
                  )}
                  {practice && (
                    <button type="button" class="button" onClick={() => setOver(true)}>
                      {t("practice-stop")}
                    </button>
                  )}
                  <span class="puzzle-row">
                    {practice
                      ? `${t("practice-count", { right: run.right, tried: run.tried })} · ${t("puzzle-streak", { count: run.row, best: run.best })}`
                      : t("puzzle-streak", { count: memory.streak, best: memory.best })}
                    {solver && <> · {t("puzzle-level", { level: levelWords(solver.level, solver.provisional, t) })}</>}
                  </span>
                </div>
                <OptionList page={page} chosen={chosen} verdict={verdict} onToggle={toggle} />
                <details>
                  <summary>{t("puzzle-board-words")}</summary>
                  {page.words.map(({ place, text }) => !place && <p key={text}>{text}</p>)}
                  <dl class="puzzle-words">
                    {page.words.map(
                      ({ place, text }, n) =>
                        place && (
                          <div key={n}>
                            <dt>{place}</dt>
                            <dd>{text}</dd>
                          </div>
                        ),
                    )}
                  </dl>
                </details>
              </form>
            )}
            <div class="puzzle-choose">
              <label>
                <span>{t("puzzle-theme")}</span>
                <select
                  value={theme}
                  onChange={(event) => {
                    setTheme(event.currentTarget.value);
                    setOver(false);
                    next(event.currentTarget.value);
                  }}
                >
                  <option value="">{t("puzzle-any")}</option>
                  {themes.map(({ id, name, count }) => (
                    <option key={id} value={id}>
                      {name} ({count})
                    </option>
                  ))}
                </select>
              </label>
              {page && !page.day && !practice && (
                <button type="button" class="button" onClick={daily}>
                  {t("puzzle-daily")}
                </button>
              )}
            </div>
            {solver && <OwnTries game={game} solver={solver} />}
          </div>
        </div>
      </main>
    </div>
  );
}

/** What the rules say to a try. It is read out, and comes into view. */
function Verdict({ game, page, verdict, guest, onVote }: { game: string; page: PuzzlePage; verdict: PuzzleVerdict | null; guest: boolean; onVote: (good: boolean | null) => void }) {
  const { t } = useApp();
  const place = useRef<HTMLDivElement>(null);
  const names = new Map(page.options.map(({ id, name }) => [id, name]));
  useEffect(() => {
    if (verdict) place.current?.scrollIntoView({ block: "nearest" });
  }, [verdict]);
  return (
    <div ref={place} role="status" class={verdict ? (verdict.right ? "puzzle-verdict is-right" : "puzzle-verdict is-wrong") : ""}>
      {verdict && (
        <>
          <p>
            <Icon name={verdict.right ? "check" : "cross"} /> <b>{t(verdict.right ? "puzzle-right" : "puzzle-wrong")}</b>{" "}
            {t("puzzle-truth", { answer: verdict.answer.map((id) => names.get(id) ?? id).join(", ") })}
          </p>
          <ul>
            {verdict.proof.map(({ text, cite }) => (
              <li key={text}>
                {text} <Cite game={game} cite={cite} />
              </li>
            ))}
          </ul>
          <TryEffect verdict={verdict} guest={guest} onVote={onVote} />
        </>
      )}
    </div>
  );
}
