import { createHash } from "node:crypto";
import type { PageHtml } from "#web/page-html.ts";
import { type Body, compressQuickly, compressWell, plain } from "./compress-page.ts";

/** Whom the same bytes are for. A page that asked who is looking is for `visitors` when nobody was signed in. */
export type Audience = "everybody" | "visitors" | "one";
/** `html` where a page was rendered; then the response has no body of its own. */
export type Rendered = { response: Response; html: PageHtml | null; audience: Audience };

type Bytes = Uint8Array<ArrayBuffer>;
/** What a page gets when it is asked for again: worth its time only then. */
type Polished = { etag: string; brotli: Bytes };
type Entry = {
  audience: Audience;
  status: number;
  headers: [string, string][];
  body: Body;
  gzip: Bytes | null;
  polished: Polished | null;
  polishing: Promise<void> | null;
  freshUntil: number;
  staleUntil: number;
  renewing: boolean;
  stamp: string;
};

type Options = {
  render(request: Request): Promise<Rendered>;
  /** Whether a request may belong to a signed-in user, who is never given a page made for visitors. */
  isSignedIn(request: Request): boolean;
  freshMs: number;
  /** What all shared pages have in common; a page that was made with another one is rendered anew. */
  stamp?: () => Promise<string>;
  now?: () => number;
  /** Makes the small form of a page that is asked for again. */
  compress?: typeof compressWell;
};

const entriesMax = 500;
const staleMs = 10 * 60_000;
/** A route whose page says who somebody is sends this: it is kept while it is fresh, and never served stale. */
export const neverStale = "x-never-stale";

const accepts = (request: Request, encoding: string): boolean =>
  request.headers.get("accept-encoding")?.includes(encoding) === true;

const bodyOf = async ({ response, html }: Rendered): Promise<Body> =>
  html ?? new Uint8Array(await response.arrayBuffer());

/** The body in the best form that is ready. */
function encoded(entry: Entry, request: Request): { encoding: string | null; bytes: Bytes } {
  if (entry.polished && accepts(request, "br")) return { encoding: "br", bytes: entry.polished.brotli };
  if (!accepts(request, "gzip")) return { encoding: null, bytes: plain(entry.body) };
  entry.gzip ??= compressQuickly(entry.body);
  return { encoding: "gzip", bytes: entry.gzip };
}

function answer(entry: Entry, request: Request): Response {
  const headers = new Headers(entry.headers);
  const etag = entry.polished?.etag;
  if (etag !== undefined) headers.set("etag", etag);
  if (etag !== undefined && request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  const { encoding, bytes } = encoded(entry, request);
  if (encoding !== null) headers.set("content-encoding", encoding);
  return new Response(request.method === "HEAD" ? null : bytes, { status: entry.status, headers });
}

/** An answer as it was rendered, neither kept nor compressed. */
export async function plainAnswer(rendered: Rendered): Promise<Response> {
  const { response, html } = rendered;
  return html === null ? response : new Response(plain(html), response);
}

async function answerOne(rendered: Rendered, request: Request): Promise<Response> {
  const { response } = rendered;
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("vary", "accept-encoding, cookie");
  const isEmpty = rendered.html === null && response.body === null;
  if (isEmpty || !accepts(request, "gzip")) return plainAnswer(rendered);
  response.headers.set("content-encoding", "gzip");
  return new Response(compressQuickly(await bodyOf(rendered)), response);
}

async function entryOf(
  rendered: Rendered,
  made: { freshMs: number; now: number; stamp: string },
): Promise<Entry> {
  const { freshMs, now, stamp } = made;
  const { response, audience } = rendered;
  const isPublic = audience === "everybody";
  const mayBeStale = !response.headers.has(neverStale);
  response.headers.delete(neverStale);
  response.headers.set(
    "cache-control",
    isPublic
      ? `public, max-age=0, s-maxage=${freshMs / 1_000}${mayBeStale ? ", stale-while-revalidate=600" : ""}`
      : "private, no-cache",
  );
  response.headers.set("vary", isPublic ? "accept-encoding" : "accept-encoding, cookie");
  return {
    audience,
    status: response.status,
    headers: [...response.headers],
    body: await bodyOf(rendered),
    gzip: null,
    polished: null,
    polishing: null,
    freshUntil: now + freshMs,
    staleUntil: now + freshMs + (mayBeStale ? staleMs : 0),
    renewing: false,
    stamp,
  };
}

/**
 * Polishes one page after another: beside the event loop there is still the work of all other threads, and whoever asks
 * for many addresses twice would keep them all busy.
 */
function createPolisher(compress: typeof compressWell) {
  let inTurn: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function polish(entry: Entry): Promise<void> {
    const bytes = plain(entry.body);
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    entry.polished = { etag, brotli: await compress(bytes) };
  }

  function whenItsTurnComes(entry: Entry): Promise<void> {
    if (entry.polishing !== null) return entry.polishing;
    waiting += 1;
    entry.polishing = inTurn.then(() => polish(entry)).finally(() => (waiting -= 1));
    inTurn = entry.polishing.catch(() => {});
    return entry.polishing;
  }

  return {
    whenItsTurnComes,
    /** Unless another page is being polished: what is asked for often comes again. */
    ifIdle(entry: Entry): void {
      if (waiting === 0) whenItsTurnComes(entry).catch(() => {});
    },
  };
}

/**
 * Keeps pages that are the same for many in memory: fresh for `freshMs`, then served stale while one request renews
 * them. An address that nobody asks for twice costs no more than its rendering. What is made for one user passes
 * through.
 */
export function createPageCache(options: Options) {
  const { render, isSignedIn, freshMs, stamp, now = Date.now, compress = compressWell } = options;
  const entries = new Map<string, Entry>();
  const polisher = createPolisher(compress);
  let known = "";

  /** The stamp as it is now; while nobody can tell, the last one: pages are shown rather than errors. */
  async function currentStamp(): Promise<string> {
    known = (await stamp?.().catch(() => known)) ?? known;
    return known;
  }

  function keep(key: string, entry: Entry): void {
    entries.delete(key);
    if (entry.status !== 200) return;
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > entriesMax && oldest !== undefined) entries.delete(oldest);
  }

  async function renew(key: string, entry: Entry, request: Request): Promise<void> {
    entry.renewing = true;
    try {
      const rendered = await render(request);
      if (rendered.audience === "one") return;
      const next = await entryOf(rendered, { freshMs, now: now(), stamp: entry.stamp });
      // Somebody asks for it again and again, so it takes the place of the old one when it is as well compressed.
      await polisher.whenItsTurnComes(next);
      keep(key, next);
    } finally {
      entry.renewing = false;
    }
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const key = `${request.headers.get("host")}${url.pathname}${url.search}`;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const found = isRead ? entries.get(key) : undefined;
    const current = await currentStamp();
    const fits = found?.stamp === current && (found.audience === "everybody" || !isSignedIn(request));
    if (fits && now() < found.staleUntil) {
      // What fails behind an answer was logged where it did; the next request tries again.
      if (now() >= found.freshUntil && !found.renewing) renew(key, found, request).catch(() => {});
      else polisher.ifIdle(found);
      return answer(found, request);
    }
    const rendered = await render(request);
    if (!isRead || rendered.audience === "one" || rendered.response.headers.has("set-cookie"))
      return answerOne(rendered, request);
    const entry = await entryOf(rendered, { freshMs, now: now(), stamp: current });
    keep(key, entry);
    return answer(entry, request);
  };
}
