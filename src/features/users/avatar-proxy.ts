import { and, eq } from "drizzle-orm";
import { readLimited } from "#core/limited-body.ts";
import { limits } from "#core/limits.ts";
import { users } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import type { IdentityProvider } from "../sign-in/index.ts";
import type { AvatarSize } from "./avatar-url.ts";
import { imageTypeOf } from "./image-type.ts";

export type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> };
type Wanted = { userId: string; hash: string; size: AvatarSize };
type Asking = Pick<Ctx, "db" | "log">;

/** The last used pictures, up to a number and a sum of sizes. A Map keeps its keys in the order of insertion. */
function createPictureCache() {
  const pictures = new Map<string, Picture>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= pictures.get(key)?.bytes.length ?? 0;
    pictures.delete(key);
  };
  const put = (key: string, picture: Picture) => {
    drop(key);
    pictures.set(key, picture);
    bytes += picture.bytes.length;
    for (const oldest of pictures.keys()) {
      if (pictures.size <= limits.avatar.cacheEntries && bytes <= limits.avatar.cacheBytes) break;
      drop(oldest);
    }
  };
  const take = (key: string): Picture | undefined => {
    const picture = pictures.get(key);
    if (picture) put(key, picture);
    return picture;
  };
  return { put, take };
}

/** Only pictures that a user of ours has: nobody reads the whole picture service through us. */
async function isCurrent({ db }: Asking, { userId, hash }: Wanted): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.avatar, hash)));
  return rows.length > 0;
}

async function fetchPicture(provider: IdentityProvider, { userId, hash, size }: Wanted): Promise<Picture> {
  const response = await fetch(`${provider.avatarsUrl}/${userId}/${hash}.webp?size=${size}`, {
    signal: AbortSignal.timeout(limits.avatar.timeoutMs),
    redirect: "error",
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the picture service answered ${response.status}`);
  }
  const bytes = await readLimited(response, limits.avatar.maxBytes);
  const type = imageTypeOf(bytes);
  if (type === null) throw new Error("the picture service answered with something that is no picture");
  return { type, bytes };
}

/**
 * Fetches users' pictures from the provider's picture service, so that no visitor's browser calls it. Null when
 * there is none to show: an unknown user, an old picture, a service that fails.
 */
export function createAvatarProxy(provider: IdentityProvider | null) {
  const cache = createPictureCache();
  const underWay = new Map<string, Promise<Picture | null>>();

  async function load(ctx: Asking, wanted: Wanted, key: string): Promise<Picture | null> {
    if (provider === null || !(await isCurrent(ctx, wanted))) return null;
    try {
      const picture = await fetchPicture(provider, wanted);
      cache.put(key, picture);
      return picture;
    } catch (error) {
      ctx.log.warn({ err: error }, "a picture could not be fetched");
      return null;
    }
  }

  return async (ctx: Asking, wanted: Wanted): Promise<Picture | null> => {
    const key = `${wanted.userId}/${wanted.hash}/${wanted.size}`;
    const known = cache.take(key);
    if (known) return known;
    const loading = underWay.get(key) ?? load(ctx, wanted, key).finally(() => underWay.delete(key));
    underWay.set(key, loading);
    return loading;
  };
}
export type AvatarProxy = ReturnType<typeof createAvatarProxy>;
