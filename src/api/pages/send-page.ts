import type { Context } from "hono";
import { type PlainPage, plainPage } from "#core/plain-page.ts";

/** Sends a page of ours that has no script and no form. */
export function sendPage(c: Context, page: PlainPage): Response | Promise<Response> {
  const { markup, policy } = plainPage(page);
  c.header("content-security-policy", `${policy}; form-action 'none'`);
  c.header("content-language", page.language);
  return c.html(markup);
}
