import { useEffect, useState } from "preact/hooks";
import { ApiError, type MatchApi } from "../app/api";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { SeatInfo, ThoughtInfo } from "../protocol";
import { Reasons } from "./Reasons";

interface Props {
  api: MatchApi;
  ply: number;
  /** The bots that had to choose at this moment. */
  bots: SeatInfo[];
  onProblem: (error: unknown) => void;
}

/** What looked best to the bots at a moment of a match that is over, for whoever asks. */
export function BotThought({ api, ply, bots, onProblem }: Props) {
  const t = useText();
  const [found, setFound] = useState<ThoughtInfo | "none" | null>(null);
  const [thinking, setThinking] = useState(false);
  const moment = `${ply} ${bots.map(({ id }) => id).join(" ")}`;
  useEffect(() => setFound(null), [moment]);
  const ask = (seat: string) => {
    setThinking(true);
    api
      .thought(seat, ply)
      .then(setFound, (error: unknown) => (error instanceof ApiError && error.code === "not_found" ? setFound("none") : onProblem(error)))
      .finally(() => setThinking(false));
  };
  if (bots.length === 0) return null;
  const asked = found !== null && found !== "none" && found.ply === ply ? found : null;
  return (
    <div class="slip hint-slip" data-testid="thought">
      <div class="row">
        {bots.map((seat) => (
          <button key={seat.id} type="button" class="button" disabled={thinking} onClick={() => ask(seat.id)}>
            <Icon name={thinking ? "hourglass" : "bulb"} /> {t("thought-ask", { seat: seat.name })}
          </button>
        ))}
      </div>
      <div role="status">
        {found === "none" && <p>{t("thought-none")}</p>}
        {asked && <Thought found={asked} />}
      </div>
    </div>
  );
}

function Thought({ found }: { found: ThoughtInfo }) {
  const t = useText();
  const best = found.options[0];
  const other = found.options[found.against];
  return (
    <>
      <ol>
        {found.options.map((option, at) => (
          <li key={option.action}>
            {option.text} {option.chance !== null && <span>{t("thought-chance", { chance: Math.round(100 * option.chance) })}</span>} {at > 0 && option.equal && <small>{t("hint-as-good")}</small>}
          </li>
        ))}
      </ol>
      <p>{t("thought-taken", { action: found.text })}</p>
      {found.against > 0 && best && other && <Reasons reasons={found.reasons} action={best.text} other={other.text} />}
      <p class="hint-judged">{found.judged === "search" ? t("thought-by-search") : t("thought-by-rule")}</p>
    </>
  );
}
