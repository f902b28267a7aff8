import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressQuickly } from "./compress-page.ts";

const page = (styles: string) => ({
  before: '<!DOCTYPE html><html lang="ar" dir="rtl"><head><title>رعد</title><style>',
  styles,
  after: `</style></head><body>${"<p>مرحبًا · hello 😀</p>".repeat(3_000)}</body></html>`,
});

describe("compressQuickly", () => {
  // gunzip checks length and sum of the whole, as browsers do.
  it.each(["", ".a{color:red}", ".page{margin:0 auto}".repeat(5_000)])(
    "joins the pieces to one text",
    styles => {
      const { before, after } = page(styles);
      const unpacked = gunzipSync(compressQuickly(page(styles))).toString();
      expect(unpacked).toBe(before + styles + after);
    },
  );

  it("takes another style sheet for another", () => {
    compressQuickly(page(".a{color:red}"));
    expect(gunzipSync(compressQuickly(page(".b{color:blue}"))).toString()).toContain(".b{color:blue}");
  });

  it("takes bytes, too", () => {
    expect(gunzipSync(compressQuickly(new TextEncoder().encode("مرحبًا"))).toString()).toBe("مرحبًا");
  });
});
