import { useText } from "../app/context";

/** The stars of a lesson, as shapes and in words. */
export function StarRow({ stars, most }: { stars: number; most: number }) {
  const t = useText();
  return (
    <span class="lesson-stars" role="img" aria-label={t("lesson-stars", { stars, most })}>
      {"★".repeat(stars)}
      {"☆".repeat(most - stars)}
    </span>
  );
}
