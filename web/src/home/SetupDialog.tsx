import { useState } from "preact/hooks";
import { useApp } from "../app/context";
import { ChallengeWay } from "../botAccounts/ChallengeWay";
import { editorPath, lessonsPath, musterPath, positionPath, puzzlesPath } from "../app/routes";
import { PLAIN, type Offer } from "../lobby/offer";
import { oddsPath } from "../study/address";
import { OfferTable } from "../lobby/OfferTable";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { Modal } from "../parts/Modal";
import type { GameInfo } from "../protocol";
import { RatedFields } from "../ratings/RatedFields";
import { MixedTable } from "./MixedTable";
import { playersOf, type Setup, type WhoPlays } from "./setup";
import { SetupFields } from "./SetupFields";
import { Sides } from "./Sides";
import type { Begin } from "./useBegin";

interface Props {
  game: GameInfo;
  setup: Setup;
  setSetup: (setup: Setup) => void;
  begin: Begin["begin"];
  busy: boolean;
  problem: string;
  onClose: () => void;
}

/** All that can be set before a match, and all ways to begin one. */
export function SetupDialog({ game, setup, setSetup, begin, busy: begins, problem, onClose }: Props) {
  const { t, prefs } = useApp();
  const players = playersOf(game, setup.sharing, prefs.lang);
  const bot = `bot:${setup.bot}`;
  // A match that one takes part in is what the next one begins as.
  const against = (side: string, others: string): WhoPlays => (player) => (player === side ? "me" : others);
  const sit = (side: string, others: string, offer?: Offer) => begin({ ...setup, side }, against(side, others), { offer });
  const challenge = (side: string, name: string) => begin({ ...setup, side }, against(side, "open"), { challenged: name });
  const [offer, setOffer] = useState(PLAIN);
  // Nothing begins while a clock is typed that cannot be.
  const [wrong, setWrong] = useState(false);
  const busy = begins || wrong;
  const share = (sharing: number) => setSetup({ ...setup, sharing, side: game.seatings[sharing]![0]![0]! });
  return (
    <Modal title={game.title} onClose={onClose}>
      <div class="set-up">
        <SetupFields game={game} setup={setup} setSetup={setSetup} share={share} onWrong={setWrong} />
        {problem && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
        <section class="ways">
          <div class="way-in main-way">
            <h3>
              <Icon name="robot" /> {t("play-bot")}
            </h3>
            <p>{t("play-bot-hint")}</p>
            <Sides players={players} label={(seat) => t("play-as", { seat })} main disabled={busy || !setup.bot} onSide={(side) => sit(side, bot)} />
          </div>
          <ChallengeWay game={game.id} players={players} busy={busy} onChallenge={challenge} />
          <div class="way-in">
            <h3>
              <Icon name="link" /> {t("invite")}
            </h3>
            <p>{t("invite-hint")}</p>
            <Sides players={players} label={(seat) => t("i-take", { seat })} disabled={busy} onSide={(side) => sit(side, "open")} />
          </div>
          <div class="way-in">
            <h3>
              <Icon name="people" /> {t("offer")}
            </h3>
            <p>{t("offer-hint")}</p>
            <OfferTable busy={busy} about={offer.about} setAbout={(about) => setOffer({ ...offer, about })} />
            <RatedFields offer={offer} setOffer={setOffer} ratable={setup.clock !== null && !setup.teaching} />
            <Sides players={players} label={(seat) => t("offer-as", { seat })} disabled={busy} onSide={(side) => sit(side, "open", offer)} />
          </div>
          <div class="way-in">
            <h3>
              <Icon name="chair" /> {t("hot-seat")}
            </h3>
            <p>{t("hot-seat-hint")}</p>
            <div class="row">
              <button type="button" class="button" disabled={busy} onClick={() => begin(setup, () => "me")}>
                {t("hot-seat-start")}
              </button>
            </div>
          </div>
          {players.length > 2 && (
            <MixedTable key={setup.sharing} game={game} players={players} bot={setup.bot} busy={busy} onBegin={(who) => begin(setup, who)} />
          )}
        </section>
        <p class="set-up-links">
          <Link href={`/rules/${encodeURIComponent(game.id)}`}>
            <Icon name="book" /> {t("rules")}
          </Link>
          {game.lessons && (
            <Link href={lessonsPath(game.id)}>
              <Icon name="cap" /> {game.lessons}
            </Link>
          )}
          {game.puzzles && (
            <Link href={puzzlesPath(game.id)}>
              <Icon name="puzzle" /> {game.puzzles}
            </Link>
          )}
          {game.muster && (
            <Link href={musterPath(game.id)}>
              <Icon name="people" /> {game.muster}
            </Link>
          )}
          {game.calculators && (
            <Link href={oddsPath(game.id)}>
              <Icon name="weight" /> {game.calculators}
            </Link>
          )}
          {game.positions && (
            <Link href={positionPath(game.id)}>
              <Icon name="pencil" /> {game.positions}
            </Link>
          )}
          {game.editor && (
            <Link href={editorPath(game.id)}>
              <Icon name="pencil" /> {game.editor}
            </Link>
          )}
        </p>
      </div>
    </Modal>
  );
}
