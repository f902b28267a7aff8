import { endOf, isMember, isText, memberName, type Node, startOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import type { Rewriter } from "./rewriter.ts";

/** Code in a text that shards evaluate, with `this` for the client. */
export interface Script {
  node: Node;
  code: string;
  /** From an offset in `code` to one in the file. */
  place: (offset: number) => number;
  /** The mark around the text. */
  quote: string;
  /** Whether this step has made a function of it, which may contain that mark. */
  isFunction: boolean;
}

/** `shard.broadcastEval("this.guilds.size")` and `shard.fetchClientValues("guilds.size")`. */
export function scriptsOf(rewriter: Rewriter): Script[] {
  return rewriter.tree.nodes.flatMap(node => {
    if (node.type !== "CallExpression" || !isMember(node.callee)) return [];
    const name = memberName(node.callee);
    const given = node.arguments[0];
    if (!given || (name !== "broadcastEval" && name !== "fetchClientValues")) return [];
    if (!rewriter.receiver(node.callee, ["ShardClientUtil", "ShardingManager"], rewriter.isBot)) return [];
    const read = codeIn(rewriter, given);
    if (read === null) {
      if (isText(given)) rewriter.flag(unreadRow(rewriter), given, "argument-unknown");
      return [];
    }
    const { code, places } = read;
    const start = startOf(given) + 1;
    const place = (offset: number) => start + (places[offset] ?? offset);
    const quote = rewriter.text(given)[0] ?? '"';
    const isFunction = losesMark(rewriter, given);
    if (name === "broadcastEval") return [{ node: given, code, place, quote, isFunction }];
    const client = "this.";
    const member = (offset: number) => place(offset - client.length);
    return [{ node: given, code: client + code, place: member, quote, isFunction }];
  });
}

/** Whether a rule takes the mark away with which the text begins. */
const losesMark = ({ changes }: Rewriter, text: Node): boolean =>
  changes.some(({ edits }) => edits.some(({ start, end }) => start === startOf(text) && end > start));

/** What is said of a script that cannot be read. */
export const unreadRow = ({ step }: Rewriter): string => (step === "11-12" ? "12-T27" : "13-127");

/** A letter that nobody writes. */
const hole = "\u{1C3}";

/** Without the marks that keep quotes apart from those around them, and where each of its characters stood. */
interface Unescaped {
  code: string;
  places: readonly number[];
}

/** Null where more is escaped than quotes. */
export function withoutEscapes(text: string): Unescaped | null {
  if (text.replaceAll(/\\["'`$]/g, "").includes("\\")) return null;
  const places: number[] = [];
  let code = "";
  for (let at = 0; at < text.length; at++) {
    places.push(at);
    if (text[at] === "\\") at++;
    code += text[at];
  }
  return { code, places: [...places, text.length] };
}

/** The text as it stands in the file, with a name of the same length for each hole. Null where it is no plain text. */
function codeIn(rewriter: Rewriter, node: Node): Unescaped | null {
  if (node.type !== "StringLiteral" && node.type !== "TemplateLiteral") return null;
  let text = rewriter.text(node).slice(1, -1);
  const start = startOf(node) + 1;
  for (const one of node.type === "TemplateLiteral" ? node.expressions : []) {
    const from = text.lastIndexOf("${", startOf(one) - start);
    const to = text.indexOf("}", endOf(one) - start) + 1;
    text = text.slice(0, from) + hole.repeat(to - from) + text.slice(to);
  }
  return withoutEscapes(text);
}

/** Edits of the script as edits of the file; null where the text could not hold them. */
export function editsInFile(script: Script, edits: readonly Edit[]): Edit[] | null {
  const { quote, place, isFunction } = script;
  const isUnfit = ({ text }: Edit) => text.includes(hole) || (!isFunction && /[\n\\]|\$\{/.test(text));
  if (edits.some(isUnfit)) return null;
  return edits.map(({ start, end, text }) => ({
    start: place(start),
    end: place(end),
    text: isFunction ? text : text.replaceAll(quote, `\\${quote}`),
  }));
}
