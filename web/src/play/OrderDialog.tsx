import { useState } from "preact/hooks";
import { useText } from "../app/context";
import { Modal } from "../parts/Modal";
import type { StandingOrder } from "../protocol";
import { everyCase, type Reactor } from "./orders";

interface Props {
  card: Reactor;
  order: StandingOrder | null;
  onSave: (order: StandingOrder | null) => void;
  onClose: () => void;
}

/** More cases than this stand in columns, and can be taken out and put in at once. */
const MANY = 6;

/** The standing order of one card: what to do, and in which of the windows it fits. */
export function OrderDialog({ card, order, onSave, onClose }: Props) {
  const t = useText();
  const { action, cases } = card.reaction;
  const every = everyCase(card.reaction);
  const [what, setWhat] = useState<StandingOrder["do"] | "none">(order?.do ?? "none");
  const [when, setWhen] = useState({ ...every, ...order?.when });
  const ways: [StandingOrder["do"] | "none", string][] = [
    ["none", t("order-none")],
    ["use", t("order-use")],
    ["pass", t("order-pass")],
    ["ask", t("order-ask")],
  ];
  const toggle = (fact: string, value: string, on: boolean) =>
    setWhen({ ...when, [fact]: every[fact]!.filter((one) => (one === value ? on : when[fact]!.includes(one))) });
  const save = (event: Event) => {
    event.preventDefault();
    onSave(what === "none" ? null : { do: what, action, when });
    onClose();
  };
  return (
    <Modal title={t("order-for", { card: card.title })} onClose={onClose}>
      <form class="order-form" onSubmit={save}>
        {card.text && <p>{card.text}</p>}
        <fieldset>
          <legend>{t("order-what")}</legend>
          {ways.map(([way, label]) => (
            <label key={way} class="check">
              <input type="radio" name="what" checked={what === way} onChange={() => setWhat(way)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {what !== "none" &&
          Object.keys(every).map((fact) => (
            <fieldset key={fact} class={every[fact]!.length > MANY ? "is-many" : undefined}>
              <legend>
                {t("order-when")}{" "}
                {every[fact]!.length > MANY && (
                  <button type="button" class="button quiet" onClick={() => setWhen({ ...when, [fact]: when[fact]!.length > 0 ? [] : every[fact]! })}>
                    {when[fact]!.length > 0 ? t("order-clear") : t("order-all")}
                  </button>
                )}
              </legend>
              {cases
                .filter((one) => one.fact === fact)
                .map(({ value, label }) => (
                  <label key={value} class="check">
                    <input
                      type="checkbox"
                      checked={when[fact]!.includes(value)}
                      onChange={(event) => toggle(fact, value, event.currentTarget.checked)}
                    />
                    <span>{label}</span>
                  </label>
                ))}
            </fieldset>
          ))}
        <div class="row end">
          <button type="submit" class="button primary" disabled={what !== "none" && Object.values(when).some((values) => values.length === 0)}>
            {t("order-save")}
          </button>
        </div>
      </form>
    </Modal>
  );
}
