import { describe, expect, it } from "vitest";
import { makePassphrase, strengthOf } from "./passphrase.ts";

describe("passphrases", () => {
  it("are six words, new each time, and very strong", () => {
    const made = new Set(Array.from({ length: 50 }, makePassphrase));
    expect(made.size).toBe(50);
    for (const phrase of made) {
      expect(phrase).toMatch(/^[a-z]+(?:-[a-z]+){5}$/);
      expect(strengthOf(phrase)).toBe(4);
    }
  });

  it.each([
    ["", 0],
    ["password", 0],
    ["123456789", 0],
    ["aaaaaaaaaaaa", 0],
    ["abcdefgh", 0],
    ["kitten7", 1],
    ["Tr0ub4dor&3", 3],
    ["correct horse battery staple", 4],
    ["القط على السطح يشرب الحليب", 4],
  ])("%j is taken as %i", (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
