import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { read, write } from "../app/storage";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { allChoices } from "../play/choices";
import type { Commands } from "../play/useCommands";
import type { MatchPage, PlanLine, Seen } from "../protocol";
import { before, depthOf, draftName, EMPTY, seenWords, START, thingsOf, without, type Draft } from "./plan";

interface Props {
  table: MatchPage;
  commands: Commands;
}

/** What is to be played when the own turn comes: the plan as it stands, and the lines of a new one. */
export function PlanPanel({ table, commands }: Props) {
  const t = useText();
  const name = draftName(table.match, commands.seat);
  const [draft, setDraft] = useState<Draft>(() => read(name, EMPTY));
  // Later it is the player alone who opens and closes it.
  const [begun] = useState(draft.lines.length > 0);
  const [added, setAdded] = useState(false);
  const head = useRef<HTMLElement>(null);
  const { plan, may_plan: may } = table.settings;
  if (!may && !plan) return null;
  const keep = (changed: Draft) => {
    write(name, changed);
    setDraft(changed);
  };
  // A button that goes away with what it was for must not take the focus of the keyboard along.
  const stay = () => {
    setAdded(false);
    head.current?.focus();
  };
  const save = () =>
    commands.plan(draft.lines).then((kept) => {
      if (!kept) return;
      keep({ ...draft, lines: [] });
      stay();
    });
  const cancel = () => commands.plan([]).then((kept) => kept && stay());
  const change = (lines: PlanLine[]) => {
    keep({ ...draft, lines });
    stay();
  };
  const add = (line: PlanLine) => {
    keep({ ...draft, lines: [...draft.lines, line] });
    setAdded(true);
  };
  return (
    <details class="my-seat plan" open={begun || undefined} data-testid="plan">
      <summary ref={head}>{t("plan")}</summary>
      <p>{t("plan-hint")}</p>
      {plan && (
        <section>
          <h3>{plan.waits ? t("plan-waits") : t("plan-ready")}</h3>
          <PlanLines table={table} lines={plan.lines} words={draft.words} at={plan.at} next={plan.next} />
          <button type="button" class="button quiet" onClick={cancel}>
            <Icon name="trash" /> {t("plan-cancel")}
          </button>
          {draft.lines.length === 0 && (
            <button type="button" class="button quiet" onClick={() => change(plan.lines)}>
              <Icon name="pencil" /> {t("plan-change")}
            </button>
          )}
        </section>
      )}
      {draft.lines.length > 0 && (
        <section>
          <h3>{t("plan-draft")}</h3>
          <PlanLines table={table} lines={draft.lines} words={draft.words} onRemove={(index) => change(without(draft.lines, index))} />
          <button type="button" class="button primary" onClick={save}>
            {t("plan-save")}
          </button>
        </section>
      )}
      <NewLine key={draft.lines.length} table={table} draft={draft} another={added} onAdd={add} />
    </details>
  );
}

interface LinesProps {
  table: MatchPage;
  lines: PlanLine[];
  words: Record<string, string>;
  at?: number;
  next?: number;
  onRemove?: (index: number) => void;
}

/** The lines of a plan, each deeper than the one it comes after; what was played is struck out, and said to be played. */
function PlanLines({ table, lines, words, at = START, next = 0, onRemove }: LinesProps) {
  const t = useText();
  const done = new Set(before(lines, at));
  const played = (index: number, action: number) => done.has(index) || (index === at && action < next);
  return (
    <ol class="plan-lines">
      {lines.map((line, index) => (
        <li key={index} style={{ marginInlineStart: `${depthOf(lines, index)}em` }}>
          <span>
            <small>{condition(t, table, lines, index, words)}</small>{" "}
            {line.play.map((action, number) => (
              <Fragment key={number}>
                {number > 0 && ", "}
                {played(index, number) ? (
                  <>
                    <span class="sr-only">{t("plan-was-played", { actions: words[action] ?? action })}</span>
                    <s class="plan-played" aria-hidden="true">
                      {words[action] ?? <code>{action}</code>}
                    </s>
                  </>
                ) : (
                  (words[action] ?? <code>{action}</code>)
                )}
              </Fragment>
            ))}
          </span>
          {onRemove && <IconButton icon="trash" label={t("plan-remove", { line: index + 1 })} onClick={() => onRemove(index)} />}
        </li>
      ))}
    </ol>
  );
}

