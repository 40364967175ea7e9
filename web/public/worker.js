/* Keeps the page itself, so that it opens without a connection. What the server says is never kept. */
const CACHE = "calico-page-1";

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
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
