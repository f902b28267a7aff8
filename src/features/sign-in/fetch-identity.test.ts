import { afterEach, describe, expect, it, vi } from "vitest";
import { createLog } from "#core/log.ts";
import { fetchIdentity, standInProvider } from "./index.ts";

const provider = standInProvider("http://127.0.0.1:1");
const attempt = { redirectUri: "http://127.0.0.1:3000/api/login/callback", verifier: "v" };
const user = { id: "80351110224678912", username: "nelly", discriminator: "0", avatar: null };

afterEach(() => void vi.unstubAllGlobals());

/** Answers in turn: the exchange of the code, then the user. */
function answers(...responses: (Response | Error)[]) {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const next = responses.shift() ?? new Error("nothing more was expected");
    if (next instanceof Error) throw next;
    return next;
  });
  return calls;
}
const token = () => Response.json({ access_token: "t", token_type: "Bearer" });
const ask = (log = createLog("silent")) => fetchIdentity(provider, attempt, "code", log);

describe("who the provider says that somebody is", () => {
  it.each([
    [{}, { globalName: null, discriminator: "0", avatar: null, email: null, emailVerified: false }],
    [{ global_name: "  " }, { globalName: null }],
    [
      { global_name: "Nelly", email: "n@example.com", verified: true },
      { globalName: "Nelly", emailVerified: true },
    ],
    [
      { email: "n@example.com", verified: false },
      { email: "n@example.com", emailVerified: false },
    ],
    [{ email: "n@example.com" }, { emailVerified: false }],
    [
      { email: null, verified: true },
      { email: null, emailVerified: false },
    ],
    [
      { email: "not an address", verified: true },
      { email: null, emailVerified: false },
    ],
    [{ avatar: `a_${"0".repeat(32)}` }, { avatar: `a_${"0".repeat(32)}` }],
    [{ avatar: "../../etc/passwd" }, { avatar: null }],
    [{ discriminator: "1337" }, { discriminator: "1337" }],
    [{ username: "x".repeat(1_000) }, { username: "x".repeat(64) }],
  ])("%j", async (more, expected) => {
    answers(token(), Response.json({ ...user, ...more }));
    expect(await ask()).toMatchObject({ id: user.id, ...expected });
  });

  it("is asked with the code, the verifier and our credentials, within a time limit", async () => {
    const calls = answers(token(), Response.json(user));
    await ask();
    expect(String(calls[0]?.init.body)).toBe(
      "grant_type=authorization_code&code=code&redirect_uri=http%3A%2F%2F127.0.0.1%3A3000%2Fapi%2Flogin%2Fcallback&code_verifier=v",
    );
    expect(new Headers(calls[0]?.init.headers).get("authorization")).toMatch(/^Basic /);
    expect(new Headers(calls[1]?.init.headers).get("authorization")).toBe("Bearer t");
    for (const call of calls)
      expect(call.init).toMatchObject({ redirect: "error", signal: expect.any(AbortSignal) });
  });
});

describe("a provider that does not answer well", () => {
  const broken = "login_provider_unavailable";
  it.each([
    ["cannot be reached", [new TypeError("fetch failed")], broken],
    ["takes too long", [new DOMException("late", "TimeoutError")], broken],
    ["answers with a page", [new Response("<html>")], broken],
    ["answers with far too much", [new Response("x".repeat(100_000))], broken],
    ["fails", [Response.json({ message: "oops" }, { status: 500 })], broken],
    ["limits us", [Response.json({ retry_after: 1 }, { status: 429 })], broken],
    ["refuses our credentials", [Response.json({ error: "invalid_client" }, { status: 401 })], broken],
    ["refuses the code", [Response.json({ error: "invalid_grant" }, { status: 400 })], "login_failed"],
    ["gives no token", [Response.json({ token_type: "Bearer" })], broken],
    ["gives another kind of token", [Response.json({ access_token: "t", token_type: "mac" })], broken],
    ["gives a number for an id", [token(), Response.json({ ...user, id: 80351110224678912 })], broken],
    ["gives markup for an id", [token(), Response.json({ ...user, id: "<b>" })], broken],
    [
      "knows no such user",
      [token(), Response.json({ message: "401: Unauthorized" }, { status: 401 })],
      broken,
    ],
  ])("%s", async (_, responses, code) => {
    answers(...responses);
    await expect(ask()).rejects.toMatchObject({ code });
  });

  it("never brings the code, a token or an address into the log", async () => {
    const lines: string[] = [];
    const log = createLog("trace", { write: line => void lines.push(line) });
    answers(token(), Response.json({ ...user, id: 5, email: "n@example.com" }));
    await expect(ask(log)).rejects.toThrow();
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/n@example\.com|"t"|stand-in/);
  });
});
