import { useText } from "../app/context";
import type { GameInfo, NewMatch } from "../protocol";

export type Pace = NonNullable<NewMatch["pace"]>;

interface Props {
  game: GameInfo;
  bot: string;
  setBot: (bot: string) => void;
  options: Record<string, string>;
  setOptions: (options: Record<string, string>) => void;
  pace: Pace;
  setPace: (pace: Pace) => void;
}

/** What can be set before a game, folded away: the defaults serve most. */
export function SetupFields({ game, bot, setBot, options, setOptions, pace, setPace }: Props) {
  const t = useText();
  const note = game.bots.find((one) => one.id === bot)?.note;
  return (
    <details class="setup">
      <summary>{t("setup")}</summary>
      <div class="fields">
        {game.options.map((option) => (
          <label key={option.id}>
            <span>{option.name}</span>
            <select
              value={options[option.id]}
              onChange={(event) => setOptions({ ...options, [option.id]: event.currentTarget.value })}
            >
              {option.choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {game.bots.length > 0 && (
          <label>
            <span>{t("bot")}</span>
            <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
              {game.bots.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
            {note && <small>{note}</small>}
          </label>
        )}
        <label>
          <span>{t("pace")}</span>
          <select value={pace} onChange={(event) => setPace(event.currentTarget.value as Pace)}>
            <option value="live">{t("pace-live")}</option>
            <option value="slow">{t("pace-slow")}</option>
            <option value="instant">{t("pace-instant")}</option>
          </select>
          <small>{t("pace-hint")}</small>
        </label>
      </div>
    </details>
  );
}
