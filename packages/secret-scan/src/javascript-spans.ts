/** What a stretch of JavaScript is, where that decides how an expression is written into it. */
export type Span = {
  kind: "string" | "template" | "attribute" | "children" | "comment" | "pattern";
  /** With its quotes, for those that have some. */
  start: number;
  end: number;
  /** A template: neither expressions nor a tag, so that an expression can take its place. */
  isPlain?: boolean;
};

type Mode =
  | { kind: "code"; depth: number }
  | { kind: "template"; start: number; isPlain: boolean }
  | { kind: "tag"; isClosing: boolean }
  | { kind: "children" };

/** Words after which an expression begins: a `/` there starts a pattern and a `<` an element. */
const beforeExpression =
  /^(?:return|typeof|case|in|of|new|delete|void|throw|instanceof|await|yield|else|do|default|extends)$/;
const word = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
const number = /\d[\w.]*/y;
const element = /<(?:>|([A-Za-z_$][\w$.:-]*))/y;
/** What follows the name in `<T,>(value: T) => …`: a parameter of a type, no element. */
const typeParameter = /\s*(?:,|=|extends\s)/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads JavaScript, TypeScript and JSX just far enough to know what is a string. Never fails, takes linear time. */
export function readSpans(text: string, { jsx }: { jsx: boolean }): Span[] {
  return new Reader(text, jsx).read();
}

class Reader {
  readonly spans: Span[] = [];
  private readonly text: string;
  private readonly jsx: boolean;
  private readonly modes: Mode[] = [{ kind: "code", depth: 0 }];
  private at = 0;
  /** Whether an expression may begin here. */
  private expects = true;

  constructor(text: string, jsx: boolean) {
    this.text = text;
    this.jsx = jsx;
  }

  read(): Span[] {
    while (this.at < this.text.length) {
      const mode = this.modes.at(-1);
      if (mode === undefined) this.modes.push({ kind: "code", depth: 0 });
      else if (mode.kind === "code") this.code(mode);
      else if (mode.kind === "template") this.template(mode);
      else if (mode.kind === "tag") this.tag(mode);
      else this.children();
    }
    return this.spans;
  }

  private add(kind: Span["kind"], start: number, end: number, isPlain?: boolean): void {
    this.spans.push({ kind, start, end, ...(isPlain !== undefined && { isPlain }) });
    this.at = end;
  }

  /** Up to and with `mark`; to the end of the text when it never comes. */
  private until(mark: string, from: number): number {
    const found = this.text.indexOf(mark, from);
    return found < 0 ? this.text.length : found + mark.length;
  }

  private closedBy(quote: string, from: number, isMultiline: boolean): number {
    for (let at = from; at < this.text.length; at++) {
      const letter = this.text[at];
      if (letter === "\\" && !isMultiline) at += 1;
      else if (letter === quote) return at + 1;
      else if (letter === "\n" && !isMultiline) return at;
    }
    return this.text.length;
  }

  private code(mode: Mode & { kind: "code" }): void {
    const { text, at } = this;
    const letter = text[at] ?? "";
    if (letter === '"' || letter === "'") {
      this.add("string", at, this.closedBy(letter, at + 1, false));
      this.expects = false;
    } else if (letter === "`") {
      const isTagged = !this.expects;
      this.modes.push({ kind: "template", start: at, isPlain: !isTagged });
      this.at += 1;
    } else if (letter === "/") this.slash();
    else if (letter === "{" || letter === "}") this.brace(mode, letter);
    else if (letter === "<" && this.jsx && this.expects && this.opensElement()) return;
    else this.plain(letter);
  }

  private slash(): void {
    const { text, at } = this;
    if (text[at + 1] === "/") {
      const end = text.indexOf("\n", at);
      this.add("comment", at, end < 0 ? text.length : end);
    } else if (text[at + 1] === "*") this.add("comment", at, this.until("*/", at + 2));
    else if (this.expects) {
      this.add("pattern", at, this.patternEnd(at + 1));
      this.expects = false;
    } else {
      this.at += 1;
      this.expects = true;
    }
  }

  private patternEnd(from: number): number {
    let isInClass = false;
    for (let at = from; at < this.text.length; at++) {
      const letter = this.text[at];
      if (letter === "\\") at += 1;
      else if (letter === "\n") return at;
      else if (letter === "[") isInClass = true;
      else if (letter === "]") isInClass = false;
      else if (letter === "/" && !isInClass) return at + 1;
    }
    return this.text.length;
  }

  private brace(mode: Mode & { kind: "code" }, letter: string): void {
    this.at += 1;
    this.expects = true;
    if (letter === "{") mode.depth += 1;
    else if (mode.depth > 0) mode.depth -= 1;
    // The end of `${…}` or of an expression between tags; without one of these it closes nothing.
    else if (this.modes.length > 1) this.modes.pop();
  }

  private plain(letter: string): void {
    const found = matchAt(word, this.text, this.at) ?? matchAt(number, this.text, this.at);
    if (found !== null) {
      this.at += found[0].length;
      this.expects = beforeExpression.test(found[0]);
    } else {
      this.at += 1;
      if (!/\s/.test(letter)) this.expects = letter !== ")" && letter !== "]";
    }
  }

  private template(mode: Mode & { kind: "template" }): void {
    const { text } = this;
    // Each piece of text between expressions is a span of its own; the first begins at the quote.
    const start = this.at === mode.start + 1 ? mode.start : this.at;
    for (let at = this.at; at < text.length; at++) {
      if (text[at] === "\\") at += 1;
      else if (text[at] === "`") {
        this.modes.pop();
        this.add("template", start, at + 1, mode.isPlain);
        this.expects = false;
        return;
      } else if (text[at] === "$" && text[at + 1] === "{") {
        this.add("template", start, at, false);
        this.at = at + 2;
        mode.isPlain = false;
        this.opensExpression();
        return;
      }
    }
    this.add("template", start, text.length, false);
  }

  private opensExpression(): void {
    this.modes.push({ kind: "code", depth: 0 });
    this.expects = true;
  }

  private opensElement(): boolean {
    const found = matchAt(element, this.text, this.at);
    if (found === null) return false;
    if (matchAt(typeParameter, this.text, this.at + found[0].length) !== null) return false;
    this.at += found[0].length;
    this.modes.push(found[1] === undefined ? { kind: "children" } : { kind: "tag", isClosing: false });
    return true;
  }

  private tag(mode: Mode & { kind: "tag" }): void {
    const { text, at } = this;
    const letter = text[at] ?? "";
    if (letter === '"' || letter === "'") {
      this.add("attribute", at, this.closedBy(letter, at + 1, true));
      return;
    }
    this.at += 1;
    if (letter === "{") this.opensExpression();
    if (letter !== ">") return;
    this.modes.pop();
    this.expects = false;
    if (mode.isClosing) this.modes.pop();
    else if (text[at - 1] !== "/") this.modes.push({ kind: "children" });
  }

  private children(): void {
    const { text, at } = this;
    const next = /[<{]/g;
    next.lastIndex = at;
    const end = next.exec(text)?.index ?? text.length;
    if (end > at) {
      this.add("children", at, end);
      return;
    }
    this.at += 1;
    if (text[at] === "{") this.opensExpression();
    else if (text.startsWith("</>", at)) {
      this.at += 2;
      this.expects = false;
      this.modes.pop();
    } else if (text[at + 1] === ">") {
      this.at += 1;
      this.modes.push({ kind: "children" });
    } else this.modes.push({ kind: "tag", isClosing: text[at + 1] === "/" });
  }
}
