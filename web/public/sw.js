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

/* A notice comes in words that the table has chosen; only the board, as everybody sees it, is asked for where a device shows pictures. The newest about a match replaces the one before. */
addEventListener("push", (event) => {
  const { title, text, lang, url, picture } = event.data.json();
  const shown = { body: text, lang, tag: url, renotify: true, icon: "/icon.svg", data: url, ...(picture && { image: picture }) };
  event.waitUntil(registration.showNotification(title, shown));
});

/* It leads to the match, in a page that shows it already if there is one. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data, location.origin);
  if (wanted.origin === location.origin) event.waitUntil(open(wanted));
});

async function open({ href, pathname }) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => new URL(page.url).pathname === pathname);
  return shown ? shown.focus() : clients.openWindow(href);
}

/* The browser has given its subscription up, and asks for another. */
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  const headers = { "Content-Type": "application/json", "X-Vezerkar": "1" };
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/me/push", { method: "POST", headers, body });
}
