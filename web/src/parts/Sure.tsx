import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Modal } from "./Modal";

interface Props {
  /** What would be done: the title of the question, and its button. */
  title: string;
  question: string;
  onSure: () => void;
  /** What asks when it is pressed. */
  children: (ask: () => void) => ComponentChildren;
}

/** Asks before something that cannot be undone. */
export function Sure({ title, question, onSure, children }: Props) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  return (
    <>
      {children(() => setAsked(true))}
      {asked && (
        <Modal title={title} onClose={() => setAsked(false)}>
          <p class="question">{question}</p>
          <div class="row end">
            {/* Whoever presses Enter twice in haste has done nothing yet. */}
            <button type="button" class="button" autofocus onClick={() => setAsked(false)}>
              {t("not-sure")}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                setAsked(false);
                onSure();
              }}
            >
              {title}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
