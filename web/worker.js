/* Keeps the page itself, so that it opens without a connection, and shows what the server pushes. What the server says
   otherwise is never kept. */
const CACHE = "calico-page-2";
const FILES = []; // the build writes the names of its files here: another build is another worker

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["./", ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => caches.open(CACHE))
      .then(async (cache) => {
        const kept = new Set(["./", ...FILES].map((file) => new URL(file, location.href).href));
        const old = (await cache.keys()).filter((request) => !kept.has(request.url));
        await Promise.all(old.map((request) => cache.delete(request)));
      })
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (
    event.request.method !== "GET" ||
    address.origin !== location.origin ||
    address.pathname.includes("/api/")
  )
    return;
  const isLasting = address.pathname.includes("/assets/"); // their names change with their content
  const isPage = event.request.mode === "navigate";
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const kept = await cache.match(isPage ? "./" : event.request);
      if (kept && isLasting) return kept;
      try {
        const fresh = await fetch(event.request);
        if (fresh.ok) await cache.put(isPage ? "./" : event.request, fresh.clone());
        return fresh;
      } catch (error) {
        if (kept) return kept;
        throw error;
      }
    }),
  );
});

self.addEventListener("push", (event) => {
  const { table, text } = event.data.json();
  const options = {
    body: text,
    tag: table,
    data: { table },
    icon: "./icon-192.png",
    badge: "./icon-192.png",
  };
  event.waitUntil(self.registration.showNotification("Calico", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(`./#/table/${event.notification.data.table}`, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => one.url === address) ?? windows[0];
      if (!open) return self.clients.openWindow(address);
      return open.navigate(address).then((one) => (one ?? open).focus());
    }),
  );
});
