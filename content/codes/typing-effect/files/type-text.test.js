import assert from "node:assert/strict";
import { test } from "node:test";
import { splitCharacters } from "./type-text.js";

test("characters are what readers take for one", () => {
  assert.deepEqual(splitCharacters("abc", "en"), ["a", "b", "c"]);
  assert.deepEqual(splitCharacters("مُحَمَّد", "ar"), ["مُ", "حَ", "مَّ", "د"]);
  assert.deepEqual(splitCharacters("👨‍👩‍👧🇯🇴é", "en"), ["👨‍👩‍👧", "🇯🇴", "é"]);
  assert.deepEqual(splitCharacters("", "en"), []);
});
