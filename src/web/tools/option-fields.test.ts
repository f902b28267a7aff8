import { describe, expect, it } from "vitest";
import { readOptions, writeOptions } from "./option-fields.ts";
import { requestFor } from "./run-request.ts";
import { toolIds } from "./tool-kinds.ts";

describe("options in the address", () => {
  it.each(toolIds)("%s: what is as it is anyway leaves no trace", tool => {
    expect(writeOptions(tool, readOptions(tool, new URLSearchParams()))).toBe("");
  });

  it("come back as they were written", () => {
    const search = "?preset=strong&seed=42&domains=.example.com&globals=1";
    const values = readOptions("obfuscate", new URLSearchParams(search));
    expect(writeOptions("obfuscate", values)).toBe(search);
    expect(requestFor("obfuscate", values, "a.js", false)).toMatchObject({
      tool: "obfuscate",
      options: {
        preset: "strong",
        seed: 42,
        domainLock: [".example.com"],
        advanced: { renameGlobals: true },
      },
    });
  });

  it.each([
    ["js", "level=silly&mangle=2"],
    ["obfuscate", "seed=1e9&domains=%3Cscript%3E&preset=__proto__"],
    ["html", "mode=toString&do=eval"],
  ] as const)("%s: nonsense is taken as nothing (%s)", (tool, search) => {
    expect(readOptions(tool, new URLSearchParams(search))).toEqual(readOptions(tool, new URLSearchParams()));
  });

  it("never holds a password, and takes none from an address", () => {
    const values = readOptions("html", new URLSearchParams("mode=encrypted&password=secret"));
    expect(values.password).toBe("");
    expect(writeOptions("html", { ...values, password: "secret" })).toBe("?mode=encrypted");
  });
});
