import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZipEntry = {
  path: string;
  pieces: AsyncIterable<string | Uint8Array>;
  /** What is compressed already. */
  isPacked?: boolean;
};

const encoder = new TextEncoder();
const nothing = new Uint8Array();
const unix = 3;

/**
 * Packs one entry after the other, piece by piece as its reader takes them: no more than a piece is ever in memory. An
 * entry begins when the one before has ended.
 */
export async function* packZip(
  entries: AsyncIterable<ZipEntry>,
  date: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const taken = () => {
    const chunks = packed;
    packed = [];
    return chunks;
  };
  for await (const { path, pieces, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    Object.assign(file, { mtime: date, os: unix, attrs: 0o100644 << 16 });
    zip.add(file);
    for await (const piece of pieces) {
      file.push(typeof piece === "string" ? encoder.encode(piece) : piece, false);
      yield* taken();
    }
    file.push(nothing, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
