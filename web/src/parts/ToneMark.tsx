/** Whose a thing is: a colour and a letter. */
export function ToneMark({ tone, letter }: { tone: string; letter: string }) {
  if (!letter) return null;
  return (
    <span class="tone-mark" data-tone={tone} aria-hidden="true">
      {letter}
    </span>
  );
}
