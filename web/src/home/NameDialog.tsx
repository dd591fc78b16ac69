import { useApp } from "../app/context";
import { Link } from "../parts/Link";
import { Modal } from "../parts/Modal";

interface Props {
  go: string;
  /** Whether it also leads to an account. */
  withAccount?: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks a guest for a name; there is one to begin with, so that one key goes on. */
export function NameDialog({ go, withAccount, onName, onClose }: Props) {
  const { t, prefs } = useApp();
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    onName(String(new FormData(event.currentTarget as HTMLFormElement).get("name")).trim());
  };
  return (
    <Modal title={t("name-title")} onClose={onClose}>
      <form class="name-form" onSubmit={take}>
        <label>
          <span>{t("your-name")}</span>
          <input
            type="text"
            name="name"
            required
            pattern=".*\S.*"
            maxLength={40}
            autocomplete="nickname"
            autofocus
            defaultValue={prefs.name || t("guest")}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <p>{t("name-hint")}</p>
        {withAccount && (
          <p>
            <Link href="/account">{t("account-enter")}</Link>
          </p>
        )}
        <div class="row end">
          <button type="submit" class="button primary">
            {go}
          </button>
        </div>
      </form>
    </Modal>
  );
}
