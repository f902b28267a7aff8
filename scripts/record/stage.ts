import type { Locator, Page } from "@playwright/test";

export const size = { width: 800, height: 450 };

/** What the browser painted, and where the pointer was, each at its time. */
export type Recording = {
  frames: { atMs: number; jpeg: string }[];
  pointer: { atMs: number; x: number; y: number; isDown: boolean }[];
  endMs: number;
};

/** The hands of whoever shows a code: slow enough to follow with the eyes. */
export type Stage = {
  page: Page;
  wait: (ms: number) => Promise<void>;
  moveTo: (target: Locator | { x: number; y: number }, ms?: number) => Promise<void>;
  click: (target: Locator) => Promise<void>;
  type: (text: string, msPerKey?: number) => Promise<void>;
  press: (key: string) => Promise<void>;
  down: () => Promise<void>;
  up: () => Promise<void>;
  scroll: (pixels: number, ms: number) => Promise<void>;
};

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** Plays `scene` on the page and keeps every picture that the browser paints meanwhile. */
export async function record(page: Page, scene: (stage: Stage) => Promise<void>): Promise<Recording> {
  const cdp = await page.context().newCDPSession(page);
  const recording: Recording = { frames: [], pointer: [], endMs: 0 };
  const startedAt = Date.now();
  const now = () => Date.now() - startedAt;
  cdp.on("Page.screencastFrame", ({ data, sessionId, metadata }) => {
    const atMs =
      metadata.timestamp === undefined ? now() : Math.round(metadata.timestamp * 1_000) - startedAt;
    recording.frames.push({ atMs: Math.max(0, atMs), jpeg: data });
    void cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await cdp.send("Page.startScreencast", {
    ...{ format: "jpeg", quality: 92, maxWidth: size.width, maxHeight: size.height, everyNthFrame: 1 },
  });
  await keepPainting(page);
  await scene(createStage(page, recording, now));
  recording.endMs = now();
  await cdp.send("Page.stopScreencast");
  return recording;
}

/** The browser swallows the last picture before everything stands still; so one point never does. */
const keepPainting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const point = document.createElement("i");
    point.style.cssText =
      "position:fixed;inset:auto 0 0 auto;inline-size:1px;block-size:1px;pointer-events:none";
    document.documentElement.append(point);
    let turn = 0;
    const paint = () => {
      turn = 1 - turn;
      point.style.background = `rgb(128 128 128 / ${0.01 + turn * 0.01})`;
      requestAnimationFrame(paint);
    };
    paint();
  });

function createStage(page: Page, recording: Recording, now: () => number): Stage {
  let at = { x: size.width * 0.62, y: size.height * 0.8 };
  let isDown = false;
  const note = () => recording.pointer.push({ atMs: now(), ...at, isDown });
  const wait = (ms: number) => page.waitForTimeout(ms);
  const moveTo: Stage["moveTo"] = async (target, ms = 450) => {
    const goal = "x" in target ? target : await centreOf(target);
    const from = at;
    const startedAt = now();
    for (let t = 0; t < 1; ) {
      t = Math.min(1, (now() - startedAt) / ms);
      const share = ease(t);
      at = { x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share };
      await page.mouse.move(at.x, at.y);
      note();
      await wait(16);
    }
  };
  const down = async () => {
    isDown = true;
    note();
    await page.mouse.down();
  };
  const up = async () => {
    await page.mouse.up();
    isDown = false;
    note();
  };
  note();
  return {
    ...{ page, wait, moveTo, down, up },
    click: async target => {
      await moveTo(target);
      await down();
      await wait(90);
      await up();
    },
    type: async (text, msPerKey = 65) => {
      for (const key of text) {
        await page.keyboard.insertText(key);
        await wait(msPerKey);
      }
    },
    press: key => page.keyboard.press(key),
    scroll: async (pixels, ms) => {
      const startedAt = now();
      let done = 0;
      while (done < pixels) {
        const goal = Math.round(pixels * ease(Math.min(1, (now() - startedAt) / ms)));
        await page.mouse.wheel(0, goal - done);
        done = goal;
        await wait(16);
      }
    },
  };
}

/** A point on something: the share of its width, from the left. */
export async function pointOn(target: Locator, share: number): Promise<{ x: number; y: number }> {
  const { x, y } = await centreOf(target);
  const box = await target.boundingBox();
  return { x: x + (share - 0.5) * (box?.width ?? 0), y };
}

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
