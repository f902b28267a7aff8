import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { type Browser, chromium, type Frame, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium } from "../support/chromium.ts";
import { listWebCodes, servePreviews } from "./preview-page.ts";

const codes = listWebCodes();
const shown = codes.filter(({ preview }) => preview !== null);

/** Both directions at both widths; light and dark take turns, so that each direction and each width sees both. */
const views = [
  { direction: "ltr", width: 390, colorScheme: "light" },
  { direction: "rtl", width: 390, colorScheme: "dark" },
  { direction: "ltr", width: 1440, colorScheme: "dark" },
  { direction: "rtl", width: 1440, colorScheme: "light" },
] as const;

let browser: Browser;
let server: Server;
let url = "";
/** One page a view, used for one code after another. */
const pages = new Map<string, { page: Page; said: string[] }>();

beforeAll(async () => {
  [browser, { server, url }] = await Promise.all([chromium.launch(findChromium()), servePreviews(codes)]);
  for (const { direction, width, colorScheme } of views) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    pages.set(`${direction} ${width}`, { page, said: listen(page) });
  }
}, 120_000);
afterAll(async () => {
  await browser.close();
  server.close();
});

function pageFor({ direction, width }: (typeof views)[number]): { page: Page; said: string[] } {
  const found = pages.get(`${direction} ${width}`);
  if (found === undefined) throw new Error("there is no page of this width");
  found.said.length = 0;
  return found;
}

function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("console", message => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", error => said.push(error.message));
  return said;
}

function previewOf(page: Page): Frame {
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error("the page has no frame");
  return frame;
}

/** By how many pixels the page is wider than its window. */
const overflow = (frame: Frame): Promise<number> =>
  frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Violation = { id: string; impact: string | null; nodes: { html: string; failureSummary?: string }[] };

const axePackage = createRequire(import.meta.url).resolve("@axe-core/playwright");
const axe = readFileSync(createRequire(axePackage).resolve("axe-core/axe.min.js"), "utf8");

/** Evaluated by the browser's debugger, which the page's policy does not bind. */
async function seriousProblems(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe);
  // axe answers with this shape; only what it lists as violated is asked for.
  const found = (await frame.evaluate('axe.run({ resultTypes: ["violations"] })')) as {
    violations: Violation[];
  };
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
    );
}

describe.each(shown.map(({ name }) => name))("preview of %s", name => {
  it.each(views)("renders $direction at $width px in $colorScheme", async view => {
    const { page, said } = pageFor(view);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${url}/${name}/${view.direction}`, { waitUntil: "load" });
    const frame = previewOf(page);
    expect(await frame.evaluate(() => [document.dir, origin])).toEqual([view.direction, "null"]);
    expect(await frame.evaluate(() => document.body.innerText.trim().length)).toBeGreaterThan(10);
    expect(await overflow(frame)).toBeLessThanOrEqual(0);
    expect(await seriousProblems(frame)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await overflow(frame)).toBeLessThanOrEqual(0);
    expect(said).toEqual([]);
  });
});
