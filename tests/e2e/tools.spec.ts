import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { obfuscateJs } from "#code-tools";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { toolsNoticesMessages } from "#i18n/messages/tools-notices.ts";
import { toolsOptionsMessages } from "#i18n/messages/tools-options.ts";
import { toolsTextsMessages } from "#i18n/messages/tools-texts.ts";
import { readOptions } from "#web/tools/option-fields.ts";
import { requestFor } from "#web/tools/run-request.ts";
import { expectWholeAccessible } from "../support/accessible.ts";
import { freePort } from "../support/free-port.ts";
import { alive, moveUntil } from "../support/page-alive.ts";

const wordsOf = (language: Language) => ({
  tools: translator(toolsMessages, language),
  options: translator(toolsOptionsMessages, language),
  notices: translator(toolsNoticesMessages, language),
  texts: translator(toolsTextsMessages, language),
});
const pathIn = (language: Language, path: string) => (language === "en" ? path : `/ar${path}`);
/** Engines come over the network and start; a busy machine takes its time. */
const patiently = { timeout: 45_000 };

async function openTool(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await expectEditors(page);
}

const expectEditors = (page: Page): Promise<void> => moveUntil(page, page.locator(".cm-editor").nth(1));

const input = (page: Page) => page.getByTestId("tool-input").locator(".cm-content");
const output = (page: Page) => page.getByTestId("tool-output").locator(".cm-content");

