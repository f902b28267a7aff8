import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { assistantAsks, assistantMessages, coinHolds } from "#db/schema/index.ts";
import { getCoinBalance, isProven, proveLedger } from "#features/coins/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeSpender } from "#tests/coins.ts";
import { makeUser, testServices } from "#tests/factories.ts";
import { type ModelStub, startModelServer } from "#tests/stubs/model-server.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import type { Asked } from "./assistant.schema.ts";
import {
  deleteConversation,
  editQuestion,
  followAnswer,
  getConversation,
  regenerateAnswer,
  sendMessage,
  stopAnswer,
} from "./index.ts";

type User = Ctx & { userId: string };
let keys = 0;
const question = (more: Record<string, unknown> = {}) => ({
  key: `key-of-test-${++keys}`,
  price: 50,
  text: "Why does reply fail?",
  ...more,
});

async function follow(ctx: User, { answerId }: Asked, after = 0) {
  let text = "";
  for await (const event of followAnswer(ctx, {
    id: answerId,
    after,
    signal: new AbortController().signal,
  })) {
    if (event.kind === "text") text += event.text;
    if (event.kind === "end") return { text, state: event.state, failure: event.failure };
  }
  return null;
}

describe.each(databaseKinds)("answers of a model on the %s database", kind => {
  let database: Database;
  let services: Services;
  let model: ModelStub;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    model = await startModelServer();
    services = testServices(database, { AI_BASE_URL: model.url, AI_MODEL: "stub", AI_API_KEY: "key" });
  });
  afterAll(async () => {
    await model.close();
    await database.close();
  });

  const user = (balance = 100) => makeSpender(services, { balance });
  const refused = (promise: Promise<unknown>, code: string) =>
    expect(promise).rejects.toMatchObject({ code });
  const ask = async (ctx: User, more = {}) => {
    const asked = await sendMessage(ctx, question(more));
    return { asked, end: await follow(ctx, asked) };
  };

  it("streams, spends the price at the first word and is kept", async () => {
    const ctx = await user();
    model.behave({ kind: "stream", pieces: ["", "Use ", "**defer**."] });
    const { asked, end } = await ask(ctx);
    expect(end).toEqual({ text: "Use **defer**.", state: "done", failure: null });
    expect(await getCoinBalance(ctx)).toBe(50);
    const { messages } = await getConversation(ctx, { id: asked.conversationId });
    expect(messages.map(({ role, text, coins, model: by }) => ({ role, text, coins, by }))).toEqual([
      { role: "user", text: "Why does reply fail?", coins: 0, by: null },
      { role: "assistant", text: "Use **defer**.", coins: 50, by: "stub" },
    ]);
    const request = model.requests.at(-1);
    expect(request?.authorization).toBe("Bearer key");
    expect(JSON.parse(request?.body.messages.at(-1)?.content ?? "")).toMatchObject({
      question: "Why does reply fail?",
      library: expect.any(Array),
    });
  });

  it.each([
    ["refuses with 429", { kind: "status", status: 429 }, "busy"],
    ["fails", { kind: "status", status: 500 }, "unavailable"],
    ["sends nothing", { kind: "stream", pieces: [] }, "empty"],
    ["sends blanks", { kind: "stream", pieces: [" ", "\n"] }, "empty"],
    ["sends what is no JSON", { kind: "malformed", pieces: [] }, "broken"],
    ["breaks off before the first word", { kind: "broken", pieces: [] }, "broken"],
  ] as const)("gives the coins back when the model %s", async (_, behaviour, failure) => {
    const ctx = await user();
    model.behave("pieces" in behaviour ? { ...behaviour, pieces: [...behaviour.pieces] } : behaviour);
    expect((await ask(ctx)).end).toEqual({ text: "", state: "failed", failure });
    expect(await getCoinBalance(ctx)).toBe(100);
    model.behave({ kind: "stream", pieces: ["Now."] });
    expect((await ask(ctx)).end).toMatchObject({ state: "done", text: "Now." });
  });

  it.each(["broken", "cut", "malformed"] as const)(
    "keeps what came of an answer that is %s in the middle",
    async how => {
      const ctx = await user();
      model.behave({ kind: how, pieces: ["Half an "] });
      expect((await ask(ctx)).end).toEqual({ text: "Half an ", state: "failed", failure: "broken" });
      expect(await getCoinBalance(ctx)).toBe(50);
    },
  );

  it("costs nothing when it is stopped before the first word, and ends the model's work", async () => {
    const ctx = await user();
    model.behave({ kind: "gate", before: [], after: ["late"] });
    const asked = await sendMessage(ctx, question());
    await model.atGate();
    expect(await getCoinBalance(ctx)).toBe(50);
    await stopAnswer(ctx, { id: asked.answerId });
    expect(await follow(ctx, asked)).toEqual({ text: "", state: "stopped", failure: null });
    await model.lastClosed();
    expect(await getCoinBalance(ctx)).toBe(100);
  });

  it("stays paid when it is stopped later; whoever comes back reads on where they were", async () => {
    const ctx = await user();
    model.behave({ kind: "gate", before: ["First half"], after: [" late"] });
    const asked = await sendMessage(ctx, question());
    const signal = new AbortController().signal;
    const first = await followAnswer(ctx, { id: asked.answerId, signal }).next();
    expect(first.value).toEqual({ kind: "text", upTo: 10, text: "First half" });
    await stopAnswer(ctx, { id: asked.answerId });
    expect(await follow(ctx, asked, 6)).toEqual({ text: "half", state: "stopped", failure: null });
    await model.lastClosed();
    expect(await getCoinBalance(ctx)).toBe(50);
  });

  it("is one at a time, also when two are asked at once", async () => {
    const ctx = await user(500);
    model.behave({ kind: "gate", before: ["A"], after: ["B"] });
    const both = await Promise.allSettled([sendMessage(ctx, question()), sendMessage(ctx, question())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await refused(sendMessage(ctx, question()), "assistant_busy");
    model.open();
    for (const one of both) if (one.status === "fulfilled") await follow(ctx, one.value);
    expect(await getCoinBalance(ctx)).toBe(450);
  });

  it("is asked and paid for once under one key, also after its conversation is gone", async () => {
    const ctx = await user(500);
    model.behave({ kind: "stream", pieces: ["Once."] });
    const draft = question();
    const [one, other] = await Promise.all([sendMessage(ctx, draft), sendMessage(ctx, draft)]);
    expect(other).toEqual(one);
    await follow(ctx, one);
    expect(await sendMessage(ctx, draft)).toEqual(one);
    await deleteConversation(ctx, { id: one.conversationId });
    expect(await sendMessage(ctx, draft)).toEqual(one);
    expect(await getCoinBalance(ctx)).toBe(450);
  });

  it("is refused without the coins, at another price, to strangers and with a token in it", async () => {
    const ctx = await user(40);
    const before = model.requests.length;
    await refused(sendMessage(ctx, question()), "insufficient_balance");
    await refused(sendMessage(ctx, question({ price: 0 })), "price_changed");
    const token = ["MTIzNDU2Nzg5MDEyMzQ1Njc4OTA", "GabcdE", "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9"].join(
      ".",
    );
    await refused(sendMessage(ctx, question({ text: `client.login("${token}")` })), "secrets_found");
    await refused(
      sendMessage(ctx, question({ attachments: [{ kind: "project", id: "nobody" }] })),
      "not_found",
    );
    expect(model.requests).toHaveLength(before);
    const rich = await user();
    model.behave({ kind: "stream", pieces: ["Mine."] });
    const { asked } = await ask(rich);
    await refused(getConversation(ctx, { id: asked.conversationId }), "conversation_not_found");
    await refused(
      regenerateAnswer(ctx, { id: asked.answerId, again: { key: "another-key-1", price: 50 } }),
      "not_found",
    );
    expect(await follow(ctx, asked).catch((error: { code: string }) => error.code)).toBe("not_found");
  });

  it("is written anew, or asked in other words, at its price; what it replaces goes", async () => {
    const ctx = await user(500);
    model.behave({ kind: "stream", pieces: ["One."] });
    const { asked } = await ask(ctx);
    model.behave({ kind: "stream", pieces: ["Two."] });
    const again = await regenerateAnswer(ctx, {
      id: asked.answerId,
      again: { key: `again-${++keys}-key`, price: 50 },
    });
    await follow(ctx, again);
    const shown = async () => (await getConversation(ctx, { id: asked.conversationId })).messages;
    expect((await shown()).map(({ text }) => text)).toEqual(["Why does reply fail?", "Two."]);
    const [first] = await shown();
    const edited = { key: `edit-${++keys}-key`, price: 50, text: "Other words" };
    await follow(ctx, await editQuestion(ctx, { id: first?.id ?? "", edited }));
    expect((await shown()).map(({ text }) => text)).toEqual(["Other words", "Two."]);
    expect(model.requests.at(-1)?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(await getCoinBalance(ctx)).toBe(350);
  });

  it("costs what the plan says", async () => {
    const ctx = await makeUser(services, { plan: "developer" });
    model.behave({ kind: "stream", pieces: ["Free."] });
    expect((await ask(ctx, { price: 0 })).end).toMatchObject({ state: "done" });
  });

  it("does not block whoever's process is gone, and gives back what it held", async () => {
    const ctx = await user();
    model.behave({ kind: "stream", pieces: ["x"] });
    const { asked } = await ask(ctx);
    const lost = {
      userId: ctx.userId,
      key: "lost-process-key",
      answerId: `lost${keys}`,
      conversationId: asked.conversationId,
    };
    await services.db.insert(assistantAsks).values({ ...lost, at: ctx.now, aliveAt: ctx.now });
    await services.db.insert(assistantMessages).values({
      ...{ id: lost.answerId, conversationId: asked.conversationId, role: "assistant", state: "writing" },
      ...{ text: "", sources: [], attachments: [], createdAt: ctx.now },
    });
    await services.db
      .insert(coinHolds)
      .values({ id: lost.answerId, userId: ctx.userId, amount: 0, createdAt: ctx.now });
    await refused(sendMessage(ctx, question()), "assistant_busy");
    const later = { ...ctx, now: addMs(ctx.now, limits.assistant.lostAfterMs + 1) };
    expect((await ask(later)).end).toMatchObject({ state: "done" });
    const [hold] = await services.db.select().from(coinHolds).where(eq(coinHolds.id, lost.answerId));
    expect(hold?.state).toBe("released");
  });

  it("is limited by the minute", async () => {
    const ctx = await user(5_000);
    model.behave({ kind: "stream", pieces: ["x"] });
    for (let n = 0; n < limits.assistant.askedPerMinute; n++) await ask(ctx);
    await refused(sendMessage(ctx, question()), "rate_limited");
    await ask({ ...ctx, now: addMs(ctx.now, minuteMs + 1) });
  });

  it("leaves books that balance", async () => {
    expect(isProven(await proveLedger(services))).toBe(true);
  });
});
