import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Env } from "#core/env.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Ctx } from "../context/index.ts";
import { type Card, cardDesign, drawCard } from "./draw-card.ts";
import { findCard, type ShareTarget } from "./find-card.ts";
import { createPictureStore } from "./picture-store.ts";
import { loadShareFonts } from "./share-fonts.ts";

export type SharePicture = { name: string; png: Buffer };

/** Lets few draw at once, and few wait: drawing costs a tenth of a second of a core. */
function createTurns() {
  const { drawnAtOnce, waitingMax } = limits.shareImage;
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= drawnAtOnce) {
      if (waiting.length >= waitingMax) throw new AppError("unavailable");
      await new Promise<void>(resolve => waiting.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}

const nameOf = (card: Card): string =>
  `${createHash("sha256")
    .update(JSON.stringify([cardDesign, card]))
    .digest("hex")
    .slice(0, 32)}.png`;

/** Draws the pictures of public codes and projects, each once for what stands on it. Throws not_found. */
export function createShareImages(env: Pick<Env, "DATA_DIR">) {
  const cache = join(env.DATA_DIR, "cache");
  const store = createPictureStore(join(cache, "share-images"));
  const inTurn = createTurns();
  const underWay = new Map<string, Promise<Buffer>>();

  async function draw(ctx: Pick<Ctx, "log">, name: string, card: Card): Promise<Buffer> {
    const png = await inTurn(async () => {
      await loadShareFonts(cache);
      return drawCard(card);
    });
    // The picture is there; that it could not be kept costs time, not the answer.
    await store.put(name, png).catch(error => ctx.log.warn({ err: error }, "a picture could not be kept"));
    return png;
  }

  return async (ctx: Pick<Ctx, "db" | "log">, target: ShareTarget): Promise<SharePicture> => {
    const card = await findCard(ctx, target);
    if (card === null) throw new AppError("not_found");
    const name = nameOf(card);
    const known = await store.find(name);
    if (known !== null) return { name, png: known };
    const drawing = underWay.get(name) ?? draw(ctx, name, card).finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    return { name, png: await drawing };
  };
}
export type ShareImages = ReturnType<typeof createShareImages>;
