import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { sessions, users } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { standInProvider } from "#features/sign-in/index.ts";
import { noon, testServices } from "#tests/factories.ts";
import { apiClient } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { type StandIn, startStandIn } from "../stand-in/index.ts";

let database: Database;
let services: Services;
let standIn: StandIn;
let now = noon;
let call: ReturnType<typeof apiClient>;
const clock = () => now;

beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database, { STAFF_DISCORD_IDS: "" });
  standIn = await startStandIn(services.env, clock);
});
afterAll(async () => {
  await standIn.close();
  await database.close();
});
beforeEach(() => {
  now = noon;
  call = apiClient(services, { clock, provider: standInProvider(standIn.baseUrl) });
});

/** A browser's cookies, as far as one origin goes. */
function jar() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    take(response: Response): Response {
      for (const line of response.headers.getSetCookie()) {
        const [pair = "", ...attributes] = line.split("; ");
        const [name = "", value = ""] = pair.split("=");
        if (attributes.includes("Max-Age=0")) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    get header() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
  };
}
type Jar = ReturnType<typeof jar>;

const locationOf = (response: Response) => response.headers.get("location") ?? "";

async function begin(browser: Jar, returnTo = "/uptimes"): Promise<URL> {
  const path = `/api/login?${new URLSearchParams({ returnTo })}`;
  return new URL(locationOf(browser.take(await call(path, { cookie: browser.header }))));
}

async function choose(authorize: URL, fields: Record<string, string> = { login_hint: "Rana" }): Promise<URL> {
  for (const [name, value] of Object.entries(fields)) authorize.searchParams.set(name, value);
  return new URL(locationOf(await fetch(authorize, { redirect: "manual" })));
}

const comeBack = async (browser: Jar, callback: URL) =>
  browser.take(await call(`${callback.pathname}${callback.search}`, { cookie: browser.header }));

async function logIn(browser: Jar, fields?: Record<string, string>, returnTo?: string): Promise<Response> {
  return comeBack(browser, await choose(await begin(browser, returnTo), fields));
}

const whoIs = async (browser: Jar) =>
  (await (await call("/api/user", { cookie: browser.header })).json()).userDetails;

describe("signing in with the stand-in", () => {
  it("asks Discord's way: code, PKCE S256, state, identify and email", async () => {
    const { searchParams } = await begin(jar());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      scope: "identify email",
      redirect_uri: `${services.env.PUBLIC_URL}/api/login/callback`,
    });
    expect(searchParams.get("state")).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get("code_challenge")).toMatch(/^[\w-]{43}$/);
  });

  it("comes back to the page that one left, signed in", async () => {
    const browser = jar();
    const answer = await logIn(browser, undefined, "/ar/uptimes?page=2#list");
    expect(answer.status).toBe(302);
    expect(locationOf(answer)).toBe("/ar/uptimes?page=2#list");
    expect(await whoIs(browser)).toMatchObject({
      globalName: "Rana",
      username: "rana",
      email: "rana@example.com",
      emailVerified: true,
      language: "ar",
      ageConfirmed: false,
      role: "user",
    });
    expect(browser.cookies.get("signed-in")).toBe("1");
    expect(browser.cookies.has("login")).toBe(false);
  });

  it("stores no token, only its hash", async () => {
    const browser = jar();
    await logIn(browser);
    const token = browser.cookies.get("session") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await services.db.select().from(sessions))).not.toContain(token);
  });

  it("gives the session another token at each login and ends the one before", async () => {
    const browser = jar();
    await logIn(browser);
    const planted = browser.header;
    await logIn(browser);
    expect(browser.header).not.toBe(planted);
    expect((await (await call("/api/user", { cookie: planted })).json()).userDetails).toBeNull();
    expect(await whoIs(browser)).toMatchObject({ globalName: "Rana" });
  });

  it("never adopts a token that somebody planted before the login", async () => {
    const browser = jar();
    const planted = "A".repeat(43);
    browser.cookies.set("session", planted);
    await logIn(browser);
    expect(browser.cookies.get("session")).not.toBe(planted);
    expect((await (await call("/api/user", { cookie: `session=${planted}` })).json()).userDetails).toBeNull();
  });

  it("keeps what changed at Discord, and makes admins of whom the settings name", async () => {
    const browser = jar();
    await logIn(browser, { login_hint: "Omar" });
    const first = await whoIs(browser);
    const staffed = testServices(database, { STAFF_DISCORD_IDS: first.id });
    call = apiClient(staffed, { clock, provider: standInProvider(standIn.baseUrl) });
    await logIn(browser, { login_hint: "Omar", no_avatar: "on", unverified_email: "on" });
    expect(await whoIs(browser)).toMatchObject({
      id: first.id,
      role: "admin",
      emailVerified: false,
      avatarUrl: expect.stringMatching(/^\/api\/avatars\/default\/\d$/),
    });
  });

  it("lets no banned account in, and ends the sessions of one that is banned", async () => {
    const browser = jar();
    await logIn(browser, { login_hint: "Banned" });
    const { id } = await whoIs(browser);
    await services.db.update(users).set({ bannedAt: noon }).where(eq(users.id, id));
    expect(await whoIs(browser)).toBeNull();
    expect(locationOf(await logIn(jar(), { login_hint: "Banned" }))).toBe("/uptimes?login=banned");
  });
});

