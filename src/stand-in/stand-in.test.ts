import { createHash } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { parseEnv } from "#core/env.ts";
import { addMs, dayMs, minuteMs, shiftSystemClock, systemClock } from "#core/time.ts";
import { noon } from "#tests/factories.ts";
import { createStandInApp } from "./app.ts";
import { startStandIn } from "./index.ts";
import { plainChoice, userOf } from "./people.ts";

const verifier = "v".repeat(43);
const query = {
  response_type: "code",
  client_id: "100000000000000000",
  redirect_uri: "http://127.0.0.1:3000/api/login/callback",
  scope: "identify email",
  state: "the-state",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
};

function standIn() {
  let now = noon;
  const app = createStandInApp({ clock: () => now });
  const authorize = (more: Record<string, string> = { login_hint: "Rana" }, path = "/oauth2/authorize") =>
    app.request(`${path}?${new URLSearchParams({ ...query, ...more })}`);
  const codeOf = async (more?: Record<string, string>) => {
    const back = new URL((await authorize(more)).headers.get("location") ?? "");
    return back.searchParams.get("code") ?? "";
  };
  const token = (
    code: string,
    more: Record<string, string> = {},
    authorization = `Basic ${btoa(`${query.client_id}:secret`)}`,
  ) =>
    app.request("/api/oauth2/token", {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: query.redirect_uri,
        code_verifier: verifier,
        ...more,
      }),
    });
  const me = (accessToken: string) =>
    app.request("/api/v10/users/@me", { headers: { authorization: `Bearer ${accessToken}` } });
  return { app, authorize, codeOf, token, me, pass: (ms: number) => (now = addMs(now, ms)) };
}

describe("the stand-in refuses to exist", () => {
  it.each([
    [{ HOST: "0.0.0.0" }, /HOST is not a loopback/],
    [{ HOST: "192.168.1.5" }, /HOST is not a loopback/],
    [{ HOST: "::" }, /HOST is not a loopback/],
    [{ PUBLIC_URL: "https://ra3d.example" }, /PUBLIC_URL is not on this machine/],
    [{ DISCORD_CLIENT_ID: "123456789012345678", DISCORD_CLIENT_SECRET: "x" }, /DISCORD_CLIENT_ID is set/],
  ])("with %j", async (settings, reason) => {
    await expect(startStandIn(parseEnv(settings))).rejects.toThrow(reason);
  });

  it.each([{ HOST: "127.0.0.1" }, { HOST: "localhost" }, { HOST: "::1" }])(
    "but serves the loopback alone with %j",
    async settings => {
      const running = await startStandIn(parseEnv(settings));
      expect(new URL(running.baseUrl).hostname).toMatch(/^(127\.0\.0\.1|\[::1\])$/);
      expect((await fetch(`${running.baseUrl}/oauth2/authorize?${new URLSearchParams(query)}`)).status).toBe(
        200,
      );
      await running.close();
    },
  );
});

describe("the clock", () => {
  const set = (app: ReturnType<typeof createStandInApp>, body: unknown, type = "application/json") =>
    app.request("/clock", { method: "POST", headers: { "content-type": type }, body: JSON.stringify(body) });
  afterEach(() => shiftSystemClock(0));

  it("is moved where the settings say so, and only there", async () => {
    const movable = createStandInApp({ movable: true });
    const answer = await set(movable, { shiftMs: 40 * dayMs });
    expect(answer.status).toBe(200);
    const aheadMs = systemClock().getTime() - Date.now();
    expect(Math.round(aheadMs / minuteMs)).toBe((40 * dayMs) / minuteMs);
    expect((await set(createStandInApp(), { shiftMs: dayMs })).status).toBe(404);
    for (const body of [{ shiftMs: -1 }, { shiftMs: 0.5 }, { shiftMs: "1" }, null])
      expect((await set(movable, body)).status).toBe(400);
    // What a form of another site can send.
    expect((await set(movable, { shiftMs: 0 }, "text/plain")).status).toBe(415);
  });

  it.each([
    { DISCORD_CLIENT_ID: "123456789012345678", DISCORD_CLIENT_SECRET: "x" },
    { HOST: "0.0.0.0" },
    { ROLE: "web", DATABASE_URL: "postgres://db/x", SECRET_KEY: "s".repeat(32) },
  ])("is refused with %j", settings => {
    expect(() => parseEnv({ MOVABLE_CLOCK: "true", ...settings })).toThrow(/MOVABLE_CLOCK/);
  });
});

