import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";
import { createId } from "#core/ids.ts";
import { unwrapWoff } from "./unwrap-woff.ts";

const files = ["latin-400", "latin-600", "latin-ext-400", "latin-ext-600"].map(
  name => `@fontsource/ibm-plex-sans/files/ibm-plex-sans-${name}-normal.woff`,
);
const arabicFiles = ["arabic-400", "arabic-600"].map(
  name => `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${name}-normal.woff`,
);

/** As the files name themselves; the comma at the end keeps "SemiBold" from being read as a wish. */
export const fontFamilies = {
  regular: "IBM Plex Sans, IBM Plex Sans Arabic,",
  bold: "IBM Plex Sans SemiBold, IBM Plex Sans Arabic SemiBold,",
};

const { resolve } = createRequire(import.meta.url);

/** The unpacked font in `folder`, named by its content: written once, whole or not at all. */
function unpack(name: string, folder: string): string {
  const packed = readFileSync(resolve(name));
  const file = join(folder, `${createHash("sha256").update(packed).digest("hex").slice(0, 16)}.ttf`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const partial = `${file}.${createId()}`;
  writeFileSync(partial, unwrapWoff(packed));
  renameSync(partial, file);
  return file;
}

async function load(folder: string): Promise<void> {
  for (const name of [...files, ...arabicFiles]) {
    // A font that was named once is known to all later texts of the process.
    const fontfile = unpack(name, folder);
    await sharp({ text: { text: "a", fontfile } })
      .raw()
      .toBuffer();
  }
}

let loaded: Promise<void> | undefined;

/** Makes the product's fonts known to text layout, once a process. */
export function loadShareFonts(cacheDirectory: string): Promise<void> {
  loaded ??= load(join(cacheDirectory, "fonts")).catch(error => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
