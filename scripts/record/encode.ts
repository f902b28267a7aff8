import type { Page } from "@playwright/test";
import { type Recording, size } from "./stage.ts";
import { type Chunk, writeWebm } from "./webm.ts";

const framesPerSecond = 20;
const codec = { name: "vp09.00.30.08", id: "V_VP9" } as const;

type Shot = { atMs: number; frame: number; x: number; y: number; isDown: boolean };

/** The moments at which something is different from before: a new picture, or the pointer elsewhere. */
function shotsOf({ frames, pointer, endMs }: Recording): Shot[] {
  const shots: Shot[] = [];
  for (let atMs = 0; atMs <= endMs; atMs += 1_000 / framesPerSecond) {
    const frame = Math.max(
      0,
      frames.findLastIndex(each => each.atMs <= atMs),
    );
    const place = pointer.findLast(each => each.atMs <= atMs) ?? pointer[0];
    const shot = {
      ...{ atMs: Math.round(atMs), frame, x: place?.x ?? 0, y: place?.y ?? 0 },
      isDown: place?.isDown ?? false,
    };
    const last = shots.at(-1);
    const isSame =
      last?.frame === shot.frame && last.x === shot.x && last.y === shot.y && last.isDown === shot.isDown;
    if (!isSame) shots.push(shot);
  }
  return shots;
}

/** Runs in the browser: draws pictures and pointer, and gives what its encoder makes of them. */
function prepareEncoder({
  width,
  height,
  codecName,
  bitrate,
}: {
  width: number;
  height: number;
  codecName: string;
  bitrate: number;
}): void {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  const chunks: { timestampMs: number; isKey: boolean; base64: string }[] = [];
  const failures: string[] = [];
  const encoder = new VideoEncoder({
    output: chunk => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const base64 = btoa(Array.from(data, byte => String.fromCharCode(byte)).join(""));
      chunks.push({ timestampMs: Math.round(chunk.timestamp / 1_000), isKey: chunk.type === "key", base64 });
    },
    error: error => failures.push(error.message),
  });
  encoder.configure({
    ...{ codec: codecName, width, height, bitrate },
    bitrateMode: "variable",
    latencyMode: "quality",
  });
  const arrow = new Path2D("M0 0v17l4-4 3 7 3-1-3-7h6z");
  let picture: ImageBitmap | null = null;
  const draw = async (
    jpeg: string | null,
    x: number,
    y: number,
    isDown: boolean,
    atMs: number,
    isKey: boolean,
  ) => {
    if (jpeg !== null) {
      const bytes = Uint8Array.from(atob(jpeg), char => char.charCodeAt(0));
      picture?.close();
      picture = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
    }
    if (picture !== null) pen.drawImage(picture, 0, 0, width, height);
    pen.save();
    pen.translate(x, y);
    if (isDown) {
      pen.fillStyle = "rgb(120 90 255 / 0.35)";
      pen.beginPath();
      pen.arc(0, 0, 16, 0, Math.PI * 2);
      pen.fill();
    }
    pen.fillStyle = "#fff";
    pen.strokeStyle = "#111";
    pen.lineWidth = 1.5;
    pen.fill(arrow);
    pen.stroke(arrow);
    pen.restore();
    const frame = new VideoFrame(canvas, { timestamp: atMs * 1_000 });
    encoder.encode(frame, { keyFrame: isKey });
    frame.close();
    // The encoder has a queue; one that grows without end would take the memory.
    while (encoder.encodeQueueSize > 4) await new Promise(resolve => setTimeout(resolve, 5));
  };
  const finish = async () => {
    await encoder.flush();
    if (failures.length > 0) throw new Error(failures.join("; "));
    return chunks;
  };
  Object.assign(globalThis, { draw, finish });
}

/** `page` is any page on the loopback: encoders are for secure contexts only. */
export async function encode(page: Page, recording: Recording, bitrate: number): Promise<Buffer> {
  await page.evaluate(prepareEncoder, { ...size, codecName: codec.name, bitrate });
  let shown = -1;
  for (const [at, shot] of shotsOf(recording).entries()) {
    const jpeg = shot.frame === shown ? null : (recording.frames[shot.frame]?.jpeg ?? null);
    shown = shot.frame;
    const values = JSON.stringify([jpeg, shot.x, shot.y, shot.isDown, shot.atMs, at === 0]);
    await page.evaluate(`draw(...${values})`);
  }
  // The page's own function above gives this shape.
  const chunks = (await page.evaluate("finish()")) as {
    timestampMs: number;
    isKey: boolean;
    base64: string;
  }[];
  return writeWebm(
    chunks.map(({ timestampMs, isKey, base64 }): Chunk => {
      return { timestampMs, isKey, data: Buffer.from(base64, "base64") };
    }),
    { ...size, durationMs: recording.endMs, codec: codec.id },
  );
}
