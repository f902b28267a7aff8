import { isCall, isMember, memberName, type Node } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import type { Type } from "../../engine/types.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

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
  const type = rewriter.typeOf(node);
  switch (type?.kind) {
    case "number":
    case "boolean":
    case "bigint":
      return [before(node, "String("), after(node, ")")];
    case "instance":
      return type.names.length > 0 ? [before(node, "`${"), after(node, "}`")] : [];
    case "array":
    case "list":
      return [after(node, ".join('\\n')")];
    default:
      return isDate(rewriter, node) ? [before(node, "`${"), after(node, "}`")] : [];
  }
}

/** `guild.createdAt`: the tables of classes know of it, and have no type for it. */
function isDate(rewriter: Rewriter, node: Node): boolean {
  const name = isMember(node) ? (memberName(node) ?? "") : "";
  if (!isMember(node) || !/[a-z]At$/.test(name)) return false;
  const type = rewriter.typeOf(node.object);
  return type?.kind === "instance" && type.names.some(one => rewriter.from.member(one, name)?.type === "?");
}
