/** Says what went wrong, if something did. */
export function Problem({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="notice" role="alert">
      {text}
    </p>
  );
}
