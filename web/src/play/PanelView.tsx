import { ToneMark } from "../parts/ToneMark";
import type { Panel } from "../protocol";

/** Values of more signs are sentences, and get lines of their own. */
const SENTENCE = 44;

/** A titled list of facts. */
export function PanelView({ panel, letter }: { panel: Panel; letter: string }) {
  return (
    <section class="panel" data-tone={panel.tone} aria-label={panel.title}>
      <h3>
        <ToneMark tone={panel.tone} letter={letter} /> {panel.title}
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
