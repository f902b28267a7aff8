import type { Context } from "hono";
import { type PlainPage, plainPage } from "#core/plain-page.ts";

/** Sends a page of ours that has no script, and a form only if it says where that leads. */
export function sendPage(
  c: Context,
  page: PlainPage,
  formAction: "'none'" | "'self'" = "'none'",
): Response | Promise<Response> {
  const { markup, policy } = plainPage(page);
  c.header("content-security-policy", `${policy}; form-action ${formAction}`);
  c.header("content-language", page.language);
  return c.html(markup);
}
