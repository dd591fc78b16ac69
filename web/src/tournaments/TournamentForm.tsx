import { useState } from "preact/hooks";
import { Problem } from "../account/Problem";
import { useSending } from "../account/useSending";
import { useClocks } from "../app/clocks";
import { useApp } from "../app/context";
import { Modal } from "../parts/Modal";
import { ClockSelect } from "../home/ClockSelect";
import type { ClockPreset, GameInfo, TournamentInfo } from "../protocol";
import { makeTournament } from "./tournamentApi";
import { blockWords, formWords } from "./tournamentWords";

const FORMS: TournamentInfo["form"][] = ["swiss", "round_robin", "groups", "knockout"];
/** Those that are for tables of two alone. */
const OF_TWO: TournamentInfo["form"][] = ["groups", "knockout"];
/** The most entrants of each form. */
const MOST = { swiss: 64, round_robin: 16, groups: 64, knockout: 64 };
/** At tables of three: those who all meet. */
const MOST_OF_THREE = 9;
/** Entrants of a group, and of the fewest with which groups begin. */
const GROUP_SIZES = [3, 4, 5, 6];
const LEAST_IN_GROUPS = 6;
const MOST_ROUNDS = 15;
const LEAST_DAYS = 2;
const MOST_DAYS = 60;

interface Props {
  games: GameInfo[];
  onMade: (id: string) => void;
  onClose: () => void;
}

