import { ToneMark } from "../parts/ToneMark";
import type { Panel } from "../protocol";

/** A titled list of facts. */
export function PanelView({ panel, letter }: { panel: Panel; letter: string }) {
  return (
    <section class="panel" data-tone={panel.tone} aria-label={panel.title}>
      <h3>
        <ToneMark tone={panel.tone} letter={letter} /> {panel.title}
      </h3>
      <dl>
        {panel.rows.map(([name, value], index) => (
          <div key={index} class={name ? undefined : "is-prose"}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
