import { crc32, deflateSync } from "node:zlib";

const side = 128;
const cells = 8;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of 128 × 128: a mirrored pattern and a colour that follow from the hash, so that each account looks its own. */
export function pictureOf(hash: string): Buffer {
  const seed = Buffer.from(hash.replace(/^a_/, ""), "hex");
  const ink = [seed[0] ?? 0, seed[1] ?? 0, seed[2] ?? 0].map(value => 60 + (value % 140));
  const isInked = (row: number, column: number) => {
    const mirrored = Math.min(column, cells - 1 - column);
    return (((seed[3 + row] ?? 0) >> mirrored) & 1) === 1;
  };
  const lines: number[] = [];
  for (let y = 0; y < side; y++) {
    lines.push(0);
    for (let x = 0; x < side; x++) {
      const inked = isInked(Math.floor((y * cells) / side), Math.floor((x * cells) / side));
      lines.push(...(inked ? ink : [238, 236, 246]));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(lines))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
