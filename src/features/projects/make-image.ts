import * as fs from "node:fs/promises";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { limits } from "#core/limits.ts";
import type { StagedFile } from "../file-store/index.ts";
import { visibleName } from "./project-files.schema.ts";
import { refuse, type StagedImage, type Upload } from "./upload.ts";

/** A picture as we encoded it anew, at two sizes. */
export type MadeImage = { full: StagedFile; thumbnail: StagedFile; width: number; height: number };

const { imagePixelsMax, imageSideMax, thumbnailWidth, animationPixelsMax, imageTimeoutS } = limits.project;

// One picture at a time: decoded pixels are what costs memory, and nobody waits long for one.
sharp.cache(false);
sharp.concurrency(1);

/** First bytes of what is taken, with the name that the decoder must come to as well. SVG is a program, not a picture. */
const signatures: readonly [format: string, at: number, bytes: string][] = [
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["jpeg", 0, "\xff\xd8\xff"],
  ["gif", 0, "GIF87a"],
  ["gif", 0, "GIF89a"],
  ["webp", 8, "WEBP"],
  ["heif", 4, "ftypavif"],
  ["heif", 4, "ftypavis"],
];

async function formatOf(file: string): Promise<string | null> {
  const handle = await fs.open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.toString("latin1", 0, bytesRead);
    return signatures.find(([, at, bytes]) => head.startsWith(bytes, at))?.[0] ?? null;
  } finally {
    await handle.close();
  }
}

const open = (file: string, options: SharpOptions = {}): Sharp =>
  sharp(file, { limitInputPixels: imagePixelsMax, failOn: "error", ...options }).timeout({
    seconds: imageTimeoutS,
  });

async function measure(file: string, name: string) {
  const format = await formatOf(file);
  const image = { name: visibleName(name) };
  const wrong = () => refuse({ newImages: { key: "image_type", params: image } });
  if (format === null) throw wrong();
  const meta = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (meta === null || meta.format !== format) throw wrong();
  if (meta.width * meta.height > imagePixelsMax)
    throw refuse({ newImages: { key: "image_pixels", params: { ...image, max: imagePixelsMax / 1e6 } } });
  const pages = meta.pages ?? 1;
  const isMoving = pages > 1 && format !== "heif";
  return { animated: isMoving && meta.width * meta.height * pages <= animationPixelsMax, wrong };
}

/**
 * Decodes a picture and encodes it as WebP: upright, without metadata, and without whatever else the file held. A
 * moving one keeps moving while all its frames together are small enough; otherwise its first frame stands for it.
 */
async function makeImage(upload: Upload, { name, staged }: StagedImage): Promise<MadeImage> {
  const { animated, wrong } = await measure(staged.file, name);
  const inside = {
    width: imageSideMax,
    height: imageSideMax,
    fit: "inside",
    withoutEnlargement: true,
  } as const;
  const decoded = open(staged.file, { animated });
  // What moves is never lying on its side: only cameras write an orientation.
  const full = (animated ? decoded : decoded.autoOrient()).resize(inside).webp({ quality: 82, effort: 3 });
  const thumbnail = open(staged.file)
    .autoOrient()
    .resize({ width: thumbnailWidth, height: thumbnailWidth * 2, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 });
  const size = { width: 0, height: 0 };
  full.on("info", (info: { width: number; height: number; pageHeight?: number }) => {
    size.width = info.width;
    size.height = info.pageHeight ?? info.height;
  });
  try {
    return {
      full: await upload.stage(full, Number.POSITIVE_INFINITY),
      thumbnail: await upload.stage(thumbnail, Number.POSITIVE_INFINITY),
      ...size,
    };
  } catch (error) {
    // What the decoder says of a broken picture is no news to anybody but its sender.
    if (isDecoding(error)) throw wrong();
    throw error;
  }
}

const isDecoding = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === undefined;

/** One after the other in the whole process. */
let last: Promise<unknown> = Promise.resolve();

export function makeImages(upload: Upload): Promise<MadeImage[]> {
  const made = last.then(async () => {
    const images: MadeImage[] = [];
    for (const image of upload.images) images.push(await makeImage(upload, image));
    return images;
  });
  last = made.catch(() => {});
  return made;
}
