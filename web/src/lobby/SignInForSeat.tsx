import { useText } from "../app/context";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";

/** In place of the button that takes a seat which somebody has left: a guest signs in first. */
export function SignInForSeat({ seats, title }: { seats: string; title?: string }) {
  const t = useText();
  return (
    <Link class="button" href="/account">
      <Icon name="person" /> {t("substitute-sign-in", { seats })}
      {title && <span class="sr-only">: {title}</span>}
    </Link>
  );
}
