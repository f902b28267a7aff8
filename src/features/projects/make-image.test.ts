import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseEnv } from "#core/env.ts";
import { openFileStore } from "#features/file-store/index.ts";
import { makeImages } from "./make-image.ts";
import { openUpload, type Upload } from "./upload.ts";

let folder: string;
let upload: Upload;
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), "ra3d-images-"));
  upload = await openUpload({ files: openFileStore(parseEnv({ DATA_DIR: folder })) });
});
afterEach(async () => {
  await upload.close();
  await fs.rm(folder, { recursive: true, force: true });
});

async function make(content: Uint8Array, type = "image/png") {
  await upload.file({ field: "newImages", name: "shot", type }, Readable.from([Buffer.from(content)]));
  const made = (await makeImages(upload)).at(-1);
  if (made === undefined) throw new Error("No image was made.");
  const bytes = await fs.readFile(made.full.file);
  return {
    ...made,
    bytes,
    meta: await sharp(bytes).metadata(),
    small: await sharp(made.thumbnail.file).metadata(),
  };
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#123456" } });
const frames = async (count: number, side: number) => {
  const colours = ["#ff0000", "#0000ff"];
  const images = Array.from({ length: count }, (_, n) =>
    sharp({ create: { width: side, height: side, channels: 3, background: colours[n % 2] ?? "" } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(images), { join: { animated: true } });
};

describe("pictures of projects", () => {
  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)("become WebP: %s", async format => {
    const made = await make(await plain(900, 600).toFormat(format).toBuffer(), `image/${format}`);
    expect(made).toMatchObject({
      width: 900,
      height: 600,
      meta: { format: "webp", width: 900, height: 600 },
      small: { format: "webp", width: 480, height: 320 },
    });
  });

  it("lose their metadata: place, camera, profile", async () => {
    const exif = { IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "24/1 42/1 0/1" } };
    const made = await make(
      await plain(64, 64).withExif(exif).withXmp("<x>where I live</x>").jpeg().toBuffer(),
      "image/jpeg",
    );
    expect(made.meta.exif).toBeUndefined();
    expect(made.meta.xmp).toBeUndefined();
    expect(made.meta.icc).toBeUndefined();
    for (const trace of ["SecretCamera", "where I live"]) expect(made.bytes.includes(trace)).toBe(false);
  });

  it("stand upright", async () => {
    const made = await make(
      await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      "image/jpeg",
    );
    expect(made).toMatchObject({ width: 200, height: 300, meta: { width: 200, height: 300 } });
  });

  it("are made smaller, never larger", async () => {
    expect(await make(await plain(5_000, 1_000).png().toBuffer())).toMatchObject({
      width: 2_560,
      height: 512,
      small: { width: 480, height: 96 },
    });
  });

  it("carry nothing of what was hidden behind them", async () => {
    const script = "<script>alert(document.cookie)</script>";
    const polyglot = Buffer.concat([await plain(32, 32).gif().toBuffer(), Buffer.from(`/*${script}*/`)]);
    const zip = Buffer.concat([await plain(32, 32).png().toBuffer(), Buffer.from("PK\x03\x04evil.exe")]);
    expect((await make(polyglot, "image/gif")).bytes.includes("script")).toBe(false);
    expect((await make(zip)).bytes.includes("evil.exe")).toBe(false);
  });

  it("keep moving while their frames are small enough", async () => {
    const made = await make(
      await (await frames(6, 64)).gif({ delay: [80, 80, 80, 80, 80, 80], loop: 0 }).toBuffer(),
      "image/gif",
    );
    expect(made).toMatchObject({ width: 64, height: 64, meta: { format: "webp", pages: 6 } });
    expect(made.small.pages ?? 1).toBe(1);
  });

  it("stand still when their frames are too many", async () => {
    const made = await make(await (await frames(25, 1_000)).gif().toBuffer(), "image/gif");
    expect(made).toMatchObject({ width: 1_000, height: 1_000 });
    expect(made.meta.pages ?? 1).toBe(1);
  });
});
