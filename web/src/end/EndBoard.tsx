import { useEffect, useState } from "preact/hooks";
import { pictureOf } from "../app/api";
import { useApp } from "../app/context";
import type { Art } from "../board/art";
import { Picture } from "../board/Picture";
import { TraceLayer } from "../board/TraceLayer";
import { Icon } from "../parts/Icon";
import type { MatchPage, Trace } from "../protocol";

/** How long each leg of a course takes, in milliseconds. */
const LEG_MS = 450;

/** The board as it stood at the end, everything revealed; a course over it can be followed leg by leg. */
export function EndBoard({ table, art, playerKey }: { table: MatchPage; art: Art; playerKey: string | null }) {
  const course = table.scene.traces.find((trace) => trace.style === "course" && trace.places.length > 1);
  return course ? <Course table={table} art={art} course={course} /> : <Still table={table} playerKey={playerKey} />;
}

function Still({ table, playerKey }: { table: MatchPage; playerKey: string | null }) {
  const { t, prefs } = useApp();
  const [picture, setPicture] = useState("");
  useEffect(() => {
    let current = true;
    pictureOf(table.match, playerKey, prefs.lang).then(
      (svg) => current && setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table.match, playerKey, prefs.lang]);
  return <div class="end-board">{picture && <img src={picture} alt={t("end-board")} />}</div>;
}

/** The part of a course up to a leg. */
export function upTo(course: Trace, leg: number): Trace {
  return { ...course, places: course.places.slice(0, leg + 1) };
}

function Course({ table, art, course }: { table: MatchPage; art: Art; course: Trace }) {
  const { t } = useApp();
  const legs = course.places.length - 1;
  const [leg, setLeg] = useState(legs);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (leg >= legs) return setPlaying(false);
    const timer = setTimeout(() => setLeg(leg + 1), LEG_MS);
    return () => clearTimeout(timer);
  }, [playing, leg, legs]);
  const toggle = () => {
    if (!playing && leg >= legs) setLeg(0);
    setPlaying(!playing);
  };
  const { x, y, width, height } = art.board.viewBox;
  return (
    <div class="end-board end-course">
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={course.title}>
        <Picture source={art.board.picture} captions={table.scene.captions} />
        {leg > 0 && <TraceLayer traces={[upTo(course, leg)]} areas={art.board.areas} />}
      </svg>
      <div class="course-bar">
        <button type="button" class="button primary" onClick={toggle}>
          <Icon name={playing ? "pause" : "play"} /> {t(playing ? "history-pause" : "course-play")}
        </button>
        <input
          type="range"
          min={0}
          max={legs}
          value={leg}
          aria-label={course.title}
          aria-valuetext={`${leg} / ${legs}`}
          onInput={(event) => {
            setPlaying(false);
            setLeg(Number(event.currentTarget.value));
          }}
        />
        <span aria-hidden="true">
          {leg} / {legs}
        </span>
      </div>
    </div>
  );
}
