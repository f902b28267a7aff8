import assert from "node:assert/strict";
import { test } from "node:test";
import { guessSeparator, parseCsv, parseCsvObjects, stringifyCsv } from "./csv.js";

test("plain and quoted cells", () => {
  assert.deepEqual(parseCsv('a,b\n1,"x, ""y""\nz"\r\n,'), [
    ["a", "b"],
    ["1", 'x, "y"\nz'],
    ["", ""],
  ]);
  assert.deepEqual(parseCsv("\ufeffاسم,مدينة\rرنا,عمّان\r"), [
    ["اسم", "مدينة"],
    ["رنا", "عمّان"],
  ]);
  assert.deepEqual(parseCsv(""), []);
  assert.deepEqual(parseCsv("one"), [["one"]]);
});

test("the separator is found", () => {
  assert.equal(guessSeparator('"a,b,c";d;e'), ";");
  assert.deepEqual(parseCsv("a\tb\n1\t2"), [
    ["a", "b"],
    ["1", "2"],
  ]);
});

test("objects, with cells that are missing and lines that are empty", () => {
  assert.deepEqual(parseCsvObjects("id, name\n007,Lina\n\n8"), [
    { id: "007", name: "Lina" },
    { id: "8", name: "" },
  ]);
});

test("what is broken says where", () => {
  assert.throws(() => parseCsv('a\n"b'), /line 2: a quote is never closed/);
  assert.throws(() => parseCsv('a,"b"c', { separator: "," }), /line 1: something follows/);
});

test("written and read again it is the same", () => {
  const rows = [
    ["id", "text"],
    ["1", 'a "quoted", line\r\nbreak'],
    ["2", " space "],
    ["3", ""],
    ["4", "سطر، عربي"],
  ];
  for (const separator of [",", ";", "\t", "|"]) {
    assert.deepEqual(parseCsv(stringifyCsv(rows, { separator }), { separator }), rows);
  }
});

test("formulas are disarmed, numbers are not", () => {
  assert.equal(stringifyCsv([["=1+1", "@x", "-5", "+962 7", -3, "-a"]]), "'=1+1,'@x,-5,+962 7,-3,'-a");
  assert.equal(stringifyCsv([["=A1"]], { rawFormulas: true }), "=A1");
});
