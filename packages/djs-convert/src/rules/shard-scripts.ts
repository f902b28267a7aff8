import { endOf, isMember, isText, memberName, type Node, startOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import type { Rewriter } from "./rewriter.ts";

/** Code in a text that shards evaluate, with `this` for the client. */
export interface Script {
  node: Node;
  code: string;
  /** From an offset in `code` to one in the file. */
  shift: number;
  /** What the text may not contain. */
  quote: string;
}

/** `shard.broadcastEval("this.guilds.size")` and `shard.fetchClientValues("guilds.size")`. */
export function scriptsOf(rewriter: Rewriter): Script[] {
  return rewriter.tree.nodes.flatMap(node => {
    if (node.type !== "CallExpression" || !isMember(node.callee)) return [];
    const name = memberName(node.callee);
    const given = node.arguments[0];
    if (!given || (name !== "broadcastEval" && name !== "fetchClientValues")) return [];
    if (!rewriter.receiver(node.callee, ["ShardClientUtil", "ShardingManager"], rewriter.isBot)) return [];
    const code = codeIn(rewriter, given);
    if (code === null) {
      if (isText(given)) rewriter.flag(unreadRow(rewriter), given, "argument-unknown");
      return [];
    }
    const start = startOf(given) + 1;
    const quote = rewriter.text(given)[0] ?? '"';
    return name === "fetchClientValues"
      ? [{ node: given, code: `this.${code}`, shift: start - "this.".length, quote }]
      : [{ node: given, code, shift: start, quote }];
  });
}

/** What is said of a script that cannot be read. */
export const unreadRow = ({ step }: Rewriter): string => (step === "11-12" ? "12-T27" : "13-127");

/** A letter that nobody writes. */
const hole = "\u{1C3}";

/** The text as it stands in the file, with a name of the same length for each hole. Null where it is no plain text. */
function codeIn(rewriter: Rewriter, node: Node): string | null {
  if (node.type !== "StringLiteral" && node.type !== "TemplateLiteral") return null;
  // Marks of a text within the text: a space keeps the places of all else.
  let code = rewriter.text(node).slice(1, -1).replaceAll("\\`", " `").replaceAll("\\$", " $");
  // In the next step the whole text becomes a function.
  if (rewriter.step === "11-12") code = withQuotes(code);
  if (code.includes("\\")) return null;
  if (node.type === "StringLiteral") return code;
  const start = startOf(node) + 1;
  for (const one of node.expressions) {
    const from = code.lastIndexOf("${", startOf(one) - start);
    const to = code.indexOf("}", endOf(one) - start) + 1;
    code = code.slice(0, from) + hole.repeat(to - from) + code.slice(to);
  }
  return code;
}

/** `\'a\'` within the marks of the text as ` 'a' `: what stands between them is as it was. */
function withQuotes(code: string): string {
  let isOpen = false;
  return code.replaceAll(/\\(["'])/g, (_, quote: string) => {
    isOpen = !isOpen;
    return isOpen ? ` ${quote}` : `${quote} `;
  });
}

/** Edits of the script as edits of the file; null where the text could not hold them. */
export function editsInFile(script: Script, edits: readonly Edit[], file: string): Edit[] | null {
  // What takes the place of escaped quotes would leave a part of them.
  const cutsEscape = ({ start, end }: Edit) =>
    /\\(?:["']|$)/.test(file.slice(start + script.shift, end + script.shift));
  const isUnfit = (edit: Edit) =>
    edit.text.includes(script.quote) ||
    edit.text.includes(hole) ||
    /[\n\\]|\$\{/.test(edit.text) ||
    cutsEscape(edit);
  if (edits.some(isUnfit)) return null;
  return edits.map(edit => ({ ...edit, start: edit.start + script.shift, end: edit.end + script.shift }));
}
