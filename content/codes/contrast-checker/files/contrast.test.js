import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, grades, nearestReadable, parseHex, toHex } from "./contrast.js";

const of = (one, other) => contrast(parseHex(one), parseHex(other));

test("known ratios", () => {
  assert.equal(of("#000", "#fff"), 21);
  assert.equal(of("#5865f2", "5865F2"), 1);
  assert.ok(Math.abs(of("#777", "#fff") - 4.478) < 0.001);
  assert.ok(Math.abs(of("#0000ff", "#ffffff") - 8.592) < 0.001);
});

test("grades do not round up", () => {
  assert.deepEqual(grades(4.499), { text: "fail", largeText: "AA", parts: "AA" });
  assert.deepEqual(grades(7), { text: "AAA", largeText: "AAA", parts: "AA" });
  assert.deepEqual(grades(2.99), { text: "fail", largeText: "fail", parts: "fail" });
});

test("the nearest readable colour is readable, and near", () => {
  for (const [text, background] of [
    ["#777777", "#ffffff"],
    ["#5865f2", "#313338"],
    ["#ffcc00", "#ffffff"],
    ["#808080", "#7f7f7f"],
  ]) {
    const found = nearestReadable(parseHex(text), parseHex(background));
    assert.ok(contrast(found, parseHex(background)) >= 4.5, text);
  }
  assert.equal(toHex(nearestReadable([0, 0, 0], [255, 255, 255])), "#000000");
  assert.equal(nearestReadable([128, 128, 128], [128, 128, 128], 10), null);
});

test("what is no colour is null", () => {
  for (const text of ["", "#12", "red", "#12345g"]) assert.equal(parseHex(text), null);
});
