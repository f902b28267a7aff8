import { deflate, fromBase64, inflate, toBase64, toBytes, toText } from "./bytes.ts";
import type { LoaderMode } from "./loaders.ts";
import { textParts } from "./page-parts.ts";

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

/** Letters of the text as numbers; tags, scripts and what is a character reference already stay. */
export function encodeEntities(html: string): string {
  const isHex = !/&#x[\da-f]+;/.test(html);
  const reference = (letter: string): string => {
    const code = letter.codePointAt(0) ?? 0;
    return isHex ? `&#x${code.toString(16)};` : `&#${code};`;
  };
  return Array.from(textParts(html), ({ kind, text }) =>
    kind === "other"
      ? text
      : text.replace(/&(?:#\w+|\w+);?|[^\s&]/gu, part => (part.length > 2 ? part : reference(part))),
  ).join("");
}

/** The letters that numbers in the text stand for. */
export function decodeEntities(html: string): string {
  const pattern = /&#x[\da-f]+;/.test(html) ? /&#x([\da-f]+);/g : /&#(\d+);/g;
  const base = pattern.source.includes("x") ? 16 : 10;
  return Array.from(textParts(html), ({ kind, text }) =>
    kind === "other"
      ? text
      : text.replace(pattern, (whole, digits: string) => {
          const code = Number.parseInt(digits, base);
          return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        }),
  ).join("");
}