/** When a line is played, in words. */
function condition(t: ReturnType<typeof useText>, table: MatchPage, lines: PlanLine[], index: number, words: Record<string, string>): string {
  const { seen = [], cite = "", after = START } = lines[index]!;
  const parts = seen.map((one) => seenWords(one, table, words));
  const then = after === START ? "" : `${t("plan-then", { line: after + 1 })} `;
  const asked = [parts.length > 0 ? t("plan-if", { what: parts.join(" + ") }) : "", cite ? t("plan-if-rule", { cite }) : ""].filter((one) => one !== "");
  return then + (asked.join(" ") || t("plan-always"));
}

interface NewLineProps {
  table: MatchPage;
  draft: Draft;
  /** A line was added just now, so its form is gone, and whoever writes goes on in this one. */
  another: boolean;
  onAdd: (line: PlanLine) => void;
}

/** The form of one more line. */
function NewLine({ table, draft, another, onAdd }: NewLineProps) {
  const t = useText();
  const { lines, words } = draft;
  const [after, setAfter] = useState(START);
  const [seat, setSeat] = useState("");
  const [thing, setThing] = useState("");
  const [cite, setCite] = useState("");
  const [play, setPlay] = useState("");
  const [taken, setTaken] = useState("");
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (another) text.current?.focus();
  }, []);
  const { places, cards, pieces } = thingsOf(table.scene);
  const actions = play.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  const offered = allChoices(table.scene).filter(({ action, why }) => action && !why);
  const names = [seat, thing].filter((one) => one !== "");
  const seen: Seen[] = names.length > 0 ? [{ kind: "", names }] : [];
  const add = (event: Event) => {
    event.preventDefault();
    onAdd({ play: actions, seen, cite: cite.trim(), after });
  };
  return (
    <form class="plan-form" onSubmit={add}>
      <h3>{t("plan-new")}</h3>
      {lines.length > 0 && (
        <label>
          <span>{t("plan-after")}</span>
          <select value={String(after)} onChange={(event) => setAfter(Number(event.currentTarget.value))}>
            <option value={String(START)}>{t("plan-first")}</option>
            {lines.map((line, index) => (
              <option key={index} value={String(index)}>
                {index + 1}. {line.play.map((action) => words[action] ?? action).join(", ")}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>{t("plan-who")}</span>
        <select value={seat} onChange={(event) => setSeat(event.currentTarget.value)}>
          <option value="">{t("plan-anybody")}</option>
          {table.seats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("plan-what")}</span>
        <select value={thing} onChange={(event) => setThing(event.currentTarget.value)}>
          <option value="">{t("plan-anything")}</option>
          {[
            { label: t("plan-places"), things: places },
            { label: t("plan-cards"), things: cards },
            { label: t("plan-pieces"), things: pieces },
          ].map(
            ({ label, things }) =>
              things.length > 0 && (
                <optgroup key={label} label={label}>
                  {things.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
      </label>
      <label>
        <span>{t("plan-rule")}</span>
        <input type="text" maxLength={40} value={cite} onInput={(event) => setCite(event.currentTarget.value)} />
      </label>
      <label>
        <span>{t("plan-play")}</span>
        <textarea ref={text} rows={3} value={play} aria-describedby="plan-play-hint" onInput={(event) => setPlay(event.currentTarget.value)} />
      </label>
      <p id="plan-play-hint" class="soft">
        {table.analysis ? t("plan-play-try") : t("plan-play-hint")}
      </p>
      {offered.length > 0 && (
        <label>
          <span>{t("plan-offered")}</span>
          <select value={taken} onChange={(event) => setTaken(event.currentTarget.value)}>
            <option value=""> </option>
            {[...new Map(offered.map((choice) => [choice.action, choice])).values()].map(({ action, label }) => (
              <option key={action} value={action}>
                {label || action}
              </option>
            ))}
          </select>
        </label>
      )}
      {offered.length > 0 && (
        <button type="button" class="button quiet" disabled={taken === ""} onClick={() => setPlay([...actions, taken].join("\n"))}>
          <Icon name="plus" /> {t("plan-take")}
        </button>
      )}
      <button type="submit" class="button" disabled={actions.length === 0}>
        <Icon name="plus" /> {t("plan-add")}
      </button>
    </form>
  );
}
