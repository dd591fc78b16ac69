import { useState } from "preact/hooks";
import { useText } from "../app/context";
import type { Player } from "../home/setup";
import { Sides } from "../home/Sides";
import { Icon } from "../parts/Icon";
import { BotSelect, firstFree } from "./BotSelect";
import { useBots } from "./useBots";

interface Props {
  game: string;
  players: Player[];
  busy: boolean;
  /** The side one takes, and the bot account that is asked to take the others. */
  onChallenge: (side: string, bot: string) => void;
}

/** A way to begin a match: against the bot of somebody. Nothing where nobody has one that plays the game. */
export function ChallengeWay({ game, players, busy, onChallenge }: Props) {
  const t = useText();
  const bots = useBots(game);
  const [wish, setWish] = useState("");
  if (bots.length === 0) return null;
  const chosen = wish || firstFree(bots);
  return (
    <div class="way-in">
      <h3>
        <Icon name="robot" /> {t("challenge")}
      </h3>
      <p>{t("challenge-hint")}</p>
      <BotSelect bots={bots} chosen={chosen} onChoose={setWish} />
      <Sides players={players} label={(seat) => t("challenge-as", { seat })} disabled={busy || !chosen} onSide={(side) => onChallenge(side, chosen)} />
    </div>
  );
}
