import { fullHex, namedHex, shortestColor } from "./colors.ts";
import { isJoined, joint } from "./joined-tokens.ts";
import type { Token } from "./tokenize.ts";
import { shortenRanges } from "./unicode-range.ts";

/** Where a word or number can only be a colour. */
const colorProperty =
  /^(?:-webkit-|-moz-)?(?:(?:.*-)?color|background|border(?:-(?:top|right|bottom|left|block|inline|block-start|block-end|inline-start|inline-end))?|outline|column-rule|(?:box|text)-shadow|fill|stroke|text-decoration|text-emphasis)$/;
/** Where `0px` is as good as `0`, and never taken for a number without a unit. */
const lengthProperty =
  /^(?:margin|padding|inset|top|right|bottom|left|border(?:-(?:top|right|bottom|left))?(?:-width|-radius|-(?:left|right)-radius)?|(?:min-|max-)?(?:width|height)|font-size|letter-spacing|word-spacing|text-indent|outline(?:-width|-offset)?|(?:box|text)-shadow|(?:row-|column-)?gap|(?:scroll-)?(?:margin|padding)-[a-z-]+|background-position)$/;
const times: Record<string, number> = { ms: 1, s: 1_000 };

/** `0.50` → `.5`, `+1` → `1`, `1e3` stays when it is the shorter. */
export function shortenNumber(text: string): string {
  if (/e/i.test(text)) return text;
  const [, sign = "", whole = "", , part = ""] = /^([+-]?)(\d*)(\.(\d+))?$/.exec(text) ?? [];
  const head = whole.replace(/^0+/, "");
  const tail = part.replace(/0+$/, "");
  if (head === "" && tail === "") return "0";
  return `${sign === "-" ? "-" : ""}${head}${tail === "" ? "" : `.${tail}`}`;
}

function shortenTime(number: string, unit: string): string | null {
  const factor = times[unit];
  if (factor === undefined) return null;
  const ms = Number(number) * factor;
  const inSeconds = `${shortenNumber(String(ms / 1_000))}s`;
  const inMs = `${shortenNumber(String(ms))}ms`;
  // Powers of ten in the notation of exponents are no gain, and rounding would be a change.
  if (/e/.test(inSeconds + inMs) || Number.parseFloat(inSeconds) * 1_000 !== ms) return null;
  return inSeconds.length <= inMs.length ? inSeconds : inMs;
}

function shortenDimension(text: string, property: string, isTop: boolean): string {
  const [, number = "", unit = ""] =
    /^([+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+(?![a-z\d]))?)(.*)$/is.exec(text) ?? [];
  if (number === "" || /^e\d/i.test(unit)) return text;
  const lower = unit.toLowerCase();
  const short = shortenNumber(number);
  const isLength = /^(?:px|r?em|ex|ch|vw|vh|vmin|vmax|cm|mm|in|pt|pc|q)$/.test(lower);
  if (short === "0" && isTop && isLength && lengthProperty.test(property)) return "0";
  return shortenTime(number, lower) ?? `${short}${/^[a-z]+$/i.test(unit) ? lower : unit}`;
}

/** Without quotes where the address allows it. */
function shortenUrl(text: string): string {
  const body = text.slice(4, text.endsWith(")") ? -1 : undefined).trim();
  return `url(${body})`;
}

