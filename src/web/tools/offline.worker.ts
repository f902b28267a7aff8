/** The parts of a service worker's world that are used here; TypeScript's library for pages lacks them. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
type World = {
  location: Location;
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", act: (event: Extendable) => void): void;
  addEventListener(name: "fetch", act: (event: Fetching) => void): void;
};
// This script only ever runs as a service worker.
const world = self as unknown as World;

/** One cache for all tools: they share most of their files. A new form of it gets a new name. */
const cacheName = "tools-1";
const cachePrefix = "tools-";
/** The page of this registration: every tool and language has its own. One more is for the tools' worker, which browsers look up by its own address. */
const pagePath = new URL(world.registration.scope).pathname;
const hasPage = !pagePath.startsWith("/assets/");
const inPage = /\/assets\/[\w.-]+\.(?:js|css|woff2|wasm)/g;
const inScript = /["'`(/]((?:\.\/)?(?:assets\/)?[\w.-]+-[\w-]{6,}\.(?:js|css|woff2|wasm))(?=["'`)?])/g;
/** The list of all pages of the site, and an engine that is larger than all others: kept when it was used. */
const isNotFollowed = (path: string): boolean => /\/manifest-|lightningcss/.test(path);

const isAsset = (path: string): boolean => path.startsWith("/assets/");
const isRootFile = (path: string): boolean => /^\/[\w-]+\.(?:svg|png|webmanifest)$/.test(path);

/** A file from the cache, else from the network and then kept. */
async function keep(cache: Cache, path: string): Promise<Response> {
  const known = await cache.match(path);
  if (known) return known;
  const fresh = await fetch(path);
  if (fresh.ok) await cache.put(path, fresh.clone());
  return fresh;
}

/** Every file that a page and its scripts name, and that those name in turn. */
async function gather(cache: Cache, html: string): Promise<Set<string>> {
  const found = new Set<string>(html.match(inPage) ?? []);
  for (const path of found) {
    if (path.endsWith(".wasm") && isNotFollowed(path)) continue;
    const answer = await keep(cache, path);
    if (!answer.ok || !path.endsWith(".js") || isNotFollowed(path)) continue;
    for (const [, name = ""] of (await answer.text()).matchAll(inScript)) {
      const next = `/assets/${name.slice(name.lastIndexOf("/") + 1)}`;
      if (!isNotFollowed(next)) found.add(next);
    }
  }
  return found;
}

async function fetchPage(cache: Cache): Promise<Response> {
  // Without cookies it is the page of everybody, and nobody's own.
  const answer = await fetch(pagePath, { credentials: "omit", headers: { accept: "text/html" } });
  if (answer.ok) await cache.put(pagePath, answer.clone());
  return answer;
}

/** Files that no kept page names any more, from an older version of the site. */
async function cleanUp(cache: Cache): Promise<void> {
  const named = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (isAsset(pathname) || isRootFile(pathname)) continue;
    const page = await cache.match(request);
    for (const path of await gather(cache, (await page?.text()) ?? "")) named.add(path);
  }
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (isAsset(pathname) && !named.has(pathname) && !/lightningcss/.test(pathname))
      await cache.delete(request);
  }
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  if (hasPage) await gather(cache, await (await fetchPage(cache)).text());
  await world.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && name !== cacheName) await caches.delete(name);
  await world.clients.claim();
  if (hasPage) await cleanUp(await caches.open(cacheName));
}

/** The page from the network while there is one, so that nobody stays on an old version. */
async function answerPage(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      const html = await fresh.clone().text();
      const known = await (await cache.match(pagePath))?.text();
      if (known !== html)
        await fetchPage(cache)
          .then(page => page.text())
          .then(text => gather(cache, text));
    }
    return fresh;
  } catch (error) {
    const known = await cache.match(pagePath);
    if (known) return known;
    throw error;
  }
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  if (isAsset(path)) return keep(cache, path);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(path, fresh.clone());
    return fresh;
  } catch (error) {
    const known = await cache.match(path);
    if (known) return known;
    throw error;
  }
}

world.addEventListener("install", event => event.waitUntil(install()));
world.addEventListener("activate", event => event.waitUntil(activate()));
world.addEventListener("fetch", event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== world.location.origin) return;
  // Everything else, above all the API and pages that know who is looking, goes past.
  if (request.mode === "navigate" && pathname === pagePath) event.respondWith(answerPage(request));
  else if (isAsset(pathname) || isRootFile(pathname)) event.respondWith(answerFile(request, pathname));
});
