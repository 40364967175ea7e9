/* Keeps the page itself, so that it opens without a connection. What the server says is never kept. */
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
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const kept = await cache.match(event.request);
      if (kept && isLasting) return kept;
      try {
        const fresh = await fetch(event.request);
        if (fresh.ok) await cache.put(event.request, fresh.clone());
        return fresh;
      } catch (error) {
        if (kept) return kept;
        throw error;
      }
    }),
  );
});
