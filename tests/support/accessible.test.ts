import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, expectWholeAccessible } from "./accessible.ts";
import { findChromium } from "./chromium.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(findChromium());
  page = await (await browser.newContext()).newPage();
}, 120_000);
afterAll(() => browser.close());

const show = (main: string, around = ""): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="en"><title>A page</title>${around}<main><h1>A page</h1>${main}</main>`,
  );

it.each([
  ["a button without a name", "<button></button>", "button-name"],
  ["a pale text", '<p style="color: #ddd; background: #fff">pale</p>', "color-contrast"],
  ["a picture without a text", '<img src="data:,">', "image-alt"],
])("%s is found each time, and gone once it is mended", async (_, fault, id) => {
  await show(fault);
  await expect(expectAccessible(page)).rejects.toThrow(id);
  await expect(expectWholeAccessible(page)).rejects.toThrow(id);
  await page.locator("main > :last-child").evaluate(element => element.remove());
  await expectAccessible(page);
});

it("what is in a frame is found, too", async () => {
  await show(
    `<iframe title="A frame" srcdoc="<html lang='en'><title>B</title><button></button></html>"></iframe>`,
  );
  await expect(expectAccessible(page)).rejects.toThrow("button-name");
});

it("around the page's content only the whole page is looked at", async () => {
  await show("<p>A text</p>", "<button></button>");
  await expectAccessible(page);
  await expect(expectWholeAccessible(page)).rejects.toThrow("button-name");
});

it("an Arabic text that runs backwards is found", async () => {
  await page.setContent(
    '<!doctype html><html lang="ar"><title>ب</title><main dir="ltr">من v11 إلى v12</main>',
  );
  await expect(expectAccessible(page)).rejects.toThrow("reading-order");
});
