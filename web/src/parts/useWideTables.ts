import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Lets the keyboard reach the tables of a text that are wider than there is room, so that arrows can move them. */
export function useWideTables(ref: RefObject<HTMLElement | null>, text: string | undefined): void {
  useLayoutEffect(() => {
    for (const table of ref.current?.querySelectorAll("table") ?? []) if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  }, [text]);
}
