import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { Tabs, type Tab } from "../parts/Tabs";
import type { Card, Scene, MatchPage } from "../protocol";
import { CardGroups } from "./CardGroups";
import { Chat } from "./Chat";
import { Log } from "./Log";
import { MySeat } from "./MySeat";
import { Notes } from "./Notes";
import { Orders } from "./Orders";
import type { Reactor } from "./orders";
import { PanelView } from "./PanelView";
import { Seats } from "./Seats";
import { TrackView } from "./TrackView";
import type { Commands } from "./useCommands";
import type { Story } from "./useLog";

interface Props {
  table: MatchPage;
  scene: Scene;
  ply: number | null;
  go: (ply: number) => void;
  history: ComponentChildren;
  story: Story;
  more: () => void;
  narrow: boolean;
  commands: Commands;
  sheet: SymbolSheet | null;
  letterOf: (tone: string) => string;
  onHot: (places: string[]) => void;
  onCard: (card: Card, event: MouseEvent) => void;
  onOrder: (card: Reactor) => void;
  onPaper: (panel: string) => void;
}

/** Everything beside the board: the state of the table in figures, the log, the talk. On a phone it is all tabs. */
export function SideColumn({ table, scene, ply, go, history, story, more, narrow, commands, sheet, letterOf, onHot, onCard, onOrder, onPaper }: Props) {
  const t = useText();
  const [heard, setHeard] = useState(table.chat.length);
  const panels = (urgent: boolean) =>
    scene.panels
      .filter((panel) => panel.urgent === urgent)
      .map((panel) => <PanelView key={panel.id} panel={panel} letter={letterOf(panel.tone)} onPaper={onPaper} />);
  // Whoever only watches has nothing in it to go to by key, and must be able to scroll it.
  const stop = narrow || commands.seat ? {} : { tabIndex: 0, role: "group" as const, "aria-label": t("status") };
  const status = (
    <div class="status" {...stop}>
      {panels(true)}
      <Seats table={table} letterOf={letterOf} />
      {scene.tracks.map((track) => (
        <TrackView key={track.id} track={track} letter={letterOf(track.tone)} />
      ))}
      {panels(false)}
      <CardGroups groups={scene.cards} sheet={sheet} letterOf={letterOf} onCard={onCard} />
      <Orders table={table} commands={commands} onOrder={onOrder} />
      <MySeat table={table} commands={commands} />
    </div>
  );
  const tabs: Tab[] = [
    {
      id: "log",
      label: t("log"),
      content: (
        <>
          {history}
          <Log story={story} more={more} seats={table.seats} ply={ply} letterOf={letterOf} onHot={onHot} go={go} />
        </>
      ),
    },
    {
      id: "chat",
      label: t("chat"),
      mark: table.chat.length > heard,
      content: <Heard count={table.chat.length} onHeard={setHeard} chat={<Chat lines={table.chat} speak={commands.speak} />} />,
    },
    { id: "notes", label: t("notes"), content: <Notes match={table.match} /> },
  ];
  if (narrow) tabs.unshift({ id: "status", label: t("status"), content: status });
  return (
    <aside id="side" class="side" aria-label={t("side")} tabIndex={-1}>
      {!narrow && status}
      <Tabs tabs={tabs} label={t("side")} />
    </aside>
  );
}

/** Notes how much of the talk has been seen, for the mark on its tab. */
function Heard({ count, onHeard, chat }: { count: number; onHeard: (count: number) => void; chat: ComponentChildren }) {
  useEffect(() => onHeard(count), [count, onHeard]);
  return <>{chat}</>;
}
