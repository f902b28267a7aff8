import { readFileSync, statSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { type Browser, chromium, type Frame, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeSource } from "../support/axe-source.ts";
import { findChromium } from "../support/chromium.ts";
import { overflowOf } from "../support/overflow.ts";
import { listWebCodes, servePreviews } from "./preview-page.ts";

const codes = listWebCodes();
const shown = codes.filter(({ preview }) => preview !== null);

/**
 * Both directions at both widths; light and dark take turns, so that each direction and each width sees both. What axe
 * finds is of the colors and the width, not of the direction: it looks at one of each.
 */
const views = [
  { direction: "ltr", width: 390, colorScheme: "light", byAxe: false },
  { direction: "rtl", width: 390, colorScheme: "dark", byAxe: true },
  { direction: "ltr", width: 1440, colorScheme: "dark", byAxe: false },
  { direction: "rtl", width: 1440, colorScheme: "light", byAxe: true },
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

type Violation = { id: string; impact: string | null; nodes: { html: string; failureSummary?: string }[] };

/** Evaluated by the browser's debugger, which the page's policy does not bind. */
async function seriousProblems(frame: Frame): Promise<string[]> {
  await frame.evaluate(axeSource);
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
    expect(await overflowOf(frame)).toBeLessThanOrEqual(0);
    if (view.byAxe) expect(await seriousProblems(frame)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await overflowOf(frame)).toBeLessThanOrEqual(0);
    expect(said).toEqual([]);
  });
});

/** Opens a preview as people see it, in its frame. */
async function open(name: string): Promise<{ frame: Frame; page: Page; said: string[] }> {
  const { page, said } = pageFor(views[2]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${url}/${name}/ltr`, { waitUntil: "load" });
  return { frame: previewOf(page), page, said };
}

describe("in the sandbox of a preview", () => {
  it("forms are checked and submitted, though the sandbox forbids forms", async () => {
    const { frame, page, said } = await open("login-form");
    await frame.locator("[type=submit]").click();
    await frame.getByText("اكتب بريدك الإلكتروني.").waitFor();
    await frame.locator("#email").fill("rana@example.com");
    await frame.locator("#password").fill("12345678");
    await page.keyboard.press("Enter");
    await frame.getByText("تم تسجيل الدخول ✓").waitFor();
    expect(said).toEqual([]);
  });

  it("dialogs answer with the button that closed them", async () => {
    const { frame, said } = await open("modal-dialog");
    await frame.getByRole("button", { name: "Delete a channel…" }).click();
    await frame.getByRole("button", { name: "Delete channel" }).click();
    await frame.getByText("Answer: delete").waitFor();
    expect(said).toEqual([]);
  });

  it("modules of several files run, and routes change with the hash", async () => {
    const { frame, said } = await open("hash-router");
    await frame.getByRole("link", { name: "One code" }).click();
    await frame.getByRole("heading", { name: "snake-game" }).waitFor();
    expect(said).toEqual([]);
  });

  it("lists are sorted by dragging and by keys", async () => {
    const { frame, page, said } = await open("drag-sort-list");
    const order = () => frame.locator("output").textContent();
    const box = await frame.getByRole("button", { name: "Move Tickets" }).boundingBox();
    const top = await frame.getByRole("button", { name: "Move Welcome messages" }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((top?.x ?? 0) + 10, (top?.y ?? 0) + 5, { steps: 12 });
    await page.mouse.up();
    expect(await order()).toBe("tickets → welcome → levels → arabic → logs");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    expect(await order()).toBe("welcome → levels → arabic → logs → tickets");
    expect(said).toEqual([]);
  });

  it("pictures open large and go on with the arrows", async () => {
    const { frame, page, said } = await open("image-gallery");
    await frame.getByRole("button", { name: "After the rain" }).click();
    await page.keyboard.press("ArrowRight");
    await frame.getByText("Above the valley · 3 / 6").waitFor();
    expect((await frame.locator("dialog img").boundingBox())?.width).toBeGreaterThan(600);
    await page.keyboard.press("Escape");
    await frame.locator("dialog").waitFor({ state: "hidden" });
    expect(said).toEqual([]);
  });
});

describe("videos of the codes", () => {
  const filmed = codes.filter(({ video }) => video === "demo.webm").map(({ name, path }) => ({ name, path }));

  it("are at least eight, and small together", () => {
    expect(filmed.length).toBeGreaterThanOrEqual(8);
    const bytes = filmed.reduce((sum, { path }) => sum + statSync(join(path, "demo.webm")).size, 0);
    expect(bytes).toBeLessThanOrEqual(3 * 1_024 * 1_024);
  });

  it.each(filmed)("$name plays for five to ten seconds, and moves", async ({ path }) => {
    const file = readFileSync(join(path, "demo.webm"));
    expect(file.length).toBeLessThanOrEqual(400 * 1_024);
    const { page } = pageFor(views[2]);
    await page.goto("about:blank");
    const seen = await page.evaluate(
      async address => {
        const video = document.createElement("video");
        video.muted = true;
        video.src = address;
        await new Promise((resolve, reject) => {
          video.onloadeddata = resolve;
          video.onerror = () => reject(new Error(video.error?.message));
        });
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
        const pictures: string[] = [];
        for (const share of [0.1, 0.4, 0.7, 0.95]) {
          video.currentTime = video.duration * share;
          await new Promise(resolve => {
            video.onseeked = resolve;
          });
          canvas.getContext("2d")?.drawImage(video, 0, 0);
          pictures.push(canvas.toDataURL());
        }
        return { seconds: video.duration, width: video.videoWidth, pictures: new Set(pictures).size };
      },
      `data:video/webm;base64,${file.toString("base64")}`,
    );
    expect(seen.seconds).toBeGreaterThanOrEqual(5);
    expect(seen.seconds).toBeLessThanOrEqual(10);
    expect(seen.width).toBe(800);
    // What types and deletes may look alike at two of the four moments.
    expect(seen.pictures).toBeGreaterThanOrEqual(3);
  });
});
