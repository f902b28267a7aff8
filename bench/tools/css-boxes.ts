import type { Page } from "@playwright/test";

type Box = Record<string, string>;

/**
 * Runs in the page: what every element and its pseudo-elements compute to under a sheet. Each as one number, or, for the
 * boxes asked for, in words. Harmless differences between ways to write the same value are taken out first.
 */
function readStyles({ css, wanted }: { css: string; wanted: number[] | null }): (number | Box)[] {
  const hashOf = (text: string): number => {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    return hash;
  };
  const plain = (value: string) => value.replace(/(?<![\d.])0%/g, "0px").replace(/(\d\.\d{3})\d+/g, "$1");
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = `${css}\n*,::before,::after{animation-play-state:paused!important;transition:none!important}`;
  const read = (computed: CSSStyleDeclaration) =>
    [...computed]
      .filter(name => !name.startsWith("--"))
      .map((name): [string, string] => [name, plain(computed.getPropertyValue(name))]);
  const boxes: (number | Box)[] = [];
  let at = -1;
  for (const element of document.querySelectorAll("body, body *")) {
    for (const pseudo of [null, "::before", "::after", "::placeholder"]) {
      at += 1;
      if (wanted && !wanted.includes(at)) continue;
      const pairs = read(getComputedStyle(element, pseudo));
      const isEmpty =
        pseudo !== null &&
        pseudo !== "::placeholder" &&
        pairs.some(([name, value]) => name === "content" && value === "none");
      boxes.push(
        wanted
          ? isEmpty
            ? { content: "none" }
            : Object.fromEntries(pairs)
          : isEmpty
            ? 0
            : hashOf(JSON.stringify(pairs)),
      );
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
  before: string,
  after: readonly string[],
): Promise<{ boxes: number; changed: string[][][] }> {
  const reference = await page.evaluate(readStyles, { css: before, wanted: null });
  const seen = new Map<string, boolean>();
  const changed: string[][][] = [];
  for (const css of after) {
    const styles = await page.evaluate(readStyles, { css, wanted: null });
    const wanted = reference.flatMap((hash, at) => (hash === styles[at] ? [] : [at]));
    const found: string[][] = [];
    if (wanted.length > 0) {
      const [left, right] = [
        await page.evaluate(readStyles, { css: before, wanted }),
        await page.evaluate(readStyles, { css, wanted }),
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
