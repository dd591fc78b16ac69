import { useText } from "../app/context";
import type { Clock as Time } from "../protocol";

/** Where in the game one is; in a game that does not say, which game it is. */
export function Clock({ clock, title }: { clock: Time | null; title: string }) {
  const t = useText();
  return (
    <div class="clock">
      <h1>{clock?.title ?? title}</h1>
      {clock && clock.phases.length > 0 && (
        <ol aria-label={t("phases")}>
          {clock.phases.map((phase, index) => (
            <li key={index} aria-current={index === clock.at ? "step" : undefined}>
              {phase}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
