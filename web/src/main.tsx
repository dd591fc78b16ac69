import { render } from "preact";
import { App } from "./app/App";
import { applyPrefs, loadPrefs } from "./app/prefs";
import "./style/base.css";
import "./style/parts.css";
import "./style/home.css";
import "./style/board.css";
import "./style/play.css";
import "./style/paper.css";
import "./style/editor.css";

const prefs = loadPrefs();
applyPrefs(prefs);
render(<App initial={prefs} />, document.getElementById("app")!);
