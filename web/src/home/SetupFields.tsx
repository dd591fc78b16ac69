import { useText } from "../app/context";
import type { GameInfo } from "../protocol";
import { ClockFields } from "./ClockFields";
import type { Pace, Setup } from "./setup";
import { botWords } from "./words";

interface Props {
  game: GameInfo;
  setup: Setup;
  setSetup: (setup: Setup) => void;
  share: (sharing: number) => void;
  /** Says whether something is set that cannot be. */
  onWrong: (wrong: boolean) => void;
}

/** What can be set before a match. */
export function SetupFields({ game, setup, setSetup, share, onWrong }: Props) {
  const t = useText();
  const bot = game.bots.find((one) => one.id === setup.bot);
  const option = (id: string, value: string) => setSetup({ ...setup, options: { ...setup.options, [id]: value } });
  return (
    <div class="fields">
      {game.seatings.length > 1 && (
        <label class="how-many">
          <span>{t("how-many")}</span>
          <select value={setup.sharing} onChange={(event) => share(Number(event.currentTarget.value))}>
            {game.seatings.map((shared, index) => (
              <option key={index} value={index}>
                {shared.length}
              </option>
            ))}
          </select>
        </label>
      )}
      {game.bots.length > 0 && (
        <label>
          <span>{t("bot")}</span>
          <select value={setup.bot} onChange={(event) => setSetup({ ...setup, bot: event.currentTarget.value })}>
            {game.bots.map((one) => (
              <option key={one.id} value={one.id} title={one.name}>
                {botWords(game, one)}
              </option>
            ))}
          </select>
          {bot && (
            <small>
              {bot.name}. {bot.note}
            </small>
          )}
        </label>
      )}
      {game.options.map((one) => (
        <label key={one.id}>
          <span>{one.name}</span>
          <select value={setup.options[one.id]} onChange={(event) => option(one.id, event.currentTarget.value)}>
            {one.choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <span>{t("pace")}</span>
        <select value={setup.pace} onChange={(event) => setSetup({ ...setup, pace: event.currentTarget.value as Pace })}>
          <option value="live">{t("pace-live")}</option>
          <option value="slow">{t("pace-slow")}</option>
          <option value="instant">{t("pace-instant")}</option>
        </select>
        <small>{t("pace-hint")}</small>
      </label>
      <ClockFields game={game} setup={setup} setSetup={setSetup} onWrong={onWrong} />
      <div>
        <label class="tick">
          <input type="checkbox" checked={setup.teaching} aria-describedby="teaching-hint" onChange={(event) => setSetup({ ...setup, teaching: event.currentTarget.checked })} />
          <span>{t("teaching-offer")}</span>
        </label>
        <small id="teaching-hint">{t("teaching-offer-hint")}</small>
      </div>
    </div>
  );
}
