import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Sizes } from "../../result.ts";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

export async function gzipSize(text: string): Promise<number> {
  return (await compressGzip(text, { level: 9 })).byteLength;
}

/** Brotli at its best quality takes about a second a megabyte: ask for it where somebody reads the figure. */
export async function measureSizes(text: string, wants: { brotli: boolean }): Promise<Sizes> {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const brotli = wants.brotli ? (await compressBrotli(bytes, { params })).byteLength : null;
  return { raw: bytes.byteLength, gzip: await gzipSize(text), brotli, isBrotliEstimated: false };
}
