import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { createMatch, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { remember } from "../app/matches";
import { remember as callCoach } from "../coach/memory";
import { challengeBot } from "../botAccounts/botApi";
import { navigate, playPath } from "../app/routes";
import { offered, type Offer } from "../lobby/offer";
import type { CreatedMatch, GameInfo, NewMatch, PreparedMatch } from "../protocol";
import { Invitation } from "./Invitation";
import { NameDialog } from "./NameDialog";
import { keepSetup, wishFor, type Setup, type WhoPlays } from "./setup";

/** To whom open seats are offered: to anybody at a table that is an `offer`, or to a bot account that is `challenged`. */
interface Others {
  offer?: Offer | undefined;
  challenged?: string;
}

/** What is to be made: a match, with the coach or not, and the bot account that is asked to take its open seats. */
interface Wanted {
  wish: NewMatch;
  coached?: boolean;
  challenged?: string | undefined;
}

export interface Begin {
  begin: (setup: Setup, whoPlays: WhoPlays, others?: Others) => void;
  /** Begins the match in which the coach teaches the game. */
  learn: (prepared: PreparedMatch) => void;
  busy: boolean;
  problem: string;
  /** What is asked or told on the way to the table. */
  dialogs: JSX.Element;
}

/** Makes matches of a game and goes there; a guest who sits down is asked for a name first. */
export function useBegin(game: GameInfo): Begin {
  const { t, prefs, setPrefs } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [nameless, setNameless] = useState<Wanted | null>(null);
  const [invited, setInvited] = useState<CreatedMatch | null>(null);

  const make = async ({ wish, coached, challenged }: Wanted) => {
    setBusy(true);
    setProblem("");
    try {
      const made = await createMatch(wish, prefs.lang);
      remember(made.match, made.key, game.title);
      if (coached) callCoach(made.match, { open: true, done: [] });
      // A player is named by the first of the seats, which has the same invitation as the others.
      const players = [...new Map(Object.entries(made.invitations).reverse().map(([seat, invitation]) => [invitation, seat])).values()];
      for (const player of challenged ? players : []) {
        // If the bot does not want to, there is a table at which another one can be asked, or somebody invited.
        await challengeBot(made.match, made.key, { player, name: challenged! }, prefs.lang).catch(() => {});
      }
      if (challenged) navigate(playPath(made.match));
      else if (wish.listing !== "open" && Object.keys(made.invitations).length > 0) setInvited(made);
      else navigate(playPath(made.match));
    } catch (error) {
      setProblem((error as ApiError).message || t("offline"));
    } finally {
      setBusy(false);
    }
  };

  const named = (wanted: Wanted) => {
    const { wish } = wanted;
    // In a rated match everybody plays under the name of their account.
    if (!prefs.name && !wish.rated && Object.values(wish.seats).includes("me")) setNameless(wanted);
    else void make(wanted);
  };

  const learn = (prepared: PreparedMatch) => named({ wish: { game: game.id, ...prepared, pace: "live", name: prefs.name }, coached: true });

  const begin = (setup: Setup, whoPlays: WhoPlays, { offer, challenged }: Others = {}) => {
    keepSetup(game, setup);
    const wish = wishFor(game, setup, whoPlays, prefs.name);
    named({ wish: offer ? { ...wish, ...offered(offer, setup.clock !== null && !setup.teaching) } : wish, challenged });
  };

  const nameIt = (wanted: Wanted) => (name: string) => {
    setPrefs({ name });
    setNameless(null);
    void make({ ...wanted, wish: { ...wanted.wish, name } });
  };

  const dialogs = (
    <>
      {nameless && <NameDialog go={t("play")} onName={nameIt(nameless)} onClose={() => setNameless(null)} />}
      {invited && <Invitation made={invited} seats={game.seats} onClose={() => setInvited(null)} />}
    </>
  );
  return { begin, learn, busy, problem, dialogs };
}
