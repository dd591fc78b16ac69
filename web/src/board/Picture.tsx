import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  source: Element;
  captions: Record<string, string>;
}

/** The board picture, put into the page once; only its captions change with the language. */
export function Picture({ source, captions }: Props) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => group.current!.replaceChildren(...[...source.childNodes].map((node) => document.importNode(node, true))), [source]);
  useLayoutEffect(() => {
    for (const element of group.current!.querySelectorAll<SVGElement>("[data-text]")) {
      const words = captions[element.dataset["text"]!];
      if (words) element.textContent = words;
    }
  }, [source, captions]);
  return <g ref={group} class="picture" aria-hidden="true" />;
}
