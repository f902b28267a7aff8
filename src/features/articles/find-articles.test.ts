import { describe, expect, it } from "vitest";
import { findArticles, listArticles } from "./index.ts";

const idsOf = (query: string, max = 3) => findArticles(query, "en", max).map(({ id }) => id);

describe("articles on errors", () => {
  it("are each found by their titles, in both languages", () => {
    for (const { id, title } of listArticles()) {
      expect([title.en, idsOf(title.en)]).toEqual([title.en, expect.arrayContaining([id])]);
      expect([title.ar, idsOf(title.ar)]).toEqual([title.ar, expect.arrayContaining([id])]);
    }
  });

  it("are found by the error as it was printed, with what stood around it", () => {
    for (const { id, error } of listArticles()) {
      const [line = ""] = error.split("\n");
      expect([line, idsOf(`Uncaught: ${line} at index.js:12`, 5)]).toEqual([
        line,
        line.trim().length >= 12 ? expect.arrayContaining([id]) : expect.anything(),
      ]);
    }
  });

  it.each([
    ["disallowed inte", "disallowed-intents"],
    ["Missing Permissions", "missing-permissions"],
    ["استضافة", "bot-offline-after-close"],
    ["البوت يطفي لوحده", "bot-offline-after-close"],
  ])("%s", (query, id) => expect(idsOf(query)).toContain(id));

  it("answer in the language that was asked for, with the address of the page", () => {
    const [english] = findArticles("disallowed intents", "en", 1);
    const [arabic] = findArticles("disallowed intents", "ar", 1);
    expect(english?.path).toBe("/articles/disallowed-intents");
    expect(arabic?.path).toBe(english?.path);
    expect(arabic?.title).toMatch(/[\u0600-\u06ff]/);
  });

  it.each(["", "   ", "🎉", "\u0000", "zzzzqqq", "x".repeat(9_000), "intents zzzzqqq"])(
    "%j finds none",
    query => expect(idsOf(query)).toEqual([]),
  );
});