/** All that is said of a tournament before it is made. */
export function TournamentForm({ games, onMade, onClose }: Props) {
  const { t, prefs } = useApp();
  const { busy, problem, send } = useSending();
  // An entrant plays all seats of a side.
  const offered = games.filter((game) => game.table_sizes.length > 0);
  const [game, setGame] = useState(offered[0]!);
  const [players, setPlayers] = useState(offered[0]!.table_sizes[0]!);
  const [rounds, setRounds] = useState("4");
  const [form, setForm] = useState<TournamentInfo["form"]>("swiss");
  const [options, setOptions] = useState<Record<string, string>>({ ...game.recommended });
  const presets = useClocks(true)?.presets ?? [];
  const [chosen, setClock] = useState<ClockPreset | null>(null);
  const clock = chosen ?? presets.find(({ id }) => id === "usual") ?? null;
  const [wrong, setWrong] = useState(false);
  const [timed, setTimed] = useState(false);
  const [dated, setDated] = useState(false);
  const inDays = clock?.kind === "days";

  const make = (event: SubmitEvent) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(said.get(name) ?? "").trim();
    const { kind, bank_s, increment_s, cap_s } = clock!;
    const wish = {
      game: game.id,
      name: text("name"),
      about: text("about"),
      form,
      rounds: form === "swiss" ? Number(text("rounds")) : 0,
      places: Number(text("places")),
      rated: said.has("rated"),
      round_days: dated ? Number(text("round_days")) : 0,
      players,
      group_size: form === "groups" ? Number(text("group_size")) : 0,
      go_on: form === "groups" ? Number(text("go_on")) : 2,
      at_once: said.has("at_once"),
      starts_full: said.has("starts_full"),
      // The field has the time of the browser, without a zone.
      starts_at: timed ? new Date(text("starts_at")).toISOString() : "",
      options,
      clock: { kind, bank_s, increment_s, cap_s, holidays: kind === "days" && said.has("holidays") },
    };
    send(makeTournament(wish, prefs.lang), ({ tournament }) => onMade(tournament));
  };
  const choose = (id: string) => {
    const chosen = offered.find((one) => one.id === id)!;
    setGame(chosen);
    setOptions({ ...chosen.recommended });
    seat(chosen.table_sizes[0]!);
  };
  const seat = (count: number) => {
    setPlayers(count);
    if (count === 3 && OF_TWO.includes(form)) setForm("swiss");
  };
  // Each round of three brings two opponents.
  const least = form === "groups" ? LEAST_IN_GROUPS : form !== "swiss" ? players : players === 3 ? 2 * Number(rounds) + 1 : Math.max(2, Number(rounds) + 1 - (Number(rounds) % 2));
  const most = players === 3 && form === "round_robin" ? MOST_OF_THREE : MOST[form];
  return (
    <Modal title={t("tournament-make")} onClose={onClose}>
      <form class="tournament-form" onSubmit={make}>
        <label>
          <span>{t("tournament-name")}</span>
          <input type="text" name="name" required maxLength={60} autocomplete="off" />
        </label>
        <label>
          <span>{t("tournament-about")}</span>
          <input type="text" name="about" maxLength={200} autocomplete="off" />
        </label>
        <label>
          <span>{t("lobby-game")}</span>
          <select value={game.id} onChange={(event) => choose(event.currentTarget.value)}>
            {offered.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          {game.table_sizes.length === 1 && <small>{players === 3 ? t("tournament-three-sides") : t("tournament-two-sides")}</small>}
        </label>
        {game.table_sizes.length > 1 && (
          <label>
            <span>{t("tournament-players")}</span>
            <select value={String(players)} onChange={(event) => seat(Number(event.currentTarget.value))}>
              {game.table_sizes.map((count) => (
                <option key={count} value={String(count)}>
                  {String(count)}
                </option>
              ))}
            </select>
            <small>{players === 3 ? t("tournament-three-sides") : t("tournament-two-sides")}</small>
          </label>
        )}
        {game.options.map((one) => (
          <label key={`${game.id} ${one.id}`}>
            <span>{one.name}</span>
            <select value={options[one.id] ?? one.default} onChange={(event) => setOptions({ ...options, [one.id]: event.currentTarget.value })}>
              {one.choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          <span>{t("tournament-form")}</span>
          <select value={form} onChange={(event) => setForm(event.currentTarget.value as TournamentInfo["form"])}>
            {FORMS.filter((one) => players === 2 || !OF_TWO.includes(one)).map((one) => (
              <option key={one} value={one}>
                {formWords(one, t)}
              </option>
            ))}
          </select>
          <small>{blockWords(form, t)}</small>
        </label>
        {form === "swiss" && (
          <label>
            <span>{t("tournament-rounds")}</span>
            <input type="number" name="rounds" required min={1} max={MOST_ROUNDS} value={rounds} onInput={(event) => setRounds(event.currentTarget.value)} />
          </label>
        )}
        {form === "groups" && (
          <>
            <label>
              <span>{t("tournament-group-size")}</span>
              <select name="group_size">
                {GROUP_SIZES.map((size) => (
                  <option key={size} value={size} selected={size === 4}>
                    {size}
                  </option>
                ))}
              </select>
              <small>{t("tournament-group-size-hint")}</small>
            </label>
            <label>
              <span>{t("tournament-go-on")}</span>
              <select name="go_on">
                <option value="2">{t("tournament-go-on-two")}</option>
                <option value="1">{t("tournament-go-on-one")}</option>
              </select>
            </label>
          </>
        )}
        <label>
          <span>{t("tournament-places")}</span>
          <input key={`${form} ${players}`} type="number" name="places" required min={least} max={most} defaultValue={String(Math.min(16, most))} />
        </label>
        <label class="offer-rated">
          <input type="checkbox" name="starts_full" />
          <span>{t("tournament-starts-full-wish")}</span>
        </label>
        <label class="offer-rated">
          <input type="checkbox" name="timed" checked={timed} onChange={(event) => setTimed(event.currentTarget.checked)} />
          <span>{t("tournament-starts-at-wish")}</span>
        </label>
        {timed && (
          <label>
            <span>{t("tournament-starts-at-moment")}</span>
            <input type="datetime-local" name="starts_at" required />
          </label>
        )}
        <small>{t("tournament-starts-hint", { least })}</small>
        <ClockSelect clock={clock} onClock={setClock} onWrong={setWrong} hint={players === 3 ? t("tournament-clock-three") : t("tournament-clock-hint")} />
        {inDays && (form === "round_robin" || form === "groups") && (
          <>
            <label class="offer-rated">
              <input type="checkbox" name="at_once" />
              <span>{form === "groups" ? t("tournament-at-once-groups") : t("tournament-at-once")}</span>
            </label>
            <small>{t("tournament-at-once-hint")}</small>
          </>
        )}
        {inDays && (
          <label class="tick">
            <input type="checkbox" name="holidays" />
            <span>{t("clock-holidays")}</span>
          </label>
        )}
        <label class="offer-rated">
          <input type="checkbox" name="dated" checked={dated} onChange={(event) => setDated(event.currentTarget.checked)} />
          <span>{t("tournament-dated")}</span>
        </label>
        <small>{t("tournament-round-days-hint")}</small>
        {dated && (
          <label>
            <span>{t("tournament-round-days")}</span>
            <input type="number" name="round_days" required min={LEAST_DAYS} max={MOST_DAYS} defaultValue="7" />
          </label>
        )}
        <label class="offer-rated">
          <input type="checkbox" name="rated" />
          <span>{t("offer-rated")}</span>
        </label>
        <small>{t("tournament-rated-hint")}</small>
        <Problem text={problem} />
        <div class="row end">
          <button type="submit" class="button primary" disabled={busy || wrong || !clock}>
            {t("tournament-make")}
          </button>
        </div>
      </form>
    </Modal>
  );
}
