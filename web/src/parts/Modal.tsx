import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useText } from "../app/context";
import { IconButton } from "./IconButton";

interface Props {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A dialog over the page; the browser keeps the focus inside and closes it on Escape. */
export function Modal({ title, onClose, children }: Props) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  // Before the page is drawn: an Escape pressed as soon as the words are there must find the dialog open.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current!;
    dialog.showModal();
    return () => {
      // Nothing outside takes the focus as long as it is open.
      dialog.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class="modal"
      aria-label={title}
      onClose={() => ref.current && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div class="modal-body">
        <header>
          <h2>{title}</h2>
          <IconButton icon="cross" label={t("close")} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
