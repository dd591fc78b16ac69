import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { useApp } from "../app/context";
import { playPath } from "../app/routes";
import { Link } from "../parts/Link";
import type { PairingInfo, RoundDateInfo, TournamentPage } from "../protocol";
import { EntrantName } from "./EntrantList";
import { ExtendDialog } from "./ExtendDialog";
import { SettleDialog } from "./SettleDialog";
import { dateWords, groupName, isKnockout, scoreWords } from "./tournamentWords";

interface Props {
  tournament: TournamentPage;
  onDone: () => void;
}

/** Who meets whom and until when, the last round first. */
export function Rounds({ tournament, onDone }: Props) {
  const { t } = useApp();
  const [settling, setSettling] = useState<{ round: number; pairing: PairingInfo } | null>(null);
  const [extending, setExtending] = useState<RoundDateInfo | null>(null);
  const rounds = tournament.rounds.map((pairings, i) => ({ number: i + 1, pairings })).reverse();
  const { info, dates, may } = tournament;
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{t("tournament-all-rounds")}</h2>
      {rounds.map(({ number, pairings }, i) => (
        <details key={number} class="round" open={i === 0}>
          <summary>
            {t("tournament-round", { round: number })}
            {info.form === "groups" && ` · ${isKnockout(info, number) ? t("tournament-knockout") : t("tournament-groups")}`}
          </summary>
          {dates
            .filter((one) => one.round === number)
            .map((one) => (
              <Until key={one.round} date={one} />
            ))}
          {dates
            .filter((one) => one.round === number && number === info.round && may.includes("extend"))
            .map((one) => (
              <button key={one.round} type="button" class="button" onClick={() => setExtending(one)}>
                {t("tournament-extend")}
              </button>
            ))}
          {byGroup(tournament, number, pairings).map(([group, theirs]) => (
            <Fragment key={group}>
              {group >= 0 && <h3>{groupName(group, t)}</h3>}
              <ol class="pairing-list">
                {theirs.map((one) => (
                  <li key={one.table}>
                    <Pairing pairing={one} tournament={tournament} />
                    {may.includes("settle") && one.result === null && !one.may_settle && <small>{t("tournament-own-game")}</small>}
                    {one.may_settle && (
                      <button type="button" class="button quiet" onClick={() => setSettling({ round: number, pairing: one })}>
                        {t("tournament-settle")}
                      </button>
                    )}
                  </li>
                ))}
              </ol>
            </Fragment>
          ))}
        </details>
      ))}
      {settling && (
        <SettleDialog tournament={tournament} {...settling} onDone={() => (setSettling(null), onDone())} onClose={() => setSettling(null)} />
      )}
      {extending && (
        <ExtendDialog
          tournament={info.id}
          date={extending}
          onDone={() => (setExtending(null), onDone())}
          onClose={() => setExtending(null)}
        />
      )}
    </section>
  );
}

/** The pairings of a round by group, counted from 0; those outside groups under -1. */
function byGroup({ info, groups }: TournamentPage, round: number, pairings: PairingInfo[]): [number, PairingInfo[]][] {
  if (info.form !== "groups" || isKnockout(info, round)) return [[-1, pairings]];
  return groups
    .map((group, at): [number, PairingInfo[]] => [at, pairings.filter((one) => group.standings.some(({ entrant }) => entrant === one.first))])
    .filter(([, theirs]) => theirs.length > 0);
}

/** Until when a round is to be played, and why that was put off. */
function Until({ date: { until, late, extensions } }: { date: RoundDateInfo }) {
  const { t, prefs } = useApp();
  const date = dateWords(until, prefs.lang);
  return (
    <>
      <p class={late ? "notice" : ""}>{late ? t("tournament-late", { date }) : t("tournament-until", { date })}</p>
      {extensions.map((one) => (
        <p key={one.until}>
          <small>{t("tournament-extended", { date: dateWords(one.until, prefs.lang), reason: one.reason })}</small>
        </p>
      ))}
    </>
  );
}

/** Those who meet, each with the side they have, and how it ended. */
function Pairing({ pairing: { first, second, third, match, result, unplayed, reason }, tournament }: { pairing: PairingInfo; tournament: TournamentPage }) {
  const { t, prefs } = useApp();
  const entrant = (number: number) => tournament.entrants.find((one) => one.number === number)!;
  if (second === null)
    return (
      <span class="pairing">
        <EntrantName entrant={entrant(first)} /> <span class="pairing-result">{t("tournament-bye")}</span>
      </span>
    );
  const side = (number: number, name: string) => (
    <span class="pairing-side">
      <EntrantName entrant={entrant(number)} /> <small>{name}</small>
    </span>
  );
  const mine = entrant(first).me || entrant(second).me || (third !== null && entrant(third).me);
  const names = [first, second, third].map((number) => (number === null ? "" : entrant(number).name));
  const score = result !== null ? scoreWords(result, names, prefs.lang) : match && mine ? t("tournament-play") : t("tournament-playing");
  const ended = (
    <span class="pairing-result">
      {match ? <Link href={playPath(match)}>{score}</Link> : score}
      {unplayed && !reason && <small>{t("tournament-forfeit")}</small>}
      {reason && <small>{t("tournament-settled", { reason })}</small>}
    </span>
  );
  return (
    <span class={third === null ? "pairing" : "pairing is-three"}>
      {side(first, tournament.sides[0]!)}
      {third === null && ended}
      {side(second, tournament.sides[1]!)}
      {third !== null && side(third, tournament.sides[2]!)}
      {third !== null && ended}
    </span>
  );
}
