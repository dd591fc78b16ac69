import { useEffect, useState } from "preact/hooks";

const QUERY = "(max-width: 900px)";

/** Whether the page is as narrow as a phone, where one column must do. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(QUERY).matches);
  useEffect(() => {
    const media = matchMedia(QUERY);
    const follow = () => setNarrow(media.matches);
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  return narrow;
}
