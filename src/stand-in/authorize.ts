import { z } from "zod";
import { isLoopbackHost } from "#core/env.ts";
import type { Choice } from "./people.ts";

const loopbackUri = z
  .url()
  .refine(text => isLoopbackHost(new URL(text).hostname.replace(/^\[|\]$/g, "")), "must be on this machine");

/** What Discord's authorize address is asked with. */
export const AuthorizeQuery = z.object({
  response_type: z.literal("code"),
  client_id: z.string().regex(/^\d{15,22}$/),
  redirect_uri: loopbackUri,
  scope: z.string().transform(text => text.split(/[ +]/).filter(Boolean)),
  state: z.string().max(500).default(""),
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  code_challenge_method: z.literal("S256").optional(),
});
export type AuthorizeQuery = z.output<typeof AuthorizeQuery>;

const flag = (value: string | undefined) => value === "on" || value === "true" || value === "1";

/**
 * Who was chosen, by the page's form or by `login_hint`, which signs in without the page. Null while nobody was.
 * `other` is the free field; it wins over a ready name.
 */
export function choiceOf(query: Record<string, string>): Choice | null {
  const name = (query.other?.trim() || query.name || query.login_hint || "").trim().slice(0, 32);
  if (name === "") return null;
  return {
    name,
    age: flag(query.new_account) ? "new" : "old",
    email: flag(query.unverified_email) ? "unverified" : "verified",
    avatar: !flag(query.no_avatar),
  };
}

/** The address that the browser goes back to, with the code or the refusal. */
export function backTo(query: AuthorizeQuery, answer: Record<string, string>): string {
  const url = new URL(query.redirect_uri);
  for (const [key, value] of Object.entries(answer)) url.searchParams.set(key, value);
  if (query.state !== "") url.searchParams.set("state", query.state);
  return url.href;
}
