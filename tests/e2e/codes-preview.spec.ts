import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import { alive } from "../support/page-alive.ts";
import { attackOutcomes } from "./attack-pages.ts";
import { inEachLanguage, patiently, signInPage, startCodesApp, test, wordsOf } from "./codes-world.ts";

const state = (page: Page, name: string) => page.locator(`[data-preview=${name}]`);
const words = wordsOf("en");

async function run(page: Page, address: string, label: string): Promise<Frame> {
  await page.goto(address);
  await alive(page);
  await page.getByRole("button", { name: label, exact: true }).click();
  await expect(state(page, "running")).toBeVisible(patiently);
  const frame = await (await page.locator("[data-preview] iframe").elementHandle())?.contentFrame();
  if (!frame) throw new Error("No frame runs");
  await frame.waitForLoadState();
  return frame;
}

/** What the page's console panel shows, attempt by attempt. */
async function told(page: Page): Promise<Record<string, string>> {
  const lines = await page.locator("[data-preview] [data-level]").allTextContents();
  return Object.fromEntries(
    lines.flatMap(line => {
      const [, name, value] = /^([a-z ]+): (.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? ""]];
    }),
  );
}

async function expectAttacksFail(page: Page, logs: () => string, address: string): Promise<void> {
  const popups: Page[] = [];
  page.on("popup", popup => popups.push(popup));
  const frame = await run(page, address, words.viewer("preview_run"));
  await page
    .locator("summary")
    .filter({ hasText: words.viewer("console") })
    .click();
  await expect(page.getByText("done: all tried")).toBeVisible();
  const { done: _, ...outcomes } = await told(page);
  expect(outcomes).toEqual(attackOutcomes);
  await expect(page.getByText("forged")).toBeHidden();
  expect(page.url()).toBe(address);
  expect(popups).toEqual([]);
  expect(await frame.evaluate(() => origin)).toBe("null");
  expect(logs()).not.toContain("/api/sessions");
}

/** A tap as the machine gives it: the driver's own waits until every frame has heard of it, which one never will. */
async function tap(page: Page, button: Locator): Promise<void> {
  const middle = await button.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const devtools = await page.context().newCDPSession(page);
  for (const type of ["mousePressed", "mouseReleased"] as const)
    void devtools.send("Input.dispatchMouseEvent", { type, ...middle, button: "left", clickCount: 1 });
}

test("attacks find nothing: no cookie, no call, no way out of the frame", async ({ page, world }) => {
  await signInPage({ page, world });
  await expectAttacksFail(page, world.app.logs, `${world.app.url}/code/attack`);
});

test("nothing comes with a preview: neither cookies there nor an origin", async ({ page, world }) => {
  await signInPage({ page, world });
  const asked: { url: string; cookie: string | undefined }[] = [];
  page.on("request", request => {
    if (request.url().includes("/preview/"))
      void request.allHeaders().then(headers => asked.push({ url: request.url(), cookie: headers.cookie }));
  });
  const frame = await run(page, `${world.app.url}/code/price-card`, words.viewer("preview_run"));
  await expect.poll(() => asked.length).toBe(1);
  expect(new URL(asked[0]?.url ?? "").origin).not.toBe(world.app.url);
  expect(asked[0]?.cookie).toBeUndefined();
  // Opened without the frame, the same address is as closed.
  const alone = await page.context().newPage();
  await alone.goto(frame.url()).catch(() => {});
  expect(await alone.evaluate(() => origin)).toBe("null");
  await alone.close();
});

test("a frame that takes itself to a call of ours ends no session", async ({ page, world }) => {
  await signInPage({ page, world });
  await run(page, `${world.app.url}/code/leaving`, words.viewer("preview_run"));
  await expect.poll(() => world.app.logs()).toContain("/api/logout");
  await page.goto(`${world.app.url}/code/ticket-panel`);
  await expect(page.locator("[data-reading=check]")).toBeVisible(patiently);
});

test("a preview that never ends is noticed and stopped, and the page stays in hand", async ({
  page,
  world,
}) => {
  await page.goto(`${world.app.url}/code/endless`);
  await alive(page);
  await page.getByRole("button", { name: words.viewer("preview_run"), exact: true }).click();
  await expect(state(page, "silent")).toBeVisible(patiently);
  await expect(page.getByText(words.viewer("preview_silent"))).toBeVisible();
  await tap(page, page.getByRole("button", { name: words.viewer("preview_stop") }));
  await expect(state(page, "stopped")).toBeVisible();
  await expect(page.locator("[data-preview] iframe")).toHaveCount(0);
});

inEachLanguage(
  "A page runs by a tap, tells what it says, and stops",
  async ({ page, address, words: own }) => {
    const frame = await run(page, address("/code/price-card"), own.viewer("preview_run"));
    await expect(frame.locator("#price")).toHaveText("Nine");
    expect(await frame.locator("#price").evaluate(element => getComputedStyle(element).color)).toBe(
      "rgb(1, 2, 3)",
    );
    await expect(page.getByText("card is ready", { exact: false })).toBeVisible();
    await expect(page.locator('[data-level="error"]')).toHaveText("looks odd");
    await page.getByRole("combobox", { name: own.viewer("direction") }).selectOption("rtl");
    await expect(page.getByText("card is ready rtl")).toBeVisible();
    await page.getByRole("button", { name: own.viewer("preview_stop") }).click();
    await expect(page.locator("[data-preview] iframe")).toHaveCount(0);
    await page.getByRole("button", { name: own.viewer("preview_restart") }).click();
    await expect(page.getByText("card is ready rtl")).toBeVisible();
  },
);

test("without a second origin the same page runs in a sandbox of ours, as closed", async ({ page }) => {
  const world = await startCodesApp({ PUBLIC_URL: "http://ra3d.example" });
  try {
    const frame = await run(page, `${world.app.url}/code/price-card`, words.viewer("preview_run"));
    expect(new URL(frame.url()).origin).toBe(world.app.url);
    expect(await frame.evaluate(() => origin)).toBe("null");
    const reached = await frame.evaluate(async () => {
      const tried = async (act: () => unknown) => {
        try {
          await act();
          return "reached";
        } catch {
          return "refused";
        }
      };
      return [
        await tried(() => document.cookie),
        await tried(() => localStorage.length),
        await tried(() => parent.document.title),
        await tried(() => fetch("/api/user")),
      ];
    });
    expect(reached).toEqual(["refused", "refused", "refused", "refused"]);
  } finally {
    await world.app.stop();
  }
});
