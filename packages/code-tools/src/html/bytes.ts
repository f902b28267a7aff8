type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
export const toBytes = (text: string): Bytes => encoder.encode(text);
export const toText = (bytes: Bytes): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

/** Letters at a time: a call takes only so many arguments. */
const chunkLength = 0x8000;

export function toBase64(bytes: Bytes): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += chunkLength)
    binary += String.fromCharCode(...bytes.subarray(at, at + chunkLength));
  return btoa(binary);
}

export const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text.trim()), letter => letter.charCodeAt(0));

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const readable = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

export const deflate = (bytes: Bytes): Promise<Bytes> => through(bytes, new CompressionStream("deflate-raw"));
export const inflate = (bytes: Bytes): Promise<Bytes> =>
  through(bytes, new DecompressionStream("deflate-raw"));

/** As a Content-Security-Policy names a script. */
export async function scriptSource(script: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", toBytes(script));
  return `'sha256-${toBase64(new Uint8Array(hash))}'`;
}
