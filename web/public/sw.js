/* Without a connection every page is the one that says so; nothing of a match is ever kept here. */
const CACHE = "offline-1";
const KEPT = ["/offline.html", "/icon.svg"];

addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const kept = request.mode === "navigate" ? KEPT[0] : KEPT.find((path) => new URL(request.url).pathname === path);
  if (kept) event.respondWith(fetch(request).catch(() => caches.match(kept)));
});
