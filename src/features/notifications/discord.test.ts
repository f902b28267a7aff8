import { describe, expect, it } from "vitest";
import { parseEnv } from "#core/env.ts";
import { limits } from "#core/limits.ts";
import { addMs, dayMs, minuteMs } from "#core/time.ts";
import { noon } from "#tests/factories.ts";
import { makeMessage, makeNotice } from "#tests/notices.ts";
import { webhookUrl } from "#tests/stubs/webhook-server.ts";
import { createDiscordLimits } from "./discord-limits.ts";
import { discordPayload } from "./discord-payload.ts";
import type { Notice } from "./notice.ts";
import { postAddressOf } from "./webhook-address.ts";

const publicUrl = "https://ra3d.example";
const payloadOf = (...notices: Notice[]) => {
  const payload = discordPayload(makeMessage(notices), publicUrl);
  const [embed] = payload.embeds;
  if (embed === undefined) throw new Error("an embed was expected");
  return { ...payload, embed };
};

describe("a Discord message", () => {
  it("says what happened, why, since when, and where to look", () => {
    const { embed, username, allowed_mentions } = payloadOf(makeNotice({ id: "d1", monitorId: "m1" }));
    expect(username).toBe("Ra3d");
    expect(allowed_mentions).toEqual({ parse: [] });
    expect(embed).toMatchObject({
      title: "Shop is offline",
      url: "https://ra3d.example/uptimes/m1",
      color: 0xd6404e,
      timestamp: noon.toISOString(),
      footer: { text: "Ra3d · d1" },
      fields: [{ name: "Offline since", value: "<t:1773144000:f> (<t:1773144000:R>)" }],
    });
    expect(embed.description).toContain("[Open the monitor](https://ra3d.example/uptimes/m1)");
    expect(embed.description.replaceAll("\\", "")).toContain("nothing listens on this port");
  });

  it("says on recovery how long it was away, in the reader's language", () => {
    const { embed } = payloadOf(
      makeNotice({ kind: "online", cause: null, outageMs: 2 * minuteMs, language: "ar", monitorId: "m1" }),
    );
    expect(embed.title).toBe("عاد \u2068Shop\u2069 إلى العمل");
    expect(embed.color).toBe(0x2f9e64);
    expect(embed.fields[1]).toEqual({ name: "مدة الانقطاع", value: "دقيقتان", inline: true });
    expect(embed.url).toBe("https://ra3d.example/ar/uptimes/m1");
  });

  it("takes no orders from a name", () => {
    const monitorName = "@everyone <@123> **x** [a](https://evil.example) `c` ||s|| # :fire: ~~";
    const { embed } = payloadOf(makeNotice({ monitorName }));
    const shown = embed.title.replace(/\\(.)/g, "");
    expect(shown).toMatch(/^[\w\s]*$/);
    expect(embed.title.replaceAll("\\", "")).toBe(`${monitorName} is offline`);
  });

  it("stays within Discord's limits, whatever it is about", () => {
    const monitorName = "*".repeat(limits.monitor.nameMax);
    const cause = { cause: "tls", detail: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" } as const;
    for (const language of ["en", "ar"] as const) {
      const one = payloadOf(makeNotice({ monitorName, language, ...cause }));
      expect(one.embed.title.length).toBeLessThanOrEqual(256);
      const many = payloadOf(
        ...Array.from({ length: 60 }, () => makeNotice({ monitorName, language, ...cause })),
      );
      expect(many.embed.description.length).toBeLessThanOrEqual(4_096);
      expect(many.embed.description).toMatch(/(and|و)\s?\d+/);
      expect(JSON.stringify(many.embeds).length).toBeLessThan(6_000);
    }
  });

  it("names many monitors and counts the rest", () => {
    const notices = Array.from({ length: 22 }, (_, n) => makeNotice({ monitorName: `Shop ${n + 1}` }));
    const { embed } = payloadOf(...notices);
    expect(embed.title).toBe("22 monitors are offline");
    expect(embed.description).toContain("**Shop 20** · The server refused the connection");
    expect(embed.description).not.toContain("Shop 21");
    expect(embed.description).toContain("and 2 more");
    expect(embed.fields).toEqual([]);
  });

  it("leaves out a link that Discord would refuse the message for", () => {
    for (const url of ["http://localhost:3000", "http://127.0.0.1:3000", "http://ra3d:3000"]) {
      const { embeds } = discordPayload(makeMessage([makeNotice({ monitorId: "m1" })]), url);
      expect(embeds[0]).not.toHaveProperty("url");
      expect(embeds[0]?.description).toContain(`Open the monitor: ${url}/uptimes/m1`);
    }
  });
});

describe("a webhook's address", () => {
  const production = { DISCORD_API_URL: null };
  const token = "x".repeat(68);
  const id = "1000000000000000001";

  it("is Discord's own", () => {
    expect(postAddressOf(webhookUrl(1), production)).toBe(`${webhookUrl(1)}?wait=true`);
    expect(postAddressOf(`https://ptb.discord.com/api/v10/webhooks/${id}/${token}`, production)).toBe(
      `https://ptb.discord.com/api/v10/webhooks/${id}/${token}?wait=true`,
    );
  });

  it("leads to the loopback where the settings say so, and nowhere else", () => {
    const env = parseEnv({ DISCORD_API_URL: "http://127.0.0.1:9000/ignored" });
    expect(postAddressOf(webhookUrl(1), env)).toBe(
      `http://127.0.0.1:9000${new URL(webhookUrl(1)).pathname}?wait=true`,
    );
    expect(postAddressOf(`https://evil.example/api/webhooks/${id}/${token}`, env)).toBeNull();
    for (const address of ["https://evil.example", "http://127.0.0.1.evil.example", "ftp://127.0.0.1"])
      expect(() => parseEnv({ DISCORD_API_URL: address })).toThrow("DISCORD_API_URL");
  });

  it.each([
    `http://discord.com/api/webhooks/${id}/${token}`,
    `https://discord.com.evil.example/api/webhooks/${id}/${token}`,
    `https://evil.example/discord.com/api/webhooks/${id}/${token}`,
    `https://discord.com@evil.example/api/webhooks/${id}/${token}`,
    `https://user:pass@discord.com/api/webhooks/${id}/${token}`,
    `https://discord.com:8443/api/webhooks/${id}/${token}`,
    `https://discord.com./api/webhooks/${id}/${token}`,
    `https://127.0.0.1/api/webhooks/${id}/${token}`,
    `https://[::1]/api/webhooks/${id}/${token}`,
    `https://discord.com/api/webhooks/${id}/${token}/../../../users/@me`,
    `https://discord.com/api/webhooks/${id}/${token}/slack`,
    `https://discord.com/api/webhooks/${id}/${token}%2f..`,
    `https://discord.com/api/webhooks/${id}/${token}?thread_id=1`,
    `https://discord.com/api/webhooks/${id}/${token}#x`,
    `https://discord.com\\@evil.example/api/webhooks/${id}/${token}`,
    `https://evil.example\\discord.com/api/webhooks/${id}/${token}`,
    `https://evil.discord.com/api/webhooks/${id}/${token}`,
    "javascript:alert(1)",
    "",
  ])("is refused: %s", address => {
    expect(postAddressOf(address, production)).toBeNull();
  });
});

describe("Discord's limits", () => {
  const a = webhookUrl(1);
  const b = webhookUrl(2);
  const answer = (statusCode: number, headers: Record<string, string> = {}, body: unknown = {}) => ({
    statusCode,
    headers,
    bodyText: JSON.stringify(body),
  });

  it("of one webhook hold up that one only", () => {
    const rateLimits = createDiscordLimits();
    const full = answer(200, { "x-ratelimit-remaining": "0", "x-ratelimit-reset-after": "1.5" });
    expect(rateLimits.note(a, full, noon)).toBeNull();
    expect(rateLimits.blockedUntil(a, noon)).toEqual(addMs(noon, 1_500));
    expect(rateLimits.blockedUntil(b, noon)).toBeNull();
    expect(rateLimits.blockedUntil(a, addMs(noon, 1_500))).toBeNull();
  });

  it("that were passed are kept as long as either the header or the body says", () => {
    const rateLimits = createDiscordLimits();
    expect(rateLimits.note(a, answer(429, { "retry-after": "3" }, { retry_after: 2.41 }), noon)).toEqual(
      addMs(noon, 3_000),
    );
    expect(rateLimits.note(b, answer(429, { "retry-after": "2" }, { retry_after: 2.41 }), noon)).toEqual(
      addMs(noon, 2_410),
    );
    expect(rateLimits.blockedUntil(a, addMs(noon, 2_999))).not.toBeNull();
  });

  it("for everybody hold up every webhook", () => {
    const rateLimits = createDiscordLimits();
    rateLimits.note(a, answer(429, { "retry-after": "60", "x-ratelimit-global": "true" }), noon);
    expect(rateLimits.blockedUntil(b, noon)).toEqual(addMs(noon, minuteMs));
    const byBody = createDiscordLimits();
    byBody.note(a, answer(429, {}, { retry_after: 5, global: true }), noon);
    expect(byBody.blockedUntil(b, noon)).toEqual(addMs(noon, 5_000));
  });

  it("that make no sense cost a short wait, never an endless one", () => {
    const rateLimits = createDiscordLimits();
    const notJson = { statusCode: 429, headers: { "retry-after": "soon" }, bodyText: "<html>" };
    expect(rateLimits.note(a, notJson, noon)).toEqual(addMs(noon, 5_000));
    for (const wait of ["1e99", "-5", "Infinity", "NaN"]) {
      const until = rateLimits.note(a, answer(429, { "retry-after": wait }), noon);
      expect(until?.getTime()).toBeGreaterThan(noon.getTime());
      expect(until?.getTime()).toBeLessThanOrEqual(noon.getTime() + dayMs);
    }
  });
});
