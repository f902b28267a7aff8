import { describe, expect, it } from "vitest";
import { isInstalledAsLocked } from "./install.mjs";

const machine = { platform: "linux", arch: "x64", libc: "glibc" };
const locked = {
  "": { name: "ra3d" },
  "node_modules/a": { version: "1.0.0" },
  "node_modules/dev-tool": { version: "2.0.0", dev: true },
  "node_modules/native-linux-x64": {
    version: "1.0.0",
    optional: true,
    os: ["linux"],
    cpu: ["x64"],
    libc: ["glibc"],
  },
  "node_modules/native-linux-x64-musl": {
    version: "1.0.0",
    optional: true,
    os: ["linux"],
    cpu: ["x64"],
    libc: ["musl"],
  },
  "node_modules/native-darwin": { version: "1.0.0", optional: true, os: "darwin", cpu: "arm64" },
  "node_modules/not-windows": { version: "1.0.0", optional: true, os: ["!win32"] },
  "node_modules/for-wasm": { version: "1.0.0", optional: true },
};
const installed = {
  "node_modules/a": { version: "1.0.0" },
  "node_modules/dev-tool": { version: "2.0.0" },
  "node_modules/native-linux-x64": { version: "1.0.0" },
  "node_modules/not-windows": { version: "1.0.0" },
};
const without = name =>
  Object.fromEntries(Object.entries(installed).filter(([path]) => path !== `node_modules/${name}`));

describe("an installation by hand", () => {
  it("is taken over when it is what the lock says", () => {
    expect(isInstalledAsLocked(locked, installed, machine)).toBe(true);
  });

  it.each(["a", "dev-tool", "native-linux-x64", "not-windows"])("is repeated when %s is missing", name => {
    expect(isInstalledAsLocked(locked, without(name), machine)).toBe(false);
  });

  it("is repeated when a version differs or a package is too many", () => {
    expect(
      isInstalledAsLocked(locked, { ...installed, "node_modules/a": { version: "1.0.1" } }, machine),
    ).toBe(false);
    expect(
      isInstalledAsLocked(locked, { ...installed, "node_modules/b": { version: "1.0.0" } }, machine),
    ).toBe(false);
  });

  it("is repeated on another system", () => {
    expect(isInstalledAsLocked(locked, installed, { ...machine, libc: "musl" })).toBe(false);
    expect(isInstalledAsLocked(locked, installed, { platform: "darwin", arch: "arm64", libc: null })).toBe(
      false,
    );
  });
});
