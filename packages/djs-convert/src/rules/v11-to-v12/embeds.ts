import type { NewExpression } from "@babel/types";
import { type Call, outerStart, stringValue } from "../../engine/nodes.ts";
import { dropArguments } from "../arguments.ts";
import { constructs } from "../literals.ts";
import { type MemberRow, rename } from "../member-rows.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

export const embedRows: readonly MemberRow[] = [
  {
    id: "12-071",
    on: ["RichEmbed"],
    member: "addBlankField",
    when: "called",
    unique: true,
    edit: (_rewriter, node, call) => {
      if (!call) return null;
      const [inline] = call.arguments;
      const title = stringValue(inline);
      // Who gives it texts shows nothing of them; of the first one counts only that there is one.
      if (inline && title !== undefined) {
        const given = { start: outerStart(inline), end: (call.end ?? 1) - 1 };
        return [rename(node, "addField"), { ...given, text: `'\\u200b', '\\u200b', ${title !== ""}` }];
      }
      const start = inline ? outerStart(inline) : (call.end ?? 1) - 1;
      return [
        rename(node, "addField"),
        { start, end: start, text: `'\\u200b', '\\u200b'${inline ? ", " : ""}` },
      ];
    },
  },
  {
    id: "12-072",
    on: ["RichEmbed"],
    member: "attachFile",
    when: "called",
    unique: true,
    edit: (_rewriter, node, call) => {
      const file = call?.arguments[0];
      return file ? [rename(node, "attachFiles"), before(file, "["), after(file, "]")] : null;
    },
  },
];

/** `new RichEmbed(0xff0000)`, of which version 11 took nothing; what is no object is refused since. */
export function embedConstructor(rewriter: Rewriter, node: Call | NewExpression): void {
  const [only, ...others] = node.arguments;
  if (!only || others.length > 0 || !constructs(rewriter, node, "RichEmbed")) return;
  const isValue =
    /^(Numeric|String|Boolean)Literal$/.test(only.type) || rewriter.typeOf(only)?.kind === "string";
  if (isValue) rewriter.change("12-T41", node, dropArguments(rewriter, node));
}

/** Version 11 took `new Attachment(file, name)` as well: only what it set afterwards differs. */
export function attachmentConstructor(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!constructs(rewriter, node, "Attachment") || node.arguments.length < 3) return;
  rewriter.flag("12-078", node, "argument-unknown");
}