/** The quotes that need fewer escapes; a line break within stays one. */
export function shortenString(text: string): string {
  const body = text.slice(1, -1).replace(/\\(?:\r\n|[\n\r\f])/g, "");
  const isSingle = text.startsWith("'");
  if (!isSingle || /["\\]/.test(body)) return `${text[0]}${body}${text[0]}`;
  return `"${body}"`;
}

function shortenToken(token: Token, property: string, isTop: boolean): string {
  const { kind, text } = token;
  if (kind === "number") return shortenNumber(text);
  if (kind === "percentage") return `${shortenNumber(text.slice(0, -1))}%`;
  if (kind === "dimension") return shortenDimension(text, property, isTop);
  if (kind === "string") return shortenString(text);
  if (kind === "url") return shortenUrl(text);
  if (!isTop || !colorProperty.test(property)) return text;
  const hex = kind === "hash" ? fullHex(text.slice(1)) : kind === "ident" ? namedHex(text) : null;
  if (hex === null || text.toLowerCase() === "transparent") return text;
  const short = shortestColor(hex);
  return short.length < text.length || kind === "hash" ? short : text;
}

/** `url("a.png")` → `url(a.png)`: a function token, a string and a parenthesis. */
function unquoteUrl(tokens: readonly Token[], index: number): string | null {
  const [open, text, close] = tokens.slice(index, index + 3);
  if (open?.text.toLowerCase() !== "url(" || text?.kind !== "string" || close?.text !== ")") return null;
  const body = text.text.slice(1, -1);
  return /^[^\s"'()\\]+$/.test(body) ? `url(${body})` : null;
}

/** `rgb(0, 0, 0)` of whole numbers → its number or name. */
function shortenRgb(tokens: readonly Token[], index: number): string | null {
  if (tokens[index]?.text.toLowerCase() !== "rgb(") return null;
  const parts = tokens.slice(index + 1, index + 6);
  if (parts.map(part => part.kind).join(" ") !== "number comma number comma number") return null;
  const [close, next] = tokens.slice(index + 6, index + 8);
  if (close?.text !== ")" || isJoined({ ...close, kind: "hash" }, next)) return null;
  const numbers = [0, 2, 4].map(at => Number(parts[at]?.text));
  if (!numbers.every(number => Number.isInteger(number) && number >= 0 && number <= 255)) return null;
  return shortestColor(`${numbers.map(number => number.toString(16).padStart(2, "0")).join("")}ff`);
}

const box = /^(?:margin|padding|inset|border-(?:width|style|color|radius)|scroll-(?:margin|padding))$/;

/** `1px 2px 1px 2px` → `1px 2px`. */
function shortenBox(property: string, parts: string[]): string[] {
  if (!box.test(property) || parts.length < 2 || parts.length > 4 || parts.includes("/")) return parts;
  const [top = "", right = top, bottom = top, left = right] = parts;
  if (left !== right) return [top, right, bottom, left];
  if (bottom !== top) return [top, right, bottom];
  return right === top ? [top] : [top, right];
}

/** The tokens without what says nothing: comments, and space beside commas and parentheses. */
export function withoutBlanks(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let hasSpace = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "space") hasSpace = true;
    if (token.kind === "comment" && isJoined(tokens[index - 1], tokens[index + 1])) {
      // Before a parenthesis a space does the same, and every engine knows it.
      if (tokens[index + 1]?.kind === "open") hasSpace = true;
      else kept.push({ ...token, kind: "delim", text: joint });
    }
    if (token.kind === "comment" || token.kind === "space") continue;
    const before = kept.at(-1);
    const isTight =
      before === undefined ||
      before.kind === "comma" ||
      before.kind === "function" ||
      before.kind === "open" ||
      token.kind === "comma" ||
      token.kind === "close";
    if (hasSpace && !isTight) kept.push({ kind: "space", text: " ", start: token.start });
    hasSpace = false;
    kept.push(token);
  }
  return kept;
}

/** A token in its shortest spelling; one that is joined to its neighbours keeps its own. */
function shortenAt(tokens: readonly Token[], index: number, property: string, isTop: boolean): string {
  const token = tokens[index];
  if (token === undefined) return "";
  const isFixed = isJoined(tokens[index - 1], token) || isJoined(token, tokens[index + 1]);
  return isFixed ? token.text : shortenToken(token, property, isTop);
}

/** A value in its shortest spelling that means the same to every browser. Custom properties only lose space. */
export function shortenValue(property: string, value: readonly Token[]): string {
  if (property.startsWith("--")) return value.map(token => token.text).join("");
  if (property.startsWith("progid") || property === "filter" || property === "-ms-filter")
    return value.map(token => token.text).join("");
  if (property === "unicode-range") return shortenRanges(value);
  const tokens = withoutBlanks(value);
  const parts: string[] = [""];
  let depth = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const url = unquoteUrl(tokens, index);
    const rgb = depth === 0 ? shortenRgb(tokens, index) : null;
    const short = url ?? rgb ?? shortenAt(tokens, index, property, depth === 0);
    index += url !== null ? 2 : rgb !== null ? 6 : 0;
    const isWhole = url !== null || rgb !== null;
    if (!isWhole && (token.kind === "function" || token.kind === "open")) depth += 1;
    if (!isWhole && token.kind === "close") depth -= 1;
    if (token.kind === "space" && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${short}`);
  }
  if (property === "font-weight" && parts.length === 1) {
    if (/^bold$/i.test(parts[0] ?? "")) return "700";
    if (/^normal$/i.test(parts[0] ?? "")) return "400";
  }
  return shortenBox(property, parts).join(" ");
}
