/**
 * Keeps the look of the pages of one version (scripts, styles, the faces they are written in), so that a reload is instant, and
 * a kind page for whoever is out of reach. A page, a face, an answer of the table is never kept.
 *
 * The table puts `LOOK` before this text: the version, the addresses that are kept, and where the kind page lies.
 */

/** @typedef {{ version: string, files: string[], offline: string }} Look */
/** @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void, waitUntil(work: Promise<unknown>): void }} Asked */

const worker = /** @type {any} */ (self);
const { version, files, offline } = /** @type {Look} */ (worker.LOOK);
const PREFIX = "omerta-look-";
const KEPT = PREFIX + version;
const addresses = new Set(files);
/** The table has another version by now: then everything comes from there until the next worker is ready. */
let old = false;

worker.addEventListener("install", (/** @type {Asked} */ event) => event.waitUntil(fill()));
worker.addEventListener("activate", (/** @type {Asked} */ event) => event.waitUntil(clear()));
worker.addEventListener("fetch", (/** @type {Asked} */ event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (!old && !search && addresses.has(pathname)) event.respondWith(keptFile(request));
});

async function fill() {
  const cache = await caches.open(KEPT);
  await cache.addAll([...files, offline].map((address) => new Request(address, { cache: "no-cache", credentials: "omit" })));
  worker.skipWaiting();
}

/** What an older version has kept goes. */
async function clear() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== KEPT) await caches.delete(name);
  await worker.clients.claim();
}

/** A page comes from the table, always; only where the table is out of reach, the kind page. @param {Request} request */
async function openPage(request) {
  try {
    const answer = await fetch(request);
    const served = answer.headers.get("omerta-look");
    if (served) old = served !== version;
    return answer;
  } catch {
    return (await (await caches.open(KEPT)).match(offline)) ?? Response.error();
  }
}

/** @param {Request} request */
async function keptFile(request) {
  return (await (await caches.open(KEPT)).match(request, { ignoreVary: true })) ?? fetch(request);
}
