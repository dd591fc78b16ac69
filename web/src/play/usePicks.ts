import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useText } from "../app/context";
import type { Button, Choice, Scene } from "../protocol";
import { picked, picking, withAll, withKind } from "./picks";
import { useShortcuts } from "./useShortcuts";

const NONE: ReadonlySet<string> = new Set();

/** Marking several things that are given up together. A click or Space marks one, A all of its kind, Enter on one of them sends what is marked. */
export function usePicks(scene: Scene, question: string, open: boolean, send: (button: Button) => void) {
  const t = useText();
  const [marked, setMarked] = useState(NONE);
  useEffect(() => setMarked(NONE), [question]);
  const made = useMemo(() => (open ? picking(scene, marked, t) : null), [scene, marked, open, t]);
  const pick = open ? scene.prompt.pick : null;
  const ready = useRef<Button | null>(null);
  ready.current = made?.button.enabled ? made.button : null;
  const sending = useRef(send);
  sending.current = send;

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.defaultPrevented || !ready.current || !(event.target as Element).closest(".playing-card, .token")) return;
      event.preventDefault();
      event.stopPropagation();
      sending.current(ready.current);
    };
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);

  useShortcuts((key) => {
    const id = pick && key === "a" ? pointedAt() : null;
    if (id) setMarked(withKind(scene, marked, id));
    return id !== null;
  });

  const buttons = made && [...scene.buttons.filter(({ action }) => action !== pick?.end), made.button];
  return {
    marked,
    /** The buttons of the Scene, with the one that sends what is marked. */
    buttons: buttons ?? scene.buttons,
    /** Marks all things of these ids that are to be marked. */
    add(ids: string[]): void {
      if (pick) setMarked(withAll(scene, marked, ids));
    },
    /** Marks a thing or takes its mark away; false if it is not one of those to be marked. */
    mark(id: string, choices: Choice[]): boolean {
      if (!pick || !picked(choices, pick)) return false;
      const next = new Set(marked);
      if (!next.delete(id)) next.add(id);
      setMarked(next);
      return true;
    },
  };
}

/** The thing that has the focus, or else the pointer over it, as `pickables` names it. */
function pointedAt(): string | null {
  const thing = document.activeElement?.closest<HTMLElement>("[data-drag]") ?? document.querySelector<HTMLElement>("[data-drag]:hover");
  return thing?.dataset["drag"] ?? null;
}
