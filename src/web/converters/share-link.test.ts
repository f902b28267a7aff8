import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { converterLimits } from "./limits.ts";
import { sharedOfHash, shareHash } from "./share-link.ts";

const toPacked = (text: string | Buffer) => deflateRawSync(text).toString("base64url");
const packed = (bytes: Buffer) => `#code=${toPacked(bytes)}`;

describe("a shared link", () => {
  it.each(["const a = 1;\n", "// تعليق عربي\r\nconst ب = '🙂';", ""])("brings back %j", async code => {
    const shared = { code, rejected: [] };
    expect(await sharedOfHash((await shareHash(shared.code, shared.rejected)) ?? "")).toEqual(shared);
  });

  it("brings back what was rejected", async () => {
    const rejected = [{ rule: "14-056", step: "13-14", before: "Intents & الباقي", start: 8 }] as const;
    const shared = { code: "const { Intents } = discord;", rejected };
    expect(await sharedOfHash((await shareHash(shared.code, shared.rejected)) ?? "")).toEqual(shared);
  });

  it.each(["", "AAAA", toPacked("{}"), toPacked("[1]"), toPacked('[{"rule":"x","step":"1-2"}]')])(
    "that says nonsense of what was rejected (%j) brings nothing",
    async left => {
      expect(await sharedOfHash(`${packed(Buffer.from("const a = 1;"))}&rejected=${left}`)).toBeNull();
    },
  );

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
    expect(await sharedOfHash(packed(Buffer.alloc(converterLimits.sharedCodeMaxChars * 4)))).toBeNull();
  });

  it.each(["", "#", "#code=%%%", "#code=AAAA", "#lines=1"])(
    "that is broken (%j) brings nothing",
    async hash => {
      expect(await sharedOfHash(hash)).toBeNull();
    },
  );
});
