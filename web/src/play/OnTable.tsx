import { useContext, useState } from "preact/hooks";
import { useText } from "../app/context";
import { ChallengeSlip } from "../botAccounts/ChallengeSlip";
import type { SymbolSheet } from "../board/art";
import { InviteSlip } from "../invitations/InviteSlip";
import { OfferTable } from "../lobby/OfferTable";
import { InvitationLinks } from "../parts/InvitationLinks";
import { PlanPanel } from "../plans/PlanPanel";
import type { Card, MatchPage, Scene } from "../protocol";
import { Imagined } from "../whatif/imagined";
import { CardGroups } from "./CardGroups";
import { MySeat } from "./MySeat";
import { Orders } from "./Orders";
import type { Reactor } from "./orders";
import { PanelView } from "./PanelView";
import { TrackView } from "./TrackView";
import type { Commands } from "./useCommands";

interface Props {
  table: MatchPage;
  scene: Scene;
  commands: Commands;
  sheet: SymbolSheet | null;
  letterOf: (tone: string) => string;
  onCard: (card: Card, event: MouseEvent) => void;
  /** What the standing order of a card says, as a message. */
  orderOf: (card: Card) => string;
  onOrder: (card: Reactor) => void;
  onPaper: (panel: string) => void;
}

/** Everything that lies on the table beside the board, and what one may set for one's seat. */
export function OnTable({ table, scene, commands, sheet, letterOf, orderOf, onCard, onOrder, onPaper }: Props) {
  const t = useText();
  const imagined = useContext(Imagined);
  const [about, setAbout] = useState("");
  // Whoever only watches has nothing in it to go to by key, and must be able to scroll it.
  const stop = commands.seat ? {} : { tabIndex: 0, role: "group" as const, "aria-label": t("status") };
  return (
    <div class="status" {...stop}>
      <InvitationLinks match={table.match} seats={table.seats} invitations={table.invitations} />
      {!imagined && <InviteSlip table={table} matchKey={commands.key} />}
      {!imagined && <ChallengeSlip table={table} matchKey={commands.key} />}
      {table.ply === 0 && !table.listing && !table.placed && !table.over && Object.keys(table.invitations).length > 0 && (
        <OfferTable busy={commands.busy} about={about} setAbout={setAbout} go={t("lobby-offer")} onOffer={(line) => commands.changeListing({ listing: "open", about: line })} />
      )}
      {scene.tracks.map((track) => (
        <TrackView key={track.id} track={track} letter={letterOf(track.tone)} />
      ))}
      {scene.panels
        .filter((panel) => !panel.urgent)
        .map((panel) => (
          <PanelView key={panel.id} panel={panel} letter={letterOf(panel.tone)} onPaper={onPaper} />
        ))}
      <CardGroups groups={scene.cards} sheet={sheet} letterOf={letterOf} orderOf={orderOf} onCard={onCard} />
      {!imagined && <Orders table={table} commands={commands} onOrder={onOrder} />}
      {!imagined && <PlanPanel key={commands.seat} table={table} commands={commands} />}
      {!imagined && <MySeat table={table} commands={commands} />}
    </div>
  );
}
