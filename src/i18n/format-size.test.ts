import { describe, expect, it } from "vitest";
import { formatSize } from "./format.ts";

describe("formatSize", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [1_023, "1,023 bytes"],
    [1_024, "1 kB"],
    [1_536, "1.5 kB"],
    [1_048_576, "1 MB"],
    [20 * 1_048_576, "20 MB"],
    [5 * 1_024 ** 3, "5 GB"],
  ])("%i", (bytes, text) => {
    expect(formatSize("en", bytes)).toBe(text);
  });

  it("speaks Arabic", () => {
    expect(formatSize("ar", 2 * 1_048_576)).toMatch(/^2\s*م/);
  });
});