describe("the page", () => {
  it.each([
    ["en", "ltr", /This is not Discord/],
    ["ar", "rtl", /ليست ديسكورد/],
  ])("says in %s that it is for development", async (lang, dir, text) => {
    const answer = await standIn().authorize({ lang });
    const page = await answer.text();
    expect(page).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(page).toMatch(text);
    expect(page).not.toContain("<script");
  });

  it("writes nothing of the query as markup", async () => {
    const page = await (await standIn().authorize({ state: `"><script>alert(1)</script>` })).text();
    expect(page).not.toContain("<script>alert");
  });

  it("takes a ready name, or another one that wins", async () => {
    const { codeOf, token, me } = standIn();
    const nameBehind = async (fields: Record<string, string>) => {
      const { access_token } = await (await token(await codeOf(fields))).json();
      return (await (await me(access_token)).json()).global_name;
    };
    expect(await nameBehind({ name: "Sami", other: "" })).toBe("Sami");
    expect(await nameBehind({ name: "Sami", other: " ليلى " })).toBe("ليلى");
  });

  it("leads back with a refusal", async () => {
    const back = new URL((await standIn().authorize({}, "/oauth2/deny")).headers.get("location") ?? "");
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("state")).toBe("the-state");
  });

  it.each([
    { redirect_uri: "https://evil.example/" },
    { redirect_uri: "javascript:alert(1)" },
    { response_type: "token" },
    { code_challenge_method: "plain" },
    { client_id: "x" },
  ])("stops at %j", async more => {
    expect((await standIn().authorize({ login_hint: "Rana", ...more })).status).toBe(400);
  });
});

describe("the exchange of the code", () => {
  it("gives a token that opens the user, in Discord's shapes", async () => {
    const { codeOf, token, me } = standIn();
    const answer = await (await token(await codeOf())).json();
    expect(answer).toMatchObject({ token_type: "Bearer", expires_in: 604_800, scope: "identify email" });
    expect(await (await me(answer.access_token)).json()).toMatchObject({
      id: expect.stringMatching(/^\d{17,19}$/),
      username: "rana",
      discriminator: "0",
      avatar: expect.stringMatching(/^[\da-f]{32}$/),
      email: "rana@example.com",
      verified: true,
    });
    expect((await me("other")).status).toBe(401);
  });

  it("tells the address only where it was asked for", async () => {
    const { codeOf, token, me } = standIn();
    const { access_token } = await (
      await token(await codeOf({ login_hint: "Rana", scope: "identify" }))
    ).json();
    expect(await (await me(access_token)).json()).not.toHaveProperty("email");
  });

  it("takes a code once", async () => {
    const { codeOf, token } = standIn();
    const code = await codeOf();
    expect((await token(code)).status).toBe(200);
    const again = await token(code);
    expect([again.status, (await again.json()).error]).toEqual([400, "invalid_grant"]);
  });

  it.each([
    ["another verifier", { code_verifier: "w".repeat(43) }],
    ["no verifier", { code_verifier: "" }],
    ["another redirect address", { redirect_uri: "http://127.0.0.1:3000/other" }],
  ])("refuses %s, and spends the code", async (_, more) => {
    const { codeOf, token } = standIn();
    const code = await codeOf();
    expect((await token(code, more)).status).toBe(400);
    expect((await token(code)).status).toBe(400);
  });

  it("refuses another application, no credentials, other grants and late codes", async () => {
    const { codeOf, token, pass } = standIn();
    expect((await token(await codeOf(), {}, `Basic ${btoa("200000000000000000:x")}`)).status).toBe(400);
    expect((await token(await codeOf(), {}, "")).status).toBe(401);
    expect((await (await token(await codeOf(), { grant_type: "password" })).json()).error).toBe(
      "invalid_request",
    );
    const code = await codeOf();
    pass(10 * minuteMs + 1);
    expect((await token(code)).status).toBe(400);
  });
});

describe("the people", () => {
  const madeAt = (id: string) => Number(BigInt(id) >> 22n) + Date.UTC(2015, 0, 1);

  it("keep their ids", () => {
    const rana = userOf(plainChoice("Rana"), noon);
    expect(userOf(plainChoice("rana"), addMs(noon, 900 * dayMs)).id).toBe(rana.id);
    expect(userOf(plainChoice("Sami"), noon).id).not.toBe(rana.id);
  });

  it("are old accounts, or new ones where that was chosen", () => {
    expect(noon.getTime() - madeAt(userOf(plainChoice("Rana"), noon).id)).toBeGreaterThan(30 * dayMs);
    const fresh = madeAt(userOf({ ...plainChoice("Rana"), age: "new" }, noon).id);
    expect(noon.getTime() - fresh).toBeGreaterThan(0);
    expect(noon.getTime() - fresh).toBeLessThan(2 * dayMs);
  });

  it("have a picture, which is one", async () => {
    const { avatar, id } = userOf(plainChoice("Rana"), noon);
    const answer = await standIn().app.request(`/avatars/${id}/${avatar}.webp?size=64`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    expect((await standIn().app.request(`/avatars/${id}/nonsense.webp`)).status).toBe(404);
    expect(userOf({ ...plainChoice("Rana"), avatar: false }, noon).avatar).toBeNull();
  });

  it.each(["ليلى", "🦊", "...", "A B"])("have a user name of Discord's letters for %s", name => {
    expect(userOf(plainChoice(name), noon).username).toMatch(/^[a-z0-9_.]{2,}$/);
  });
});
