import { useText } from "../app/context";
import { IconButton } from "../parts/IconButton";
import { ToneMark } from "../parts/ToneMark";
import type { Panel } from "../protocol";

/** Values of more signs are sentences, and get lines of their own. */
const SENTENCE = 44;

interface Props {
  panel: Panel;
  letter: string;
  onPaper: (panel: string) => void;
}

/** A titled list of facts; what of it can be printed is a button away. */
export function PanelView({ panel, letter, onPaper }: Props) {
  const t = useText();
  return (
    <section class="panel" data-tone={panel.tone} aria-label={panel.title}>
      <h3>
        <ToneMark tone={panel.tone} letter={letter} /> {panel.title}
        {panel.page && <IconButton icon="print" label={t("print-page", { page: panel.page.title })} onClick={() => onPaper(panel.id)} />}
      </h3>
      <dl>
        {panel.rows.map(([name, value], index) => (
          <div key={index} class={!name || value.length > SENTENCE ? "is-prose" : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
