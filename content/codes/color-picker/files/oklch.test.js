import assert from "node:assert/strict";
import { test } from "node:test";
import { fitToSrgb, hexToNumber, hexToOklch, isInSrgb, oklchToHex } from "./oklch.js";

test("every colour comes back as it went", () => {
  for (let n = 0; n <= 0xffffff; n += 99_991) {
    const hex = `#${n.toString(16).padStart(6, "0")}`;
    assert.equal(oklchToHex(hexToOklch(hex)), hex);
  }
});

test("known values", () => {
  assert.equal(oklchToHex({ l: 1, c: 0, h: 0 }), "#ffffff");
  assert.equal(oklchToHex({ l: 0, c: 0, h: 0 }), "#000000");
  const red = hexToOklch("f00");
  assert.ok(
    Math.abs(red.l - 0.628) < 0.001 && Math.abs(red.c - 0.2577) < 0.001 && Math.abs(red.h - 29.23) < 0.1,
  );
  assert.equal(hexToNumber("#5865f2"), 5_793_266);
});

test("what the screen cannot show keeps lightness and hue", () => {
  const wild = { l: 0.7, c: 0.4, h: 150 };
  const tame = fitToSrgb(wild);
  assert.equal(isInSrgb(wild), false);
  assert.ok(isInSrgb(tame) && tame.c > 0.15);
  assert.deepEqual([tame.l, tame.h], [wild.l, wild.h]);
});

test("what is no colour is null", () => {
  for (const text of ["", "#12", "#12345g", "red", "#1234567"]) assert.equal(hexToOklch(text), null);
});
