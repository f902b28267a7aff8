import { expect, type Locator, type Page } from "@playwright/test";

/** The page has come alive: it is whole, and its code runs. */
export const alive = (page: Page) =>
  page.waitForFunction(() => "__reactRouterDataRouter" in window && document.readyState === "complete");

/**
 * Moves the mouse until `editors` are there, which come with the first sign of use. One that comes before the page
 * listens is nobody's: people go on moving, too.
 */
export async function moveUntil(page: Page, editors: Locator): Promise<void> {
  let at = 200;
  await expect(async () => {
    at += 5;
    await page.mouse.move(20, at);
    await expect(editors).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 45_000, intervals: [0] });
}
