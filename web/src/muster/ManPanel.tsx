import { useText } from "../app/context";
import type { SymbolSheet } from "../board/art";
import { Icon } from "../parts/Icon";
import { SheetSymbol } from "../parts/Symbol";
import type { Man, Thing } from "../protocol";

interface Props {
  man: Man;
  tone: string;
  sheet: SymbolSheet | null;
  onChange: (action: string) => void;
  onWhy: (text: string, cite: string) => void;
}

/** The man in hand: his profile, what he carries, what he may take, and what else can be done with him. */
export function ManPanel({ man, tone, sheet, onChange, onWhy }: Props) {
  const t = useText();
  const carried = man.things.filter((thing) => thing.count > 0);
  const others = man.things.filter((thing) => thing.count === 0);
  const [remove, ...changes] = man.changes;
  const line = (thing: Thing) => <ThingLine key={thing.id} thing={thing} sheet={sheet} onChange={onChange} onWhy={onWhy} />;
  return (
    <section class="man-panel" data-tone={tone} aria-label={man.name}>
      <h2>
        {man.name} <small>{t("army-man-points", { points: man.points })}</small>
      </h2>
      <div class="man-head">
        <SheetSymbol name={man.symbol} sheet={sheet} />
        <dl class="profile">
          {man.profile.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <h3>{t("army-carries")}</h3>
      <ul class="rack">{carried.map(line)}</ul>
      {others.length > 0 && <h3>{t("army-rack")}</h3>}
      <ul class="rack">{others.map(line)}</ul>
      {man.abilities.length > 0 && (
        <dl class="abilities">
          {man.abilities.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div class="man-buttons">
        <button type="button" class="button" onClick={() => onChange(remove![0])}>
          <Icon name="trash" /> {remove![1]} <kbd aria-hidden="true">Del</kbd>
        </button>
        <button type="button" class="button" onClick={() => onChange(`copy ${man.number}`)}>
          <Icon name="copy" /> {t("army-copy")}
        </button>
        {changes.map(([action, words]) => (
          <button key={action} type="button" class="button" onClick={() => onChange(action)}>
            {words}
          </button>
        ))}
      </div>
    </section>
  );
}

interface ThingProps {
  thing: Thing;
  sheet: SymbolSheet | null;
  onChange: (action: string) => void;
  onWhy: (text: string, cite: string) => void;
}

/** A thing that is carried or could be: a click takes it; what was taken has a button that gives it up. */
function ThingLine({ thing, sheet, onChange, onWhy }: ThingProps) {
  const t = useText();
  const price = thing.count > 0 && !thing.take ? "" : `${thing.points < 0 ? "−" : "+"}${Math.abs(thing.points)}`;
  const mine = thing.count > 0;
  return (
    <li class={`thing${mine ? " is-mine" : ""}${thing.why && !mine ? " is-off" : ""}`}>
      <button
        type="button"
        disabled={mine && !thing.take}
        aria-disabled={!mine && thing.why !== ""}
        title={(!mine && thing.why) || thing.text}
        onClick={() => (thing.take ? onChange(thing.take) : onWhy(thing.why, thing.cite))}
      >
        {thing.symbol ? <SheetSymbol name={thing.symbol} sheet={sheet} /> : <i class="no-symbol" />}
        <span>
          <strong>
            {thing.count > 1 && `${thing.count} × `}
            {thing.name}
          </strong>
          <small>{!mine && thing.why ? thing.why : thing.text}</small>
        </span>
        <b>{price}</b>
      </button>
      {thing.give && (
        <button type="button" class="give" aria-label={t("army-give", { thing: thing.name })} title={t("army-give", { thing: thing.name })} onClick={() => onChange(thing.give)}>
          <Icon name="minus" />
        </button>
      )}
    </li>
  );
}
