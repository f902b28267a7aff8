import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { shareDirectory } from "#tests/support/share-directory.ts";
import { type Card, cardSize, drawCard } from "./draw-card.ts";
import { loadShareFonts } from "./share-fonts.ts";
import { textLayer } from "./text-layer.ts";

const sizeMax = 150 * 1_024;
beforeAll(() => loadShareFonts(join(shareDirectory, "cache")));

const style = { weight: "regular", sizePx: 60, color: "#ffffff" } as const;
const draw = (text: string) => textLayer(text, style, 1_000);
const notJoining = "\u200c";

/** How many columns from the left and right have no ink. */
function margins(data: Buffer, width: number, height: number): { left: number; right: number } {
  const isInked = (x: number) =>
    Array.from({ length: height }, (_, y) => data[(y * width + x) * 4 + 3] ?? 0).some(alpha => alpha > 40);
  const columns = Array.from({ length: width }, (_, x) => isInked(x));
  return { left: columns.indexOf(true), right: width - 1 - columns.lastIndexOf(true) };
}

/** In how many pieces a text is drawn: columns of ink with a gap between them. */
async function pieces(text: string): Promise<number> {
  const { image, width, height } = await draw(text);
  const data = image.input as Buffer;
  let count = 0;
  for (let x = 0, inside = false; x < width; x++) {
    const { left } = margins(cutColumn(data, width, height, x), 1, height);
    if (left === 0 && !inside) count += 1;
    inside = left === 0;
  }
  return count;
}

const cutColumn = (data: Buffer, width: number, height: number, x: number): Buffer =>
  Buffer.concat(
    Array.from({ length: height }, (_, y) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)),
  );

const card = (more: Partial<Card>): Card => ({
  language: "en",
  kind: "discord.js code",
  title: "Ticket system",
  description: "Opens a channel for each ticket.",
  facts: ["JavaScript", "discord.js 14", "تذاكر"],
  ...more,
});
const arabic = card({
  language: "ar",
  kind: "كود",
  title: "نظام تذاكر",
  description: "يفتح قناة لكل تذكرة.",
});

describe("text on pictures", () => {
  it("joins Arabic letters", async () => {
    expect(await pieces("سسسسس")).toBe(1);
    expect(await pieces([..."سسسسس"].join(notJoining))).toBe(5);
    expect(await pieces("محمد")).toBe(1);
    expect(await pieces([..."محمد"].join(notJoining))).toBe(4);
  });

  it("runs Arabic from right to left", async () => {
    // The first letter of the word is high, the last one low: in the picture the high one stands at the right.
    const { image, width, height } = await draw("ا\u200cـــــ");
    const data = image.input as Buffer;
    const top = (from: number, to: number) =>
      Array.from({ length: height }, (_, y) => y).find(y =>
        Array.from({ length: to - from }, (_, x) => data[(y * width + from + x) * 4 + 3] ?? 0).some(
          a => a > 40,
        ),
      ) ?? height;
    expect(top(Math.floor(width * 0.8), width)).toBeLessThan(top(0, Math.floor(width * 0.5)));
  });

  it("uses the product's fonts, in both weights and scripts", async () => {
    const widths = async (text: string) =>
      Promise.all(
        (["regular", "bold"] as const).map(
          async weight => (await textLayer(text, { ...style, weight }, 1_000)).width,
        ),
      );
    // Widths of these words in IBM Plex at 60 px; other fonts differ by far more than the tolerance.
    for (const [text, regular, bold] of [
      ["Ticket system", 366, 377],
      ["نظام تذاكر", 225, 244],
    ] as const) {
      const [thin = 0, thick = 0] = await widths(text);
      expect(Math.abs(thin - regular)).toBeLessThanOrEqual(4);
      expect(Math.abs(thick - bold)).toBeLessThanOrEqual(4);
    }
  });

  it.each(["<b>&amp;\"'</b>", "</span><span size='1000000'>x", "\u202Eabc\u202C\0", "🎉", "", "\uD800", "‏ ‎"])(
    "draws %j as text",
    async text => {
      const { width, height } = await draw(text);
      expect(width * height).toBeGreaterThan(0);
      expect(height).toBeLessThan(200);
    },
  );
});

describe("drawCard", () => {
  it.each([
    ["English", card({})],
    ["Arabic", arabic],
    [
      "the longest texts",
      card({ title: "W".repeat(120), description: "س ".repeat(120), facts: Array(6).fill("x".repeat(24)) }),
    ],
    ["the least", card({ title: "x", description: "", facts: [] })],
    ["nothing to draw", card({ title: "🎉", description: "🎉", facts: ["🎉"] })],
  ])("draws a picture of the right size for %s", async (_what, given) => {
    const png = await drawCard(given);
    expect(png.length).toBeLessThan(sizeMax);
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: "png", ...cardSize });
    const { entropy, channels } = await sharp(png).stats();
    expect(entropy).toBeGreaterThan(0.1);
    expect(Math.max(...channels.map(channel => channel.max))).toBeGreaterThan(200);
  });

  it("begins on the reader's side", async () => {
    const ink = async (given: Card) => {
      const title = { left: 0, top: 180, width: cardSize.width, height: 60 };
      const { data, info } = await sharp(await drawCard(given))
        .extract(title)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const columns = Array.from({ length: info.width }, (_, x) =>
        Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * info.channels] ?? 0).some(
          v => v > 180,
        ),
      );
      return { first: columns.indexOf(true), last: columns.lastIndexOf(true) };
    };
    expect((await ink(card({ title: "Hi" }))).first).toBeLessThan(120);
    expect((await ink({ ...arabic, title: "سلام" })).last).toBeGreaterThan(cardSize.width - 120);
  });
});
