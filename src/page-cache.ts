import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";
type Entry = {
  audience: Audience;
  status: number;
  headers: [string, string][];
  etag: string;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  freshUntil: number;
  renewing: boolean;
};

/** Whom the same bytes are for. A page that asked who is looking is for `visitors` when nobody was signed in. */
export type Audience = "everybody" | "visitors" | "one";
export type Rendered = { response: Response; audience: Audience };

type Options = {
  render(request: Request): Promise<Rendered>;
  /** Whether a request may belong to a signed-in user, who is never given a page made for visitors. */
  isSignedIn(request: Request): boolean;
  freshMs: number;
  now?: () => number;
};

const entriesMax = 500;
const staleMs = 10 * 60_000;
/** Pages that are kept are compressed once; others for each request, where gzip costs a quarter of brotli. */
const brotliQuality = 9;
const gzipLevel = 3;

function bestEncoding(header: string | null): Encoding {
  if (header?.includes("br")) return "br";
  return header?.includes("gzip") ? "gzip" : "identity";
}

function encode(body: Uint8Array<ArrayBuffer>, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === "identity") return body;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return new Uint8Array(
    encoding === "gzip" ? gzipSync(body, { level: gzipLevel }) : brotliCompressSync(body, { params }),
  );
}

function answer(entry: Entry, request: Request): Response {
  const encoding = bestEncoding(request.headers.get("accept-encoding"));
  const headers = new Headers(entry.headers);
  headers.set("etag", entry.etag);
  if (request.headers.get("if-none-match") === entry.etag)
    return new Response(null, { status: 304, headers });
  const identity = entry.bodies.identity ?? new Uint8Array();
  entry.bodies[encoding] ??= encode(identity, encoding);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return new Response(request.method === "HEAD" ? null : entry.bodies[encoding], {
    status: entry.status,
    headers,
  });
}

async function answerOne({ response }: Rendered, request: Request): Promise<Response> {
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("vary", "accept-encoding, cookie");
  const takesGzip = request.headers.get("accept-encoding")?.includes("gzip");
  if (!takesGzip || response.body === null) return response;
  const body = encode(new Uint8Array(await response.arrayBuffer()), "gzip");
  response.headers.set("content-encoding", "gzip");
  return new Response(body, response);
}

async function entryOf({ response, audience }: Rendered, freshMs: number, now: number): Promise<Entry> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const isPublic = audience === "everybody";
  response.headers.set(
    "cache-control",
    isPublic
      ? `public, max-age=0, s-maxage=${freshMs / 1_000}, stale-while-revalidate=600`
      : "private, no-cache",
  );
  response.headers.set("vary", isPublic ? "accept-encoding" : "accept-encoding, cookie");
  return {
    audience,
    status: response.status,
    headers: [...response.headers],
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity },
    freshUntil: now + freshMs,
    renewing: false,
  };
}

/**
 * Keeps pages that are the same for many in memory, compressed once: fresh for `freshMs`, then served stale while
 * one request renews them. What is made for one user passes through.
 */
export function createPageCache({ render, isSignedIn, freshMs, now = Date.now }: Options) {
  const entries = new Map<string, Entry>();

  function keep(key: string, entry: Entry): void {
    entries.delete(key);
    if (entry.status !== 200) return;
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > entriesMax && oldest !== undefined) entries.delete(oldest);
  }

  function renew(key: string, entry: Entry, request: Request): void {
    entry.renewing = true;
    render(request)
      .then(async rendered => {
        if (rendered.audience !== "one") keep(key, await entryOf(rendered, freshMs, now()));
      })
      // The next request tries again; what failed was logged where it did.
      .catch(() => {})
      .finally(() => {
        entry.renewing = false;
      });
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const key = `${request.headers.get("host")}${url.pathname}${url.search}`;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const found = isRead ? entries.get(key) : undefined;
    const fits = found && (found.audience === "everybody" || !isSignedIn(request));
    if (fits && now() < found.freshUntil + staleMs) {
      if (now() >= found.freshUntil && !found.renewing) renew(key, found, request);
      return answer(found, request);
    }
    const rendered = await render(request);
    if (!isRead || rendered.audience === "one" || rendered.response.headers.has("set-cookie"))
      return answerOne(rendered, request);
    const entry = await entryOf(rendered, freshMs, now());
    keep(key, entry);
    return answer(entry, request);
  };
}
