import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { personPath } from "../app/routes";
import { botName } from "../botAccounts/botName";
import { Link } from "../parts/Link";
import type { FollowedPerson } from "../protocol";
import { following, setFollowed } from "./relationApi";

/** The people whom the account follows; each can be followed no more. */
export function FollowedPeople() {
  const { t, prefs } = useApp();
  const [people, setPeople] = useState<FollowedPerson[]>([]);
  const { busy, problem, send } = useSending();
  useEffect(() => {
    // Without an answer there is no list; everything else of the account goes on.
    following().then(setPeople, () => {});
  }, []);
  if (people.length === 0) return null;
  const leave = (name: string) => send(setFollowed(name, false, prefs.lang), () => setPeople(people.filter((one) => one.name !== name)));
  return (
    <section aria-labelledby="followed-people">
      <h2 id="followed-people">{t("followed-people")}</h2>
      <p>{t("follow-hint")}</p>
      <Problem text={problem} />
      <ul class="side-list">
        {people.map(({ name, bot }) => (
          <li key={name}>
            <Link href={personPath(name)}>{botName(name, bot, t)}</Link>
            <button type="button" class="button quiet" disabled={busy} onClick={() => leave(name)}>
              {t("unfollow", { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
