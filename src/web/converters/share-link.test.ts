import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { converterLimits } from "./limits.ts";
import { codeOfHash, shareHash } from "./share-link.ts";

const packed = (bytes: Buffer) => `#code=${deflateRawSync(bytes).toString("base64url")}`;

describe("a shared link", () => {
  it.each(["const a = 1;\n", "// تعليق عربي\r\nconst ب = '🙂';", ""])("brings back %j", async code => {
    expect(await codeOfHash((await shareHash(code)) ?? "")).toBe(code);
  });

  it("is refused where it would be too long", async () => {
    const random = Array.from({ length: 9_000 }, (_, at) =>
      String.fromCharCode(33 + ((at * at * 7) % 90)),
    ).join("");
    const noise = Array.from({ length: 20_000 }, () => Math.random().toString(36).slice(2)).join("");
    expect(await shareHash(noise)).toBeNull();
    const hash = await shareHash(random);
    expect(hash === null || hash.length <= converterLimits.shareMaxChars + 6).toBe(true);
  });

  it("does not grow without end", async () => {
    expect(await codeOfHash(packed(Buffer.alloc(converterLimits.sharedCodeMaxChars * 4)))).toBeNull();
  });

  it.each(["", "#", "#code=%%%", "#code=AAAA", "#lines=1"])(
    "that is broken (%j) brings nothing",
    async hash => {
      expect(await codeOfHash(hash)).toBeNull();
    },
  );
});
