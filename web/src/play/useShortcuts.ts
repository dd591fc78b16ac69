import { useEffect, useRef } from "preact/hooks";

/** Runs the handler of a key pressed anywhere but in a field or a dialog; a letter comes as a capital only with Shift. */
export function useShortcuts(handle: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (target.closest("input, textarea, select, dialog, [role=menu], [role=tablist]")) return;
      if (event.key === "Enter" && target.closest("button, a, [role=button], summary")) return;
      const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key;
      if (latest.current(key, event)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
