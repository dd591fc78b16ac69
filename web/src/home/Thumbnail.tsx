import { useEffect, useState } from "preact/hooks";
import { pictureOf } from "../app/api";
import { useApp } from "../app/context";
import type { MyMatch } from "../app/matches";

/** The board of a match through one's own eyes. It only shows what the words beside it say, so it needs none itself. */
export function Thumbnail({ own, ply }: { own: MyMatch; ply: number }) {
  const { prefs } = useApp();
  const [picture, setPicture] = useState("");
  useEffect(() => {
    let current = true;
    // A picture asked for by its address could not carry the key.
    pictureOf(own.match, own.key, prefs.lang).then(
      (svg) => current && setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [own.match, own.key, ply, prefs.lang]);
  return <span class="thumbnail">{picture && <img src={picture} alt="" />}</span>;
}
