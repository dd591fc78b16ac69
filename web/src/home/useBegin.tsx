import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { createMatch, type ApiError } from "../app/api";
import { useApp } from "../app/context";
import { remember } from "../app/matches";
import { remember as callCoach } from "../coach/memory";
import { navigate, playPath } from "../app/routes";
import { offered, type Offer } from "../lobby/offer";
import type { CreatedMatch, GameInfo, NewMatch, PreparedMatch } from "../protocol";
import { Invitation } from "./Invitation";
import { NameDialog } from "./NameDialog";
import { keepSetup, wishFor, type Setup, type WhoPlays } from "./setup";

interface Begin {
  /** A table that anybody may join is an `offer`. */
  begin: (setup: Setup, whoPlays: WhoPlays, offer?: Offer) => void;
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
  const [nameless, setNameless] = useState<{ wish: NewMatch; coached: boolean } | null>(null);
  const [invited, setInvited] = useState<CreatedMatch | null>(null);

  const make = async (wish: NewMatch, coached: boolean) => {
    setBusy(true);
    setProblem("");
    try {
      const made = await createMatch(wish, prefs.lang);
      remember(made.match, made.key, game.title);
      if (coached) callCoach(made.match, { open: true, done: [] });
      if (wish.listing !== "open" && Object.keys(made.invitations).length > 0) setInvited(made);
      else navigate(playPath(made.match));
    } catch (error) {
      setProblem((error as ApiError).message || t("offline"));
    } finally {
      setBusy(false);
    }
  };

  const named = (wish: NewMatch, coached: boolean) => {
    // In a rated match everybody plays under the name of their account.
    if (!prefs.name && !wish.rated && Object.values(wish.seats).includes("me")) setNameless({ wish, coached });
    else void make(wish, coached);
  };

  const learn = (prepared: PreparedMatch) => named({ game: game.id, ...prepared, pace: "live", name: prefs.name }, true);

  const begin = (setup: Setup, whoPlays: WhoPlays, offer?: Offer) => {
    keepSetup(game, setup);
    const wish = wishFor(game, setup, whoPlays, prefs.name);
    named(offer ? { ...wish, ...offered(offer, setup.clock !== null) } : wish, false);
  };

  const nameIt = ({ wish, coached }: { wish: NewMatch; coached: boolean }) => (name: string) => {
    setPrefs({ name });
    setNameless(null);
    void make({ ...wish, name }, coached);
  };

  const dialogs = (
    <>
      {nameless && <NameDialog go={t("play")} onName={nameIt(nameless)} onClose={() => setNameless(null)} />}
      {invited && <Invitation made={invited} seats={game.seats} onClose={() => setInvited(null)} />}
    </>
  );
  return { begin, learn, busy, problem, dialogs };
}
