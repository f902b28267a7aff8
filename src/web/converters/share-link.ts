import { converterLimits } from "./limits.ts";

const prefix = "code=";

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

/** The part of a link behind the #, which no browser sends to a server; null for code that is too long for one. */
export async function shareHash(code: string): Promise<string | null> {
  if (code.length > converterLimits.sharedCodeMaxChars) return null;
  const packed = await bytesThrough(
    new TextEncoder().encode(code),
    new CompressionStream("deflate-raw"),
    converterLimits.shareMaxChars,
  );
  const text = packed && toText(packed);
  return text === null || text.length > converterLimits.shareMaxChars ? null : `#${prefix}${text}`;
}

/** The code of such a link; null where there is none, or a broken or hostile one. */
export async function codeOfHash(hash: string): Promise<string | null> {
  const text = hash.replace(/^#/, "");
  if (!text.startsWith(prefix) || text.length > converterLimits.shareMaxChars + prefix.length) return null;
  try {
    const bytes = await bytesThrough(
      toBytes(text.slice(prefix.length)),
      new DecompressionStream("deflate-raw"),
      converterLimits.sharedCodeMaxChars,
    );
    return bytes && new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
