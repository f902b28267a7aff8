import type { Identifier } from "@babel/types";
import { bare, isCall, isFunc, type Node, parentOf, stringValue } from "../../engine/nodes.ts";
import { literally } from "../../engine/patterns.ts";
import { paramComment } from "../../infer/annotations.ts";
import { returnedBy } from "../../infer/calls.ts";
import { declaredOf } from "../../infer/declared-names.ts";
import { type Head, headsOf } from "../../infer/declared-types.ts";
import { valuesPassed } from "../../infer/params.ts";
import { branchesOf, heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";

/**
 * `let reply = embed; if (none) reply = "none"`: whether a value is a text at times, by all that a variable is given
 * and a function of the file returns.
 */
export function isTextAtTimes(rewriter: Rewriter, value: Node, seen = new Set<Node>()): boolean {
  const node = bare(value.type === "AwaitExpression" ? value.argument : value);
  if (seen.has(node)) return false;
  seen.add(node);
  if (seen.size === 1 && isSaidToBeText(rewriter, node)) return true;
  return originsOf(rewriter, node).some(
    one =>
      (rewriter.typeOf(one)?.kind === "string" && stringValue(one) !== "") ||
      isTextAtTimes(rewriter, one, seen),
  );
}

/** Whether TypeScript says so, or a comment, or the name where neither says anything. */
function isSaidToBeText(rewriter: Rewriter, node: Node): boolean {
  if (statedKinds(rewriter, node).some(({ kind }) => kind === "string" || kind === "literal")) return true;
  const documented = documentedKinds(rewriter, node);
  return (
    documented.some(one => /^string$/i.test(one)) ||
    (!/./.test(documented.join("")) && isCalledText(rewriter, node))
  );
}

/** `input: MessageEmbed | MessageOptions`: whether TypeScript, or a comment, lets a value be what is sent as it is. */
export const isOptionsAtTimes = (rewriter: Rewriter, value: Node): boolean =>
  statedKinds(rewriter, bare(value)).some(one => one.kind === "package" && isOfOptions(one.name)) ||
  documentedKinds(rewriter, bare(value)).some(isOfOptions);

const isOfOptions = (name: string): boolean => /(Options|Payload|Additions|APIMessage)$/.test(name);

/** All that TypeScript says a value may be. */
const statedKinds = (rewriter: Rewriter, node: Node): readonly Head[] =>
  isTypeScript(rewriter) ? declaredOf(rewriter.infer, node).flatMap(one => headsOf(one)) : [];

/** What a parameter is given, as far as it is to be seen. */
function passedFor({ tree, infer }: Rewriter, name: Identifier): readonly Node[] {
  const binding = tree.resolve(name);
  return binding?.kind === "parameter" ? valuesPassed(infer, binding) : [];
}

/** `respond(text = "")`: what is called a text, or is an empty one, is not always an embed, unless the bot asks. */
function isCalledText(rewriter: Rewriter, node: Node): boolean {
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  if (binding?.kind !== "parameter") return false;
  const param = parentOf(binding.identifier);
  const otherwise = param?.type === "AssignmentPattern" ? stringValue(param.right) : undefined;
  if (otherwise === undefined && !/^(content|str(ing)?|te?xt)$/i.test(binding.name)) return false;
  return !new RegExp(`typeof\\s*\\(?\\s*${literally(binding.name)}\\b`).test(rewriter.text(binding.owner));
}

/** All that `@param {string | MessageEmbed} reply` says a parameter may be. */
function documentedKinds(rewriter: Rewriter, node: Node): readonly string[] {
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  if (!binding || !isFunc(binding.owner)) return [];
  const stated = paramComment(binding.owner, binding.name, rewriter.tree) ?? "";
  return stated.split(/[|()\s]+/);
}

function originsOf(rewriter: Rewriter, node: Node): readonly Node[] {
  if (node.type === "Identifier") return heldBy(rewriter, node)?.values ?? passedFor(rewriter, node);
  if (isCall(node)) {
    const made = rewriter.typeOf(node.callee);
    return made?.kind === "function" ? returnedBy(made.func) : [];
  }
  const branches = branchesOf(node);
  return branches[0] === node ? [] : branches;
}
