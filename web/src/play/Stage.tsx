import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { read, write } from "../app/storage";
import type { Scene } from "../protocol";
import { DiceTray } from "./DiceTray";
import { PanelView } from "./PanelView";

interface Props {
  scene: Scene;
  letterOf: (tone: string) => string;
  onPaper: (panel: string) => void;
}

/** What the present decision hangs on, and the last dice, over the edge of the board. It unfolds for whoever wants to know, and stays so. */
export function Stage({ scene, letterOf, onPaper }: Props) {
  const t = useText();
  const [open, setOpen] = useState(() => read("stage", false));
  const urgent = scene.panels.filter((panel) => panel.urgent);
  if (urgent.length === 0 && scene.dice.length === 0) return null;
  const toggle = () => {
    write("stage", !open);
    setOpen(!open);
  };
  return (
    <aside class="stage" data-testid="stage" aria-label={t("stage")}>
      {urgent.length > 0 && (
        <button type="button" class="stage-title" aria-expanded={open} onClick={toggle}>
          {urgent.map((panel) => panel.title).join(" · ")}
        </button>
      )}
      {open && (
        <div class="stage-panels" tabIndex={0} role="group" aria-label={t("stage")}>
          {urgent.map((panel) => (
            <PanelView key={panel.id} panel={panel} letter={letterOf(panel.tone)} onPaper={onPaper} />
          ))}
        </div>
      )}
      <DiceTray dice={scene.dice} />
    </aside>
  );
}
