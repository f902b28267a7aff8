import { describe, expect, it } from "vitest";
import { decodeHtml } from "./decode-html.ts";
import { encodeHtml } from "./encode-html.ts";
import { iterations } from "./encrypt.ts";
import { minifyHtml } from "./minify-html.ts";
import { type EncodeMode, encodeModes } from "./options.ts";

const page = `<!DOCTYPE html>
<html lang="ar" dir="rtl">
  <head><meta charset="utf-8"><title>مرحبا &amp; أهلا</title><meta name="description" content="وصف"></head>
  <body>
    <p title="a > b">Hello, 世界 👋 &amp; <a href="mailto:someone@example.com">someone@example.com</a></p>
    <pre>  two  spaces </pre>
    <script>document.title += "</" + "p>";</script>
  </body>
</html>
`;
const password = "قط على السطح 42";

describe("encodeHtml", () => {
  it.each(encodeModes)("%s comes back to the byte", async mode => {
    const encoded = await encodeHtml(page, { mode, password });
    expect(encoded.errors).toEqual([]);
    expect(encoded.code).not.toContain("someone@example.com</a>");
    const decoded = await decodeHtml(encoded.code, { password });
    expect(decoded.errors).toEqual([]);
    expect(decoded.code).toBe(page);
  });

  const loaded: EncodeMode[] = ["percent", "base64", "unicode", "compressed", "obfuscated", "encrypted"];
  it.each(loaded)("%s keeps title and description readable, or not", async mode => {
    const open = await encodeHtml(page, { mode, password });
    expect(open.code).toContain("<title>مرحبا &amp; أهلا</title>");
    expect(open.code).toContain('content="وصف"');
    const closed = await encodeHtml(page, { mode, password, keepHead: false });
    expect(closed.code).not.toContain("مرحبا");
    expect(closed.scriptHash).toMatch(/^'sha256-[\w+/]+=*'$/);
  });

  it("gives the hash of the one script that runs", async () => {
    const one = await encodeHtml("<p>a", { mode: "compressed" });
    const other = await encodeHtml("<p>another page", { mode: "compressed" });
    expect(one.scriptHash).toBe(other.scriptHash);
  });

  it("encrypts with a fresh key and today's count, and lets nobody in without the password", async () => {
    const one = await encodeHtml(page, { mode: "encrypted", password });
    const other = await encodeHtml(page, { mode: "encrypted", password });
    expect(iterations).toBeGreaterThanOrEqual(600_000);
    expect(one.code).toContain(`1.${iterations}.`);
    expect(one.code).not.toBe(other.code);
    const wrong = await decodeHtml(one.code, { password: "wrong" });
    expect(wrong.errors.map(error => error.code)).toEqual(["wrong-password"]);
    const none = await decodeHtml(one.code);
    expect(none.errors.map(error => error.code)).toEqual(["password-missing"]);
    const tampered = one.code.replace(
      /(data-mode="encrypted">[^<]{80})(.)/,
      (_, start: string, letter: string) => `${start}${letter === "A" ? "B" : "A"}`,
    );
    expect((await decodeHtml(tampered, { password })).errors.map(error => error.code)).toEqual([
      "wrong-password",
    ]);
  });

  it("refuses to encrypt without a password", async () => {
    const { errors, code } = await encodeHtml(page, { mode: "encrypted" });
    expect(errors.map(error => error.code)).toEqual(["password-missing"]);
    expect(code).toBe(page);
  });

  it("says where there was no address to hide", async () => {
    const { warnings, code } = await encodeHtml("<p>nobody</p>", { mode: "email" });
    expect(warnings.map(warning => warning.code)).toEqual(["no-address"]);
    expect(code).toBe("<p>nobody</p>");
  });

  it("leaves no address in a page, and something to read without scripts", async () => {
    const { code } = await encodeHtml(page, { mode: "email" });
    expect(code).not.toContain("@example");
    expect(code).toContain("someone [at] example [dot] com");
  });

  it.each([
    ["percent", 'document.write(unescape("%3Cp%3Ehi%20there%3C%2Fp%3E"))', "<p>hi there</p>"],
    [
      "unicode",
      String.raw`document.write("\u003c\u0070\u003e\u0068\u0069\u003c\u002f\u0070\u003e")`,
      "<p>hi</p>",
    ],
    ["base64", 'document.write(atob("PHA+aGkgdGhlcmU8L3A+"))', "<p>hi there</p>"],
  ])("decodes what other encoders write in %s", async (_, code, html) => {
    expect((await decodeHtml(code)).code).toBe(html);
  });

  it("says that nothing is encoded", async () => {
    const { errors } = await decodeHtml("<p>plain</p>");
    expect(errors.map(error => error.code)).toEqual(["not-encoded"]);
  });
});

describe("minifyHtml", () => {
  const xhtml = "http://www.w3.org/TR/xhtml1/DTD/xhtml1";
  it.each([
    [`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "${xhtml}-transitional.dtd">`, null],
    [
      `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">`,
      null,
    ],
    ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">', null],
    ['<!DOCTYPE html PUBLIC "-//IETF//DTD HTML//EN">', null],
    ["<!DOCTYPE svg>", null],
    [`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"\n  "${xhtml}-strict.dtd">`, "<!doctype html>"],
    ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">', "<!doctype html>"],
    ['<!DOCTYPE html SYSTEM "about:legacy-compat">', "<!doctype html>"],
    ["<!-- <!doctype html> --><!DOCTYPE html >", "<!doctype html>"],
  ])("keeps the mode that a doctype stands for: %s", async (doctype, short) => {
    const { code } = await minifyHtml(`${doctype}<p>x</p>`, { level: "fast" });
    expect(code).toBe(`${short ?? doctype}<p>x</p>`);
  });

  it("keeps words apart and preformatted text as it is", async () => {
    const { code, errors, sizes, before } = await minifyHtml(page, { level: "fast" });
    expect(errors).toEqual([]);
    expect(sizes.raw).toBeLessThan(before.raw);
    expect(code).toContain("<pre>  two  spaces </pre>");
    expect(code).toMatch(/👋 &amp; <a/);
  });

  it("makes styles and scripts in it smaller, and leaves broken ones alone", async () => {
    const html = `<style>a { color : #ff0000 }</style><p style="margin: 0px 0px">x</p><script>if (true) { alert( 1 ) }</script><script>let let</script>`;
    const { code, warnings } = await minifyHtml(html, { level: "fast" });
    expect(code).toContain("a{color:red}");
    expect(code).toContain("style=margin:0");
    expect(code).not.toContain("alert( 1 )");
    expect(code).toContain("<script>let let</script>");
    expect(warnings.map(warning => warning.code)).toEqual(["part-kept"]);
  });
});
