import { useText } from "../app/context";
import type { GameInfo } from "../protocol";

interface Props {
  game: GameInfo;
  bot: string;
  setBot: (bot: string) => void;
}

/** How strong the bots are, by the standard words; what a bot is called and how it plays stands in the tooltip. */
export function Levels({ game, bot, setBot }: Props) {
  const t = useText();
  if (game.levels.length === 0) return null;
  return (
    <fieldset class="levels">
      <legend>{t("level")}</legend>
      {game.levels.map((level) => {
        const plays = game.bots.find((one) => one.id === level.bot);
        return (
          <label key={level.id} title={plays && `${plays.name}: ${plays.note}`}>
            <input
              type="radio"
              class="sr-only"
              name={`level-${game.id}`}
              checked={level.bot === bot}
              onChange={() => setBot(level.bot)}
            />
            {level.name}
          </label>
        );
      })}
    </fieldset>
  );
}
