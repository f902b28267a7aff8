import type { Declaration, Node, Rule } from "./parse.ts";
import { shortenSelector } from "./shorten-prelude.ts";
import { shortenValue } from "./shorten-value.ts";
import type { Token } from "./tokenize.ts";

/** A value, a selector or a declaration, and where it stands. */
interface Kept {
  kind: "value" | "selector" | "declaration";
  from: number;
  to: number;
  text: string;
}

interface Wanted {
  /** Offsets of declarations and of at-rules. */
  starts: ReadonlySet<number>;
  /** Whether the selectors of these declarations are kept, too. */
  selectors: boolean;
  /** Whether whole declarations are kept instead of their values: some engines drop old names. */
  declarations: boolean;
}

function keep(kind: Kept["kind"], tokens: readonly Token[], text: string, found: Kept[]) {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first && last) found.push({ kind, from: first.start, to: last.start + last.text.length, text });
}

function keepDeclaration({ name, value, start }: Declaration, wanted: Wanted, found: Kept[]) {
  const short = shortenValue(name, value);
  if (!wanted.declarations) return keep("value", value, short, found);
  const last = value.at(-1);
  const to = last ? last.start + last.text.length : start;
  if (last) found.push({ kind: "declaration", from: start, to, text: `${name}:${short}` });
}

const says = ({ children }: Rule, starts: ReadonlySet<number>) =>
  children.some(child => child.kind === "declaration" && starts.has(child.start));

function collect(nodes: readonly Node[], wanted: Wanted, found: Kept[], all = false) {
  for (const node of nodes) {
    if (node.kind === "declaration") {
      if (all || wanted.starts.has(node.start)) keepDeclaration(node, wanted, found);
    } else if (node.kind === "rule") {
      if (wanted.selectors && !all && says(node, wanted.starts))
        keep("selector", node.prelude, shortenSelector(node.prelude), found);
      collect(node.children, wanted, found, all);
    } else if (node.kind === "at" && node.children)
      // An animation differs as a whole: then all that it says is kept.
      collect(node.children, wanted, found, all || wanted.starts.has(node.start));
  }
}

/**
 * Puts values, and selectors, that an engine must not see out of its reach: a variable or a class stands in their place,
 * which no engine looks into. `restore` puts them back. Null when there is nothing to protect.
 */
export function protect(
  text: string,
  nodes: readonly Node[],
  wanted: Wanted,
): { text: string; count: number; restore(answer: string): string } | null {
  const found: Kept[] = [];
  collect(nodes, wanted, found);
  if (found.length === 0) return null;
  let name = "kept";
  while (text.includes(name)) name += "-";
  const stand: Record<Kept["kind"], (at: number) => string> = {
    value: at => `var(--${name}${at}_)`,
    selector: at => `.${name}${at}_`,
    declaration: at => `--${name}${at}_:0`,
  };
  let masked = "";
  let at = 0;
  for (const [index, { kind, from, to }] of found.entries()) {
    masked += text.slice(at, from) + stand[kind](index);
    at = to;
  }
  masked += text.slice(at);
  const pattern = new RegExp(`(?:var\\(--|\\.|--)${name}(\\d+)_(?:\\)|: *0)?`, "g");
  return {
    text: masked,
    count: found.filter(({ kind }) => kind !== "selector").length,
    restore: answer => answer.replace(pattern, (_, at: string) => found[Number(at)]?.text ?? ""),
  };
}
