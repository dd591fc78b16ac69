import { useText } from "../app/context";
import type { BotAccountInfo } from "../protocol";

interface Props {
  bots: BotAccountInfo[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** The bot account that may be challenged by default: the first that takes a game. */
export const firstFree = (bots: BotAccountInfo[]) => bots.find(({ free }) => free)?.name ?? "";

/** A choice among bot accounts; each says whether its program is there. */
export function BotSelect({ bots, chosen, onChoose }: Props) {
  const t = useText();
  const state = ({ free, online }: BotAccountInfo) => (free ? (online ? "online" : "away") : "busy");
  return (
    <label>
      <span>{t("challenge-whom")}</span>
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {bots.map((bot) => (
          <option key={bot.name} value={bot.name} disabled={!bot.free}>
            {t("challenge-one", { name: bot.name, state: state(bot) })}
          </option>
        ))}
      </select>
    </label>
  );
}
