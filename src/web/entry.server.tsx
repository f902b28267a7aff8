import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import css from "./app.css?inline";
import { contentSecurityPolicy, isPaymentPage } from "./content-security-policy.ts";
import { referenceOf } from "./errors/error-reference.server.ts";
import { ReferenceProvider } from "./errors/reference.tsx";
import { pageRequest } from "./page-context.server.ts";
import { developmentScripts, pageScripts } from "./page-scripts.ts";
import { styleId } from "./styles.tsx";

/** Where the style sheet goes. */
const styleTag = `<style id="${styleId}">`;

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

/**
 * Renders the whole page at once, before the first byte goes out: it can be cached, hashed and compressed as one.
 * Nothing on it waits, so the renderer for streams would only cost; and the page is handed over as text, because
 * React Router turns the body of an answer into a stream of copies.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...page }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const data = await textOf(serverHandoffStream);
  const html = renderToString(
    <ReferenceProvider reference={referenceOf(context)}>
      <ServerRouter context={page} url={request.url} />
    </ReferenceProvider>,
  );
  const scripts = import.meta.env.DEV ? developmentScripts(data) : pageScripts(page, data);
  const styled = html.indexOf(styleTag) + styleTag.length;
  const end = html.lastIndexOf("</body>");
  // React writes the doctype only when it renders to a stream.
  const before = `<!DOCTYPE html>${html.slice(0, styled)}`;
  const after = `${html.slice(styled, end)}${scripts}${html.slice(end)}`;
  headers.set("content-type", "text/html; charset=utf-8");
  const { services, deliver } = context.get(pageRequest);
  const previewOrigin = services.env.PREVIEW_ORIGIN;
  const takesPayment = services.payments.script !== null && isPaymentPage(new URL(request.url).pathname);
  const hasTurnstile = services.env.TURNSTILE_SITE_KEY !== undefined;
  const policy = contentSecurityPolicy([before, after], { previewOrigin, takesPayment, hasTurnstile });
  headers.set("content-security-policy", policy);
  deliver({ before, styles: css, after });
  return new Response(null, { status, headers });
}

export { handleError } from "./handle-error.server.ts";
