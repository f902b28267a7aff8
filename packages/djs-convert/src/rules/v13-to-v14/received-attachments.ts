import type { Identifier } from "@babel/types";
import { isCall, isFunc, isMember, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { returnedBy } from "../../infer/calls.ts";
import type { Rewriter } from "../rewriter.ts";

/** What only a file that came from Discord has. */
const received = /^(contentType|ephemeral|height|id|proxyURL|size|spoiler|url|width)$/;

const withinType = /^TS(QualifiedName|TypeReference|UnionType|ArrayType|ParenthesizedType|OptionalType)$/;

/**
 * `file: MessageAttachment | undefined = message.attachments.first()`, `Collection<Snowflake, MessageAttachment>`: whether
 * a type of TypeScript stands for files that came from Discord, by what is given to its place or read of it.
 */
export function standsForReceived(rewriter: Rewriter, use: Identifier): boolean {
  let at = parentOf(use);
  while (at && (withinType.test(at.type) || nameOfGeneric(at) === "Promise")) at = parentOf(at);
  // Collections of files are handed out, and not made.
  if (/^(Collection|Map)$/.test(nameOfGeneric(at) ?? "")) return true;
  if (at?.type === "TSAsExpression" || at?.type === "TSTypeAssertion")
    return isRead(at) || isOfMessage(at.expression);
  const place = at?.type === "TSTypeAnnotation" ? parentOf(at) : undefined;
  if (place?.type === "Identifier") return isReceivedName(rewriter, place);
  if (place?.type === "ClassProperty" || place?.type === "TSPropertySignature")
    return place.key.type === "Identifier" && isReadOf(rewriter, place.key.name);
  return isFunc(place) && returnedBy(place).some(one => comesIn(rewriter, one));
}

/** `Promise` of the `<…>` in `Promise<…>`. */
function nameOfGeneric(parameters: Node | undefined): string | undefined {
  const whole = parameters?.type === "TSTypeParameterInstantiation" ? parentOf(parameters) : undefined;
  if (whole?.type !== "TSTypeReference") return undefined;
  const { typeName } = whole;
  if (typeName.type === "Identifier") return typeName.name;
  return typeName.type === "TSQualifiedName" ? typeName.right.name : undefined;
}

function isReceivedName(rewriter: Rewriter, name: Identifier): boolean {
  const binding = rewriter.tree.resolve(name);
  const { owner } = binding ?? {};
  const init = owner?.type === "VariableDeclarator" && owner.id === name ? owner.init : null;
  if ((init && comesIn(rewriter, init)) || (isFunc(owner) && isOfMessage(calledWith(owner)))) return true;
  return (binding ? rewriter.tree.references(binding) : []).some(isRead);
}

/** `list` of `list.forEach(file => …)`. */
function calledWith(func: Node): Node | undefined {
  const call = parentOf(func);
  return isCall(call) && isMember(call.callee) ? call.callee.object : undefined;
}

/** `message.attachments`, and what is taken out of it. */
function isOfMessage(node: Node | undefined): boolean {
  if (isCall(node)) return isMember(node.callee) && isOfMessage(node.callee.object);
  return isMember(node) && memberName(node) === "attachments";
}

/** `this.file.url` of a field that is called so. */
const isReadOf = ({ tree }: Rewriter, name: string): boolean =>
  (tree.identifiers.get(name) ?? []).some(one => {
    const member = parentOf(one);
    return isMember(member) && member.property === one && isRead(member);
  });

function isRead(value: Node): boolean {
  const member = parentOf(value);
  return isMember(member) && member.object === value && received.test(memberName(member) ?? "");
}

function comesIn({ infer }: Rewriter, value: Node): boolean {
  const type = infer.typeOf(value);
  return type?.kind === "instance" && type.names.includes("MessageAttachment") && !type.made && !type.weak;
}
