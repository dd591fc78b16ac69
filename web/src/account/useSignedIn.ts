import { useEffect, useState } from "preact/hooks";
import { whoAmI } from "../app/api";

/** Whether somebody is signed in; null while that is not known. Asked only when it is `wanted`. */
export function useSignedIn(wanted: boolean): boolean | null {
  const [signedIn, setSignedIn] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    // Without an answer the table itself says what is missing.
    if (wanted) whoAmI().then((account) => current && setSignedIn(account !== null), () => {});
    return () => {
      current = false;
    };
  }, [wanted]);
  return signedIn;
}
