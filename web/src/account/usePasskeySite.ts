import { useEffect, useState } from "preact/hooks";
import { passkeySite } from "./passkeyApi";
import { knowsPasskeys } from "./webauthn";

/** Whether passkeys can be used at this page: `on`, or why they cannot. `address` is where they can, if anywhere. */
export interface SiteState {
  state: "unknown" | "on" | "off" | "elsewhere" | "old";
  address: string;
}

export function usePasskeySite(): SiteState {
  const [found, setFound] = useState<SiteState>({ state: "unknown", address: "" });
  useEffect(() => {
    passkeySite().then(
      ({ address }) => {
        const here = address === location.origin;
        setFound({ state: !address ? "off" : !here ? "elsewhere" : knowsPasskeys() ? "on" : "old", address });
      },
      // Without an answer there is nothing to offer.
      () => undefined,
    );
  }, []);
  return found;
}
