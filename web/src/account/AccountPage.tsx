import { useEffect, useState } from "preact/hooks";
import { signOut, whoAmI } from "../app/api";
import { useApp } from "../app/context";
import { longDayWords } from "../app/dates";
import { navigate, personPath } from "../app/routes";
import { mergedStars, starsOf } from "../lessons/memory";
import { Link } from "../parts/Link";
import { PageTop } from "../parts/PageTop";
import { Tabs } from "../parts/Tabs";
import type { AccountInfo, WaysIn } from "../protocol";
import { botName } from "../botAccounts/botName";
import { TokensAndBots } from "../botAccounts/TokensAndBots";
import { MutedPeople } from "../care/MutedPeople";
import { ToldActs } from "../care/ToldActs";
import { BrowserSettings } from "./BrowserSettings";
import { ClaimMatches } from "./ClaimMatches";
import { DeleteAccount } from "./DeleteAccount";
import { EntryForm } from "./EntryForm";
import { Forgotten } from "./Forgotten";
import { HolidayForm } from "./HolidayForm";
import { MailForm } from "./MailForm";
import { NameForm } from "./NameForm";
import { OnlyAccount } from "./OnlyAccount";
import { Passkeys } from "./Passkeys";
import { PasswordForm } from "./PasswordForm";
import { Problem } from "./Problem";
import { waysIn } from "./passkeyApi";
import { problemOf } from "./problemOf";
import { PushDevices } from "./PushDevices";
import { FollowedPeople } from "../relations/FollowedPeople";
import { SessionList } from "./SessionList";
import { WishForm } from "./WishForm";
import { usePasskeySite } from "./usePasskeySite";
import { takeWayBack } from "./wayBack";

/** One's account: how to get in, and once in, what it keeps, where it is open, and the way out. */
export function AccountPage() {
  const { t, prefs, setPrefs } = useApp();
  const [account, setAccount] = useState<AccountInfo | null | undefined>(undefined);
  // Counts what signs other browsers out.
  const [changes, setChanges] = useState(0);
  const [left, setLeft] = useState("");
  const [ways, setWays] = useState<WaysIn | null>(null);
  const site = usePasskeySite();
  const [problem, setProblem] = useState("");
  const failed = (error: unknown) => setProblem(problemOf(error, t));

  useEffect(() => {
    document.title = `${t("account")} – ${t("app-title")}`;
  }, [t]);
  useEffect(() => {
    whoAmI().then(setAccount, failed);
    // Whoever goes elsewhere without signing in comes back to nothing later.
    return () => void takeWayBack();
  }, []);

  const lookForWays = () => waysIn().then(setWays, failed);
  // A new name does not change how the account is entered.
  const entered = Boolean(account);
  useEffect(() => {
    if (entered) void lookForWays();
    else setWays(null);
  }, [entered]);

  const onEntered = (found: AccountInfo) => {
    setPrefs({ name: found.name });
    setAccount(found);
    // If it fails now, the page of the lessons does it.
    if (Object.keys(starsOf()).length > 0) mergedStars().catch(() => {});
    const back = takeWayBack();
    if (back) navigate(back);
  };
  const onLeft = (until: string) => {
    setPrefs({ name: "" });
    setLeft(until);
    setAccount(null);
  };
  const onOtherPassword = () => {
    setChanges((before) => before + 1);
    void lookForWays();
  };
  const entry = (kind: "sign-in" | "register") => (
    <EntryForm key={kind} kind={kind} name={prefs.name} site={site} onEntered={onEntered} />
  );
  return (
    <div class="page">
      {/* The bell is that of whoever has come in. */}
      <PageTop key={account?.name} />
      <main class="account">
        <h1>{account ? botName(account.name, account.role === "bot", t) : t("account")}</h1>
        <Problem text={problem} />
        {account === null && (
          <>
            {left && (
              <p class="notice" role="status">
                {t("left", { day: longDayWords(left, prefs.lang) })}
              </p>
            )}
            <p>{t("account-lead")}</p>
            <Tabs
              label={t("account")}
              tabs={[
                { id: "sign-in", label: t("sign-in"), content: <>{entry("sign-in")}<Forgotten /></> },
                { id: "register", label: t("register"), content: entry("register") },
              ]}
            />
          </>
        )}
        {account && (
          <>
            <ToldActs />
            {account.role === "admin" && <p>{t("account-admin")}</p>}
            {(account.role === "moderator" || account.role === "admin") && (
              <p>
                <Link href="/admin">{t(account.role === "admin" ? "admin-title" : "admin")}</Link>
              </p>
            )}
            <p>
              <Link href={personPath(account.name)}>{t("account-ratings")}</Link>
            </p>
            <ClaimMatches />
            <OnlyAccount />
            <SessionList key={changes} />
            {ways && (
              <>
                <Passkeys name={account.name} ways={ways} site={site} onChanged={lookForWays} />
                <PasswordForm name={account.name} ways={ways} onChanged={onOtherPassword} />
                <MailForm name={account.name} ways={ways} />
              </>
            )}
            {account.role !== "bot" && <HolidayForm />}
            <WishForm />
            <FollowedPeople />
            <MutedPeople />
            <PushDevices key={`push ${changes}`} />
            <NameForm account={account} onRenamed={onEntered} />
            <button type="button" class="button" onClick={() => signOut().then(() => setAccount(null), failed)}>
              {t("sign-out")}
            </button>
            <section aria-labelledby="export">
              <h2 id="export">{t("export-title")}</h2>
              <p>{t("export-hint")}</p>
              <a class="button" href="/api/me/export" download>
                {t("export")}
              </a>
            </section>
            {ways && <TokensAndBots account={account} ways={ways} onChanged={setAccount} />}
            {ways && <DeleteAccount name={account.name} ways={ways} onLeft={onLeft} />}
          </>
        )}
        <BrowserSettings />
      </main>
    </div>
  );
}
