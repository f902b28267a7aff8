import { describe, expect, it } from "vitest";
import { type CheckEnd, type Evidence, failedHere, judge, noteAnswer } from "./isolation.ts";

const nothing: Evidence = { publicAnswerMs: 0, privateAnswerMs: 0 };
const started = 1_000;
const failed = (cause: CheckEnd["cause"], scope: CheckEnd["scope"] = "public"): CheckEnd => ({
  ok: false,
  cause,
  scope,
});

describe("whether a check is believed", () => {
  it.each<[string, Evidence, CheckEnd, string]>([
    ["a good one", nothing, { ok: true, cause: null, scope: "public" }, "believe"],
    ["loopback, always", nothing, failed("connect", "loopback"), "believe"],
    ["an HTTP status", nothing, failed("status"), "believe"],
    ["a missing keyword", nothing, failed("keyword"), "believe"],
    ["a refused address", nothing, failed("blocked", null), "believe"],
    ["no name resolved, nobody answered", nothing, failed("dns", null), "ask-control"],
    ["no connection, nobody answered", nothing, failed("connect"), "ask-control"],
    ["timeout, nobody answered", nothing, failed("timeout"), "ask-control"],
    ["handshake, nobody answered", nothing, failed("tls"), "ask-control"],
    [
      "another answered meanwhile",
      { publicAnswerMs: 1_001, privateAnswerMs: 0 },
      failed("connect"),
      "believe",
    ],
    [
      "another answered before",
      { publicAnswerMs: 999, privateAnswerMs: 0 },
      failed("connect"),
      "ask-control",
    ],
    [
      "only the local network",
      { publicAnswerMs: 0, privateAnswerMs: 1_500 },
      failed("connect"),
      "ask-control",
    ],
    [
      "a local target, the local network answers",
      { publicAnswerMs: 0, privateAnswerMs: 1_500 },
      failed("connect", "private"),
      "believe",
    ],
  ])("%s", (_, evidence, end, expected) => {
    expect(judge(evidence, end, started)).toBe(expected);
  });
});

describe("evidence", () => {
  it("comes from answers of targets outside of this machine", () => {
    const afterOne = (end: CheckEnd) => noteAnswer(nothing, end, 5);
    expect(afterOne({ ok: true, cause: null, scope: "public" })).toEqual({
      publicAnswerMs: 5,
      privateAnswerMs: 0,
    });
    expect(afterOne(failed("status"))).toEqual({ publicAnswerMs: 5, privateAnswerMs: 0 });
    expect(afterOne(failed("keyword", "private"))).toEqual({ publicAnswerMs: 0, privateAnswerMs: 5 });
    expect(afterOne({ ok: true, cause: null, scope: "loopback" })).toEqual(nothing);
    expect(afterOne(failed("connect"))).toEqual(nothing);
    expect(afterOne(failed("timeout"))).toEqual(nothing);
  });

  it("protects all of many monitors when the network dies in the middle of their checks", () => {
    let evidence = nothing;
    for (let ms = 0; ms < 1_000; ms += 6) {
      evidence = noteAnswer(evidence, { ok: true, cause: null, scope: "public" }, ms);
    }
    // The first failures began while others still answered; their second checks began after that.
    expect(judge(evidence, failed("timeout"), 900)).toBe("believe");
    expect(judge(evidence, failed("timeout"), 6_000)).toBe("ask-control");
  });
});

describe("a failure for want of something here", () => {
  it.each([
    [{ ok: false, detail: "EMFILE" }, true],
    [{ ok: false, detail: "EADDRNOTAVAIL" }, true],
    [{ ok: false, detail: "ECONNREFUSED" }, false],
    [{ ok: false, detail: null }, false],
    [{ ok: true, detail: null }, false],
  ])("%j: %s", (end, expected) => {
    expect(failedHere(end)).toBe(expected);
  });
});
