import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { createToken, hashToken } from "#core/keys.ts";
import {
  assistantConversations,
  assistantMessages,
  contactMessages,
  monitorDays,
  monitorSpans,
  supportMessages,
  supportThreads,
} from "#db/schema/index.ts";
import { claimGift } from "#features/coins/index.ts";
import { contextFor } from "#features/context/index.ts";
import { addFavorite } from "#features/favorites/index.ts";
import { updateProfile } from "#features/profiles/index.ts";
import { createSession } from "#features/sessions/index.ts";
import { buyInSandbox, settle } from "#tests/billing.ts";
import { makeSpender } from "#tests/coins.ts";
import { makeUser, noon } from "#tests/factories.ts";
import { makeCode } from "#tests/library.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { goodForm, type ProjectWorld, projectWorld } from "#tests/projects.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { exportOwnData } from "./index.ts";

type Files = Record<string, string>;

describe("one's own data as a zip", () => {
  let world: ProjectWorld;
  beforeAll(async () => {
    world = await projectWorld(await openTestDatabase("embedded"));
  });
  afterAll(() => world.close());

  const read = async (ctx: Parameters<typeof exportOwnData>[0], language: "en" | "ar" = "en") => {
    const { fileName, content } = await exportOwnData(ctx, language);
    const files = unzipSync(new Uint8Array(await buffer(content)));
    const texts: Files = Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
    );
    return { fileName, texts, json: (path: string): unknown => JSON.parse(texts[path] ?? "null") };
  };

  it("is readable and whole for somebody who has nothing yet", async () => {
    const ctx = await makeUser(world.services);
    const { fileName, texts } = await read(ctx, "ar");
    expect(fileName).toBe("ra3d-2026-03-10.zip");
    expect(texts["README.txt"]).toMatch(/^بياناتك في رعد/);
    for (const [path, text] of Object.entries(texts))
      if (path.endsWith(".json")) expect(() => JSON.parse(text), path).not.toThrow();
  });

  it("is for the signed in", async () => {
    const visitor = contextFor(world.services, { kind: "visitor" }, noon);
    await expect(exportOwnData(visitor, "en")).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("holds everything of the user, nothing of others, and no secret", async () => {
    const { services } = world;
    const { db, keys } = services;
    const ctx = await makeSpender(services, { balance: 100 });
    const other = await makeSpender(services, { balance: 77 });
    await updateProfile(ctx, { biography: "أكتب البوتات", github: "rana" });
    await updateProfile(other, { biography: "Somebody else's words" });
    const session = await createSession(db, {
      userId: ctx.userId,
      userAgent: "Mozilla/5.0 (of Rana)",
      replacedToken: null,
      now: noon,
    });
    await claimGift(ctx);
    const code = await makeCode(db);
    await addFavorite(ctx, { kind: "code", itemId: code.id });
    const webhook = "https://discord.com/api/webhooks/123456789012345678/very-secret-webhook-token";
    const heartbeatToken = createToken();
    const monitor = await makeMonitor(db, ctx.userId, {
      name: "My shop",
      discordEnabled: true,
      webhookSealed: keys.seal(webhook),
    });
    await makeMonitor(db, ctx.userId, { heartbeatToken, heartbeatSealed: keys.seal(heartbeatToken) });
    await makeMonitor(db, other.userId, { name: "Not my shop" });
    await db.insert(monitorSpans).values([
      { monitorId: monitor.id, kind: "offline", startedAt: noon, endedAt: noon, cause: "dns" },
      { monitorId: monitor.id, kind: "online", startedAt: noon },
    ]);
    await db.insert(monitorDays).values({
      monitorId: monitor.id,
      day: noon,
      onlineMs: 86_000_000,
      offlineMs: 400_000,
      checks: 1_440,
      failures: 7,
    });
    const [threadId, talkId] = [createId(), createId()];
    const staffId = "999999999999999999";
    await db.insert(supportThreads).values({
      id: threadId,
      userId: ctx.userId,
      subject: "My plan",
      createdAt: noon,
      lastAt: noon,
    });
    await db.insert(supportMessages).values([
      { threadId, authorId: ctx.userId, fromStaff: false, text: "Where is it?", createdAt: noon },
      { threadId, authorId: staffId, fromStaff: true, text: "There.", createdAt: noon },
    ]);
    await db
      .insert(assistantConversations)
      .values({ id: talkId, userId: ctx.userId, title: "Intents", createdAt: noon, lastAt: noon });
    await db.insert(assistantMessages).values({
      id: createId(),
      conversationId: talkId,
      role: "user",
      state: "done",
      text: "What are intents?",
      sources: [],
      attachments: [],
      createdAt: noon,
    });
    await db.insert(contactMessages).values({
      id: createId(),
      userId: ctx.userId,
      topic: "privacy",
      text: "What do you keep?",
      replyTo: "rana@example.com",
      language: "en",
      addressHash: "a-hash-of-an-address",
      createdAt: noon,
    });
    await buyInSandbox(ctx);
    await settle(services, noon);

    const { texts, json } = await read(ctx);
    expect(json("profile.json")).toMatchObject({
      id: ctx.userId,
      biography: "أكتب البوتات",
      links: [{ network: "github", url: "https://github.com/rana" }],
    });
    expect(json("settings.json")).toEqual({ language: "en", emailNotifications: true });
    expect(json("sessions.json")).toMatchObject([{ browser: "Mozilla/5.0 (of Rana)" }]);
    expect(json("monitors/monitors.json")).toMatchObject([
      { name: "My shop", webhook: "https://discord.com/api/webhooks/***" },
      { mode: "heartbeat", webhook: null },
    ]);
    expect(json(`monitors/${monitor.id}/timeline.json`)).toMatchObject([
      { kind: "offline", cause: "dns" },
      { kind: "online", endedAt: null },
    ]);
    expect(json(`monitors/${monitor.id}/days.json`)).toMatchObject([{ checks: 1_440, failures: 7 }]);
    expect(json("favorites.json")).toMatchObject([{ kind: "code", itemId: code.id }]);
    expect(json("coins/ledger.json")).toMatchObject([{ kind: "adjust", amount: 100 }, { kind: "claim" }]);
    expect(json("billing/subscriptions.json")).toMatchObject([{ plan: "plus", status: "active" }]);
    expect(json("billing/payments.json")).toMatchObject([{ status: "paid" }]);
    const invoice = Object.keys(texts).find(path => path.startsWith("billing/invoices/")) ?? "";
    expect(texts[invoice]).toMatch(/^%PDF-/);
    expect(json("plan.json")).toMatchObject({ plan: "plus", source: "card" });
    expect(json("support.json")).toMatchObject([
      { subject: "My plan", messages: [{ text: "Where is it?" }, { fromStaff: true, text: "There." }] },
    ]);
    expect(json("assistant.json")).toMatchObject([
      { title: "Intents", messages: [{ text: "What are intents?" }] },
    ]);
    expect(json("contact.json")).toMatchObject([{ replyTo: "rana@example.com" }]);
    expect(json("account-log.json")).toMatchObject([{ action: "account.export" }]);

    const all = Object.values(texts).join("\n");
    for (const secret of [
      session.token,
      hashToken(session.token),
      "very-secret-webhook-token",
      heartbeatToken,
      hashToken(heartbeatToken),
      other.userId,
      "Somebody else's words",
      "Not my shop",
      staffId,
      "a-hash-of-an-address",
    ])
      expect(all, secret).not.toContain(secret);
  });

  it("brings the files and pictures of projects along, private ones as well", async () => {
    const uploader = await world.person();
    const made = await uploader.send("POST", "/api/projects", goodForm({ fields: { isPrivate: true } }));
    expect(made.status).toBe(201);
    const { texts } = await read(uploader);
    const paths = Object.keys(texts).filter(path => path.startsWith("projects/"));
    expect(paths.map(path => path.split("/").slice(2).join("/"))).toEqual(
      expect.arrayContaining(["project.json", "files/index.js", "files/src/commands/ping.js"]),
    );
    const readme = paths.find(path => path.endsWith("files/README.md")) ?? "";
    expect(texts[readme]).toBe("# بوت التذاكر\n");
  });

  it("is made at the pace of whoever reads it", async () => {
    const ctx = await makeUser(world.services);
    const { content } = await exportOwnData(ctx, "en");
    const first = await content.next();
    expect(first.done).toBe(false);
    // Nobody reads on: what was begun ends without a trace.
    await content.return(undefined);
    expect((await content.next()).done).toBe(true);
  });
});
