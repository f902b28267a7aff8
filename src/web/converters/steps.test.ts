import { describe, expect, it } from "vitest";
import { readChoice, withFrom, withTo, writeChoice } from "./steps.ts";

const search = (text: string) => new URLSearchParams(text);

describe("the steps of an address", () => {
  it.each([
    ["", { from: 12, to: 13 }],
    ["from=auto&to=14", { from: "auto", to: 14 }],
    ["from=11", { from: 11, to: 13 }],
    ["from=13", { from: 12, to: 13 }],
    ["from=13&to=12", { from: 12, to: 13 }],
    ["from=x&to=99", { from: 12, to: 13 }],
  ])("%j", (text, choice) => {
    expect(readChoice("v13", search(text))).toEqual(choice);
  });

  it("are written where they differ from the page's own", () => {
    expect(writeChoice("v13", search("show=likely"), { from: "auto", to: 14 })).toBe(
      "?show=likely&from=auto&to=14",
    );
    expect(writeChoice("v13", search("from=11"), { from: 12, to: 13 })).toBe("");
  });

  it("always lead forward", () => {
    expect(withFrom({ from: 11, to: 12 }, 13)).toEqual({ from: 13, to: 14 });
    expect(withFrom({ from: 11, to: 14 }, 12)).toEqual({ from: 12, to: 14 });
    expect(withTo({ from: 13, to: 14 }, 12)).toEqual({ from: 11, to: 12 });
    expect(withTo({ from: "auto", to: 14 }, 12)).toEqual({ from: "auto", to: 12 });
  });
});
