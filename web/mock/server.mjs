/** A table that only pretends: canned Tables, no rules, one match. For work on the client; never shipped. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { WebSocketServer } from "ws";
import { boardSvg, fieldSvg, symbolsSvg } from "./board.mjs";
import { spec } from "./editor.mjs";
import { openTable } from "./open.mjs";
import { games, summary, table } from "./tables.mjs";

const PORT = Number(process.env.PORT ?? 8377);
const SERVER = join(import.meta.dirname, "../../src/vezerkar/server");
const CSP = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".ftl": "text/plain; charset=utf-8" };

let step = 0;
const sockets = new Set();

const show = (socket) => socket.send(JSON.stringify({ type: "table", rev: `${socket.lang} ${step}`, table: socket.open ? openTable(socket.lang, step) : table(socket.lang, step) }));
const created = { match: "mock", key: "my-key", seats: ["red"], invitations: { blue: "friend-key" } };

function post(command, body) {
  if (command === "why") return [200, { legal: false, message: "Too far: two points move two spaces.", cite: "FOG 36" }];
  if (command === "rematch") return [201, created];
  if (command === "actions") {
    if (body.action.startsWith("move ") && body.action.split(" ").some((word) => Number(word) > 1100))
      return [409, { error: "illegal", message: "Too far: 20 cm is a move.", cite: "SKIRMISH 8" }];
    if (body.action === "search g") return [409, { error: "stale", message: "stale", cite: "" }];
    step = (step + 1) % 3;
  }
  if (command === "undo") step = 0;
  for (const socket of sockets) show(socket);
  return [200, { ply: 6 + step }];
}

function api(method, url, body) {
  const parts = url.pathname.split("/").slice(2);
  const lang = url.searchParams.get("lang") ?? "en";
  if (parts[0] === "games") {
    if (!parts[1]) return [200, games(lang)];
    if (parts[2] === "editor") {
      if (method === "POST") return [200, { picture: fieldSvg(), diagnostics: [], kinds: [] }];
      return [200, parts[3] ? { id: "mine", name: { en: "Mine" }, things: [], goals: [] } : spec(lang)];
    }
    const rules = Array.from({ length: 60 }, (_, n) => `<li id="rule-${n + 1}">Rule ${n + 1} of a game that does not exist.</li>`);
    return [200, { title: "Fog Patrol", html: `<h1>Fog Patrol</h1><ol>${rules.join("")}</ol>` }];
  }
  if (parts[0] === "mine") return [200, [summary("mock")]];
  if (method === "POST") return parts[1] ? post(parts[2], body) : [201, created];
  const ply = Number(url.searchParams.get("ply"));
  return [200, table(lang, ply < 7 ? 0 : 1, ply)];
}

async function file(path) {
  if (path === "/boards/fog.svg") return boardSvg();
  if (path === "/boards/skirmish.field.svg") return fieldSvg();
  if (path === "/boards/fog-cover.svg" || path === "/api/matches/mock/picture.svg") return boardSvg();
  if (path === "/boards/fog-symbols.svg" || path === "/boards/skirmish-symbols.svg") return symbolsSvg();
  if (path.startsWith("/texts/")) return readFile(join(SERVER, path));
  return readFile(join(SERVER, "static", extname(path) ? path : "index.html"));
}

const server = createServer(async (request, answer) => {
  const url = new URL(request.url, "http://localhost");
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  if (url.pathname.startsWith("/api/") && extname(url.pathname) !== ".svg") {
    const [status, body] = api(request.method, url, chunks.length ? JSON.parse(Buffer.concat(chunks)) : null);
    answer.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    return;
  }
  try {
    const type = TYPES[extname(url.pathname)] ?? "text/html";
    const content = await file(url.pathname);
    answer.writeHead(200, { "Content-Type": type, "Content-Security-Policy": CSP }).end(content);
  } catch {
    answer.writeHead(404).end();
  }
});

new WebSocketServer({ server }).on("connection", (socket, request) => {
  socket.open = request.url.includes("/open/");
  sockets.add(socket);
  socket.on("close", () => sockets.delete(socket));
  socket.on("message", (data) => {
    socket.lang = JSON.parse(data).lang;
    show(socket);
  });
});

server.listen(PORT, "127.0.0.1", () => console.log(`mock table on http://127.0.0.1:${PORT}`));
