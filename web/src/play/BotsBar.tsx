import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { BotsChange, MatchPage } from "../protocol";
import type { Commands } from "./useCommands";

type Speed = BotsChange["speed"];

/** Pauses the bots, and says how fast they play; only for those who may. */
export function BotsBar({ table, commands }: { table: MatchPage; commands: Commands }) {
  const t = useText();
  const paused = table.bots === "paused";
  const [last, setLast] = useState<Speed>("normal");
  if (!table.bots_mine) return null;
  const names: [Speed, string][] = [
    ["slow", t("bots-slow")],
    ["normal", t("bots-normal")],
    ["instant", t("bots-instant")],
  ];
  const speed = paused ? last : (table.bots as Speed);
  return (
    <div class="bots-bar" role="group" aria-label={t("bots")}>
      <Icon name="robot" />
      <IconButton
        icon={paused ? "play" : "pause"}
        label={t(paused ? "bots-resume" : "bots-pause")}
        onClick={() => {
          setLast(speed);
          commands.bots(paused ? last : "paused");
        }}
      />
      <select aria-label={t("bots-speed")} value={speed} onChange={(event) => commands.bots(event.currentTarget.value as Speed)}>
        {names.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
