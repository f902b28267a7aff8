import { describe, expect, it } from "vitest";
import { isCrossSite } from "./cross-site.ts";

const own = "https://ra3d.example";
const session = `__Host-session=${"A".repeat(43)}`;
const ask = (headers: Record<string, string>, address = `${own}/api/settings`) =>
  isCrossSite(new Request(address, { method: "POST", headers }), own);

describe("whether another site may have sent a request", () => {
  it.each([
    // Sec-Fetch-Site is the browser's own word and wins over everything.
    [{ "sec-fetch-site": "same-origin" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ "sec-fetch-site": "same-site" }, true],
    [{ "sec-fetch-site": "cross-site" }, true],
    [{ "sec-fetch-site": "" }, true],
    [{ "sec-fetch-site": "SAME-ORIGIN" }, true],
    [{ "sec-fetch-site": "cross-site", origin: own }, true],
    [{ "sec-fetch-site": "same-origin", origin: "https://evil.example" }, false],
    // Without it, Origin.
    [{ origin: own }, false],
    [{ origin: own, cookie: session }, false],
    [{ origin: "https://evil.example" }, true],
    [{ origin: "https://ra3d.example.evil.example" }, true],
    [{ origin: "http://ra3d.example" }, true],
    [{ origin: "https://ra3d.example:8443" }, true],
    [{ origin: "null" }, true],
    [{ origin: "" }, true],
    // Neither: a program. With a session it must say where it stands.
    [{}, false],
    [{ cookie: session }, true],
    [{ cookie: "other=1" }, false],
    [{ referer: `${own}/`, cookie: session }, true],
  ])("%j → %s", (headers, crossSite) => {
    expect(ask(headers as Record<string, string>)).toBe(crossSite);
  });

  it("also takes the origin that the request itself was sent to", () => {
    expect(ask({ origin: "http://localhost:3000" }, "http://localhost:3000/api/settings")).toBe(false);
    expect(ask({ origin: "http://localhost:4000" }, "http://localhost:3000/api/settings")).toBe(true);
  });
});
