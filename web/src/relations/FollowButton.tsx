import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useSignedIn } from "../account/useSignedIn";
import { useApp } from "../app/context";
import { following, setFollowed } from "./relationApi";

/** Follows somebody with an account, or follows them no more. Nothing for guests. */
export function FollowButton({ name }: { name: string }) {
  const { t, prefs } = useApp();
  const [followed, setFollowedHere] = useState<boolean | null>(null);
  const { busy, problem, send } = useSending();
  const signedIn = useSignedIn(true);
  useEffect(() => {
    if (!signedIn) return;
    let current = true;
    // Without an answer there is no button.
    following().then((people) => current && setFollowedHere(people.some((one) => one.name === name)), () => {});
    return () => {
      current = false;
    };
  }, [name, signedIn]);
  if (followed === null) return null;
  const change = () => send(setFollowed(name, !followed, prefs.lang), () => setFollowedHere(!followed));
  return (
    <>
      <button type="button" class="button quiet" disabled={busy} title={t("follow-hint")} onClick={change}>
        {t(followed ? "unfollow" : "follow", { name })}
      </button>
      <Problem text={problem} />
    </>
  );
}
