/** The only words the client knows by itself: without the server there are no others. */
export function Unreachable() {
  return (
    <main class="lost">
      <p>The table cannot be reached. · Az asztal nem érhető el.</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        ↻
      </button>
    </main>
  );
}
