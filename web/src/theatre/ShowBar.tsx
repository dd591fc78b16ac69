import { useApp } from "../app/context";
import { nextOf, SPEEDS } from "../app/prefs";
import { IconButton } from "../parts/IconButton";
import { allowNotices, CAN_NOTIFY } from "./useNotice";

/** The switches of a table alone: how fast is shown what the others do, whether it is heard, whether one is called. */
export function ShowBar() {
  const { t, prefs, setPrefs } = useApp();
  const { speed, sound, notices } = prefs;
  return (
    <>
      <button
        type="button"
        class="icon-button speed"
        aria-label={t("show-speed", { speed })}
        title={t("show-speed", { speed })}
        onClick={() => setPrefs({ speed: nextOf(SPEEDS, speed) })}
      >
        {speed}×
      </button>
      <IconButton icon={sound ? "sound" : "mute"} label={t("sound")} pressed={sound} onClick={() => setPrefs({ sound: !sound })} />
      {CAN_NOTIFY && (
        <IconButton
          icon="bell"
          label={t("notices")}
          pressed={notices}
          onClick={async () => setPrefs({ notices: !notices && (await allowNotices()) })}
        />
      )}
    </>
  );
}
