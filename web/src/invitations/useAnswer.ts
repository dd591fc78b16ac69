import { useState } from "preact/hooks";
import { problemOf } from "../account/problemOf";
import { useApp } from "../app/context";
import { browserKeyOf } from "../app/matches";
import type { Invited } from "../protocol";
import { answerInvitation } from "./invitationApi";

/** Answers invitations: which one is being answered, and what went wrong with the last. */
export function useAnswer(onDone: (one: Invited, accepted: boolean) => void) {
  const { t, prefs } = useApp();
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState("");
  const answer = (one: Invited, accept: boolean) => {
    setBusy(one.id);
    setProblem("");
    answerInvitation(one.id, accept, browserKeyOf(one.match), prefs.lang)
      .then(() => onDone(one, accept), (error: unknown) => setProblem(problemOf(error, t)))
      .finally(() => setBusy(""));
  };
  return { answer, busy, problem };
}
