import {
  type Call,
  isMember,
  isText,
  memberName,
  type Node,
  outerStart,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { toObject } from "../arguments.ts";
import { isOptions } from "../literals.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";

/**
 * What `sendEmbed(embed, content, options)`, `sendCode(lang, content, options)` and `sendFile(attachment, name)` took in
 * turn, as `send` takes it. Null where nobody knows which of them an argument is.
 */
export function asSent(rewriter: Rewriter, call: Call, isWebhook: boolean): Edit[] | null {
  const [first, second, third] = call.arguments;
  if (!first || call.arguments.length > 3) return [];
  switch (isMember(call.callee) ? memberName(call.callee) : undefined) {
    case "sendEmbed":
      return second ? embedAnd(rewriter, call, isWebhook) : embedAlone(rewriter, first, isWebhook);
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

function embedAnd(rewriter: Rewriter, call: Call, isWebhook: boolean): Edit[] | null {
  const [, second, third] = call.arguments;
  if (!second || isWebhook) return null;
  if (!third && isOptions(rewriter, second)) return toObject(rewriter, call, 0, ["embed", "..."]);
  const isContent = third || isText(second) || rewriter.typeOf(second)?.kind === "string";
  return isContent ? toObject(rewriter, call, 0, ["embed", "content", "..."]) : null;
}

/** The language goes in among the options. */
function codeOf(rewriter: Rewriter, language: Node, content: Node, options: Node | undefined): Edit[] {
  const code = `code: ${rewriter.text(language)}`;
  const moved = remove(outerStart(language), outerStart(content));
  if (!options) return [moved, after(content, `, { ${code} }`)];
  if (options.type !== "ObjectExpression")
    return [moved, before(options, `{ ${code}, ...`), after(options, " }")];
  if (options.properties.length === 0) return [moved, replace(options, `{ ${code} }`)];
  const inside = startOf(options) + 1;
  return [moved, { start: inside, end: inside, text: ` ${code},` }];
}
