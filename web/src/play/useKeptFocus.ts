import { useEffect, useRef } from "preact/hooks";

/** A new Scene may take the focused thing away. Then the prompt has the focus, so that whoever goes by key goes on from there. */
export function useKeptFocus(moment: unknown): void {
  const had = useRef(false);
  useEffect(() => {
    const come = () => (had.current = true);
    const press = () => (had.current = false);
    addEventListener("focusin", come);
    addEventListener("pointerdown", press, true);
    return () => {
      removeEventListener("focusin", come);
      removeEventListener("pointerdown", press, true);
    };
  }, []);
  useEffect(() => {
    // The browser notices only with the next frame that what had the focus can have it no more.
    const keep = () => {
      const at = document.activeElement;
      const lost = at === document.body || (at instanceof SVGElement && !at.hasAttribute("tabindex"));
      if (had.current && lost) document.getElementById("prompt")?.focus({ preventScroll: true });
    };
    keep();
    const later = requestAnimationFrame(() => setTimeout(keep));
    return () => cancelAnimationFrame(later);
  }, [moment]);
}
