import { useEffect, useRef } from "preact/hooks";
import { useClocks } from "../app/clocks";
import { useApp, useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { Sure } from "../parts/Sure";
import type { MatchPage } from "../protocol";
import { awayWords } from "./away";
import { useGone } from "./gone";
import { isAway, leftAt, shortTime, shownTime } from "./TimeLeft";
import type { Commands } from "./useCommands";

/** The longest time that a timer of a browser can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

interface Props {
  table: MatchPage;
  commands: Commands;
  /** Shows a line for a while. */
  say: (text: string) => void;
}

/** Whose time is over, and what may be claimed for that; warns those whose own time gets short, and says who has left. */
export function TimeSlips({ table, commands, say }: Props) {
  const { t, prefs } = useApp();
  useWarning(table, say);
  useGone(table, say);
  const ahead = useClocks(table.seats.some(({ time }) => time?.away))?.ahead ?? 0;
  const nameOf = (seat: string) => table.seats.find(({ id }) => id === seat)?.name ?? seat;
  const now = Date.now() + ahead;
  const away = table.over ? [] : table.seats.filter((seat) => !seat.mine && isAway(seat.time, now));
  return (
    <>
      {away.length > 0 && (
        <p class="slip" role="status">
          <Icon name="sun" /> {away.map((seat) => `${seat.player_name || seat.name} (${seat.name}): ${awayWords(seat, t, prefs.lang, now)}`).join("; ")}
        </p>
      )}
      {table.may_claim.map(({ seat, claims, plays_on }) => (
        <div key={seat} class="slip offer-slip" role="status">
          <Icon name="clock" />
          <span>{t("time-over", { seat: nameOf(seat) })}</span>
          <span class="offer-answers">
            {claims.includes("bot") && (
              <button type="button" class="button" onClick={() => commands.claim(seat, "bot")}>
                {t("time-claim-bot")}
              </button>
            )}
            {claims.includes("forfeit") && (
              <Sure
                title={t(plays_on ? "time-claim-out" : "time-claim-win")}
                question={plays_on ? t("time-claim-out-sure", { seat: nameOf(seat) }) : t("time-claim-sure")}
                onSure={() => commands.claim(seat, "forfeit")}
              >
                {(ask) => (
                  <button type="button" class="button" onClick={ask}>
                    {t(plays_on ? "time-claim-out" : "time-claim-win")}
                  </button>
                )}
              </Sure>
            )}
          </span>
        </div>
      ))}
    </>
  );
}

/** In the menu of the table: more time for opponents. */
export function TimeBar({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  return (
    <>
      {table.seats.filter((seat) => table.may_give.includes(seat.id)).map((seat) => (
        <button key={seat.id} type="button" class="button" onClick={() => commands.giveTime(seat.id)}>
          {t("time-give", { seat: seat.name })}
        </button>
      ))}
    </>
  );
}

/** Says once a question when the time of an own seat gets short. */
function useWarning(table: MatchPage, say: (text: string) => void): void {
  const t = useText();
  const running = table.over ? [] : table.seats.filter((seat) => seat.mine && seat.time && seat.time.since !== null);
  const ahead = useClocks(running.length > 0)?.ahead ?? 0;
  const warned = useRef(new Set<string>());
  useEffect(() => {
    if (!table.clock) return;
    const short = shortTime(table.clock);
    const timers = running.map((seat) => {
      const time = seat.time!;
      const question = `${seat.id} ${time.since}`;
      const left = leftAt(time, Date.now() + ahead);
      const wait = left - short;
      if (left === 0 || wait > LONGEST || warned.current.has(question)) return 0;
      return setTimeout(() => {
        warned.current.add(question);
        say(t("time-short", { left: shownTime(leftAt(time, Date.now() + ahead), t), seat: seat.name }));
      }, Math.max(0, wait));
    });
    return () => timers.forEach(clearTimeout);
  }, [table.seats, ahead]);
}
