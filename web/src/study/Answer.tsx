import { Cite } from "../parts/Cite";
import type { Findings } from "../protocol";

/** What a calculator has found: a sentence, bars, facts and tables, and how it was found. */
export function Answer({ game, findings }: { game: string; findings: Findings }) {
  const { headline, bars, lines, tables, basis } = findings;
  return (
    <>
      <p class="odds-headline" role="status">
        {headline}
      </p>
      {bars.length > 0 && (
        <ul class="odds-bars">
          {bars.map((bar) => (
            <li key={bar.name} data-tone={bar.tone}>
              <span>{bar.name}</span>
              <b>{bar.text}</b>
              <i aria-hidden="true">
                <i style={{ width: `${100 * bar.share}%` }} />
              </i>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <dl class="odds-lines">
          {lines.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>
                {line.value} <Cite game={game} cite={line.cite} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {tables.map((table) => (
        <div key={table.title} class="odds-table" tabIndex={0} role="region" aria-label={table.title}>
          <table>
            <caption>{table.title}</caption>
            <thead>
              <tr>
                {table.head.map((cell, n) => (
                  <th key={n} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, n) =>
                    n === 0 ? (
                      <th key={n} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={n}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <p class="odds-basis">{basis}</p>
    </>
  );
}
