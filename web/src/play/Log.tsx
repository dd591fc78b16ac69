import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import { ToneMark } from "../parts/ToneMark";
import type { Card, LogLine, Scene, SeatInfo, TakenBack } from "../protocol";
import { grouped, isHeading, placesOf, wordsOf } from "./logGroups";
import { isTakenBack } from "./takebacks";
import { isLink, SpannedText, thingsOf, type SpanLinks } from "./SpannedText";
import type { Story } from "./useLog";

interface Props {
  story: Story;
  more: () => void;
  game: string;
  scene: Scene;
  seats: SeatInfo[];
  ply: number | null;
  /** What was taken back by consent stays in the log, greyed. */
  backs: TakenBack[];
  letterOf: (tone: string) => string;
  /** Shows places and pieces on the board, by their ids. */
  onHot: (ids: string[]) => void;
  onCard: (card: Card, event: MouseEvent) => void;
  go: (ply: number) => void;
}

/** How near to its end the log must stand to follow new lines, and how near to its beginning to get older ones. */
const NEAR_PX = 60;

/** What is kept shown: a name in a line, or with an empty one all places of the line. */
interface Pinned {
  line: number;
  name: string;
  ids: string[];
}

/**
 * What has happened, under headings, several lines of one kind folded into one that a click opens. Hovering a line shows its places on the board,
 * hovering a name shows only that, a click keeps it shown; the number leads back to that moment.
 */
