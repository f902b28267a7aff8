import { describe, expect, it } from "vitest";
import { addTags, endsTag } from "./add-tags.ts";

const limits = { max: 3, maxLength: 6 };

describe("addTags", () => {
  it.each([
    ["one tag", [], "music", ["music"], null],
    ["what surrounds it", [], "  #music ", ["music"], null],
    ["a pasted list", [], "a, b;c", ["a", "b", "c"], null],
    ["an Arabic list", [], "بوت، نقاط", ["بوت", "نقاط"], null],
    ["lines", [], "a\nb\r\nc", ["a", "b", "c"], null],
    ["the same in another case", ["Bot"], "bot BOT", ["Bot"], null],
    ["nothing", ["a"], " , ,", ["a"], null],
    ["one too many", ["a", "b"], "c d", ["a", "b", "c"], "full"],
    ["one too long", [], "seven77 ok", ["ok"], "too_long"],
  ])("takes %s", (_, before, text, after, problem) => {
    expect(addTags(before, text, limits)).toMatchObject({ tags: after, problem });
  });

  it("says what was added, and leaves the given list alone", () => {
    const before = ["a"];
    expect(addTags(before, "a b", limits).added).toEqual(["b"]);
    expect(before).toEqual(["a"]);
  });
});

describe("endsTag", () => {
  it.each([",", " ", "،", "\n", "a b"])("sees %j", text => expect(endsTag(text)).toBe(true));
  it("waits for the end of a word", () => expect(endsTag("musi")).toBe(false));
});
