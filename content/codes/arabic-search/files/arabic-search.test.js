import assert from "node:assert/strict";
import { test } from "node:test";
import { createSearch, fold, markHits, stem } from "./arabic-search.js";

test("spellings of one word are one", () => {
  const pairs = [
    ["مُحَمَّد", "محمد"],
    ["أحمد", "احمد"],
    ["مدرسة", "مدرسه"],
    ["مستشفى", "مستشفي"],
    ["جمـــيل", "جميل"],
    ["١٢٣", "123"],
    ["Café", "cafe"],
    ["ﷲ", "الله"],
    ["مسؤول", "مسوول"],
  ];
  for (const [one, other] of pairs) assert.equal(fold(one), fold(other), one);
});

test("articles and what is written onto words", () => {
  assert.deepEqual(["الكتاب", "والكتاب", "بالكتاب", "للكتاب", "كتاب"].map(stem), Array(5).fill("كتاب"));
  assert.equal(stem("الو"), "الو");
});

test("search finds sloppy queries, best first, all words needed", () => {
  const search = createSearch([
    "أوامر السلاش في ديسكورد",
    "بوت الموسيقى",
    "نظام المستويات والتذاكر",
    "Slash commands",
    "موسيقى هادئة",
  ]);
  assert.deepEqual(search("اوامر سلاش"), ["أوامر السلاش في ديسكورد"]);
  assert.deepEqual(search("موسيقي"), ["بوت الموسيقى", "موسيقى هادئة"]);
  assert.deepEqual(search("التذاكر"), ["نظام المستويات والتذاكر"]);
  assert.deepEqual(search("slash"), ["Slash commands"]);
  assert.deepEqual(search("موسيقى تذاكر"), []);
  assert.equal(search("  ").length, 5);
});

test("hits are marked in the original spelling, and nothing is lost", () => {
  const text = "أهلًا بالمُوسيقى، يا أصدقاء";
  const parts = markHits(text, "موسيقي");
  assert.equal(parts.map(part => part.text).join(""), text);
  assert.deepEqual(
    parts.filter(part => part.isHit).map(part => part.text),
    ["بالمُوسيقى"],
  );
});
