import type { Frame, Page } from "@playwright/test";

/**
 * By how many pixels a page is wider than its window. The window's own `innerWidth` says nothing of it on a phone: it
 * grows with what does not fit.
 */
export const overflowOf = (page: Page | Frame): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
