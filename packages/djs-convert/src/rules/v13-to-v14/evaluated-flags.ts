import { endOf, isCall, type Node, parentOf, startOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import type { Rewriter } from "../rewriter.ts";

const flags = /\b(Permissions|Intents)\.FLAGS\b/g;
const now: Readonly<Record<string, string>> = {
  Permissions: "PermissionsBitField.Flags",
  Intents: "IntentsBitField.Flags",
};

/** `eval(`Discord.Permissions.FLAGS.${name}`)`: code in a text, of which what stands before the name is to be seen. */
export function evaluatedFlags(rewriter: Rewriter): void {
  if (!rewriter.isOfBot) return;
  for (const name of rewriter.tree.identifiers.get("eval") ?? []) {
    const call = parentOf(name);
    const code = isCall(call) && call.callee === name ? call.arguments[0] : undefined;
    if (!code || !/^(StringLiteral|TemplateLiteral)$/.test(code.type)) continue;
    rewriter.wrap("14-050", code, editsIn(rewriter, code), true);
  }
}

function editsIn(rewriter: Rewriter, code: Node): Edit[] {
  const from = startOf(code);
  const text = rewriter.tree.text.slice(from, endOf(code));
  return Array.from(text.matchAll(flags), ({ index, 0: found, 1: owner = "" }) => ({
    start: from + index,
    end: from + index + found.length,
    text: now[owner] ?? found,
  }));
}
