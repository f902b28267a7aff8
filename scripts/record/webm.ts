/** One encoded picture. */
export type Chunk = { timestampMs: number; isKey: boolean; data: Uint8Array };
export type Track = { width: number; height: number; durationMs: number; codec: "V_VP9" | "V_VP8" };

// The elements of Matroska that a video without sound needs (RFC 9559).
const id = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
};

const bigEndian = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const idBytes = (value: number): Buffer => bigEndian(value, Math.ceil(value.toString(16).length / 2));

/** Sizes are always written in eight bytes: a little more, and nothing to calculate twice. */
function element(name: keyof typeof id, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([idBytes(id[name]), size, body]);
}

const unsigned = (name: keyof typeof id, value: number): Buffer => element(name, bigEndian(value, 6));
const text = (name: keyof typeof id, value: string): Buffer => element(name, Buffer.from(value));
function float(name: keyof typeof id, value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return element(name, buffer);
}

function block({ timestampMs, isKey, data }: Chunk, clusterMs: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0); // Track 1.
  head.writeInt16BE(timestampMs - clusterMs, 1);
  head.writeUInt8(isKey ? 0x80 : 0, 3);
  return element("simpleBlock", head, data);
}

/** Chunks in order of time, the first one a key, as a WebM file that can be sought in. */
export function writeWebm(chunks: readonly Chunk[], track: Track): Buffer {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    if (chunk.isKey) groups.push([chunk]);
    else groups.at(-1)?.push(chunk);
  }
  const info = element(
    "info",
    unsigned("timestampScale", 1_000_000),
    float("duration", track.durationMs),
    text("muxingApp", "ra3d"),
    text("writingApp", "ra3d"),
  );
  const tracks = element(
    "tracks",
    element(
      "trackEntry",
      unsigned("trackNumber", 1),
      unsigned("trackUid", 1),
      unsigned("trackType", 1),
      text("codecId", track.codec),
      element("video", unsigned("pixelWidth", track.width), unsigned("pixelHeight", track.height)),
    ),
  );
  const clusters = groups.map(group => {
    const startMs = group[0]?.timestampMs ?? 0;
    const blocks = group.map(chunk => block(chunk, startMs));
    return { startMs, bytes: element("cluster", unsigned("timestamp", startMs), ...blocks) };
  });
  let position = info.length + tracks.length;
  const points = clusters.map(({ startMs, bytes }) => {
    const where = element(
      "cueTrackPositions",
      unsigned("cueTrack", 1),
      unsigned("cueClusterPosition", position),
    );
    position += bytes.length;
    return element("cuePoint", unsigned("cueTime", startMs), where);
  });
  const head = element(
    "ebml",
    unsigned("ebmlVersion", 1),
    unsigned("ebmlReadVersion", 1),
    unsigned("ebmlMaxIdLength", 4),
    unsigned("ebmlMaxSizeLength", 8),
    text("docType", "webm"),
    unsigned("docTypeVersion", 4),
    unsigned("docTypeReadVersion", 2),
  );
  const body = [info, tracks, ...clusters.map(({ bytes }) => bytes), element("cues", ...points)];
  return Buffer.concat([head, element("segment", ...body)]);
}
