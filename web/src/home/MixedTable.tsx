import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import type { GameInfo, NamedId } from "../protocol";
import { botWords } from "./words";

interface Props {
  game: GameInfo;
  players: NamedId[];
  bot: string;
  busy: boolean;
  onBegin: (whoPlays: (player: string) => string) => void;
}

/** A table at which every place is given by itself: to the one who makes it, to a friend, or to a bot. */
export function MixedTable({ game, players, bot, busy, onBegin }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const others = bot ? `bot:${bot}` : "open";
  const whoPlays = (player: string) => chosen[player] ?? (player === players[0]!.id ? "me" : others);
  return (
    <div class="way-in mixed-way">
      <h3>
        <Icon name="person" /> {t("mixed")}
      </h3>
      <div class="places">
        {players.map((player) => (
          <label key={player.id}>
            <span>{player.name}</span>
            <select value={whoPlays(player.id)} onChange={(event) => setChosen({ ...chosen, [player.id]: event.currentTarget.value })}>
              <option value="me">{t("place-me")}</option>
              <option value="open">{t("place-open")}</option>
              {game.bots.map((one) => (
                <option key={one.id} value={`bot:${one.id}`}>
                  {t("place-bot", { bot: botWords(game, one) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <div class="row">
        <button type="button" class="button" disabled={busy} onClick={() => onBegin(whoPlays)}>
          {t("mixed-start")}
        </button>
      </div>
    </div>
  );
}
