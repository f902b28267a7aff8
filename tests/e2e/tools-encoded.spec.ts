import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { type EncodeMode, encodeHtml } from "#code-tools";

const page = `<!DOCTYPE html>
<html lang="ar" dir="rtl">
  <head><meta charset="utf-8"><title>مرحبا &amp; أهلا</title><style>b{color:rgb(1, 2, 3)}</style></head>
  <body>
    <h1>Hello, 世界 👋</h1>
    <p>one <b>two</b> <i>three</i> &lt;four&gt; &amp; five</p>
    <pre>  two  spaces </pre>
    <ul><li>a<li>b</ul>
    <script>document.body.append(document.createElement("hr"), "written");</script>
  </body>
</html>
`;
const password = "correct horse";
const modes: EncodeMode[] = [
  "entities",
  "percent",
  "base64",
  "unicode",
  "compressed",
  "obfuscated",
  "encrypted",
];

let server: Server;
let shown = page;
let policy: string | null = null;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

test.beforeAll(async () => {
  server = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    if (policy !== null) answer.setHeader("content-security-policy", policy);
    answer.end(shown);
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
});
test.afterAll(() => void server.close());

const seen = (opened: Page) =>
  opened.evaluate(() => ({
    text: document.body.innerText,
    elements: document.querySelectorAll("*").length,
    title: document.title,
    mode: document.compatMode,
    dir: document.documentElement.dir,
    colour: getComputedStyle(document.querySelector("b") ?? document.body).color,
  }));

async function open(opened: Page, html: string): Promise<void> {
  shown = html;
  await opened.goto(address());
}

for (const mode of modes) {
  test(`a page in ${mode} shows what the page itself shows`, async ({ page: opened }) => {
    policy = null;
    await open(opened, page);
    const wanted = await seen(opened);
    const { code } = await encodeHtml(page, { mode, password });
    await open(opened, code);
    if (mode === "encrypted") {
      await opened.locator("input").fill(password);
      await opened.locator("button").click();
    }
    await expect(opened.getByRole("heading")).toHaveText("Hello, 世界 👋", { timeout: 30_000 });
    await expect.poll(() => seen(opened)).toEqual(wanted);
  });
}

test("a hidden address is a link again, and the hash lets the script through a strict policy", async ({
  page: opened,
}) => {
  const html =
    '<!DOCTYPE html><title>Mail</title><p><a href="mailto:someone@example.com">write</a> someone@example.com</p>';
  const { code, scriptHash } = await encodeHtml(html, { mode: "email" });
  policy = `default-src 'none'; script-src ${scriptHash}`;
  await open(opened, code);
  await expect(opened.getByRole("link")).toHaveAttribute("href", "mailto:someone@example.com");
  await expect(opened.locator("p")).toHaveText("write someone@example.com");
});
