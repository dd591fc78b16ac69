import { useEffect, useRef } from "preact/hooks";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { IconButton } from "../parts/IconButton";
import type { Page, Section } from "../protocol";

/**
 * A page to be printed, laid over the table: the same on the screen as on paper, where nothing else is left.
 *
 * Not a modal dialog, for what lies in the browser's top layer is not cut into sheets everywhere.
 */
export function Paper({ page, onClose }: { page: Page; onClose: () => void }) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const others = [...ref.current!.parentElement!.children].filter((other) => other !== ref.current);
    others.forEach((other) => other.toggleAttribute("inert", true));
    ref.current!.querySelector("button")!.focus();
    return () => {
      others.forEach((other) => other.toggleAttribute("inert", false));
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={ref} open class="paper" aria-modal="true" aria-label={page.title} onKeyDown={(event) => event.key === "Escape" && onClose()}>
      <div class="paper-bar">
        <button type="button" class="button primary" onClick={() => print()}>
          <Icon name="print" /> {t("print")}
        </button>
        <IconButton icon="cross" label={t("close")} onClick={onClose} />
      </div>
      <article class="paper-sheet">
        <h1>{page.title}</h1>
        <p>{page.note}</p>
        {page.sections.map((section, index) => (
          <SectionView key={index} section={section} />
        ))}
      </article>
    </dialog>
  );
}

function SectionView({ section }: { section: Section }) {
  const { title, heads, rows, entries } = section;
  return (
    <section>
      {title && <h2>{title}</h2>}
      {rows.length > 0 && (
        <div class="paper-table">
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells], row) => (
                <tr key={row}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {entries.length > 0 && (
        <dl class={entries.length > 3 ? "is-long" : undefined}>
          {entries.map(([name, text], index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
