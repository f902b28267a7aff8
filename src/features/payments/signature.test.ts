import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addMs, minuteMs, secondMs } from "#core/time.ts";
import { isSignedWebhook, signWebhook } from "./signature.ts";

const now = new Date("2026-03-10T12:00:00.000Z");
const body = '{"event_id":"evt_1","رسالة":"نعم"}';
const seconds = now.getTime() / secondMs;
const hash = (secret: string, text = body) =>
  createHmac("sha256", secret).update(`${seconds}:${text}`).digest("hex");
const check = (header: string | undefined, at = now, secrets: string[] = ["new", "old"]) =>
  isSignedWebhook(body, header, secrets, at);

describe("the signature of a webhook", () => {
  it("is that of Paddle's documentation: HMAC-SHA256 over time, colon and the raw body", () => {
    expect(signWebhook(body, "new", now)).toBe(`ts=${seconds};h1=${hash("new")}`);
    expect(check(signWebhook(body, "new", now))).toBe(true);
  });

  it.each([
    ["the secret that is being replaced", `ts=${seconds};h1=${hash("old")}`],
    ["several hashes, the right one first", `ts=${seconds};h1=${hash("new")};h1=${hash("other")}`],
    ["several hashes, the right one last", `ts=${seconds};h1=${hash("other")};h1=${hash("old")}`],
    ["capital letters", `ts=${seconds};h1=${hash("new").toUpperCase()}`],
  ])("is accepted with %s", (_name, header) => expect(check(header)).toBe(true));

  it.each([
    ["no header", undefined],
    ["an empty one", ""],
    ["no hash", `ts=${seconds}`],
    ["no time", `h1=${hash("new")}`],
    ["two times", `ts=${seconds};ts=${seconds};h1=${hash("new")}`],
    ["another body's hash", `ts=${seconds};h1=${hash("new", "{}")}`],
    ["another secret's", `ts=${seconds};h1=${hash("guessed")}`],
    ["another time's", `ts=${seconds + 1};h1=${hash("new")}`],
    ["a short hash", `ts=${seconds};h1=${hash("new").slice(0, 10)}`],
    ["letters for a time", `ts=now;h1=${hash("new")}`],
    ["a header without end", `ts=${seconds};${`h1=${hash("x")};`.repeat(100)}h1=${hash("new")}`],
  ])("is refused with %s", (_name, header) => expect(check(header)).toBe(false));

  it("is refused when it is old, or from the time to come", () => {
    const header = signWebhook(body, "new", now);
    expect(check(header, addMs(now, 5 * minuteMs))).toBe(true);
    expect(check(header, addMs(now, 5 * minuteMs + 1))).toBe(false);
    expect(check(header, addMs(now, -30 * secondMs))).toBe(true);
    expect(check(header, addMs(now, -30 * secondMs - 1))).toBe(false);
  });

  it("is refused where there is no secret", () =>
    expect(check(signWebhook(body, "", now), now, [])).toBe(false));
});
