import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import css from "./app.css?inline";
import { referenceOf } from "./errors/error-reference.server.ts";
import { ReferenceProvider } from "./errors/reference.tsx";
import { pageRequest } from "./page-context.server.ts";
import { withScriptsAfterPaint } from "./scripts-after-paint.ts";
import { StylesProvider } from "./styles.tsx";

const scriptPattern = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The inline scripts of a page by their hashes: unlike a nonce they stay right when the page is served again. */
const scriptHashes = (html: string): string[] => [
  ...new Set(
    Array.from(
      html.matchAll(scriptPattern),
      match =>
        `'sha256-${createHash("sha256")
          .update(match[1] ?? "")
          .digest("base64")}'`,
    ),
  ),
];

const contentSecurityPolicy = (html: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${import.meta.env.DEV ? "'unsafe-inline'" : scriptHashes(html).join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${import.meta.env.DEV ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** In development modules have other names, and Vite's own come first. */
const finished = (html: string): string => (import.meta.env.DEV ? html : withScriptsAfterPaint(html));

/** Renders the whole page before the first byte goes out: it can be cached, hashed and compressed as one. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = (
    <ReferenceProvider reference={referenceOf(context)}>
      <StylesProvider css={css}>
        <ServerRouter context={routerContext} url={request.url} />
      </StylesProvider>
    </ReferenceProvider>
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = finished(Buffer.concat(chunks).toString("utf8"));
        headers.set("content-type", "text/html; charset=utf-8");
        headers.set("content-security-policy", contentSecurityPolicy(html));
        resolve(new Response(html, { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: error => {
        status = 500;
        context
          .get(pageRequest)
          .services.log.error({ err: error, reference: referenceOf(context) }, "page not rendered");
      },
    });
  });
}

export { handleError } from "./handle-error.server.ts";
