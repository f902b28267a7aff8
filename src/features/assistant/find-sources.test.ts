import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { codes } from "#db/schema/index.ts";
import { listArticles } from "#features/articles/index.ts";
import { loadContentCodes } from "#features/codes/index.ts";
import { getCoinBalance } from "#features/coins/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { findSources, getAssistantOffer, getConversation, listConversations, sendMessage } from "./index.ts";

describe("what the library has for a question", () => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase("embedded");
    services = testServices(database);
    await loadContentCodes({ db: database.db, now: noon });
  }, 60_000);
  afterAll(() => database.close());

  const first = async (question: string, opensPaid = true) =>
    (await findSources({ db: services.db, now: noon }, { question, opensPaid }))[0]?.source;

  it("has sixty articles, each with words in both languages", () => {
    expect(listArticles()).toHaveLength(60);
  });

  it.each([
    ["DiscordAPIError[50013]: Missing Permissions", "missing-permissions"],
    ["Why Unknown interaction?", "unknown-interaction"],
    ["أوامر السلاش لا تظهر", "slash-commands-missing"],
    ["نظام تذاكر", "ticket-system"],
    ["نِظَامُ التذاكر", "ticket-system"],
    ["leaderboard for levels", "leveling-system"],
  ])("answers %s", async (question, id) => {
    expect((await first(question))?.id).toBe(id);
  });

  it("names version and lines of a code", async () => {
    const source = await first("ticket transcript");
    expect(source).toMatchObject({
      kind: "code",
      version: expect.any(Number),
      excerpt: { file: expect.any(String) },
    });
    expect(source?.excerpt?.lines.join("\n").toLowerCase()).toContain("transcript");
  });

  it("shows no line of a paid code to who may not read it", async () => {
    const later = addMs(noon, limits.assistant.indexKeptMs * 2);
    await services.db
      .update(codes)
      .set({ needsPlan: true, updatedAt: later })
      .where(eq(codes.id, "starboard"));
    const ask = async (opensPaid: boolean) => {
      const found = await findSources({ db: services.db, now: later }, { question: "starboard", opensPaid });
      return found.find(({ source }) => source.id === "starboard");
    };
    const [closed, open] = [await ask(false), await ask(true)];
    expect(closed?.source.excerpt).toBeNull();
    expect(closed?.detail()).toBe(closed?.source.about.en);
    expect(open?.source.excerpt?.lines.length).toBeGreaterThan(0);
  });

  it.each(["", "؟؟؟", "\0\u202e", "x".repeat(8_000), "' or 1=1 --", "zzzzqqqq"])(
    "survives %j",
    async question => {
      expect(
        await findSources({ db: services.db, now: noon }, { question, opensPaid: false }),
      ).toBeInstanceOf(Array);
    },
  );

  it("answers without a model at once, costs nothing, and is found again", async () => {
    const ctx = await makeUser(services);
    expect(await getAssistantOffer(ctx)).toEqual({ hasModel: false, price: 0, balance: 0 });
    const draft = { key: "library-key-1", price: 0, text: "كيف أبني نظام تذاكر؟" };
    const { conversationId } = await sendMessage(ctx, draft);
    const { messages } = await getConversation(ctx, { id: conversationId });
    expect(messages[1]).toMatchObject({ role: "assistant", state: "done", model: null, text: "", coins: 0 });
    expect(messages[1]?.sources[0]?.id).toBe("ticket-system");
    expect(await getCoinBalance(ctx)).toBe(0);
    expect((await listConversations(ctx, { q: "التذاكر" })).items).toHaveLength(1);
    expect((await listConversations(ctx, { q: "سحوبات" })).items).toHaveLength(0);
  });
});
