import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";

export interface Tab {
  id: string;
  label: string;
  mark?: boolean;
  content: ComponentChildren;
}

/** Panels of which one is shown; arrows walk through the tabs. Which one it is may be the business of whoever shows them. */
export function Tabs({ tabs, label, open, onOpen }: { tabs: Tab[]; label: string; open?: string; onOpen?: (id: string) => void }) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]!.id);
  const chosen = open ?? own;
  const setChosen = onOpen ?? setOwn;
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0]!;
  const walk = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? tabs.length - 1 : 0;
    if (!step) return;
    event.preventDefault();
    const next = (tabs.indexOf(shown) + step) % tabs.length;
    setChosen(tabs[next]!.id);
    (list.current!.children[next] as HTMLElement).focus();
  };
  return (
    <div class="tabs">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={`${base}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => {
              setChosen(tab.id);
              // Where everything is one column, what was asked for may lie below the screen.
              list.current!.scrollIntoView({ block: "nearest" });
            }}
          >
            {tab.label}
            {tab.mark && tab !== shown && <span class="tab-mark">•</span>}
          </button>
        ))}
      </div>
      <div key={shown.id} class="tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${shown.id}`}>
        {shown.content}
      </div>
    </div>
  );
}
