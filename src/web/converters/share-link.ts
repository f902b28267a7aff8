import type { Step } from "#djs-convert";
import { converterLimits } from "./limits.ts";
import type { Rejection } from "./protocol.ts";

const prefix = "code=";
const separator = "&rejected=";

async function bytesThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));

const pack = async (text: string): Promise<string | null> => {
  const bytes = new TextEncoder().encode(text);
  const packed = await bytesThrough(
    bytes,
    new CompressionStream("deflate-raw"),
    converterLimits.shareMaxChars,
  );
  return packed && toText(packed);
};

const unpack = async (text: string): Promise<string | null> => {
  const bytes = await bytesThrough(
    toBytes(text),
    new DecompressionStream("deflate-raw"),
    converterLimits.sharedCodeMaxChars,
  );
  return bytes && new TextDecoder().decode(bytes);
};

/** A link shows what its sender saw: the code, and which changes were left out. */
export type Shared = { code: string; rejected: readonly Rejection[] };

/** The part of a link behind the #, which no browser sends to a server; null for what is too long for one. */
export async function shareHash(code: string, rejected: readonly Rejection[] = []): Promise<string | null> {
  if (code.length > converterLimits.sharedCodeMaxChars) return null;
  const packed = await pack(code);
  const left = rejected.length === 0 ? "" : await pack(JSON.stringify(rejected));
  if (packed === null || left === null) return null;
  const text = left === "" ? packed : `${packed}${separator}${left}`;
  return text.length > converterLimits.shareMaxChars ? null : `#${prefix}${text}`;
}

const steps: readonly unknown[] = ["11-12", "12-13", "13-14"] satisfies readonly Step[];

function isRejection(value: unknown): value is Rejection {
  if (typeof value !== "object" || value === null) return false;
  const { rule, step, before, start } = value as Partial<Record<keyof Rejection, unknown>>;
  return (
    typeof rule === "string" && steps.includes(step) && typeof before === "string" && Number.isInteger(start)
  );
}

async function readRejected(text: string | undefined): Promise<readonly Rejection[] | null> {
  if (text === undefined) return [];
  const given: unknown = JSON.parse((await unpack(text)) ?? "null");
  return Array.isArray(given) && given.every(isRejection) ? given : null;
}

/** What such a link brings; null where there is nothing, or something broken or hostile. */
export async function sharedOfHash(hash: string): Promise<Shared | null> {
  const text = hash.replace(/^#/, "");
  if (!text.startsWith(prefix) || text.length > converterLimits.shareMaxChars + prefix.length) return null;
  const [packed = "", left] = text.slice(prefix.length).split(separator);
  try {
    const code = await unpack(packed);
    const rejected = await readRejected(left);
    return code === null || rejected === null ? null : { code, rejected };
  } catch {
    return null;
  }
}
