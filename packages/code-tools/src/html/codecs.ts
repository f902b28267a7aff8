import { deflate, fromBase64, inflate, toBase64, toBytes, toText } from "./bytes.ts";
import type { LoaderMode } from "./loaders.ts";

const keyLength = 8;

/** The bytes with a short key laid over them: no protection, but no program that knows deflate reads them by chance. */
function overlay(bytes: Uint8Array<ArrayBuffer>, key: string): Uint8Array<ArrayBuffer> {
  return bytes.map((byte, at) => byte ^ ((key.charCodeAt(at % keyLength) + at) & 255));
}

const keyLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
const newKey = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(keyLength)),
    byte => keyLetters[byte % keyLetters.length],
  ).join("");

type Codec = {
  encode(text: string): Promise<string> | string;
  decode(payload: string): Promise<string> | string;
};

export const codecs: Record<LoaderMode, Codec> = {
  percent: {
    encode: text => Array.from(toBytes(text), byte => `%${byte.toString(16).padStart(2, "0")}`).join(""),
    decode: payload => decodeURIComponent(payload),
  },
  unicode: {
    encode: text =>
      Array.from(
        { length: text.length },
        (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`,
      ).join(""),
    // A JSON string; what it holds was written by `encode`.
    decode: payload => JSON.parse(`"${payload}"`) as string,
  },
  base64: {
    encode: text => toBase64(toBytes(text)),
    decode: payload => toText(fromBase64(payload)),
  },
  compressed: {
    encode: async text => toBase64(await deflate(toBytes(text))),
    decode: async payload => toText(await inflate(fromBase64(payload))),
  },
  obfuscated: {
    encode: async text => {
      const key = newKey();
      return key + toBase64(overlay(await deflate(toBytes(text)), key));
    },
    decode: async payload =>
      toText(await inflate(overlay(fromBase64(payload.slice(keyLength)), payload.slice(0, keyLength)))),
  },
};
