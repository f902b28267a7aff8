import { describe, expect, it } from "vitest";
import { withScriptsAfterPaint } from "./scripts-after-paint.ts";

const page = (script: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="font" href="/f.woff2"/></head><body><script>first()</script><script type="module" async="">${script}</script><script>last()</script></body>`;

describe("withScriptsAfterPaint", () => {
  const script =
    ';\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n  window.price = "$1";\n  window.modules = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");';
  const changed = withScriptsAfterPaint(page(script));

  it("fetches the modules after the first paint, in their order", () => {
    expect(changed).toContain(
      'const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);',
    );
    expect(changed.indexOf("requestAnimationFrame")).toBeLessThan(changed.indexOf("Promise.all"));
    expect(changed).not.toMatch(/import \* as/);
  });

  it("moves the preloads of modules there, and leaves other preloads and scripts alone", () => {
    expect(changed).not.toContain('<link rel="modulepreload"');
    expect(changed).toContain('of ["/assets/a.js"]');
    expect(changed).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
    expect(changed).toContain("<script>first()</script>");
    expect(changed).toContain("<script>last()</script>");
  });

  it("keeps the rest of the script to the letter", () => {
    expect(changed).toContain('window.price = "$1";\n  window.modules = {"root":route0,"home":route1};');
    expect(changed).toContain('import("/assets/entry.js");</script>');
  });

  it("leaves a page of another form as it is", () => {
    const other = page('import("/assets/entry.js");');
    expect(withScriptsAfterPaint(other)).toBe(other);
    expect(withScriptsAfterPaint("<p>none</p>")).toBe("<p>none</p>");
  });
});
