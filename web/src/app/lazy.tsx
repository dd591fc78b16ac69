import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Unreachable } from "./Unreachable";

/** A page whose code is fetched when it is shown for the first time: whoever plays needs no editor. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [Page, setPage] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (page) => {
          loaded = page;
          setPage(() => page);
        },
        () => setFailed(true),
      );
    }, []);
    if (failed) return <Unreachable />;
    return Page && <Page {...props} />;
  };
}
