import { bare, type Node } from "../engine/nodes.ts";
import { importOf } from "../infer/modules.ts";
import { heldBy } from "./held-values.ts";
import type { Rewriter } from "./rewriter.ts";

/** `player = new MusicPlayer()` of a file of the bot's own: what it is called by is its own, too. */
export const isOwnObject = (rewriter: Rewriter, owner: Node): boolean =>
  isStatedOwn(rewriter, owner) ||
  (heldBy(rewriter, owner)?.values.some(value => makesOwn(rewriter, value)) ?? false);

/** What may extend a class of discord.js, by its name. */
const alike = /(Channel|Client|Bot|Context|Ctx|Embed|Guild|Interaction|Member|Message|Role|User)$/;

/** `command: Command`, where that is a type of another file, or of another package. */
function isStatedOwn({ tree }: Rewriter, owner: Node): boolean {
  const binding = owner.type === "Identifier" ? tree.resolve(owner) : null;
  const { typeAnnotation } = binding?.identifier ?? {};
  const stated = typeAnnotation?.type === "TSTypeAnnotation" ? typeAnnotation.typeAnnotation : null;
  if (stated?.type !== "TSTypeReference" || stated.typeName.type !== "Identifier") return false;
  const named = tree.resolve(stated.typeName);
  const imported = named && importOf(named, tree);
  const isOther = imported && /^(local|foreign)$/.test(imported.origin);
  return Boolean(isOther) && !alike.test(stated.typeName.name);
}

function makesOwn(rewriter: Rewriter, value: Node): boolean {
  const node = bare(value);
  if (node.type === "AssignmentExpression") return makesOwn(rewriter, node.right);
  if (node.type === "LogicalExpression")
    return makesOwn(rewriter, node.left) || makesOwn(rewriter, node.right);
  if (node.type !== "NewExpression" || node.callee.type !== "Identifier") return false;
  const binding = rewriter.tree.resolve(node.callee);
  const imported = binding && importOf(binding, rewriter.tree);
  if (imported?.origin !== "local") return false;
  // The file of a client or of an embed extends that of discord.js.
  return !/(Client|Bot|Embed)$/.test(node.callee.name);
}
