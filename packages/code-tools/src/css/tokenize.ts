/** The tokens of CSS Syntax 3. `bad-…` ones are what browsers recover from. */
export type TokenKind =
  | "ident"
  | "function"
  | "at"
  | "hash"
  | "string"
  | "bad-string"
  | "url"
  | "bad-url"
  | "delim"
  | "number"
  | "percentage"
  | "dimension"
  | "space"
  | "comment"
  | "cdo"
  | "cdc"
  | "colon"
  | "semicolon"
  | "comma"
  | "open"
  | "close";

export interface Token {
  kind: TokenKind;
  /** As it stands in the source. */
  text: string;
  /** Offset of its first character. */
  start: number;
}

const nameRun = /(?:[-\w\u0080-\uffff]|\\[^\n\r\f])+/y;
const numberRun = /[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/iy;
const spaceRun = /[ \t\n\r\f]+/y;
/** To the closing parenthesis; a quote, a parenthesis or space within the text makes it a bad one. */
const urlRun = /[ \t\n\r\f]*(?:[^"'()\\ \t\n\r\f]|\\[^\n\r\f])*[ \t\n\r\f]*(?:\)|$)/y;
const badUrlRun = /(?:[^)\\]|\\[\s\S])*\)?/y;
const startsString = /[ \t\n\r\f]*["']/y;
const kinds: Record<string, TokenKind> = {
  ":": "colon",
  ";": "semicolon",
  ",": "comma",
  "(": "open",
  "[": "open",
  "{": "open",
  ")": "close",
  "]": "close",
  "}": "close",
};

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

const startsName = (text: string, at: number): boolean =>
  /^(?:--|-?(?:[a-z_\u0080-\uffff]|\\[^\n\r\f]))/i.test(text.slice(at, at + 3));

function readString(text: string, start: number): Token {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === quote) return { kind: "string", text: text.slice(start, at + 1), start };
    if (letter === "\\") at += 1;
    else if (letter === "\n" || letter === "\r" || letter === "\f")
      return { kind: "bad-string", text: text.slice(start, at), start };
  }
  return { kind: "bad-string", text: text.slice(start), start };
}

function readName(text: string, start: number): Token {
  const name = match(nameRun, text, start);
  const end = start + name.length;
  if (text[end] !== "(") return { kind: "ident", text: name, start };
  if (name.toLowerCase() !== "url" || match(startsString, text, end + 1) !== "")
    return { kind: "function", text: `${name}(`, start };
  const body = match(urlRun, text, end + 1);
  if (body !== "" || end + 1 === text.length) return { kind: "url", text: `${name}(${body}`, start };
  return { kind: "bad-url", text: `${name}(${match(badUrlRun, text, end + 1)}`, start };
}

function readNumber(number: string, text: string, start: number): Token {
  const end = start + number.length;
  if (text[end] === "%") return { kind: "percentage", text: `${number}%`, start };
  if (!startsName(text, end)) return { kind: "number", text: number, start };
  return { kind: "dimension", text: number + match(nameRun, text, end), start };
}

function readToken(text: string, start: number): Token {
  const letter = text[start] ?? "";
  const space = match(spaceRun, text, start);
  if (space !== "") return { kind: "space", text: space, start };
  if (letter === '"' || letter === "'") return readString(text, start);
  if (letter === "/" && text[start + 1] === "*") {
    const end = text.indexOf("*/", start + 2);
    return { kind: "comment", text: end < 0 ? text.slice(start) : text.slice(start, end + 2), start };
  }
  const number = match(numberRun, text, start);
  if (number !== "") return readNumber(number, text, start);
  if (text.startsWith("-->", start)) return { kind: "cdc", text: "-->", start };
  if (text.startsWith("<!--", start)) return { kind: "cdo", text: "<!--", start };
  if (startsName(text, start)) return readName(text, start);
  if (letter === "#" && match(nameRun, text, start + 1) !== "")
    return { kind: "hash", text: `#${match(nameRun, text, start + 1)}`, start };
  if (letter === "@" && startsName(text, start + 1))
    return { kind: "at", text: `@${match(nameRun, text, start + 1)}`, start };
  return { kind: kinds[letter] ?? "delim", text: letter, start };
}

/** All tokens of a style sheet; their texts joined are the sheet. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = text.startsWith("\ufeff") ? 1 : 0;
  while (at < text.length) {
    const token = readToken(text, at);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}
