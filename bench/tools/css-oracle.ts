import { chromium } from "@playwright/test";
import { canonicalSelectors } from "../../packages/code-tools/src/css/compare/canonical-prelude.ts";
import { type Node, parse } from "../../packages/code-tools/src/css/parse.ts";
import { findChromium } from "../../tests/support/chromium.ts";
import { changedBoxes, readSaid } from "./css-boxes.ts";

const selectorsMax = 300;
const environments = [
  { width: 1_440, colorScheme: "light", media: "screen" },
  { width: 620, colorScheme: "dark", media: "screen" },
  { width: 390, colorScheme: "light", media: "screen" },
  { width: 1_024, colorScheme: "light", media: "print" },
] as const;

function collectSelectors(nodes: readonly Node[], found: Set<string>) {
  for (const node of nodes) {
    if (node.kind === "rule")
      for (const selector of canonicalSelectors(node.prelude, false)) found.add(selector);
    if (node.kind === "at" && !/keyframes$/.test(node.name) && node.children)
      collectSelectors(node.children, found);
  }
}

/** Evenly over the whole sheet, so that its end is looked at, too. */
function sample(selectors: readonly string[]): string[] {
  const step = Math.max(1, selectors.length / selectorsMax);
  return Array.from(
    { length: Math.min(selectorsMax, selectors.length) },
    (_, at) => selectors[Math.floor(at * step)] ?? "",
  );
}

/** Runs in the page: elements that the selectors mean, one tree a selector. */
function buildDom(selectors: string[]) {
  document.body.textContent = "";
  for (const selector of selectors) {
    let parent: Element = document.body.appendChild(document.createElement("div"));
    const steps = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, "").match(/[^\s>+~]+|[>+~]/g) ?? [];
    let isSibling = false;
    for (const step of steps) {
      if (/^[>+~]$/.test(step)) {
        isSibling = step !== ">";
        continue;
      }
      const tag = /^[a-z][\w-]*/i.exec(step)?.[0] ?? "div";
      const isWhole = /^(?:html|body|head)$/i.test(tag);
      const element = document.createElement(isWhole ? "div" : tag);
      for (const [, name = ""] of step.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g))
        element.classList.add(name.replace(/\\(.)/g, "$1"));
      const id = /#([\w-]+)/.exec(step)?.[1];
      if (id) element.id = id;
      for (const [, name = "", value = ""] of step.matchAll(
        /\[([\w-]+)(?:[*^$|~]?=["']?([^"'\]]*)["']?)?[^\]]*\]/g,
      ))
        element.setAttribute(name, value);
      if (isSibling) parent.parentElement?.append(element);
      else parent.append(element);
      parent = element;
      isSibling = false;
    }
    if (
      parent.childElementCount === 0 &&
      !/^(?:INPUT|IMG|BR|HR|SELECT|TEXTAREA|IFRAME)$/.test(parent.tagName)
    )
      parent.append("x");
  }
}

/**
 * Pages cannot be made to hover: what a sheet says about such states it says about classes here. After pseudo-elements
 * no class may stand, and in media queries these words are no states.
 */
const withStatesAsClasses = (css: string): string =>
  css.replace(/(?<!::[\w-]+|hover):(hover|focus-visible|focus-within|focus|active)(?![\w-])/g, ".is-$1");

export type Oracle = {
  /** For each sheet how many boxes look different, and in which properties. */
  compare(before: string, after: readonly string[]): Promise<{ boxes: number; changed: Changed[] }>;
  close(): Promise<void>;
};
export type Changed = { boxes: number; properties: readonly string[] };

/** Counts boxes whose computed style differs between a sheet and others, over a page made from the sheet's selectors. */
export async function openOracle(): Promise<Oracle> {
  const browser = await chromium.launch(findChromium());
  return {
    close: () => browser.close(),
    compare: async (source, answers) => {
      const before = withStatesAsClasses(source);
      // Levels often come to the same answer: it is looked at once.
      const after = [...new Set(answers.map(withStatesAsClasses))];
      const selectors = new Set<string>();
      collectSelectors(parse(before).nodes, selectors);
      const page = await browser.newPage();
      await page.setContent("<!DOCTYPE html><html><head></head><body></body></html>");
      await page.evaluate(buildDom, sample([...selectors]));
      const said = await readSaid(page, [before, ...after]);
      const changed = new Map<string, { boxes: number; properties: Set<string> }>();
      for (const css of after) changed.set(css, { boxes: 0, properties: new Set() });
      let boxes = 0;
      for (const { width, colorScheme, media } of environments) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, media });
        const found = await changedBoxes(page, { before, after, said });
        boxes += found.boxes;
        for (const [at, names] of found.changed.entries()) {
          const all = changed.get(after[at] ?? "");
          if (all) all.boxes += names.length;
          for (const name of names.flat()) all?.properties.add(name);
        }
      }
      await page.close();
      return {
        boxes,
        changed: answers.map((css): Changed => {
          const found = changed.get(withStatesAsClasses(css));
          return { boxes: found?.boxes ?? 0, properties: [...(found?.properties ?? [])] };
        }),
      };
    },
  };
}
