import {
  type Call,
  endOf,
  isText,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { isOptions } from "../literals.ts";
import { after, before, type Rewriter, remove } from "../rewriter.ts";

/**
 * What `sendEmbed(embed, content, options)`, `sendCode(lang, content, options)` and `sendFile(attachment, name)` took in
 * turn, as `send` takes it: options that are written out go on in one object with what stood before them. Null where nobody knows which of them an argument is.
 */
export function asSent(rewriter: Rewriter, call: Call, isWebhook: boolean): Edit[] | null {
  const [first, second, third] = call.arguments;
  if (!first || call.arguments.length > 3) return [];
  switch (memberName(call.callee)) {
    case "sendEmbed":
      if (second) return isWebhook ? null : embedAnd(rewriter, first, second, third);
      return embedAlone(rewriter, first, isWebhook);
    case "sendCode":
      return second ? codeOf(rewriter, first, second, third) : null;
    case "sendFiles":
      return second ? null : [before(first, "{ files: "), after(first, " }")];
    case "sendFile":
      if (third) return null;
      return second
        ? [before(first, "{ files: [{ attachment: "), before(second, "name: "), after(second, " }] }")]
        : [before(first, "{ files: ["), after(first, "] }")];
    default:
      return [];
  }
}

/** Only an embed that was built is known without a name; webhooks take a list. */
function embedAlone(rewriter: Rewriter, embed: Node, isWebhook: boolean): Edit[] {
  if (rewriter.infer.isA(rewriter.typeOf(embed), "RichEmbed")) return [];
  return isWebhook
    ? [before(embed, "{ embeds: ["), after(embed, "] }")]
    : [before(embed, "{ embed: "), after(embed, " }")];
}

function embedAnd(rewriter: Rewriter, embed: Node, second: Node, third: Node | undefined): Edit[] | null {
  const opens = before(embed, "{ embed: ");
  if (!third && isOptions(rewriter, second)) return [opens, ...joined(rewriter, embed, second)];
  const isContent = third !== undefined || isText(second) || rewriter.typeOf(second)?.kind === "string";
  if (!isContent) return null;
  const isEmpty = stringValue(second) === "";
  const content = isEmpty ? remove(outerEnd(embed), outerEnd(second)) : before(second, "content: ");
  const last = isEmpty ? embed : second;
  return [opens, content, ...(third ? joined(rewriter, last, third) : [after(last, " }")])];
}

function codeOf(rewriter: Rewriter, language: Node, content: Node, options: Node | undefined): Edit[] {
  const code = `, { code: ${rewriter.text(language)}`;
  const moved = remove(outerStart(language), outerStart(content));
  return [moved, ...(options ? joined(rewriter, content, options, code) : [after(content, `${code} }`)])];
}

/** The options that stand behind `last`, as the rest of an object that is open there, `begun` behind it. */
function joined(rewriter: Rewriter, last: Node, options: Node, begun = ""): Edit[] {
  const isLiteral = options.type === "ObjectExpression";
  if (isLiteral && options.properties.length === 0)
    return [{ start: outerEnd(last), end: outerEnd(options), text: `${begun} }` }];
  const opened = begun === "" ? [] : [after(last, begun)];
  if (!isLiteral) return [...opened, before(options, "..."), after(options, " }")];
  const inner = rewriter.tree.text.slice(startOf(options) + 1, endOf(options));
  const space = /^[ \t]*/.exec(inner)?.[0].length ?? 0;
  const brackets = endOf(options) < outerEnd(options) ? [remove(endOf(options), outerEnd(options))] : [];
  return [...opened, remove(outerStart(options), startOf(options) + 1 + space), ...brackets];
}
