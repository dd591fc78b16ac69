import { useApp } from "../app/context";
import type { LuckInfo } from "../protocol";

interface Props {
  luck: LuckInfo[];
  rolls: number;
  colour: (tone: string) => string;
}

/** What the dice gave each seat, against what was to be expected: a bar to the right is good luck. */
export function Luck({ luck, rolls, colour }: Props) {
  const { t, prefs } = useApp();
  const most = Math.max(1, ...luck.map((one) => Math.abs(one.got - one.owed)));
  const signed = new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const plain = new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 1 });
  const kinds = [...new Set(luck.map((one) => one.kind))];
  return (
    <section class="end-panel luck-panel">
      <h2>
        {t("luck")} <small>{t("luck-rolls", { count: rolls })}</small>
      </h2>
      {kinds.map((kind) => {
        const rows = luck.filter((one) => one.kind === kind);
        return (
          <div key={kind} class="luck-kind">
            <h3>{rows[0]!.title}</h3>
            <ul>
              {rows.map((one) => {
                const more = one.got - one.owed;
                const share = (Math.abs(more) / most) * 50;
                return (
                  <li key={one.seat} style={{ "--line": colour(one.seat) }}>
                    <span class="luck-name">{one.name}</span>
                    <span class="luck-bar" aria-hidden="true">
                      <i style={{ left: `${more < 0 ? 50 - share : 50}%`, width: `${share}%` }} />
                    </span>
                    <span class="luck-words">
                      <strong>{signed.format(more).replace("-", "−")}</strong>{" · "}
                      {t("luck-words", { got: one.got, owed: plain.format(one.owed), chances: one.chances })}
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
      <p class="fine">{luck.length > 0 ? t("luck-note") : t("luck-none")}</p>
    </section>
  );
}
