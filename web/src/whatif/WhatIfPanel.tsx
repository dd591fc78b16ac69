import { useMemo, useState } from "preact/hooks";
import { useText } from "../app/context";
import { read, write } from "../app/storage";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import { draftName, EMPTY, merged, planOf, type Draft, type Planning } from "../plans/plan";
import type { MatchPage, WhatIfStep } from "../protocol";
import { lineOf, listed, luckIn, luckOf, type Node } from "./tree";
import { openInEditor } from "../position/link";
import type { Start, Tried, Tries } from "./useWhatIf";

interface Props {
  start: Start;
  tried: Tried;
  tries: Tries;
  /** Whether the match is over, so that the true world may be seen. */
  over: boolean;
  /** The plan of the seat, to which the line can be added; null where it cannot. */
  plans: Planning | null;
  onProblem: (error: unknown) => void;
  onLeave: () => void;
}

/** The most faces that a die has here. */
const MOST_FACES = 10;
/** The most faces of which all are looked at. */
const MOST_COMPARED = 6;
/** So many worlds are drawn. */
const WORLDS = 8;
/** So often they can be drawn anew after a move, and while the match goes on. */
const MOST_REFILLS = 9;
const MOST_REFILLS_RUNNING = 3;

/** Dice that were rolled where somebody saw it: of what is drawn unseen there is nothing to choose. */
const diceOf = (step: WhatIfStep | undefined) => {
  const told = step?.groups[luckOf(step.move).group - 1]?.log.flatMap(({ dice }) => dice) ?? [];
  const first = step?.numbers[0];
  return first && told.length > 0 && first.of <= MOST_FACES ? first : null;
};

