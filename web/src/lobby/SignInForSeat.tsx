import { SignInLink } from "../account/SignInLink";
import { useText } from "../app/context";
import { Icon } from "../parts/Icon";

/** In place of the button that takes a seat which somebody has left: a guest signs in first. */
export function SignInForSeat({ seats, title }: { seats: string; title?: string }) {
  const t = useText();
  return (
    <SignInLink class="button">
      <Icon name="person" /> {t("substitute-sign-in", { seats })}
      {title && <span class="sr-only">: {title}</span>}
    </SignInLink>
  );
}
