import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";
type Entry = {
  status: number;
  headers: [string, string][];
  etag: string;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  freshUntil: number;
  renewing: boolean;
};

/** What a renderer says of its answer: `shared` pages are the same bytes for everybody. */
export type Rendered = { response: Response; shared: boolean };

const entriesMax = 500;
const staleMs = 10 * 60_000;

function bestEncoding(header: string | null): Encoding {
  if (header?.includes("br")) return "br";
  return header?.includes("gzip") ? "gzip" : "identity";
}

function encode(body: Uint8Array<ArrayBuffer>, encoding: Encoding, quality: number): Uint8Array<ArrayBuffer> {
  if (encoding === "identity") return body;
  const made =
    encoding === "gzip"
      ? gzipSync(body, { level: 6 })
      : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return new Uint8Array(made);
}

function answer(entry: Entry, request: Request): Response {
  const encoding = bestEncoding(request.headers.get("accept-encoding"));
  const headers = new Headers(entry.headers);
  headers.set("etag", entry.etag);
  if (request.headers.get("if-none-match") === entry.etag)
    return new Response(null, { status: 304, headers });
  const identity = entry.bodies.identity ?? new Uint8Array();
  entry.bodies[encoding] ??= encode(identity, encoding, 9);
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return new Response(request.method === "HEAD" ? null : entry.bodies[encoding], {
    status: entry.status,
    headers,
  });
}

/**
 * Keeps public pages in memory, compressed once: fresh for `freshMs`, then served stale while one request renews
 * them. Answers that read a session pass through untouched by the cache.
 */
export function createPageCache(
  render: (request: Request) => Promise<Rendered>,
  freshMs: number,
  now = Date.now,
) {
  const entries = new Map<string, Entry>();

  async function keep(key: string, rendered: Rendered): Promise<Entry> {
    const { response } = rendered;
    const identity = new Uint8Array(await response.arrayBuffer());
    response.headers.set(
      "cache-control",
      `public, max-age=0, s-maxage=${freshMs / 1_000}, stale-while-revalidate=600`,
    );
    response.headers.set("vary", "accept-encoding");
    const entry: Entry = {
      status: response.status,
      headers: [...response.headers],
      etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
      bodies: { identity },
      freshUntil: now() + freshMs,
      renewing: false,
    };
    if (rendered.shared && response.status === 200) {
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.keys().next().value;
      if (entries.size > entriesMax && oldest !== undefined) entries.delete(oldest);
    }
    return entry;
  }

  async function renderPrivate(rendered: Rendered, request: Request): Promise<Response> {
    const { response } = rendered;
    response.headers.set("cache-control", "private, no-store");
    response.headers.set("vary", "accept-encoding, cookie");
    const encoding = bestEncoding(request.headers.get("accept-encoding"));
    if (encoding === "identity" || response.body === null) return response;
    const body = encode(new Uint8Array(await response.arrayBuffer()), encoding, 4);
    response.headers.set("content-encoding", encoding);
    return new Response(body, response);
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const key = `${request.headers.get("host")}${url.pathname}${url.search}`;
    const cacheable = request.method === "GET" || request.method === "HEAD";
    const found = cacheable ? entries.get(key) : undefined;
    if (found && now() < found.freshUntil + staleMs) {
      if (now() >= found.freshUntil && !found.renewing) {
        found.renewing = true;
        render(request)
          .then(rendered => keep(key, rendered))
          .finally(() => {
            found.renewing = false;
          })
          .catch(() => {});
      }
      return answer(found, request);
    }
    const rendered = await render(request);
    if (!cacheable || !rendered.shared || rendered.response.headers.has("set-cookie"))
      return renderPrivate(rendered, request);
    return answer(await keep(key, rendered), request);
  };
}
