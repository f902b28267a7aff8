import { inflateSync } from "node:zlib";

const signature = 0x774f4646;
const woff = { headerBytes: 44, entryBytes: 20, flavorAt: 4, countAt: 12 };
const sfnt = { headerBytes: 12, entryBytes: 16 };

type Table = { tag: Buffer; checksum: number; data: Buffer };

function readTables(file: Buffer): Table[] {
  if (file.readUInt32BE(0) !== signature) throw new Error("Not a WOFF 1.0 font");
  return Array.from({ length: file.readUInt16BE(woff.countAt) }, (_, index) => {
    const at = woff.headerBytes + index * woff.entryBytes;
    const [offset, packed, length] = [4, 8, 12].map(field => file.readUInt32BE(at + field));
    if (offset === undefined || packed === undefined || length === undefined) throw new Error("Cut off");
    const stored = file.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(stored) : stored;
    if (data.length !== length) throw new Error("A table of the font has another size than it says");
    return { tag: file.subarray(at, at + 4), checksum: file.readUInt32BE(at + 16), data };
  });
}

const padded = (length: number): number => (length + 3) & ~3;

/**
 * The TrueType font inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF/): the same tables, unpacked. Text layout on the
 * server takes no other form. Throws where the file is none.
 */
export function unwrapWoff(file: Buffer): Buffer {
  const tables = readTables(file);
  const directoryBytes = sfnt.headerBytes + tables.length * sfnt.entryBytes;
  const directory = Buffer.alloc(directoryBytes);
  const exponent = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(file.readUInt32BE(woff.flavorAt), 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(16 * 2 ** exponent, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE(16 * (tables.length - 2 ** exponent), 10);
  let offset = directoryBytes;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfnt.headerBytes + index * sfnt.entryBytes;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    offset += padded(data.length);
  }
  const bodies = tables.map(({ data }) =>
    Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]),
  );
  return Buffer.concat([directory, ...bodies]);
}
