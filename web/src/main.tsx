import { render } from "preact";
import { App } from "./app/App";
import { applyPrefs, loadPrefs } from "./app/prefs";
import "./style/faces.css";
import "./style/base.css";
import "./style/parts.css";
import "./style/home.css";
import "./style/board.css";
import "./style/grid.css";
import "./style/cards.css";
import "./style/play.css";
import "./style/theatre.css";
import "./style/story.css";
import "./style/stage.css";
import "./style/paper.css";
import "./style/editor.css";
import "./style/spans.css";
import "./style/keys.css";
import "./style/end.css";
import "./style/advice.css";
import "./style/coach.css";
import "./style/hands.css";
import "./style/muster.css";

const prefs = loadPrefs();
applyPrefs(prefs);
render(<App initial={prefs} />, document.getElementById("app")!);
// Refused in some private windows; then there is no page that says that the table is out of reach, and nothing else is amiss.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
