import { describe, expect, it } from "vitest";
import { findRuntimeProblem, isAtLeast } from "./runtime.mjs";

const linux = { version: "20.20.2", platform: "linux", arch: "x64", libc: "glibc" };

describe("the machine's Node", () => {
  it("compares versions by number", () => {
    expect(isAtLeast("22.22.0", "22.22.0")).toBe(true);
    expect(isAtLeast("22.9.0", "22.22.0")).toBe(false);
    expect(isAtLeast("100.0.0", "22.22.0")).toBe(true);
  });

  it("may be 20 where the pinned one runs", () => {
    expect(findRuntimeProblem(linux)).toBeNull();
    expect(findRuntimeProblem({ ...linux, arch: "arm64" })).toBeNull();
    expect(findRuntimeProblem({ ...linux, version: "18.20.0" })).toContain("Node 18.20.0 is too old");
  });

  it.each([
    [{ libc: "musl" }, "Linux with musl"],
    [{ arch: "riscv64" }, "linux on riscv64"],
    [{ platform: "darwin", arch: "arm64", libc: null }, "darwin on arm64"],
  ])("must be newer on %o", (change, named) => {
    expect(findRuntimeProblem({ ...linux, ...change })).toContain(named);
    expect(findRuntimeProblem({ ...linux, ...change, version: "22.22.0" })).toBeNull();
  });
});
