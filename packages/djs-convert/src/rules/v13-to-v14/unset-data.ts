import { isMember, type Member, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { startsStatement } from "../literals.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/**
 * What a builder was not given is undefined, where version 13 had an empty list or an empty text: put in its place where
 * something is done with it.
 */
export function whereUnset(rewriter: Rewriter, node: Member): Edit[] {
  const name = memberName(node) ?? "";
  if (name === "fields") return fieldsWhereUnset(node);
  if (!isEmptied(rewriter, name) || !isReadAsText(node) || startsStatement(node)) return [];
  const isAlone = parentOf(node)?.type === "TemplateLiteral";
  return isAlone ? [after(node, ' ?? ""')] : [before(node, "("), after(node, ' ?? "")')];
}

function fieldsWhereUnset(node: Member): Edit[] {
  const parent = parentOf(node);
  if (parent?.type === "ForOfStatement" && parent.right === node) return [after(node, " ?? []")];
  const isAsked = parent?.type === "MemberExpression" && parent.object === node;
  if (isAsked && startsStatement(node))
    return isWrittenTo(parent) ? [] : [after(node, parent.computed ? "?." : "?")];
  return isAsked || parent?.type === "SpreadElement" ? [before(node, "("), after(node, " ?? [])")] : [];
}

/** `fields[0].value = x`: what is written to is there. */
function isWrittenTo(node: Node): boolean {
  const parent = parentOf(node);
  if (isMember(parent) && parent.object === node) return isWrittenTo(parent);
  return (
    parent?.type === "UpdateExpression" || (parent?.type === "AssignmentExpression" && parent.left === node)
  );
}

/** `setDescription("")`, which stands for nothing from now on. */
const isEmptied = (rewriter: Rewriter, name: string): boolean =>
  (name === "description" && /\bsetDescription\(\s*(["'`])\1\s*\)/.test(rewriter.tree.text)) ||
  (name === "title" && /\bsetTitle\(\s*(["'`])\1\s*\)/.test(rewriter.tree.text));

/** `embed.description.length`, `embed.description + line`, and what stands in a template. */
function isReadAsText(node: Member): boolean {
  const parent = parentOf(node);
  if (parent?.type === "MemberExpression") return parent.object === node;
  return (
    parent?.type === "TemplateLiteral" || (parent?.type === "BinaryExpression" && parent.operator === "+")
  );
}
