import { type Token, tokenize } from "./tokenize.ts";

export interface Declaration {
  kind: "declaration";
  name: string;
  /** Without `!important` and without space at the ends. */
  value: Token[];
  important: boolean;
  start: number;
}
export interface Rule {
  kind: "rule";
  prelude: Token[];
  children: Node[];
  start: number;
}
export interface AtRule {
  kind: "at";
  /** In lower case, without the sign. */
  name: string;
  prelude: Token[];
  /** Null where a semicolon ends it. */
  children: Node[] | null;
  start: number;
}
/** A comment that stays, or what browsers skip: kept as it is, because hacks for old ones look like that. */
export interface Raw {
  kind: "raw" | "comment";
  text: string;
  start: number;
}
export type Node = Declaration | Rule | AtRule | Raw;

export type ParseProblem = {
  code:
    | "unclosed-block"
    | "unclosed-string"
    | "unclosed-comment"
    | "bad-url"
    | "stray-brace"
    | "missing-block"
    | "not-a-declaration";
  start: number;
  /** Whether the sheet means something else to a browser than it seems to say. */
  isFatal: boolean;
};
export interface Sheet {
  nodes: Node[];
  problems: ParseProblem[];
}

const isBlank = (token: Token | undefined): boolean => token?.kind === "space" || token?.kind === "comment";

/** Cuts space and comments off both ends. */
export function trim(tokens: Token[]): Token[] {
  let from = 0;
  let to = tokens.length;
  while (from < to && isBlank(tokens[from])) from += 1;
  while (to > from && isBlank(tokens[to - 1])) to -= 1;
  return tokens.slice(from, to);
}

/** Reads a style sheet as browsers do: what they skip stays as raw text. */
class Parser {
  private readonly tokens: Token[];
  private readonly problems: ParseProblem[] = [];
  private at = 0;

  constructor(text: string) {
    this.tokens = tokenize(text);
  }

  read(): Sheet {
    for (const { kind, text, start } of this.tokens) {
      const isOpenComment = kind === "comment" && (text.length < 4 || !text.endsWith("*/"));
      if (isOpenComment) this.problem("unclosed-comment", start);
      if (kind === "bad-string") this.problem("unclosed-string", start);
      if (kind === "bad-url") this.problem("bad-url", start);
    }
    return { nodes: this.readBlock(null), problems: this.problems };
  }

  private problem(code: ParseProblem["code"], start: number, isFatal = true) {
    this.problems.push({ code, start, isFatal });
  }

  /** Up to the brace that closes the block which began at `open`; the whole sheet with null. */
  private readBlock(open: Token | null): Node[] {
    const nodes: Node[] = [];
    for (let token = this.tokens[this.at]; token; token = this.tokens[this.at]) {
      if (token.text === "}" && open !== null) {
        this.at += 1;
        return nodes;
      }
      const node = this.readNode(token, open !== null);
      if (node !== null) nodes.push(node);
    }
    if (open !== null) this.problem("unclosed-block", open.start);
    return nodes;
  }

  private readNode(token: Token, isInside: boolean): Node | null {
    if (token.text === "}") {
      this.problem("stray-brace", token.start);
      this.at += 1;
      return null;
    }
    if (token.kind === "comment" && /^\/\*!/.test(token.text)) {
      this.at += 1;
      return { kind: "comment", text: token.text, start: token.start };
    }
    const isSkipped = token.kind === "semicolon" && isInside;
    if (isBlank(token) || isSkipped || token.kind === "cdo" || token.kind === "cdc") {
      this.at += 1;
      return null;
    }
    if (token.kind === "at") return this.readAtRule(token);
    return (isInside ? this.readDeclaration(token) : null) ?? this.readRule(token, isInside);
  }

  /** Tokens up to one of `ends` outside of brackets; the end itself stays. */
  private readUntil(ends: string): Token[] {
    const from = this.at;
    const open: string[] = [];
    for (let token = this.tokens[this.at]; token; token = this.tokens[this.at]) {
      const last = token.text.at(-1) ?? "";
      const isEnd = token.kind === "open" || token.kind === "close" || token.kind === "semicolon";
      if (open.length === 0 && isEnd && ends.includes(token.text)) break;
      if (token.kind === "function" || token.kind === "open") open.push(last);
      else if (token.kind === "close") {
        // A brace closes a block even where a parenthesis was forgotten.
        if (token.text === "}" && !open.includes("{")) break;
        while (open.length > 0 && !isPair(open.pop() ?? "", token.text));
      }
      this.at += 1;
    }
    return this.tokens.slice(from, this.at);
  }

  private readAtRule({ text, start }: Token): AtRule {
    this.at += 1;
    const name = text.slice(1).toLowerCase();
    const prelude = trim(this.readUntil(";{}"));
    const end = this.tokens[this.at];
    if (end?.text === "{") {
      this.at += 1;
      return { kind: "at", name, prelude, children: this.readBlock(end), start };
    }
    if (end?.text === ";") this.at += 1;
    return { kind: "at", name, prelude, children: null, start };
  }

  private readRule(first: Token, isInside: boolean): Node {
    const from = this.at;
    const prelude = trim(this.readUntil(isInside ? ";{}" : "{}"));
    const end = this.tokens[this.at];
    if (end?.text === "{") {
      this.at += 1;
      return { kind: "rule", prelude, children: this.readBlock(end), start: first.start };
    }
    const text = this.tokens
      .slice(from, this.at)
      .map(token => token.text)
      .join("")
      .trim();
    if (end?.text === ";") this.at += 1;
    this.problem(isInside ? "not-a-declaration" : "missing-block", first.start, !isInside);
    return { kind: "raw", text, start: first.start };
  }

  /** Null when it is none: `a:hover {` begins like one. */
  private readDeclaration(first: Token): Declaration | null {
    if (first.kind !== "ident") return null;
    const from = this.at;
    this.at += 1;
    while (isBlank(this.tokens[this.at])) this.at += 1;
    const hasColon = this.tokens[this.at]?.kind === "colon";
    if (hasColon) this.at += 1;
    const isCustom = first.text.startsWith("--");
    const value = hasColon ? trim(this.readUntil(isCustom ? ";}" : ";{}")) : [];
    const end = this.tokens[this.at];
    if (!hasColon || end?.text === "{" || (value.length === 0 && !isCustom)) {
      this.at = from;
      return null;
    }
    if (end?.text === ";") this.at += 1;
    const name = isCustom ? first.text : first.text.toLowerCase();
    return { kind: "declaration", name, ...splitImportant(value), start: first.start };
  }
}

const isPair = (open: string, close: string): boolean => "([{".indexOf(open) === ")]}".indexOf(close);

function splitImportant(value: Token[]): { value: Token[]; important: boolean } {
  const solid = value.filter(token => !isBlank(token));
  const [mark, word] = solid.slice(-2);
  if (mark?.text !== "!" || word?.text.toLowerCase() !== "important") return { value, important: false };
  return { value: trim(value.slice(0, value.lastIndexOf(mark))), important: true };
}

export const parse = (text: string): Sheet => new Parser(text).read();
