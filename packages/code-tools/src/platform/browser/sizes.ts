import type { Sizes } from "../../result.ts";

/** Brotli's share of gzip on minified code, measured on the artifacts of bench:tools. */
const brotliShare = 0.91;

async function compressedSize(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<number> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) size += part.value.byteLength;
  return size;
}

/** Null in browsers whose `CompressionStream` does not know brotli. */
function openBrotli(): CompressionStream | null {
  try {
    // TypeScript's list of formats is older than the standard's.
    return new CompressionStream("brotli" as CompressionFormat);
  } catch {
    return null;
  }
}

export function gzipSize(text: string): Promise<number> {
  return compressedSize(new TextEncoder().encode(text), new CompressionStream("gzip"));
}

/** An encoder of our own for brotli would weigh as much as all engines of the fast level together. */
export async function measureSizes(text: string, wants: { brotli: boolean }): Promise<Sizes> {
  const bytes = new TextEncoder().encode(text);
  const gzip = await compressedSize(bytes, new CompressionStream("gzip"));
  if (!wants.brotli) return { raw: bytes.byteLength, gzip, brotli: null, isBrotliEstimated: false };
  const stream = openBrotli();
  const brotli = stream ? await compressedSize(bytes, stream) : Math.round(gzip * brotliShare);
  return { raw: bytes.byteLength, gzip, brotli, isBrotliEstimated: stream === null };
}
