import { isCall, isMember, memberName, type Node } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { plain, type Type } from "../../engine/types.ts";
import { after, before, behind, type Rewriter } from "../rewriter.ts";

export interface Payload {
  kind: "text" | "embed" | "embeds" | "file" | "files" | "options" | "unknown";
  weak: boolean;
}

/** What is passed where a message is expected. */
export function kindOf(rewriter: Rewriter, node: Node): Payload {
  const type = rewriter.typeOf(node);
  const known = type && kindOfType(rewriter, type);
  if (known) return { kind: known, weak: type.weak };
  const name = nameOf(node);
  if (/embeds$/i.test(name)) return { kind: "unknown", weak: true };
  if (/embed\d*$|^embed/i.test(name) && !/Field|Color|Title|Text|Desc/i.test(name))
    return { kind: "embed", weak: true };
  return { kind: "unknown", weak: true };
}

function kindOfType(rewriter: Rewriter, type: Type): Payload["kind"] | null {
  switch (type.kind) {
    case "instance":
      if (rewriter.infer.isA(type, "MessageEmbed")) return "embed";
      if (rewriter.infer.isA(type, "MessageAttachment")) return "file";
      return type.names.length > 0 ? "text" : null;
    case "array":
    case "list": {
      const of = type.of && kindOfType(rewriter, type.of);
      if (of === "embed") return "embeds";
      return of === "file" ? "files" : "text";
    }
    case "object":
      return "options";
    case "string":
    case "number":
    case "boolean":
    case "bigint":
    case "foreign":
      return "text";
    default:
      return null;
  }
}

function nameOf(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (isMember(node)) return memberName(node) ?? "";
  if (node.type === "AwaitExpression") return nameOf(node.argument);
  if (isCall(node) && (node.callee.type === "Identifier" || isMember(node.callee)))
    return nameOf(node.callee);
  return "";
}

/** Strings are enforced: numbers and objects are made to strings, lists to lines. */
export function contentOf(rewriter: Rewriter, node: Node): Edit[] {
  const branches = branchesOf(node);
  const kinds = branches.map(one => rewriter.typeOf(one)?.kind ?? "");
  const hasNumber = branches.length > 1 && kinds.some(kind => /^(number|boolean|bigint)$/.test(kind));
  if (hasNumber && !kinds.some(kind => /^(array|list|instance)$/.test(kind)))
    return [before(node, "String("), after(node, ")")];
  return branches.flatMap(one => textOf(rewriter, one));
}

/** What comes out of `x ? a : b` and `a || b`; what stands before `&&` only says whether anything does. */
function branchesOf(node: Node): Node[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(branchesOf);
  if (node.type !== "LogicalExpression") return [node];
  return (node.operator === "&&" ? [node.right] : [node.left, node.right]).flatMap(branchesOf);
}

function textOf(rewriter: Rewriter, node: Node): Edit[] {
  const type = isSometimesNumber(rewriter, node) ? plain.number : rewriter.typeOf(node);
  switch (type?.kind) {
    case "number":
    case "boolean":
    case "bigint":
      return [before(node, "String("), after(node, ")")];
    case "instance":
      return type.names.length > 0 ? [before(node, "`${"), after(node, "}`")] : [];
    case "array":
    case "list":
      return behind(node, ".join('\\n')");
    default:
      if (isDate(rewriter, node)) return [before(node, "`${"), after(node, "}`")];
      return type === undefined && isCount(node) ? [before(node, "String("), after(node, ")")] : [];
  }
}

/** `files.length`, whatever the files are. */
const isCount = (node: Node): boolean =>
  isMember(node) && !node.computed && /^(length|size)$/.test(memberName(node) ?? "");

/** A variable that was given several values, one of them a number and none of them a list. */
function isSometimesNumber(rewriter: Rewriter, node: Node): boolean {
  const { tree } = rewriter;
  const binding = node.type === "Identifier" ? tree.resolve(node) : null;
  const given = binding ? (tree.assignments.get(binding.name) ?? []) : [];
  if (binding?.kind !== "variable" || given.length === 0) return false;
  const kinds = given
    .filter(
      one => one.operator === "=" && one.left.type === "Identifier" && tree.resolve(one.left) === binding,
    )
    .map(one => (isCount(one.right) ? "number" : rewriter.typeOf(one.right)?.kind));
  return kinds.includes("number") && !kinds.includes("list") && !kinds.includes("array");
}

/** `new Date()`, or `guild.createdAt`: the tables of classes know of it, and have no type for it. */
function isDate(rewriter: Rewriter, node: Node): boolean {
  if (node.type === "NewExpression")
    return (
      node.callee.type === "Identifier" && node.callee.name === "Date" && !rewriter.tree.resolve(node.callee)
    );
  if (node.type === "Identifier") {
    const owner = rewriter.tree.resolve(node)?.owner;
    const init = owner?.type === "VariableDeclarator" && owner.id.type === "Identifier" ? owner.init : null;
    return init?.type === "NewExpression" && isDate(rewriter, init);
  }
  const name = isMember(node) ? (memberName(node) ?? "") : "";
  if (!isMember(node) || !/[a-z]At$/.test(name)) return false;
  const type = rewriter.typeOf(node.object);
  return type?.kind === "instance" && type.names.some(one => rewriter.from.member(one, name)?.type === "?");
}
