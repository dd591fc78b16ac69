import { useEffect, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { Modal } from "../parts/Modal";
import { standing } from "../play/takebacks";
import type { LogLine, MatchEnd, MatchPage } from "../protocol";
import { check, type Check } from "./proof";

interface Props {
  table: MatchPage;
  end: MatchEnd | null;
  api: MatchApi;
  onClose: () => void;
}

/** All lines of the log, the older ones asked for. */
async function wholeLog(table: MatchPage, api: MatchApi): Promise<LogLine[]> {
  let { log, log_from: from } = table;
  while (from > 0) {
    const older = await api.logBefore(from, table.seat);
    log = [...older.log, ...log];
    from = older.log_from;
  }
  return log;
}

/** Whether the dice were fair, computed here: the hash of the seed, and every die from it, beside what the log told. */
export function Fairness({ table, end, api, onClose }: Props) {
  const t = useText();
  const [found, setFound] = useState<Check | null>(null);
  const [failed, setFailed] = useState(false);
  const { seed, commitment } = table;
  useEffect(() => {
    if (!end || seed === null) return;
    let current = true;
    wholeLog(table, api).then(
      (log) => current && setFound(check(seed, commitment, end.proof, standing(table.taken_back, log))),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [end, seed, commitment]);
  return (
    <Modal title={t("proof")} onClose={onClose}>
      <p>{t("proof-explain")}</p>
      <dl class="proof">
        <dt>{t("seed")}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{t("commitment")}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
      </dl>
      {!found && <p role="status">{failed ? t("offline") : t("proof-working")}</p>}
      {found && <Steps found={found} skipped={end?.skipped ?? 0} />}
    </Modal>
  );
}

/** Each step of the check, with its result. */
function Steps({ found, skipped }: { found: Check; skipped: number }) {
  const t = useText();
  const fair = found.sealed && found.wrong === 0 && found.disorder === 0;
  return (
    <>
      <p class={`proof-result is-${fair ? "good" : "bad"}`} role="status">
        <Icon name={fair ? "check" : "alert"} /> {t(fair ? "proof-fair" : "proof-unfair")}
      </p>
      <ol class="proof-steps">
        <Step good={found.sealed} title={t("proof-step-seal")}>
          <samp>BLAKE2b-256(seed, person = "vezerkar-seal") = {found.commitment}</samp>
        </Step>
        <Step good title={t("proof-step-key")}>
          <samp>BLAKE2b-256(seed, person = "vezerkar-dice") = {found.key}</samp>
        </Step>
        <Step good={found.wrong === 0} title={t("proof-step-dice", { count: found.dice, wrong: found.wrong })}>
          <samp>face = word[index] mod sides + 1; word = BLAKE2b-512(index div 16, key)[index mod 16]; half = (face + 1) div 2</samp>
        </Step>
        <Step good={found.disorder === 0} title={t("proof-step-order")} />
        {skipped > 0 && <Step good title={t("proof-step-skipped", { count: skipped })} />}
        {found.logged > 0 && <Step good title={t("proof-step-log", { count: found.logged, rest: found.unexplained })} />}
      </ol>
      {found.dice > 0 && <DiceTable found={found} />}
    </>
  );
}

function Step({ good, title, children }: { good: boolean; title: string; children?: preact.ComponentChildren }) {
  return (
    <li class={good ? "is-good" : "is-bad"}>
      <Icon name={good ? "check" : "cross"} />
      <div>
        <span>{title}</span>
        {children}
      </div>
    </li>
  );
}

/** Every die with its word. */
function DiceTable({ found }: { found: Check }) {
  const t = useText();
  const heads = [t("proof-ply"), t("proof-index"), t("proof-word"), t("proof-sides"), t("proof-face"), t("proof-told")];
  return (
    <details class="proof-dice">
      <summary>{t("proof-table", { count: found.dice })}</summary>
      <div class="scroller" tabIndex={0} role="region" aria-label={t("proof-table", { count: found.dice })}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.plies.flatMap((ply) =>
              ply.dice.map((die) => (
                <tr key={die.index} class={die.good ? "" : "is-bad"}>
                  <td>{ply.ply}</td>
                  <td>{die.index}</td>
                  <td>{die.word}</td>
                  <td>{die.half ? `${die.sides} / 2` : die.sides}</td>
                  <td>{die.face}</td>
                  <td>{die.told}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}
