import { type Context, Hono } from "hono";
import { isAppError } from "#core/errors.ts";
import { type Clock, systemClock } from "#core/time.ts";
import { languages, libraryKinds } from "#core/vocabulary.ts";
import { contextFor, type Services } from "#features/context/index.ts";
import { createShareImages, type ShareImages } from "#features/share-images/index.ts";

/** `?v=` names what stands on the picture, so that whoever asks with it may keep the answer. */
const kept = { versioned: "public, max-age=31536000, immutable", bare: "public, max-age=3600" };
const unavailable = 503;
const retryAfterS = "5";

const file = new RegExp(`^([\\w.-]{1,120})\\.(${languages.join("|")})\\.png$`);

async function send(c: Context, images: ShareImages, services: Services, clock: Clock): Promise<Response> {
  const kind = libraryKinds.find(each => each === c.req.param("kind"));
  const [, id, name] = file.exec(c.req.param("file") ?? "") ?? [];
  const language = languages.find(each => each === name);
  if (kind === undefined || id === undefined || language === undefined) return c.notFound();
  const ctx = contextFor(services, { kind: "visitor" }, clock());
  const picture = await images(ctx, { kind, id, language });
  const etag = `"${picture.name}"`;
  c.header("etag", etag);
  c.header("cache-control", c.req.query("v") === undefined ? kept.bare : kept.versioned);
  // Pages elsewhere show it, too.
  c.header("cross-origin-resource-policy", "cross-origin");
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  c.header("content-type", "image/png");
  return c.body(new Uint8Array(picture.png));
}

/** /share/code/<id>.<language>.png and /share/project/…: the pictures beside links to public items. */
export function createShareImageFiles(services: Services, clock: Clock = systemClock): Hono {
  const images = createShareImages(services.env);
  const app = new Hono();
  app.get("/share/:kind/:file", c => send(c, images, services, clock));
  app.onError((error, c) => {
    if (!isAppError(error)) services.log.error({ err: error }, "a picture could not be drawn");
    c.header("cache-control", "no-store");
    if (isAppError(error) && error.status !== unavailable) return c.text("Not found", 404);
    c.header("retry-after", retryAfterS);
    return c.text("Unavailable", unavailable);
  });
  return app;
}