describe("logins that do not succeed", () => {
  it("says so when the user refuses at Discord", async () => {
    const browser = jar();
    const authorize = await begin(browser);
    authorize.pathname = "/oauth2/deny";
    const answer = await comeBack(browser, await choose(authorize, {}));
    expect(locationOf(answer)).toBe("/uptimes?login=denied");
    expect(browser.cookies.has("session")).toBe(false);
  });

  it("refuses a forged state", async () => {
    const browser = jar();
    const callback = await choose(await begin(browser));
    callback.searchParams.set("state", "B".repeat(43));
    expect(locationOf(await comeBack(browser, callback))).toBe("/uptimes?login=failed");
    expect(browser.cookies.has("session")).toBe(false);
  });

  it("refuses another browser's answer: an attacker cannot sign a victim in as themselves", async () => {
    const callback = await choose(await begin(jar()));
    expect(locationOf(await comeBack(jar(), callback))).toBe("/?login=expired");
    const victim = jar();
    await begin(victim);
    expect(locationOf(await comeBack(victim, callback))).toBe("/uptimes?login=failed");
  });

  it("refuses a code that was used", async () => {
    const browser = jar();
    const callback = await choose(await begin(browser));
    const kept = browser.cookies.get("login") ?? "";
    await comeBack(browser, callback);
    const again = jar();
    again.cookies.set("login", kept);
    expect(locationOf(await comeBack(again, callback))).toBe("/uptimes?login=failed");
    expect(again.cookies.has("session")).toBe(false);
  });

  it("refuses an answer that comes too late", async () => {
    const browser = jar();
    const callback = await choose(await begin(browser));
    now = addMs(noon, limits.session.loginAttemptMs + 1);
    expect(locationOf(await comeBack(browser, callback))).toBe("/uptimes?login=expired");
  });

  it.each([
    ["no text", ""],
    ["garbage", "garbage"],
    ["an empty seal", "1."],
    ["far too much", `1.${"A".repeat(5_000)}`],
    ["broken escapes", "%00%ff"],
  ])("refuses a kept attempt that is %s", async (_, kept) => {
    const browser = jar();
    const callback = await choose(await begin(browser));
    browser.cookies.set("login", kept);
    expect(locationOf(await comeBack(browser, callback))).toBe("/?login=expired");
  });

  it("says that Discord cannot be reached, or that there are no credentials", async () => {
    const away = standInProvider("http://127.0.0.1:1");
    call = apiClient(services, {
      clock,
      provider: { ...away, authorizeUrl: `${standIn.baseUrl}/oauth2/authorize` },
    });
    expect(locationOf(await logIn(jar()))).toBe("/uptimes?login=unavailable");
    call = apiClient(services, { clock });
    expect(locationOf(await call("/api/login?returnTo=/ar"))).toBe("/ar?login=unavailable");
  });
});

describe("the cookies", () => {
  const flags = async (publicUrl: string) => {
    const own = testServices(database, { PUBLIC_URL: publicUrl });
    call = apiClient(own, { clock, provider: standInProvider(standIn.baseUrl) });
    const browser = jar();
    const started = await call("/api/login");
    browser.take(started);
    const ended = await comeBack(browser, await choose(new URL(locationOf(started))));
    return [...started.headers.getSetCookie(), ...ended.headers.getSetCookie()];
  };

  it("are the host's own and secure on https", async () => {
    const lines = await flags("https://127.0.0.1:3443");
    const session = lines.find(line => line.startsWith("__Host-session=")) ?? "";
    for (const flag of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(session).toContain(flag);
    expect(session).not.toContain("Domain");
    expect(lines.find(line => line.startsWith("__Host-login="))).toMatch(/HttpOnly.*Secure|Secure.*HttpOnly/);
    expect(lines.find(line => line.startsWith("signed-in="))).not.toContain("HttpOnly");
  });

  it("have plain names on http", async () => {
    const lines = await flags("http://127.0.0.1:3000");
    expect(lines.find(line => line.startsWith("session="))).toMatch(/HttpOnly/);
    expect(lines.some(line => line.includes("__Host-"))).toBe(false);
  });
});

describe("signing out", () => {
  const signOut = (headers: Record<string, string>) => async () => {
    const browser = jar();
    await logIn(browser);
    const request = new Headers(headers);
    const answer = await call("/api/logout?returnTo=/ar", { cookie: browser.header, headers: request });
    return { answer, still: await whoIs(jarOf(browser.header)) };
  };
  const jarOf = (header: string): Jar => {
    const browser = jar();
    for (const pair of header.split("; "))
      browser.cookies.set(pair.split("=")[0] ?? "", pair.split("=")[1] ?? "");
    return browser;
  };

  it.each([
    [{ "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" }],
    [{ "sec-fetch-site": "none", "sec-fetch-dest": "document" }],
    [{ "sec-fetch-site": "unsaid", referer: "http://127.0.0.1:3000/ar/uptimes" }],
  ])("ends the session for %j", async headers => {
    const { answer, still } = await signOut(headers)();
    expect(locationOf(answer)).toBe("/ar");
    expect(still).toBeNull();
    expect(answer.headers.getSetCookie().join()).toMatch(/session=;.*signed-in=;/);
  });

  it.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ "sec-fetch-site": "unsaid" }],
    [{ "sec-fetch-site": "unsaid", referer: "https://evil.example/127.0.0.1:3000" }],
    [{ "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" }],
    [{ "sec-fetch-site": "none", "sec-purpose": "prefetch;prerender" }],
  ])("only asks for %j", async headers => {
    const { answer, still } = await signOut({ ...headers, "accept-language": "ar" })();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(
      /<html lang="ar" dir="rtl">[\s\S]*href="\/api\/logout\?returnTo=%2Far"/,
    );
    expect(still).not.toBeNull();
  });
});
