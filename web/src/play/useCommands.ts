import { useCallback, useState } from "preact/hooks";
import { ApiError, type MatchApi } from "../app/api";
import { useText } from "../app/context";
import type { BotsChange, ChatLine, Leave, ListingChange, MatchPage, MatchReport, MutedPerson, MuteWish, NewOffer, OfferAnswer, OfferInfo, PlanLine, PlyResult, SettingsChange, TimeClaim } from "../protocol";

/** What can be sent to the table. `busy` lasts from a click to the MatchPage that has what came of it; those of others do not end it. */
export function useCommands(api: MatchApi, table: MatchPage, say: (text: string, cite?: string) => void) {
  const t = useText();
  // Not a flag that an effect would take down: a click that comes right after a new MatchPage would be lost.
  const [sent, setSent] = useState<MatchPage | null>(null);
  /** The ply at which what was sent last shows, once the server has said so. */
  const [until, setUntil] = useState(0);
  const busy = sent === table || table.ply < until;

  const problem = useCallback(
    (error: unknown) => {
      setSent(null);
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "stale") say(t("stale"));
      else if (error.code === "offline") say(t("offline"));
      else say(error.message || t("refused-title"), error.cite);
    },
    [say, t],
  );

  const seat = table.seat ?? "";
  const { ply } = table;
  return {
    busy,
    seat,
    key: api.key,
    problem,
    /** Takes an action, and in one with it what comes then. */
    act(action: string, then: string[] = []) {
      if (busy) return;
      setSent(table);
      // An answer that is held may change nothing on the table.
      api.act(then.length > 0 ? { seat, ply, actions: [action, ...then] } : { seat, ply, action }).then((done) => (done.held ? setSent(null) : setUntil(done.ply)), problem);
    },
    undo() {
      if (busy || !table.undo) return;
      setSent(table);
      // With several seats at one screen the action to take back may be that of the seat before.
      const others = table.seats.filter((one) => one.mine && one.id !== seat).map((one) => one.id);
      const takeBack = (first: string, rest: string[]): Promise<PlyResult> =>
        api.undo({ seat: first, ply }).catch((error: unknown) => {
          if (rest.length === 0) throw error;
          return takeBack(rest[0]!, rest.slice(1));
        });
      takeBack(seat, others).then((done) => setUntil(done.ply), problem);
    },
    /** Pauses the bots, or lets them play at a speed. */
    bots(speed: BotsChange["speed"]) {
      api.bots({ speed }).catch(problem);
    },
    /** Offers the table to anybody, or no more. */
    changeListing(change: ListingChange) {
      api.changeListing(change).catch(problem);
    },
    /** Begins with bots on the free seats. */
    begin() {
      api.begin().catch(problem);
    },
    /** Frees the seats of somebody who has joined, before the first move. */
    free(other: string) {
      api.free({ seat: other }).catch(problem);
    },
    /** Lets bots go on that wait for the last action to be taken back. */
    goOn() {
      api.goOn({ ply }).catch((error: unknown) => {
        // They have gone on by themselves.
        if (!(error instanceof ApiError && error.code === "stale")) problem(error);
      });
    },
    /** Agrees to go on under the new rules, or agrees no more. */
    agree(agree: boolean) {
      api.upgrade({ agree }).catch(problem);
    },
    /** Gives an opponent more time. */
    giveTime(opponent: string) {
      api.giveTime({ seat: opponent }).catch(problem);
    },
    /** Claims what is due when somebody's time is over. */
    claim(late: string, claim: TimeClaim["claim"]) {
      api.claim({ seat: late, claim }).catch(problem);
    },
    /** Offers the others something that all must agree to. */
    offer(offer: Pick<NewOffer, "kind"> & Partial<Pick<NewOffer, "until" | "to" | "player" | "bot" | "listed">>) {
      const own = seat || (table.seats.find((one) => one.mine)?.id ?? "");
      api.offer({ seat: own, ply, ...offer }).catch(problem);
    },
    /** Answers an offer, or withdraws one's own. */
    answer(offer: OfferInfo, answer: OfferAnswer["answer"]) {
      api.answer(offer.id, { answer, ply: offer.ply }).catch(problem);
    },
    /** Say why an action is not legal; `place` is what the board calls the place it is about. */
    why(action: string, place: string) {
      const told = (message: string) => (place ? `${place}: ${message}` : message);
      api.why({ seat, action }).then(({ legal, message, cite }) => legal || say(told(message), cite), problem);
    },
    resign() {
      api.resign({ seat }).catch(problem);
    },
    /** Leaves the match, which goes on without whoever has the seat: it is free for somebody else, or a bot has it. */
    leave(mode: NonNullable<Leave["mode"]>) {
      api.leave({ seat, mode }).catch(problem);
    },
    /** Lets the holder of a seat play again for whom a bot plays. */
    back(away: string) {
      api.back({ seat: away }).catch(problem);
    },
    speak(text: string, room: ChatLine["room"]) {
      return (room === "table" ? api.say({ text }) : api.sayWatching({ text })).then(
        () => true,
        (error: unknown) => (problem(error), false),
      );
    },
    /** Has the server send nothing more of somebody. */
    mute(wish: MuteWish) {
      api.mute(wish).catch(problem);
    },
    unmute({ id }: MutedPerson) {
      api.unmute({ id }).catch(problem);
    },
    report(report: MatchReport) {
      return api.report(report);
    },
    /** Writes down what is to be played when the own turn comes; without lines nothing is. */
    plan(lines: PlanLine[]) {
      return api.plan({ seat, ply, lines }).then(
        () => true,
        (error: unknown) => (problem(error), false),
      );
    },
    settings(change: Omit<SettingsChange, "seat">) {
      api.settings({ seat, ...change }).catch(problem);
    },
  };
}

export type Commands = ReturnType<typeof useCommands>;
