import type { Expression } from "@babel/types";
import { bare, type Node } from "../engine/nodes.ts";
import { importOf, originOf } from "../infer/modules.ts";
import type { Rewriter } from "./rewriter.ts";

/** `player = new MusicPlayer()` of a file of the bot's own: what it is called by is its own, too. */
export function isOwnObject(rewriter: Rewriter, owner: Node): boolean {
  const binding = owner.type === "Identifier" ? rewriter.tree.resolve(owner) : null;
  if (binding?.owner.type !== "VariableDeclarator") return false;
  const { init } = binding.owner;
  const assigned = rewriter.tree.assignments.get(binding.name) ?? [];
  const values = [...(init ? [init] : []), ...assigned.map(one => one.right)];
  return values.some(value => makesOwn(rewriter, value));
}

function makesOwn(rewriter: Rewriter, value: Expression): boolean {
  const node = bare(value);
  if (node.type === "AssignmentExpression") return makesOwn(rewriter, node.right);
  if (node.type === "LogicalExpression")
    return makesOwn(rewriter, node.left) || makesOwn(rewriter, node.right);
  if (node.type !== "NewExpression" || node.callee.type !== "Identifier") return false;
  const binding = rewriter.tree.resolve(node.callee);
  const imported = binding && importOf(binding, rewriter.tree);
  // The file of a client or of an embed extends that of discord.js.
  return imported
    ? originOf(imported.source) === "local" && !/(Client|Bot|Embed)$/.test(node.callee.name)
    : false;
}
