import { promisify } from "node:util";
import { brotliCompress, constants, crc32, deflateRawSync, gzipSync } from "node:zlib";
import { type PageHtml, textOf } from "#web/page-html.ts";

/** The body of an answer: a page, or the bytes of anything else. */
export type Body = PageHtml | Uint8Array<ArrayBuffer>;

const quickLevel = 3;
const brotliQuality = 9;
const brotli = promisify(brotliCompress);

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Deflated so that more can follow: it ends at a whole byte and refers to nothing before it. */
const openPiece = (bytes: Buffer, level: number): Buffer =>
  deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH });

type Styles = { text: string; bytes: Buffer; deflated: Buffer };
let latest: Styles | undefined;

/** The style sheet, compressed as well as can be: once, for there is one. */
function compressedStyles(text: string): Styles {
  if (latest?.text === text) return latest;
  const bytes = Buffer.from(text);
  latest = { text, bytes, deflated: openPiece(bytes, constants.Z_BEST_COMPRESSION) };
  return latest;
}

/** One gzip stream of three pieces, of which the largest is ready: a third of the time that the whole would take. */
function gzipPage(page: PageHtml): Uint8Array<ArrayBuffer> {
  const before = Buffer.from(page.before);
  const styles = compressedStyles(page.styles);
  const after = Buffer.from(page.after);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(after, crc32(styles.bytes, crc32(before))), 0);
  trailer.writeUInt32LE(before.length + styles.bytes.length + after.length, 4);
  return Buffer.concat([
    gzipHeader,
    openPiece(before, quickLevel),
    styles.deflated,
    deflateRawSync(after, { level: quickLevel }),
    trailer,
  ]);
}

export const plain = (body: Body): Uint8Array<ArrayBuffer> =>
  body instanceof Uint8Array ? body : Buffer.from(textOf(body));

/** Quick to make: for answers that are sent once. */
export const compressQuickly = (body: Body): Uint8Array<ArrayBuffer> =>
  body instanceof Uint8Array ? new Uint8Array(gzipSync(body, { level: quickLevel })) : gzipPage(body);

/** A fifth smaller and many times slower, beside the event loop: for what is sent again and again. */
export const compressWell = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }));
