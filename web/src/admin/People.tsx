import { useEffect, useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import { personPath } from "../app/routes";
import type { Translate } from "../app/texts";
import { ActForm } from "../care/ActForm";
import { ABOUT_ACCOUNTS } from "../care/actWords";
import { Link } from "../parts/Link";
import type { AdminPerson, RoleOrder } from "../protocol";
import { people, sendResetLink, setRole } from "./adminApi";
import { Deed, type Admin } from "./Deed";
import { mailWords, roleWords } from "./adminWords";

const ROLES: RoleOrder["role"][] = ["player", "moderator", "admin"];

/** Accounts: found by name, with their state, their role, and what can be done about them. */
export function People({ admin }: { admin: Admin }) {
  const { t, prefs } = useApp();
  const [found, setFound] = useState<AdminPerson[] | null>(null);
  const [searched, setSearched] = useState("");
  const [more, setMore] = useState(false);
  const [said, setSaid] = useState("");
  const { busy, problem, send } = useSending();
  const look = (search: string, before: AdminPerson[]) =>
    send(people(search, before.at(-1)?.id ?? 0), (answer) => {
      setSearched(search);
      setFound([...before, ...answer.people]);
      setMore(answer.more);
    });
  useEffect(() => look("", []), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSaid("");
    look(String(new FormData(event.currentTarget as HTMLFormElement).get("search")), []);
  };
  const done = (words: string) => {
    setSaid(words);
    look(searched, []);
  };
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t("admin-people")}</h2>
      <form class="name-form" role="search" onSubmit={submit}>
        <label>
          <span>{t("admin-search")}</span>
          <input type="search" name="search" maxLength={40} autocomplete="off" />
        </label>
        <div class="row end">
          <button type="submit" class="button" disabled={busy}>
            {t("admin-find")}
          </button>
        </div>
      </form>
      <Problem text={problem} />
      <p role="status">{said || (found?.length === 0 ? t("admin-people-none") : "")}</p>
      <ul class="report-list">
        {found?.map((person) => (
          <li key={person.id}>
            <details>
              <summary>
                {person.name} ({stateWords(person, prefs.lang, t)})
              </summary>
              <p>
                <Link href={personPath(person.name)}>{t("admin-page-of", { name: person.name })}</Link>
              </p>
              <ul>
                <li>{t("admin-made", { day: dayWords(person.made, prefs.lang) })}</li>
                <li>{person.seen ? t("admin-seen", { day: dayWords(person.seen, prefs.lang) }) : t("admin-not-signed-in")}</li>
                <li>{mailWords(person, t)}</li>
              </ul>
              <div class="row">
                {person.role !== "bot" &&
                  person.name !== admin.name &&
                  ROLES.filter((role) => role !== person.role).map((role) => (
                    <Deed
                      key={role}
                      label={t("admin-give-role", { name: person.name, role: roleWords(role, t) })}
                      question={t("admin-give-role-sure", { name: person.name })}
                      admin={admin}
                      send={(order) => setRole(person.name, { role, ...order }, prefs.lang)}
                      onDone={() => done(t("admin-role-given", { name: person.name, role: roleWords(role, t) }))}
                    />
                  ))}
                {person.mail && (
                  <Deed
                    label={t("admin-reset", { name: person.name })}
                    question={t("admin-reset-sure")}
                    admin={admin}
                    send={(order) => sendResetLink(person.name, order, prefs.lang)}
                    onDone={() => done(t("admin-reset-sent", { name: person.name }))}
                  />
                )}
              </div>
              {person.name !== admin.name && (
                <ActForm kinds={ABOUT_ACCOUNTS} about={{ name: person.name }} label={t("act-about", { name: person.name })} onDone={() => done(t("admin-done"))} />
              )}
            </details>
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" class="button" disabled={busy} onClick={() => look(searched, found ?? [])}>
          {t("admin-more")}
        </button>
      )}
    </section>
  );
}

/** The role of an account, and whatever of its state is out of the ordinary. */
function stateWords(person: AdminPerson, lang: string, t: Translate): string {
  const words = [roleWords(person.role, t)];
  if (person.for_good) words.push(t("admin-banned-for-good"));
  else if (person.banned_until) words.push(t("admin-banned", { day: dayWords(person.banned_until, lang) }));
  if (person.muted_until && !person.banned_until && !person.for_good) words.push(t("admin-muted", { day: dayWords(person.muted_until, lang) }));
  if (person.leaves) words.push(t("admin-leaves", { day: dayWords(person.leaves, lang) }));
  return words.join(", ");
}
