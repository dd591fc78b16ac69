import { useText } from "../app/context";
import type { WaysIn } from "../protocol";

interface Props {
  name: string;
  ways: WaysIn;
  field?: string;
  label?: string;
}

/** Where the holder of an account shows being there: the password, if there is one, or else a passkey, asked for by the browser. */
export function ProofField({ name, ways, field = "password", label }: Props) {
  const t = useText();
  const passkey = ways.passkeys.length > 0;
  return (
    <>
      {/* Programs that keep passwords ask for which name this one is. */}
      <input type="text" name="username" value={name} autocomplete="username" hidden readOnly />
      {ways.password && (
        <label>
          <span>{label ?? t("password-own")}</span>
          <input type="password" name={field} required={!passkey} maxLength={200} autocomplete="current-password" />
        </label>
      )}
      {passkey && <p>{t(ways.password ? "proof-either" : "proof-passkey")}</p>}
    </>
  );
}
