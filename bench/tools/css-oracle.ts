import { chromium, type Page } from "@playwright/test";
import { canonicalSelectors } from "../../packages/code-tools/src/css/compare/canonical-prelude.ts";
import { type Node, parse } from "../../packages/code-tools/src/css/parse.ts";
import { findChromium } from "../../tests/support/chromium.ts";

const selectorsMax = 400;
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
 * Runs in the page: what every element and its pseudo-elements compute to under a sheet, each as one number. Harmless
 * differences between ways to write the same value are taken out first.
 */
function readStyles(css: string): number[] {
  const hashOf = (text: string): number => {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    return hash;
  };
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = `${css}\n*,::before,::after{animation-play-state:paused!important;transition:none!important}`;
  const boxes: number[] = [];
  for (const element of document.querySelectorAll("body, body *")) {
    for (const pseudo of [null, "::before", "::after", "::placeholder"]) {
      const computed = getComputedStyle(element, pseudo);
      if (pseudo && pseudo !== "::placeholder" && computed.content === "none") continue;
      let text = "";
      for (const name of computed)
        if (!name.startsWith("--")) text += `${name}:${computed.getPropertyValue(name)};`;
      boxes.push(hashOf(text.replace(/(?<![\d.])0%/g, "0px").replace(/(\d\.\d{3})\d+/g, "$1")));
    }
  }
  style.remove();
  return boxes;
}

export type Oracle = {
  compare(before: string, after: readonly string[]): Promise<{ boxes: number; changed: number[] }>;
  close(): Promise<void>;
};

async function changedIn(page: Page, before: string, after: readonly string[]) {
  const reference = await page.evaluate(readStyles, before);
  const changed: number[] = [];
  for (const css of after) {
    const styles = await page.evaluate(readStyles, css);
    changed.push(reference.filter((hash, at) => hash !== styles[at]).length);
  }
  return { boxes: reference.length, changed };
}

/** Counts boxes whose computed style differs between a sheet and others, over a page made from the sheet's selectors. */
export async function openOracle(): Promise<Oracle> {
  const browser = await chromium.launch(findChromium());
  return {
    close: () => browser.close(),
    compare: async (before, after) => {
      const selectors = new Set<string>();
      collectSelectors(parse(before).nodes, selectors);
      const page = await browser.newPage();
      await page.setContent("<!DOCTYPE html><html><head></head><body></body></html>");
      await page.evaluate(buildDom, sample([...selectors]));
      const total = { boxes: 0, changed: after.map(() => 0) };
      for (const { width, colorScheme, media } of environments) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, media });
        const { boxes, changed } = await changedIn(page, before, after);
        total.boxes += boxes;
        for (const [at, count] of changed.entries()) total.changed[at] = (total.changed[at] ?? 0) + count;
      }
      await page.close();
      return total;
    },
  };
}
