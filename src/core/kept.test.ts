import { describe, expect, it, vi } from "vitest";
import { keepFor } from "./kept.ts";
import { addMs } from "./time.ts";

const noon = new Date(Date.UTC(2026, 2, 10, 12));
const owner = {};

describe("keepFor", () => {
  it("reads once for all who ask within the time, for each owner and key", async () => {
    const kept = keepFor<number>(1_000);
    const read = vi.fn(async () => read.mock.calls.length);
    const both = [kept(owner, "a", noon, read), kept(owner, "a", addMs(noon, 999), read)];
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await kept(owner, "b", noon, read)).toBe(2);
    expect(await kept({}, "a", noon, read)).toBe(3);
    expect(await kept(owner, "a", addMs(noon, 1_000), read)).toBe(4);
  });

  it("lets go of what was read first when there is too much", async () => {
    const kept = keepFor<string>(1_000, 2);
    for (const key of ["a", "b", "c"]) await kept(owner, key, noon, async () => "before");
    const again = (key: string) => kept(owner, key, noon, async () => "anew");
    expect([await again("b"), await again("c"), await again("a")]).toEqual(["before", "before", "anew"]);
  });

  it("tells of a failure and reads again", async () => {
    const kept = keepFor<string>(1_000);
    await expect(kept(owner, "a", noon, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await kept(owner, "a", noon, async () => "back")).toBe("back");
  });
});
