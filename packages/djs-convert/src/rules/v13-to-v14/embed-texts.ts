import type { NewExpression } from "@babel/types";
import { type Call, isCall, isMember, memberName, type Node, propertyOf } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";
import { contentOf } from "../v12-to-v13/payload.ts";
import { beginsWithText } from "./embed-setters.ts";

/** How many arguments are texts. */
const texts: Readonly<Record<string, number>> = {
  addField: 2,
  addFields: 0,
  setTitle: 1,
  setDescription: 1,
  setFooter: 1,
  setAuthor: 1,
};

/** `addField("members", guild.memberCount)`: no version since 13 takes anything but a text. */
export function textsOfEmbeds(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed"], false);
  if (!receiver) return;
  const name = memberName(call.callee) ?? "";
  // What may be options stays what it is.
  const count = /^set(Author|Footer)$/.test(name) && !beginsWithText(rewriter, call) ? 0 : (texts[name] ?? 0);
  const values = call.arguments.flatMap((one, index) => (index < count ? [one] : []));
  for (const value of [...values, ...call.arguments.flatMap(textsOf)]) {
    // Which of a list's entries are meant, and how they are to be joined, nobody said.
    const kind = rewriter.typeOf(value)?.kind;
    const isList = kind === "list" || kind === "array";
    const edits = isList ? [] : contentOf(rewriter, value).map(edit => ({ ...edit, inner: true }));
    rewriter.wrap("14-T108", value, edits, receiver.weak);
  }
}

/** Of fields, in a list or not, and of `{ text, iconURL }`. */
function textsOf(node: Node | null): Node[] {
  if (node?.type === "ArrayExpression") return node.elements.flatMap(textsOf);
  if (node?.type !== "ObjectExpression") return [];
  return ["name", "value", "text"].flatMap(key => propertyOf(node, key)?.value ?? []);
}
