import type { NewExpression } from "@babel/types";
import { type Call, isCall, isMember, type Node } from "../../engine/nodes.ts";
import { alternatives, heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { renameCompared, renameFlag } from "./flag-names.ts";
import { besideNamed } from "./message-content.ts";

const sets = new Set([
  "ActivityFlags",
  "ApplicationFlags",
  "ChannelFlags",
  "GuildMemberFlags",
  "Intents",
  "MessageFlags",
  "Permissions",
  "SystemChannelFlags",
  "ThreadMemberFlags",
  "UserFlags",
]);

export const namesOfFlagTakers = "add any equals has missing remove resolve";

/** `new Intents(["GUILDS"])`, `intents.add(...list)`, `message.flags.has("EPHEMERAL")`: names of flags as they are now. */
export function flagTexts(rewriter: Rewriter, call: Call | NewExpression): void {
  const set = setOf(rewriter, call);
  if (!set) return;
  for (const given of call.arguments) {
    const argument = given.type === "SpreadElement" ? given.argument : given;
    const isHeld = argument.type === "Identifier";
    for (const one of textsIn(rewriter, argument)) {
      if (renameFlag(rewriter, set.name, one, set.weak || isHeld)) besideNamed(rewriter, set.name, one);
    }
    if (isHeld) renameCompared(rewriter, set.name, argument);
  }
}

/** The set of flags that is made, or asked. */
function setOf(rewriter: Rewriter, call: Call | NewExpression): { name: string; weak: boolean } | null {
  const owner = isCall(call) ? (isMember(call.callee) ? call.callee.object : null) : call.callee;
  const type = owner ? rewriter.typeOf(owner) : undefined;
  if (type?.kind === "class") return sets.has(type.name) ? { name: type.name, weak: type.weak } : null;
  if (!isCall(call) || !owner) return null;
  const name = type?.kind === "instance" ? type.names.find(one => sets.has(one)) : undefined;
  if (name) return { name, weak: type?.weak ?? true };
  const isIntents = type === undefined && rewriter.isBot && /\bintents$/.test(rewriter.text(owner));
  return isIntents ? { name: "Intents", weak: true } : null;
}

/** What is written out here, or where the variable gets its value. */
function textsIn(rewriter: Rewriter, node: Node, seen: Set<Node> = new Set()): Node[] {
  // A list that stands in itself has nothing more.
  if (seen.has(node)) return [];
  seen.add(node);
  const within = (one: Node): Node[] => textsIn(rewriter, one, seen);
  if (node.type === "ArrayExpression") return node.elements.flatMap(one => (one ? within(one) : []));
  const held = node.type === "Identifier" ? (heldBy(rewriter, node)?.values ?? []) : alternatives(node);
  return held.flatMap(one => (one.type === "ArrayExpression" ? within(one) : alternatives(one)));
}
