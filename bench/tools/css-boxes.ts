import type { Page } from "@playwright/test";

type Box = Record<string, string>;

/** What sheets say anything about: only these longhands can come out different, and only these pseudo-elements. */
type Said = { names: string[]; pseudos: string[] };

/** Runs in the page: every longhand that one of the sheets declares somewhere, custom properties left out. */
function readNames(sheets: readonly string[]): string[] {
  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ("style" in rule && rule.style instanceof CSSStyleDeclaration)
        for (const name of rule.style) if (!name.startsWith("--")) names.add(name);
      if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules);
    }
  };
  for (const css of sheets) {
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = css;
    if (style.sheet) collect(style.sheet.cssRules);
    style.remove();
  }
  return [...names].sort();
}

const pseudos = ["::before", "::after", "::placeholder", "::marker", "::file-selector-button"];

/** What a comparison of these sheets has to look at. */
export async function readSaid(page: Page, sheets: readonly string[]): Promise<Said> {
  const mentions = (pseudo: string) => sheets.some(css => css.includes(pseudo.slice(1)));
  return { names: await page.evaluate(readNames, sheets), pseudos: pseudos.filter(mentions) };
}

type Reading = { css: string; said: Said; wanted: number[] | null };

/**
 * Runs in the page: what every element and its pseudo-elements compute to under a sheet. Each as one number, or, for the
 * boxes asked for, in words. Harmless differences between ways to write the same value are taken out first.
 */
function readStyles({ css, said, wanted }: Reading): (number | Box)[] {
  const hashOf = (text: string): number => {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    return hash;
  };
  const plain = (value: string) => value.replace(/(?<![\d.])0%/g, "0px").replace(/(\d\.\d{3})\d+/g, "$1");
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = `${css}\n*,::before,::after{animation-play-state:paused!important;transition:none!important}`;
  /** A line that is not drawn has no width that anybody sees. */
  const shownOf = (computed: CSSStyleDeclaration, name: string) => {
    const line = /^(outline|column-rule)-width$/.exec(name)?.[1];
    const isDrawn = line === undefined || computed.getPropertyValue(`${line}-style`) !== "none";
    return isDrawn ? plain(computed.getPropertyValue(name)) : "0px";
  };
  const asked = wanted && new Set(wanted);
  const boxes: (number | Box)[] = [];
  let at = -1;
  for (const element of document.querySelectorAll("body, body *")) {
    for (const pseudo of [null, ...said.pseudos]) {
      at += 1;
      if (asked && !asked.has(at)) continue;
      const computed = getComputedStyle(element, pseudo);
      const isEmpty =
        (pseudo === "::before" || pseudo === "::after") && computed.getPropertyValue("content") === "none";
      const values = isEmpty ? [] : said.names.map(name => shownOf(computed, name));
      if (!asked) boxes.push(isEmpty ? 0 : hashOf(values.join("|")));
      else if (isEmpty) boxes.push({ content: "none" });
      else boxes.push(Object.fromEntries(said.names.map((name, index) => [name, values[index] ?? ""])));
    }
  }
  style.remove();
  return boxes;
}

/** Runs in the page: one element with this background alone. */
function showImage(image: string) {
  const board = document.documentElement.appendChild(document.createElement("div"));
  board.id = "board";
  board.style.cssText =
    "all:initial;position:fixed;z-index:2147483647;inset:0 auto auto 0;width:97px;height:61px;background:#fff";
  board.style.backgroundImage = image;
}

/** Whether two images, as gradients are, come out as the same pixels. */
async function isSameImage(page: Page, images: readonly string[]): Promise<boolean> {
  const shots: string[] = [];
  for (const image of images) {
    await page.evaluate(showImage, image);
    shots.push((await page.screenshot({ clip: { x: 0, y: 0, width: 97, height: 61 } })).toString("base64"));
    await page.evaluate(() => document.getElementById("board")?.remove());
  }
  return shots[0] === shots[1];
}

/** The properties in which a box looks different. */
async function differencesOf(
  page: Page,
  before: Box,
  after: Box,
  seen: Map<string, boolean>,
): Promise<string[]> {
  const names: string[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const images = [before[name] ?? "", after[name] ?? ""];
    if (images[0] === images[1]) continue;
    const key = images.join("|");
    const isImage = images.every(image => /gradient\(/.test(image));
    if (isImage && !seen.has(key)) seen.set(key, await isSameImage(page, images));
    if (!seen.get(key)) names.push(name);
  }
  return names;
}

/** For each sheet, the boxes that look different from what they are with the first: the names of what changed, box by box. */
export async function changedBoxes(
  page: Page,
  { before, after, said }: { before: string; after: readonly string[]; said: Said },
): Promise<{ boxes: number; changed: string[][][] }> {
  const reference = await page.evaluate(readStyles, { css: before, said, wanted: null });
  const seen = new Map<string, boolean>();
  const changed: string[][][] = [];
  for (const css of after) {
    const styles = await page.evaluate(readStyles, { css, said, wanted: null });
    const wanted = reference.flatMap((hash, at) => (hash === styles[at] ? [] : [at]));
    const found: string[][] = [];
    if (wanted.length > 0) {
      const [left, right] = [
        await page.evaluate(readStyles, { css: before, said, wanted }),
        await page.evaluate(readStyles, { css, said, wanted }),
      ];
      for (const at of wanted.keys()) {
        const [one, other] = [left[at], right[at]];
        if (typeof one !== "object" || typeof other !== "object") continue;
        const names = await differencesOf(page, one, other, seen);
        if (names.length > 0) found.push(names);
      }
    }
    changed.push(found);
  }
  return { boxes: reference.length, changed };
}
