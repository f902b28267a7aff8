import { type Context, Hono } from "hono";
import { z } from "zod";
import { type Clock, dayMs, shiftSystemClock, systemClock } from "#core/time.ts";
import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { standInMessages } from "#i18n/messages/stand-in.ts";
import { AuthorizeQuery, backTo, choiceOf } from "./authorize.ts";
import { choosePage } from "./choose-page.ts";
import { createGrants, type Grants } from "./codes.ts";
import { userOf } from "./people.ts";
import { pictureOf } from "./picture.ts";

const languageOf = (c: Context): Language => {
  const wish = c.req.query("lang") ?? c.req.header("accept-language") ?? "";
  return wish.toLowerCase().startsWith("ar") ? "ar" : "en";
};

/** What the page's form adds to the query, and so must not go back with it. */
const chosenFields = ["name", "other", "new_account", "unverified_email", "no_avatar", "lang"];
const ownQuery = (c: Context) =>
  Object.fromEntries(Object.entries(c.req.query()).filter(([key]) => !chosenFields.includes(key)));

function refuseQuery(c: Context, error: z.ZodError): Response {
  const fields = error.issues.map(issue => issue.path.join(".")).join(", ");
  return c.text(translator(standInMessages, languageOf(c))("bad_request", { fields }), 400);
}

async function showPage(c: Context): Promise<Response> {
  const { markup, policy } = choosePage(languageOf(c), ownQuery(c));
  // The form's answer leads back to the site, which the policy on forms would stop; it names no other target.
  c.header("content-security-policy", policy);
  return c.html(markup);
}

function authorize(c: Context, grants: Grants, now: Date): Response | Promise<Response> {
  const query = AuthorizeQuery.safeParse(c.req.query());
  if (!query.success) return refuseQuery(c, query.error);
  const choice = choiceOf(c.req.query());
  if (choice === null) return showPage(c);
  const { scope: scopes, client_id: clientId, redirect_uri: redirectUri } = query.data;
  const challenge = query.data.code_challenge ?? null;
  const code = grants.giveCode({ user: userOf(choice, now), scopes, clientId, redirectUri, challenge }, now);
  return c.redirect(backTo(query.data, { code }));
}

const TokenForm = z.object({
  grant_type: z.literal("authorization_code"),
  code: z.string().min(1),
  redirect_uri: z.string().min(1),
  code_verifier: z.string().default(""),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});

/** Credentials come by the Authorization header or in the form, as Discord takes them. */
function credentialsOf(c: Context, form: z.output<typeof TokenForm>): { id: string; secret: string } | null {
  const basic = /^Basic (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  const [id, secret] =
    basic === undefined
      ? [form.client_id, form.client_secret]
      : Buffer.from(basic, "base64").toString("utf8").split(":");
  return id && secret ? { id, secret } : null;
}

async function exchange(c: Context, grants: Grants, now: Date): Promise<Response> {
  const form = TokenForm.safeParse(await c.req.parseBody());
  if (!form.success) return c.json({ error: "invalid_request" }, 400);
  const credentials = credentialsOf(c, form.data);
  if (credentials === null) return c.json({ error: "invalid_client" }, 401);
  const { code, redirect_uri: redirectUri, code_verifier: verifier } = form.data;
  const grant = grants.takeCode(code, { clientId: credentials.id, redirectUri, verifier }, now);
  if (grant === null)
    return c.json({ error: "invalid_grant", error_description: 'Invalid "code" in request.' }, 400);
  const token = grants.giveToken(grant);
  return c.json({
    token_type: "Bearer",
    access_token: token,
    expires_in: 604_800,
    refresh_token: token,
    scope: grant.scopes.join(" "),
  });
}

function describeUser(c: Context, grants: Grants): Response {
  const token = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  const grant = grants.ofToken(token);
  if (grant === null) return c.json({ message: "401: Unauthorized", code: 0 }, 401);
  const { email, verified, ...open } = grant.user;
  return c.json(grant.scopes.includes("email") ? { ...open, email, verified } : open);
}

const ClockForm = z.object({
  shiftMs: z
    .number()
    .int()
    .min(0)
    .max(10 * 366 * dayMs),
});

/** Sets how far this process is ahead of the machine. A page elsewhere cannot: it may not send JSON here. */
async function moveClock(c: Context): Promise<Response> {
  if (c.req.header("content-type")?.startsWith("application/json") !== true) return c.body(null, 415);
  const form = ClockForm.safeParse(await c.req.json().catch(() => null));
  if (!form.success) return c.json({ error: "invalid_request" }, 400);
  shiftSystemClock(form.data.shiftMs);
  return c.json({ now: systemClock().toISOString() });
}

/** The endpoints of Discord that signing in needs, with its shapes and its errors. */
export function createStandInApp({
  clock = systemClock,
  movable = false,
}: {
  clock?: Clock;
  movable?: boolean;
} = {}): Hono {
  const grants = createGrants();
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    await next();
  });
  app.get("/oauth2/authorize", c => authorize(c, grants, clock()));
  app.get("/oauth2/deny", c => {
    const query = AuthorizeQuery.safeParse(c.req.query());
    if (!query.success) return refuseQuery(c, query.error);
    const description = "The resource owner or authorization server denied the request";
    return c.redirect(backTo(query.data, { error: "access_denied", error_description: description }));
  });
  app.post("/api/oauth2/token", c => exchange(c, grants, clock()));
  app.get("/api/users/@me", c => describeUser(c, grants));
  app.get("/api/v10/users/@me", c => describeUser(c, grants));
  if (movable) app.post("/clock", moveClock);
  app.get("/avatars/:id/:file", c => {
    const hash = /^((?:a_)?[\da-f]{32})\.(?:png|webp|jpg|gif)$/.exec(c.req.param("file"))?.[1];
    if (hash === undefined) return c.notFound();
    c.header("content-type", "image/png");
    return c.body(new Uint8Array(pictureOf(hash)));
  });
  return app;
}
