// The same as echo_server.py in Node, with a row of SQLite for each move: express, better-sqlite3 and ws, which servers of its kind use.
//   node node_server.cjs PORT FOLDER_OF_node_modules DATABASE
const [port, folder, file] = process.argv.slice(2);
const needs = require("node:module").createRequire(`${folder}/x.js`);
const express = needs("express");
const Database = needs("better-sqlite3");
const { WebSocketServer } = needs("ws");

const database = new Database(file);
database.pragma("journal_mode = WAL");
// As the table does it: what is acknowledged is on disk.
database.pragma("synchronous = FULL");
database.exec("create table log (match text, ply integer, seat text, action text, primary key (match, ply))");
const insert = database.prepare("insert into log values (?, ?, ?, ?)");

const FILLER = "x".repeat(1500);
const plies = new Map();
const sockets = new Map();
const app = express();
app.post("/api/matches/:match/actions", express.json(), (request, answer) => {
  const { match } = request.params;
  const { seat, ply, action } = request.body;
  if (typeof seat !== "string" || !Number.isInteger(ply) || typeof action !== "string") return answer.status(400).json({ error: "malformed" });
  const next = (plies.get(match) ?? 0) + 1;
  insert.run(match, next, seat, action);
  plies.set(match, next);
  const message = JSON.stringify({ type: "delta", to: next, patch: FILLER });
  for (const socket of sockets.get(match) ?? []) socket.send(message);
  answer.json({ ply: next, held: false });
});
const server = app.listen(Number(port), "127.0.0.1");
new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket, request) => {
  const match = request.url.split("/")[3];
  socket.once("message", () => {
    if (!sockets.has(match)) sockets.set(match, new Set());
    sockets.get(match).add(socket);
    socket.send("{}");
  });
  socket.on("close", () => sockets.get(match)?.delete(socket));
});
