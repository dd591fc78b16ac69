import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Unreachable } from "./Unreachable";

/** A page whose code is fetched when it is shown for the first time, or wished for before that. */
export type LazyPage<Props> = ComponentType<Props> & { fetch: () => void };

/** Makes such a page: whoever plays needs no editor. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: ReturnType<typeof load> | null = null;
  const fetched = () => {
    loading ??= load();
    // After a failure it is tried anew.
    loading.catch(() => (loading = null));
    return loading;
  };
  const Lazy = (props: Props) => {
    const [Page, setPage] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      fetched().then(
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
  return Object.assign(Lazy, { fetch: () => void fetched() });
}