export function Log({ story, more, game, scene, seats, ply, backs, letterOf, onHot, onCard, go }: Props) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const follow = useRef(true);
  const before = useRef({ from: story.from, height: 0 });
  const [pinned, setPinned] = useState<Pinned | null>(null);
  const [unfolded, setUnfolded] = useState<Set<number>>(new Set());
  const tones = useMemo(() => new Map(seats.map((seat) => [seat.id, seat.tone])), [seats]);
  const things = useMemo(() => thingsOf(scene), [scene]);
  const open = useRef(onCard);
  open.current = onCard;
  const links = useMemo<SpanLinks>(
    () => ({ game, ...things, toneOf: (seat) => tones.get(seat), onCard: (card, event) => open.current(card, event) }),
    [game, things, tones],
  );
  const { from, lines } = story;
  const end = from + lines.length;

  // Before the browser tells of the scrolling done for earlier lines: to that, new ones would look like lines somebody scrolled away from.
  useLayoutEffect(() => {
    const element = list.current!;
    if (follow.current) element.scrollTop = element.scrollHeight;
    else if (from < before.current.from) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { from, height: element.scrollHeight };
  }, [from, end]);

  useEffect(() => {
    // Whoever looks back further than the lines go has them brought.
    if (ply !== null && lines.length > 0 && lines[0]!.ply > ply) more();
  }, [ply, from, more]);

  const entries = useMemo(() => {
    const rest = () => onHot(pinned?.ids ?? []);
    const takenBack = (at: number) => isTakenBack(backs, at);
    const gone = (at: number) => takenBack(at) && <span class="sr-only">{t("taken-back")}: </span>;
    const pin = (line: number, name: string, ids: string[]) => {
      const same = pinned?.line === line && pinned.name === name;
      setPinned(same ? null : { line, name, ids });
      onHot(same ? [] : ids);
    };
    const text = (entry: LogLine, number: number) => {
      const { places, spans } = entry;
      const isPinned = pinned?.line === number;
      const all = pinned?.name === "" && isPinned;
      const whole = places.length > 0 && { onPointerEnter: () => onHot(places), onPointerLeave: rest, onClick: () => pin(number, "", places) };
      const words = (
        <SpannedText
          text={entry.text}
          spans={spans}
          links={links}
          pinned={isPinned ? pinned.name : ""}
          onShow={(ids) => (ids ? onHot(ids) : rest())}
          onPin={(name, ids) => pin(number, name, ids)}
        />
      );
      // A button holds no others: where names can be chosen they are the way by key, and the line as a whole is for the pointer.
      if (spans.some((span) => isLink(span, links)))
        return (
          <span class={["log-text", whole && "has-places", all && "is-pinned"].filter(Boolean).join(" ")} {...whole}>
            {words}
          </span>
        );
      if (!whole) return <span class="log-text">{words}</span>;
      return (
        <button type="button" class="log-text" aria-pressed={all} {...whole} onFocus={() => onHot(places)} onBlur={rest}>
          {words}
        </button>
      );
    };
    const start = (at: number, shown: boolean) =>
      shown ? (
        <button type="button" class="log-ply" aria-label={t("look-at", { ply: at })} title={t("look-at", { ply: at })} onClick={() => go(at)}>
          {at}
        </button>
      ) : (
        <span class="log-ply" />
      );
    const row = (entry: LogLine, number: number, inner: boolean) => {
      const tone = tones.get(entry.seat) ?? "neutral";
      const later = ply !== null && entry.ply > ply;
      const byClock = entry.by === "clock";
      const newPly = entry.ply !== lines[number - from - 1]?.ply;
      const classes = ["log-line", `level-${Math.min(entry.level, 3)}`, later && "is-later", inner && "is-inner", takenBack(entry.ply) && "is-taken-back"];
      if (isHeading(entry))
        return (
          <li key={number} class={`log-heading${entry.level < -1 ? " is-turn" : ""}${later ? " is-later" : ""}${takenBack(entry.ply) ? " is-taken-back" : ""}`} data-tone={tone}>
            {start(entry.ply, newPly)}
            <h3>
              {gone(entry.ply)}
              {text(entry, number)}
            </h3>
          </li>
        );
      return (
        <li key={number} class={classes.filter(Boolean).join(" ")} data-tone={tone}>
          {start(entry.ply, newPly)}
          <ToneMark tone={tone} letter={letterOf(tone)} />
          {gone(entry.ply)}
          {text(entry, number)}
          {entry.by && <small class="taken-by">{t(byClock ? "taken-by-clock" : "taken-by-bot")}</small>}
        </li>
      );
    };
    return grouped(story, takenBack).flatMap((group) => {
      const { from: number, lines: members, told } = group;
      const first = members[0]!;
      if (told === "alone") return [row(first, number, false)];
      const tone = tones.get(first.seat) ?? "neutral";
      const isOpen = unfolded.has(number);
      const places = placesOf(members);
      const head = (
        <li
          key={`${number} of ${first.kind}`}
          class={`log-line log-group level-${Math.min(first.level, 3)}${ply !== null && first.ply > ply ? " is-later" : ""}${takenBack(first.ply) ? " is-taken-back" : ""}`}
          data-tone={tone}
        >
          {start(first.ply, first.ply !== lines[number - from - 1]?.ply)}
          <ToneMark tone={tone} letter={letterOf(tone)} />
          <button
            type="button"
            class="log-fold"
            aria-expanded={isOpen}
            onPointerEnter={() => onHot(places)}
            onPointerLeave={rest}
            onFocus={() => onHot(places)}
            onBlur={rest}
            onClick={() => setUnfolded(toggled(unfolded, number))}
          >
            {gone(first.ply)}
            {wordsOf(group, (count) => t("log-more", { count }))}
          </button>
        </li>
      );
      return isOpen ? [head, ...members.map((entry, index) => row(entry, number + index, true))] : [head];
    });
  }, [story, tones, links, ply, backs, pinned, unfolded, letterOf, onHot, go, t]);

  return (
    <ol
      ref={list}
      class="log"
      tabIndex={0}
      aria-label={t("log")}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        follow.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        if (scrollTop < NEAR_PX && !follow.current) more();
      }}
    >
      {from > 0 && (
        <li key="older" class="log-older">
          <button type="button" class="button" onClick={more}>
            {t("log-older")}
          </button>
        </li>
      )}
      {entries}
    </ol>
  );
}

/** A set with a member more or less. */
function toggled(set: Set<number>, member: number): Set<number> {
  const changed = new Set(set);
  if (!changed.delete(member)) changed.add(member);
  return changed;
}
