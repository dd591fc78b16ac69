import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { cardOf, ruleOf } from "../app/api";
import { useApp } from "../app/context";
import { namedAt } from "./excerpts";

/** What is read of a rule or a card, and the element that names it. */
interface Excerpt {
  of: HTMLElement;
  name: string;
  heading: string;
  kind: string;
  text: string;
  /** Whether a finger has opened it: then a second tap follows the link. */
  tapped: boolean;
}

/** A pointer that rests so long wants to read; one that has left may come back within the second time, or go into the slip. */
const REST_MS = 300;
const LEAVE_MS = 200;
const MARGIN = 8;
const ID = "excerpt";

/**
 * What a rule or a card says, beside its name: while the pointer rests on it, while the Tab key has stopped at it, or at a tap. Nobody
 * loses the focus by it, and Escape closes nothing else.
 */
export function ExcerptSlip() {
  const { t, prefs } = useApp();
  const [shown, setShown] = useState<Excerpt | null>(null);
  const home = useRef<HTMLDivElement>(null);
  const slip = useRef<HTMLDivElement>(null);
  const now = useRef(shown);
  now.current = shown;

  useEffect(() => {
    let wanted: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched = false;
    // Of what a name leads to there may be nothing to read here: then a tap follows its link.
    const silent = new WeakSet<HTMLElement>();

    const close = () => {
      clearTimeout(timer);
      wanted = null;
      setShown(null);
    };
    const open = async (of: HTMLElement, tapped: boolean) => {
      clearTimeout(timer);
      wanted = of;
      const read = await excerptOf(of, prefs.lang).catch(() => null);
      // Whoever has gone on meanwhile reads something else, and a name that has left the page names nothing.
      if (wanted !== of || !of.isConnected) return;
      if (!read) {
        silent.add(of);
        if (tapped && of.hasAttribute("href")) of.click();
      }
      setShown(read && { ...read, of, tapped });
    };

    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const of = namedAt(event.target);
      if (of ? of === wanted && now.current : slip.current?.contains(event.target as Node)) return clearTimeout(timer);
      if (of === wanted) return;
      clearTimeout(timer);
      if (of) {
        wanted = of;
        timer = setTimeout(() => void open(of, false), now.current ? 0 : REST_MS);
      } else timer = setTimeout(close, LEAVE_MS);
    };
    const down = (event: PointerEvent) => {
      touched = event.pointerType === "touch";
      const inside = slip.current?.contains(event.target as Node);
      // A slip is read, not left: what lies open under it stays open.
      if (inside) event.stopPropagation();
      else if (!namedAt(event.target)) close();
    };
    const click = (event: MouseEvent) => {
      const of = namedAt(event.target);
      if (!of) return;
      if (of.hasAttribute("aria-haspopup")) return close();
      if (of.hasAttribute("href") && (!touched || silent.has(of) || (now.current?.of === of && now.current.tapped))) return close();
      event.preventDefault();
      event.stopPropagation();
      void open(of, touched);
    };
    const focus = (event: FocusEvent) => {
      const of = namedAt(event.target);
      if (of?.matches(":focus-visible") && !touched) void open(of, false);
    };
    const blur = (event: FocusEvent) => namedAt(event.target) === wanted && wanted && close();
    const key = (event: KeyboardEvent) => {
      touched = false;
      if (event.key !== "Escape" || !now.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { of } = now.current;
      close();
      // The pointer may still rest on the name: it has to leave before it asks again.
      wanted = of;
    };
    addEventListener("pointerover", over);
    addEventListener("pointerdown", down, true);
    addEventListener("click", click, true);
    addEventListener("focusin", focus);
    addEventListener("focusout", blur);
    addEventListener("keydown", key, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerover", over);
      removeEventListener("pointerdown", down, true);
      removeEventListener("click", click, true);
      removeEventListener("focusin", focus);
      removeEventListener("focusout", blur);
      removeEventListener("keydown", key, true);
    };
  }, [prefs.lang]);

  useLayoutEffect(() => {
    if (!shown || !slip.current) return;
    const element = slip.current;
    // While a modal dialog is open, the pointer meets only what lies in it.
    (shown.of.closest("dialog") ?? home.current!).append(element);
    // Above all else, a dialog and its menus too.
    element.showPopover?.();
    const place = () => {
      if (!shown.of.isConnected) return setShown(null);
      const { left, top } = placed(shown.of.getBoundingClientRect(), element.getBoundingClientRect());
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    shown.of.setAttribute("aria-describedby", ID);
    addEventListener("scroll", place, true);
    addEventListener("resize", place);
    // The table may take the name away without any event of the pointer.
    const watch = setInterval(() => shown.of.isConnected || setShown(null), 500);
    return () => {
      clearInterval(watch);
      shown.of.removeAttribute("aria-describedby");
      removeEventListener("scroll", place, true);
      removeEventListener("resize", place);
    };
  }, [shown]);

  // The words come a moment after the focus: whoever hears the page is told them when they are there.
  return (
    <div ref={home} aria-live="polite">
      {shown && (
        <div ref={slip} key={`${shown.name} ${shown.heading}`} id={ID} class="excerpt" role="tooltip" popover="manual">
          <p class="excerpt-head">
            <strong>{shown.heading}</strong> <span>{shown.name}</span>
          </p>
          {shown.kind && <p class="excerpt-kind">{shown.kind}</p>}
          <p>{shown.text}</p>
          {shown.tapped && shown.of.hasAttribute("href") && <p class="excerpt-more">{t("excerpt-more")}</p>}
        </div>
      )}
    </div>
  );
}

/** What an element names, in words. */
async function excerptOf(of: HTMLElement, lang: string): Promise<Omit<Excerpt, "of" | "tapped">> {
  const { excerpt, excerptGame: game = "", excerptId: id = "" } = of.dataset;
  if (excerpt === "rule") return { ...(await ruleOf(game, id, lang)), kind: "" };
  const card = await cardOf(game, id, lang);
  return { name: card.value, heading: card.title, kind: card.kind, text: card.text || card.effect };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The corner of a slip below a name, or above it where there is more room, and inside the window. */
export function placed(of: Box, slip: Pick<Box, "width" | "height">, room: Pick<Box, "width" | "height"> = { width: innerWidth, height: innerHeight }): { left: number; top: number } {
  const below = of.top + of.height + MARGIN;
  const above = of.top - MARGIN - slip.height;
  const top = below + slip.height <= room.height - MARGIN || above < MARGIN ? below : above;
  return {
    left: Math.max(MARGIN, Math.min(of.left, room.width - slip.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, room.height - slip.height - MARGIN)),
  };
}