async function write(page: Page, text: string): Promise<void> {
  await input(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

for (const language of languages) {
  const t = wordsOf(language);

  test.describe(`the tools in ${language}`, () => {
    test.use({ locale: language, permissions: ["clipboard-read", "clipboard-write"] });

    test("goes on where one types while the editors come", async ({ page }) => {
      await page.goto(pathIn(language, "/minifyjs"));
      await alive(page);
      await page.getByTestId("tool-input").locator("textarea").focus();
      await page.keyboard.type("one");
      await expect(input(page)).toBeVisible(patiently);
      await page.keyboard.type("two");
      await expect(input(page)).toHaveText("onetwo");
    });

    test("code becomes small while one types, and no request carries it", async ({ page }) => {
      const sent: string[] = [];
      page.on("request", request => sent.push(`${request.url()} ${request.postData() ?? ""}`));
      await openTool(page, pathIn(language, "/minifyjs"));
      await expectWholeAccessible(page);
      await write(page, "function secretSauce(first, second) {\n  return first + second;\n}\n");
      await expect(output(page)).toContainText("function secretSauce(", patiently);
      await expect(page.getByTestId("sizes")).toBeVisible(patiently);
      await expect(page.getByTestId("run-state")).not.toContainText(t.tools("running"), patiently);
      await page.getByRole("button", { name: t.tools("copy"), exact: true }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.length).toBeLessThan(50);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: t.tools("download"), exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("input.min.js");
      await expectWholeAccessible(page);
      expect(sent.filter(request => request.includes("secretSauce"))).toEqual([]);
      // It is in the history of this browser.
      await page.getByText(t.tools("history"), { exact: true }).click();
      await expect(page.getByText("function secretSauce(first").last()).toBeVisible();
    });

    test("a mistake is marked in its line", async ({ page }) => {
      await openTool(page, pathIn(language, "/minifycss"));
      await write(page, "a { color: red }\n}\n");
      await expect(page.getByRole("alert")).toContainText(t.notices("stray-brace"), patiently);
      await expect(page.locator(".cm-lint-marker-error")).toBeVisible();
      await page.getByRole("button", { name: t.tools("go_to", { line: 2, column: 1 }) }).click();
      await expect(input(page)).toBeFocused();
      await write(page, "a { color: #ff0000 }");
      await expect(output(page)).toHaveText("a{color:red}", patiently);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    test("options stand in the address and survive a reload", async ({ page }) => {
      await openTool(page, pathIn(language, "/minifycss"));
      await page.getByRole("radio", { name: t.tools("level_maximum") }).click();
      await expect(page).toHaveURL(/level=maximum/);
      await page.getByText(t.tools("options"), { exact: true }).click();
      await page.getByRole("checkbox", { name: t.options("map") }).click();
      await expect(page).toHaveURL(/map=1/);
      await page.reload();
      await alive(page);
      await expect(page.getByRole("radio", { name: t.tools("level_maximum") })).toBeChecked();
    });

    test("many files come back as one archive", async ({ page }) => {
      await openTool(page, pathIn(language, "/minifycss?level=fast"));
      await page.getByTestId("tool-files").setInputFiles([
        { name: "one.css", mimeType: "text/css", buffer: Buffer.from("a { color: #ff0000 }") },
        { name: "two.css", mimeType: "text/css", buffer: Buffer.from("b { margin: 0px 0px }") },
        { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("not a sheet") },
      ]);
      await expect(page.getByTestId("tool-file-list").locator("li")).toHaveCount(2);
      await expect(page.getByText(t.tools("files_skipped", { count: 1 }))).toBeVisible();
      await expect(page.getByText(t.tools("files_done", { done: 2, total: 2 }))).toBeVisible(patiently);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: t.tools("download_zip") }).click(),
      ]);
      const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
      expect(
        Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])),
      ).toEqual({
        "one.min.css": "a{color:red}",
        "two.min.css": "b{margin:0}",
      });
    });

    test("a long run is cancelled at once", async ({ page }) => {
      await openTool(page, pathIn(language, "/javascript-obfuscator?preset=strong"));
      const body = Array.from(
        { length: 6_000 },
        (_, at) => `export const name${at} = () => "text ${at}";`,
      ).join("\n");
      await page
        .getByTestId("tool-files")
        .setInputFiles([{ name: "large.js", mimeType: "text/javascript", buffer: Buffer.from(body) }]);
      const cancel = page.getByRole("button", { name: t.tools("cancel"), exact: true });
      await expect(cancel).toBeVisible(patiently);
      await cancel.click();
      await expect(page.getByTestId("run-state")).toContainText(t.tools("cancelled"));
      // The next run finds a free worker.
      await page.getByRole("button", { name: t.tools("clear") }).click();
      await page.getByRole("button", { name: t.tools("example") }).click();
      await expect(page.getByTestId("sizes")).toBeVisible(patiently);
    });

    test("a tool works without a connection after the first visit", async ({ page, context }) => {
      await openTool(page, pathIn(language, "/minifycss?level=fast"));
      await expect(page.getByTestId("offline-ready")).toBeVisible(patiently);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.texts("css_heading"));
      await alive(page);
      await expectEditors(page);
      await write(page, "a { color: #00ff00 }");
      await expect(output(page)).toHaveText("a{color:lime}", patiently);
      await context.setOffline(false);
    });

    test("an encrypted page opens with its password and no other", async ({ page, context }) => {
      await openTool(page, pathIn(language, "/html-obfuscator-encode?mode=encrypted"));
      await expectWholeAccessible(page);
      await page.getByLabel(t.options("password"), { exact: true }).fill("correct horse battery");
      await write(page, "<!DOCTYPE html><title>Open</title><h1>Behind the door مرحبا</h1>");
      await expect(page.getByTestId("sizes")).toBeVisible(patiently);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: t.tools("download"), exact: true }).click(),
      ]);
      const html = readFileSync(await download.path());
      expect(html.includes("Behind the door")).toBe(false);
      const port = await freePort();
      const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(html));
      await new Promise<void>(resolve => server.listen(port, "127.0.0.1", resolve));
      const opened = await context.newPage();
      await opened.goto(`http://127.0.0.1:${port}/`);
      await expectWholeAccessible(opened);
      await opened.locator("input").fill("wrong");
      await opened.locator("button").click();
      await expect(opened.locator("#said")).toHaveText(
        language === "ar" ? "كلمة المرور هذه لا تفتح الصفحة." : "This password does not open the page.",
        patiently,
      );
      await opened.locator("input").fill("correct horse battery");
      await opened.locator("button").click();
      await expect(opened.getByRole("heading")).toHaveText("Behind the door مرحبا", patiently);
      server.close();
    });
  });
}

test.describe("the obfuscator", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("makes of a seed what Node makes of it, whatever was made before", async ({ page }) => {
    const t = wordsOf("en");
    const program = readFileSync("node_modules/postcss/lib/parser.js", "utf8");
    const makeInNode = async (search: string) => {
      const request = requestFor(
        "obfuscate",
        readOptions("obfuscate", new URLSearchParams(search)),
        "input.js",
        false,
      );
      if (request.tool !== "obfuscate") throw new Error("asked for another tool");
      return (await obfuscateJs(program, request.options)).code;
    };
    await openTool(page, "/javascript-obfuscator?preset=light&seed=5");
    await write(page, program);
    for (const [preset, seed] of [
      ["light", "5"],
      ["balanced", "42"],
      ["strong", "7"],
    ] as const) {
      const expected = await makeInNode(`preset=${preset}&seed=${seed}`);
      await page.getByLabel(t.options("preset"), { exact: true }).selectOption(preset);
      const field = page.getByLabel(t.options("seed"), { exact: true });
      if (!(await field.isVisible())) await page.getByText(t.tools("options"), { exact: true }).click();
      await field.fill(seed);
      await expect(async () => {
        await page.getByRole("button", { name: t.tools("copy"), exact: true }).click({ timeout: 2_000 });
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
      }).toPass(patiently);
    }
  });
});
