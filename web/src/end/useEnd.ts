import { useCallback, useEffect, useState } from "preact/hooks";
import type { MatchApi } from "../app/api";
import type { MatchEnd } from "../protocol";

/** What is told of a match that is over, as soon as it has come. */
export function useEnd(api: MatchApi) {
  const [end, setEnd] = useState<MatchEnd | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(false);
    api.end().then(
      (told) => current && setEnd(told),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [api, tries]);
  const again = useCallback(() => setTries((before) => before + 1), []);
  return { end, failed, again };
}
