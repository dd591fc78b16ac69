import { useEffect, useState } from "preact/hooks";

/** How the furniture stands: a rail at the side, the seats in a row, or all of it within reach of a thumb. */
export type Shape = "wide" | "row" | "phone";

const WIDTHS: [string, Shape][] = [
  ["(max-width: 699.9px)", "phone"],
  ["(max-width: 1099.9px)", "row"],
];

function shape(): Shape {
  return WIDTHS.find(([query]) => matchMedia(query).matches)?.[1] ?? "wide";
}

/** The shape of the table in this window. */
export function useShape(): Shape {
  const [now, setNow] = useState(shape);
  useEffect(() => {
    const follow = () => setNow(shape());
    const media = WIDTHS.map(([query]) => matchMedia(query));
    media.forEach((one) => one.addEventListener("change", follow));
    return () => media.forEach((one) => one.removeEventListener("change", follow));
  }, []);
  return now;
}
