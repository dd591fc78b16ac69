import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useText } from "../app/context";
import type { MutedPerson } from "../protocol";
import { myMutes, unmuteName } from "./careApi";

/** The people whom the account has muted or blocked; each can be heard again. */
export function MutedPeople() {
  const t = useText();
  const [people, setPeople] = useState<MutedPerson[]>([]);
  const { busy, problem, send } = useSending();
  useEffect(() => {
    // Without an answer there is no list; everything else of the account goes on.
    myMutes().then(setPeople, () => {});
  }, []);
  if (people.length === 0) return null;
  const forgive = (id: number) => send(unmuteName(id), () => setPeople(people.filter((one) => one.id !== id)));
  return (
    <section aria-labelledby="muted-people">
      <h2 id="muted-people">{t("muted-people")}</h2>
      <Problem text={problem} />
      <ul class="side-list">
        {people.map(({ id, name, block }) => (
          <li key={id}>
            <span>{block ? t("muted-blocked", { name }) : name}</span>
            <button type="button" class="button quiet" disabled={busy} onClick={() => forgive(id)}>
              {t("chat-unmute", { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
