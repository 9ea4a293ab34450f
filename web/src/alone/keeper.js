// Keeps the page and whatever it has fetched, so that it plays without a network. NAME, SHELL and SPOKEN are written above.

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name.startsWith('tapete-') && name !== NAME) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

// The page says which language it speaks: the laws and the judge's questions in it are kept before anybody asks for them.
self.addEventListener('message', (event) => event.waitUntil(kept(SPOKEN[event.data?.speaks] ?? [])));

async function kept(names) {
  const cache = await caches.open(NAME);
  for (const name of names) if (!(await cache.match(name))) await cache.add(name).catch(() => undefined);
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return;
  event.respondWith(answered(event.request));
});

/** What is kept, else what the network has; whoever comes to any address gets the page. */
async function answered(request) {
  const cache = await caches.open(NAME);
  const wanted = request.mode === 'navigate' ? './' : request;
  const kept = await cache.match(wanted, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && request.mode !== 'navigate') await cache.put(request, answer.clone());
  return answer;
}
