import assert from "node:assert/strict";
import { test } from "node:test";
import { renderMarkdown, safeAddress } from "./markdown.js";

const line = text => renderMarkdown(text).replace(/^<p dir="auto">(.*)<\/p>$/s, "$1");

test("inline: bold, italic, struck, code, escapes", () => {
  assert.equal(
    line("**bold** *it* ~~no~~ `a<b` \\*as is\\*"),
    '<strong>bold</strong> <em>it</em> <del>no</del> <code dir="ltr">a&lt;b</code> *as is*',
  );
  assert.equal(line("**bold and *both***"), "<strong>bold and <em>both</em></strong>");
  assert.equal(line("2 * 3 * 4"), "2 * 3 * 4");
  assert.equal(line("``a ` b``"), '<code dir="ltr">a ` b</code>');
});

test("blocks: headings, lists, quotes, fences", () => {
  assert.equal(renderMarkdown("# Title #"), '<h2 dir="auto">Title</h2>');
  assert.equal(renderMarkdown("- a\n- b"), '<ul dir="auto"><li dir="auto">a</li><li dir="auto">b</li></ul>');
  assert.equal(
    renderMarkdown("3. c\n4. d"),
    '<ol dir="auto" start="3"><li dir="auto">c</li><li dir="auto">d</li></ol>',
  );
  assert.equal(renderMarkdown("> مرحبا"), '<blockquote dir="auto"><p dir="auto">مرحبا</p></blockquote>');
  assert.equal(
    renderMarkdown("```js\n**a** <b>\n```"),
    '<pre dir="ltr"><code class="language-js">**a** &lt;b&gt;\n</code></pre>',
  );
  assert.equal(renderMarkdown("one\ntwo\n\nthree"), '<p dir="auto">one<br>two</p>\n<p dir="auto">three</p>');
});

test("links keep their addresses and lose dangerous ones", () => {
  assert.equal(
    line("[a](https://x.example/a_(b))"),
    '<a href="https://x.example/a_(b)" rel="nofollow ugc noopener">a</a>',
  );
  assert.match(line("see https://x.example/*a*."), /href="https:\/\/x.example\/\*a\*"/);
  for (const bad of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\u0001script:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
  ]) {
    assert.equal(safeAddress(bad), null, bad);
    assert.doesNotMatch(line(`[click](${bad})`), /<a/);
  }
});

test("nothing that anybody writes becomes markup", () => {
  const attacks = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '[a](https://x" onmouseover="alert(1))',
    "**<svg onload=alert(1)>**",
    "`<b>`",
    '```"><script>\n</code></pre><script>alert(1)</script>\n```',
    "> <iframe src=javascript:alert(1)>",
    "- <a href=javascript:alert(1)>x</a>",
    "# <style>*{display:none}</style>",
    "[<img src=x onerror=alert(1)>](https://x.example)",
  ];
  const own =
    /^<\/?(p|h[2-6]|ul|ol|li|blockquote|pre|code|a|bdi|strong|em|del|br)( (dir="(auto|ltr)"|href="[^"<>]*"|rel="[^"]*"|class="language-[\w+#-]*"|start="\d+"))*>$/;
  for (const attack of attacks) {
    for (const tag of renderMarkdown(attack).match(/<[^>]*>/g) ?? []) assert.match(tag, own, attack);
  }
});

test("texts made to be slow come to an end, whole", { timeout: 60_000 }, () => {
  for (const part of ["*", "**a", "[", "[a](", "`", "~~a", "> ", "- ", "\\", "https://"]) {
    assert.ok(renderMarkdown(`x ${part.repeat(20_000 / part.length)}`).length > 5_000, part);
  }
});
