import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { axeSource } from "./axe-source.ts";

/** No violation of WCAG 2 A and AA in the page's content that a machine can find; the shell has tests of its own. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, axe =>
    axe.include("main").withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]),
  );

/** As much of the whole page, shell included, and of what is good practice. */
export const expectWholeAccessible = (page: Page): Promise<void> => expectNone(page, axe => axe);

type Violation = { id: string; nodes: string[] };

async function expectNone(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // What began to change its color while it was looked at is looked at again once it has it.
  if ((await violationsIn(page, narrow)).length === 0) return;
  expect(await violationsIn(page, narrow)).toEqual([]);
}

async function violationsIn(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<Violation[]> {
  await page.evaluate(async () => {
    // What stands half under the navigation bar counts as too small to tap.
    scrollTo({ top: 0, behavior: "instant" });
    // Half-way into a color nothing has the contrast that it comes to.
    const ending = document
      .getAnimations()
      .filter(one => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(one => one.finished));
  });
  // Without frames nothing has to be put together in a page of its own, and what is there already is not sent again.
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const axe = new AxeBuilder({ page, axeSource: isAlone ? "void 0" : axeSource }).setLegacyMode(isAlone);
  const { violations } = await narrow(axe.options({ resultTypes: ["violations"] })).analyze();
  const backwards = await textsBackwards(page);
  return [
    ...violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html.slice(0, 200)) })),
    ...(backwards.length > 0 ? [{ id: "reading-order", nodes: backwards }] : []),
  ];
}

/**
 * Texts of an Arabic page that mix scripts and run from left to right: "v11 to v12" would be read as "v12 to v11". What
 * people have written runs as its first letter does.
 */
const textsBackwards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (document.documentElement.lang === "ar" && walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? "";
      const element = walker.currentNode.parentElement;
      if (!element || element.closest("script, style, textarea, pre, code, .cm-content, [dir=auto]"))
        continue;
      const isMixed = /[\u0620-\u064a]/.test(text) && /[A-Za-z]/.test(text);
      if (isMixed && getComputedStyle(element).direction === "ltr") texts.push(text.slice(0, 200));
    }
    return texts;
  });
