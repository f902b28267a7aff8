import { expect, it } from "vitest";
import { parseEnv } from "#core/env.ts";
import { createAdFrames } from "./ad-frame.ts";

const frames = (settings: Record<string, string> = {}) => createAdFrames({ env: parseEnv(settings) });
const script = "https://ads.example/tag.js?id=1&x=%22";

it("is not there without a script", async () => {
  expect((await frames().request("/ads/frame/home")).status).toBe(404);
});

it("runs the script without an origin, and nothing else of the page around it", async () => {
  const answer = await frames({ AD_SCRIPT_URL: script }).request("/ads/frame/home?lang=ar");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src https://ads.example;");
  expect(policy).toContain("sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox");
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|unsafe-eval/);
  expect(policy).toContain("frame-ancestors 'self'");
  const page = await answer.text();
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('src="https://ads.example/tag.js?id=1&amp;x=%22"');
  expect(page).toContain('data-placement="home"');
});

it.each(["/ads/frame/billing", "/ads/frame/pricing", "/ads/frame/%3Cscript%3E"])(
  "knows no place %s",
  async path => {
    expect((await frames({ AD_SCRIPT_URL: script }).request(path)).status).toBe(404);
  },
);

it.each(["http://ads.example/tag.js", "javascript:alert(1)", "ads.example"])("takes no script %s", value => {
  expect(() => parseEnv({ AD_SCRIPT_URL: value })).toThrow("AD_SCRIPT_URL");
});
