import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { browserKeyOf } from "../app/matches";
import type { Invited } from "../protocol";
import { answerInvitation } from "./invitationApi";

/** Answers invitations: whether one is being answered, and what went wrong with the last. */
export function useAnswer(onDone: (one: Invited, accepted: boolean) => void) {
  const { prefs } = useApp();
  const { busy, problem, send } = useSending();
  const answer = (one: Invited, accept: boolean) => send(answerInvitation(one.id, accept, browserKeyOf(one.match), prefs.lang), () => onDone(one, accept));
  return { answer, busy, problem };
}
