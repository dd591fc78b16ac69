import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  class: string;
  /** What stands on the button, and what it is called where that is but an icon. */
  face: ComponentChildren;
  label?: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ComponentChildren;
}

/** A button that unfolds something below it; Escape or a press elsewhere folds it again. What is folded is there, but hidden. */
export function Fold({ class: name, face, label, open, onOpen, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => ref.current!.contains(event.target as Node) || onOpen(false);
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [open]);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    onOpen(false);
    ref.current!.querySelector("button")!.focus();
  };
  return (
    <div ref={ref} class={`fold ${name}`} onKeyDown={keys}>
      <button type="button" class="button fold-button" aria-expanded={open} aria-label={label} title={label} onClick={() => onOpen(!open)}>
        {face}
      </button>
      <div class="fold-body" hidden={!open}>
        {children}
      </div>
    </div>
  );
}
