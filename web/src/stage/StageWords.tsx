import { useText } from "../app/context";
import type { Stage } from "../protocol";

/** The stage in words: the fight, its sides and what each unit does, then who comes next and the luck, told as they change. */
export function StageWords({ stage }: { stage: Stage }) {
  const t = useText();
  return (
    <section class="stage-words" data-testid="stage" aria-label={stage.title}>
      <h2>{stage.title}</h2>
      <p>{[stage.note, stage.result].filter(Boolean).join(" ")}</p>
      {stage.sides.map((side) => (
        <div key={side.title}>
          <h3>{[side.title, side.note].filter(Boolean).join(" · ")}</h3>
          <ul>
            {side.meters.map((meter) => (
              <li key={meter.label}>
                {meter.label}: {meter.most > 0 ? t("stage-strength", { pips: meter.value, most: meter.most }) : meter.value}
              </li>
            ))}
            {side.card && <li>{[side.card.title, side.card.value].filter(Boolean).join(", ")}</li>}
            {side.units.map((unit) => (
              <li key={unit.id}>{[unit.title, unit.most > 0 ? t("stage-strength", { pips: unit.pips, most: unit.most }) : "", unit.note].filter(Boolean).join(", ")}</li>
            ))}
          </ul>
        </div>
      ))}
      {stage.order.length > 0 && (
        <>
          <h3>{t("stage-order")}</h3>
          <ol>
            {stage.order.map((step, n) => (
              <li key={n} aria-current={step.state === "acting" ? "step" : undefined}>
                {[step.title, step.dice.map((die) => die.value).join(" "), step.note].filter(Boolean).join(" · ")}
              </li>
            ))}
          </ol>
        </>
      )}
      <p aria-live="polite">{[stage.order.find((step) => step.state === "acting")?.title, ...[...stage.odds, ...stage.chances].map(({ label }) => label)].filter(Boolean).join(". ")}</p>
    </section>
  );
}
