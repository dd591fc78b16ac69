import type { ComponentChildren } from "preact";
import { Link } from "../parts/Link";
import { noteWayBack } from "./wayBack";

/** A link to the account, which leads back here when somebody has signed in. */
export function SignInLink({ class: name = "", children }: { class?: string; children: ComponentChildren }) {
  return (
    <Link class={name} href="/account" onFollow={noteWayBack}>
      {children}
    </Link>
  );
}
