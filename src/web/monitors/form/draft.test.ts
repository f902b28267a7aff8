import { describe, expect, it } from "vitest";
import { completedUrl, emptyDraft, intervalChoices, payloadOf, problemsOf } from "./draft.ts";

const valid = { ...emptyDraft(300, ""), name: "Site", url: "https://example.com" };

describe("completedUrl", () => {
  it.each([
    ["example.com", "https://example.com"],
    [" example.com/status?x=1 ", "https://example.com/status?x=1"],
    ["example.com:8080", "https://example.com:8080"],
    ["http://example.com", "http://example.com"],
    ["ftp://example.com", "ftp://example.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["hello", "hello"],
    ["", ""],
  ])("%j becomes %j", (text, url) => {
    expect(completedUrl(text)).toBe(url);
  });
});

describe("problemsOf", () => {
  const problems = (change: object, isEdit = false, hasWebhook = false) =>
    problemsOf(payloadOf({ ...valid, ...change }, hasWebhook), isEdit);

  it("finds nothing wrong with a complete form", () => {
    expect(problems({})).toEqual({});
  });

  it.each([
    [{ name: " " }, "name", "monitor_name_required"],
    [{ url: "" }, "url", "url_invalid"],
    [{ url: "not an address" }, "url", "url_invalid"],
    [{ emailEnabled: true }, "email", "email_required"],
    [{ emailEnabled: true, email: "rana@" }, "email", "email_invalid"],
    [{ discordEnabled: true }, "webhookUrl", "webhook_required"],
    [{ webhookUrl: "https://example.com/hook" }, "webhookUrl", "webhook_invalid"],
    [{ acceptedStatuses: "2xx" }, "acceptedStatuses", "statuses_invalid"],
  ])("%j has a message at %s", (change, field, key) => {
    expect(problems(change)).toEqual({ [field]: key });
  });

  it("needs no webhook where one is stored", () => {
    expect(problems({ discordEnabled: true }, true, true)).toEqual({});
    expect(problems({ discordEnabled: true }, true, false)).toEqual({ webhookUrl: "webhook_required" });
  });

  it("needs no link for a bot that calls us, and none is sent", () => {
    const heartbeat = { type: "bot", mode: "heartbeat", url: "left over" };
    expect(problems(heartbeat)).toEqual({});
    expect(payloadOf({ ...valid, ...heartbeat, type: "bot", mode: "heartbeat" }, false).url).toBeNull();
  });

  it("takes a website as one that we call, whatever way was chosen for a bot before", () => {
    expect(payloadOf({ ...valid, mode: "heartbeat" }, false).mode).toBe("http");
  });
});

describe("intervalChoices", () => {
  it("names the plan that opens a shorter one", () => {
    expect(intervalChoices(300).map(({ lockedBy }) => lockedBy)).toEqual([
      "developer",
      "plus",
      "prime",
      null,
    ]);
    expect(intervalChoices(120).map(({ lockedBy }) => lockedBy)).toEqual(["developer", null, null, null]);
    expect(intervalChoices(60).every(({ lockedBy }) => lockedBy === null)).toBe(true);
  });
});
