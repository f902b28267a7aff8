import { fromBase64 } from "./bytes.ts";
import { textParts } from "./page-parts.ts";

/** What markup or a script has in it, and other text hardly. */
const codeLike =
  /<(?:!doctype|!--|\/?[a-z][\w-]*(?:[\s>/]|$))|\b(?:document|window)\s*[.[]|\b(?:function|var|let|const)\s[^;]{0,80}?[({=]/i;
/** No text has these: control characters but for space, and what stands for bytes that are no letter. */
const binary = /(?![\t\n\f\r\x80-\x9f])\p{Cc}|\ufffd/u;

/** Calls that take what is written in another way for what it stands for. */
const decodingCall =
  /(?:^|[^\w$])(?:atob|unescape|decodeURI(?:Component)?|[\w$.]*(?:base64|b64)[\w$.]*)\s*\(\s*$/i;
/** Calls that put a text into the page, or run it. */
const showingCall = /(?:\.write(?:ln)?|eval|Function)\s*\(\s*$|\.(?:inner|outer)HTML\s*\+?=\s*$/;

function readPercent(text: string): string | null {
  if (!/^[^\s"()]*(?:%(?:u[\da-f]{4}|[\da-f]{2})[^\s"()%]*){3,}$/i.test(text)) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    // As `escape` writes it: a letter by two digits, or by four.
    return text.replace(/%(?:u([\da-f]{4})|([\da-f]{2}))/gi, (_, long?: string, short?: string) =>
      String.fromCharCode(Number.parseInt(long ?? short ?? "", 16)),
    );
  }
}

function readEscapes(text: string): string | null {
  if (!/^(?:\\(?:u[\da-f]{4}|x[\da-f]{2})){2,}/i.test(text)) return null;
  return text.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_, long?: string, short?: string) =>
    String.fromCharCode(Number.parseInt(long ?? short ?? "", 16)),
  );
}

/** Only what is UTF-8: most words of sixteen letters are some bytes in base64, and hardly one is a text. */
function readBase64(text: string): string | null {
  const plain = text.replace(/\s/g, "");
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/.test(plain)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(fromBase64(plain));
  } catch {
    return null;
  }
}

/** A text that stands in quotes, and what stands before them. */
type Quoted = { text: string; before: string };

const quoted = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\.)*)`/g;
/** More than the longest call with space around its parenthesis. */
const beforeLength = 60;

const quotedIn = (code: string): Quoted[] =>
  Array.from(code.matchAll(quoted), found => ({
    text: found[1] ?? found[2] ?? found[3] ?? "",
    before: code.slice(Math.max(0, found.index - beforeLength), found.index),
  }));

/** What a script needs to decode a text or to put it into the page: without it nothing in it is encoded. */
const isDecoder = (script: string): boolean =>
  /atob|unescape|decodeURI|base64|b64|\.write|\beval\b|\bFunction\b|HTML\b/i.test(script);

const isScript = (part: string): boolean => {
  const type = /^<script\b[^>]*\btype\s*=\s*["']?([^"'\s>]*)/i.exec(part)?.[1] ?? "";
  return /^<script\b/i.test(part) && /^(?:|module|.*(?:java|ecma)script)$/i.test(type);
};

/** Scripts of a page, or the whole of what is none; and how much there is to read beside them. */
function scriptsOf(code: string): { scripts: string[]; shown: number } {
  if (!/^\s*</.test(code)) return { scripts: [code], shown: 0 };
  const scripts: string[] = [];
  let shown = 0;
  for (const { kind, text } of textParts(code)) {
    if (kind === "text") shown += text.replace(/\s+/g, " ").trim().length;
    else if (isScript(text)) scripts.push(text);
  }
  return { scripts, shown };
}

function readQuoted({ text, before }: Quoted): string | null {
  const isDecoded = decodingCall.test(before);
  const isShown = isDecoded || showingCall.test(before);
  const fits = (read: string | null, isMeant: boolean): read is string =>
    read !== null && !binary.test(read) && (isMeant || codeLike.test(read));
  for (const [read, isMeant] of [
    [readPercent(text), isShown],
    [readEscapes(text), isShown],
    [readBase64(text), isDecoded],
  ] as const)
    if (fits(read, isMeant)) return read;
  return null;
}

/** The whole text in one of the ways: nothing else is in it, so that percent signs and escapes are meant. */
function readWhole(text: string): string | null {
  const plain = readPercent(text) ?? (/^(?:\\u[\da-f]{4})+$/i.test(text) ? readEscapes(text) : null);
  if (plain !== null) return binary.test(plain) ? null : plain;
  return readQuoted({ text, before: "" });
}

/**
 * What other encoders hide: the longest text in quotes that a script decodes, or that is markup or a script once it is
 * decoded. A page that shows more than that has its own text, and some encoded part of it is not the page.
 */
export function decodeForeign(code: string): string | null {
  const whole = readWhole(code.trim());
  if (whole !== null) return whole;
  const { scripts, shown } = scriptsOf(code);
  const found = scripts
    .filter(isDecoder)
    .flatMap(quotedIn)
    .filter(({ text }) => text.length > shown);
  found.sort((one, other) => other.text.length - one.text.length);
  for (const each of found) {
    const read = readQuoted(each);
    if (read !== null) return read;
  }
  return null;
}
