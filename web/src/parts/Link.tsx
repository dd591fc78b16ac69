import type { ComponentChildren } from "preact";
import { navigate } from "../app/routes";

interface Props {
  href: string;
  class?: string;
  title?: string;
  /** Called when it is followed here. */
  onFollow?: () => void;
  children: ComponentChildren;
}

/** A link to another page of the client, followed without loading anything anew. */
export function Link({ href, class: name, title, onFollow, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onFollow?.();
    navigate(href);
  };
  return (
    <a href={href} class={name} title={title} onClick={follow}>
      {children}
    </a>
  );
}