/** What a what-if is about: which worlds there are, what one would learn, who chooses, and all that was tried. */
export function WhatIfPanel({ start, tried, tries, over, plans, onProblem, onLeave }: Props) {
  const t = useText();
  const { page, tree } = tried;
  const { table } = page;
  const step = page.steps.at(-1);
  const nameOf = (seat: string) => table.seats.find(({ id }) => id === seat)?.name ?? seat;
  const act = (done: Promise<void>) => done.catch(onProblem);
  const last = lineOf(tree).at(-1);
  const die = diceOf(step);
  const others = table.seats.filter(({ id, waiting }) => waiting && id !== table.seat);
  // The true world is no guess: it is not counted among those that are possible.
  const guesses = (worlds: number[]) => worlds.filter((world) => world !== page.true).length;
  const gone = WORLDS - guesses(page.worlds);
  const refills = last ? luckOf(last.text).refill : 0;
  const chain = useMemo(() => planOf(lineOf(tree), page.steps, start.seat, plans?.asked ?? false), [tree, page, start.seat, plans?.asked]);
  const [noted, setNoted] = useState(0);
  const plan = (more: Draft, { lines: before }: Planning) => {
    const name = draftName(tries.api.match, start.seat);
    const draft = read(name, EMPTY);
    write(name, merged(draft.lines.length > 0 ? draft : { ...draft, lines: before }, more));
    setNoted(lineOf(tree).length);
  };
  const [faces, setFaces] = useState<{ steps: WhatIfStep[]; text: string } | null>(null);
  const inWorlds = (one: WhatIfStep, index: number) => {
    const { worlds, log } = one.groups[index]!;
    const all = one.groups.reduce((sum, group) => sum + guesses(group.worlds), 0);
    const said = log.map(({ text }) => text).join(" ") || t("try-nothing");
    const text = t("try-group", { here: guesses(worlds), all, text: said });
    return page.true !== null && worlds.includes(page.true) ? `${text} ★` : text;
  };
  /** A move for people: who, what, and with which luck. */
  const wording = ({ text, label }: Node) => `${nameOf(text.slice(0, text.indexOf(":")))}: ${label}${luckIn(text)}`;
  return (
    <section class="slip whatif" aria-label={t("try-title")} data-testid="whatif">
      <header>
        <strong>
          <Icon name="bulb" /> {t("try-title")}
        </strong>
        <div class="whatif-row" role="group" aria-label={t("try-worlds")}>
          {page.worlds.map((world) => {
            const label = world === page.true ? t("try-true") : t("try-world", { world: world + 1 });
            return (
              <button key={world} type="button" class="pip" aria-pressed={world === page.world} aria-label={label} title={label} onClick={() => act(tries.look({ world }))}>
                {world === page.true ? "★" : world + 1}
              </button>
            );
          })}
        </div>
        <select aria-label={t("history-eyes")} title={t("history-eyes")} value={table.seat ?? ""} onChange={(event) => act(tries.look({ eyes: event.currentTarget.value === start.seat ? null : event.currentTarget.value, world: page.world }))}>
          {table.seats.map((seat) => (
            <option key={seat.id} value={seat.id}>
              {seat.name}
            </option>
          ))}
        </select>
        {over && (
          <label>
            <input type="checkbox" checked={tried.open} onChange={(event) => act(tries.show(event.currentTarget.checked))} /> {t("try-open")}
          </label>
        )}
        <button type="button" class="button" title={t("position-open")} onClick={() => act(openInEditor(tries.api, table.game, { ...start, line: lineOf(tree).map(({ text }) => text), world: page.world, true: tried.open }))}>
          <Icon name="pencil" /> <span class="whatif-word">{t("position-open")}</span>
        </button>
        {plans && (
          <button type="button" class="button" title={t("try-plan")} disabled={chain.lines.length === 0} onClick={() => plan(chain, plans)}>
            <Icon name="route" /> <span class="whatif-word">{t("try-plan")}</span>
          </button>
        )}
        <button type="button" class="button" onClick={onLeave}>
          {t("try-leave")} <kbd aria-hidden="true">Esc</kbd>
        </button>
      </header>
      {noted === lineOf(tree).length && noted > 0 && <p role="status">{t("try-planned")}</p>}
      {table.over && <p class="whatif-end">{table.outcome}</p>}
      {step && last && step.groups.length > 1 && (
        <div class="whatif-row" role="group" aria-label={t("try-learned")}>
          <span>{t("try-learned")}</span>
          {step.groups.map((_, index) => (
            <button key={index} type="button" class="button" aria-pressed={luckOf(last.text).group === index + 1} onClick={() => act(tries.vary({ group: index + 1, refill: 0 }))}>
              {inWorlds(step, index)}
            </button>
          ))}
        </div>
      )}
      {step && last && gone > 0 && refills < (over ? MOST_REFILLS : MOST_REFILLS_RUNNING) && (
        <p>
          {t("try-gone", { worlds: gone })}{" "}
          <button type="button" class="button" onClick={() => act(tries.vary({ refill: refills + 1 }))}>
            {t("try-refill")}
          </button>
        </p>
      )}
      {step && step.dropped.length > 0 && <p>{t("try-dropped", { worlds: step.dropped.length })}</p>}
      {die && last && (
        <div class="whatif-row" role="group" aria-label={t("try-die")}>
          <span>{t("try-die")}</span>
          {Array.from({ length: die.of }, (_, n) => n + 1).map((face) => (
            <button key={face} type="button" class="pip" aria-pressed={face === die.got} onClick={() => act(tries.vary({ faces: [face], group: 1, refill: 0 }))}>
              {face}
            </button>
          ))}
          <button type="button" class="button" onClick={() => act(tries.vary({ faces: [], roll: luckOf(last.text).roll + 1, group: 1, refill: 0 }))}>
            {t("try-roll")}
          </button>
          {die.of <= MOST_COMPARED && (
            <button type="button" class="button" aria-pressed={faces !== null} onClick={() => (faces ? setFaces(null) : act(tries.faces().then((steps) => setFaces({ steps, text: last.text }))))}>
              {t("try-faces")}
            </button>
          )}
        </div>
      )}
      {faces?.text === last?.text && (
        <ul class="whatif-faces" data-testid="faces">
          {faces?.steps.map((one, at) => (
            <li key={at}>
              <button type="button" class="pip" onClick={() => act(tries.vary({ faces: [at + 1], group: 1, refill: 0 }))}>
                {at + 1}
              </button>{" "}
              {one.groups.map((_, index) => inWorlds(one, index)).join(" ")}
            </li>
          ))}
        </ul>
      )}
      {!table.over && !table.decision && others.map((seat) => (
        <div key={seat.id} class="whatif-row">
          <span>{t("try-asked", { seat: seat.name })}</span>
          <button type="button" class="button" onClick={() => act(tries.look({ eyes: seat.id, world: page.world }))}>
            {t("try-choose")}
          </button>
          <button type="button" class="button" onClick={() => act(tries.move({ text: `${seat.id}: @default`, label: t("try-default") }))}>
            {t("try-default")}
          </button>
          {page.bot && (
            <button type="button" class="button" onClick={() => act(tries.move({ text: `${seat.id}: @${page.bot}`, label: t("try-bot") }))}>
              {t("try-bot")}
            </button>
          )}
        </div>
      ))}
      {tree.nodes.length > 0 && (
        <details class="whatif-tree">
          <summary>{t("try-lines", { moves: tree.nodes.length })}</summary>
          <ol>
            <li>
              <button type="button" class="link" aria-current={tree.at === 0 ? "step" : undefined} onClick={() => act(tries.at(0))}>
                {t("try-beginning", { ply: start.ply })}
              </button>
            </li>
            {listed(tree).map(({ node, depth }) => (
              <li key={node.id} style={{ paddingInlineStart: `${depth}em` }}>
                <button type="button" class="link" aria-current={tree.at === node.id ? "step" : undefined} onClick={() => act(tries.at(node.id))}>
                  {wording(node)}
                </button>
                <IconButton icon="trash" label={t("try-remove", { move: wording(node) })} onClick={() => act(tries.remove(node.id))} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** The table as it would be: a table like any other, at which nobody has orders and nobody talks. */
export function imaginedTable(page: MatchPage, moves: number): MatchPage {
  const cards = page.scene.cards.map((group) => ({ ...group, cards: group.cards.map((card) => ({ ...card, reaction: null })) }));
  return { ...page, match: `${page.match}?`, undo: moves > 0, scene: { ...page.scene, cards } };
}
