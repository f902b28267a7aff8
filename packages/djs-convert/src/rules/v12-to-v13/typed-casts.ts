import type { Identifier, NewExpression, TSTypeReference } from "@babel/types";
import {
  type Call,
  endOf,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { castOwner, isCast } from "../casts.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import { statedFor } from "../stated-types.ts";
import { isQualified, isTypeScript, typeNamedBy } from "../type-uses.ts";

/** `const filter: CollectorFilter = …`: what is asked is said by now; of version 12 it was anything. */
export function collectorFilters(rewriter: Rewriter): void {
  if (!isTypeScript(rewriter)) return;
  for (const name of rewriter.tree.identifiers.get("CollectorFilter") ?? []) {
    const type = typeOfPackage(rewriter, name);
    if (type && !type.typeParameters) rewriter.change("13-T89", type, [after(type, "<any[]>")]);
  }
}

/** `BitFieldResolvable<IntentsString>`: permissions are of more bits than others by now. */
export function bitFields(rewriter: Rewriter): void {
  if (!isTypeScript(rewriter)) return;
  for (const name of rewriter.tree.identifiers.get("BitFieldResolvable") ?? []) {
    const [flag, bits] = typeOfPackage(rewriter, name)?.typeParameters?.params ?? [];
    if (!flag || bits) continue;
    const kind = /\bPermissionString$/.test(rewriter.text(flag)) ? "bigint" : "number";
    rewriter.change("13-T92", flag, [after(flag, `, ${kind}`)]);
  }
}

/** The type of discord.js that a name stands for. */
function typeOfPackage(rewriter: Rewriter, name: Identifier): TSTypeReference | null {
  const type = typeNamedBy(name);
  const isOne = type?.typeName === name ? rewriter.names.isImported(name) : isQualified(rewriter, name);
  return isOne ? type : null;
}

/** What may be null since, by the classes that have it. */
const nullable: Readonly<Record<string, readonly string[]>> = {
  name: ["GuildEmoji", "ReactionEmoji", "Emoji"],
  executor: ["GuildAuditLogsEntry"],
};

export const namesOfNullable = Object.keys(nullable).join(" ");

/** `list.includes(reaction.emoji.name!)`: it was never said to be null, and is to a type checker. */
export function nullableMembers(rewriter: Rewriter, node: Member): void {
  const classes = nullable[memberName(node) ?? ""];
  if (!classes || !isTypeScript(rewriter) || !isNeeded(node)) return;
  const receiver = rewriter.receiver(node, classes, false);
  if (receiver) rewriter.wrap("13-T90", node, [{ start: endOf(node), end: endOf(node), text: "!" }], false);
}

/** Where nothing would do no more: `f(x)`, `f(a || x)`, `table[x]`, `x.id`. */
function isNeeded(node: Node): boolean {
  const parent = parentOf(node);
  if (isMember(parent))
    return parent.object === node ? !parent.optional : parent.computed && parent.property === node;
  if (parent?.type === "LogicalExpression") return parent.right === node && isNeeded(parent);
  if (!isCall(parent) || parent.callee === node) return false;
  const owner = isMember(parent.callee) ? parent.callee.object : parent.callee;
  return !(owner.type === "Identifier" && /^(console|logger?|String)$/i.test(owner.name));
}

/** `const message = reaction.message as Message`: what a reaction stands at may be a part of it by now. */
export function messageOfReaction(rewriter: Rewriter, node: Member): void {
  const parent = parentOf(node);
  const isTaken =
    (isCall(parent) && parent.callee !== node) ||
    (parent?.type === "VariableDeclarator" && parent.init === node && parent.id.type === "Identifier");
  if (!isTaken || !isTypeScript(rewriter) || !rewriter.receiver(node, ["MessageReaction"], false)) return;
  const type = rewriter.names.useType("Message");
  if (type !== null) rewriter.wrap("13-T91", node, [after(node, ` as ${type}`)], false);
}

const isOfChannels = (rewriter: Rewriter, callee: Node): boolean =>
  isMember(callee) && /\.channels(\.cache)?$/.test(rewriter.text(callee.object));

/** `const channel: GuildChannel = guild.channels.cache.get(id)`: what is found may be a thread, too. */
export function foundChannel(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isTypeScript(rewriter) || !isOfChannels(rewriter, call.callee)) return;
  const parent = parentOf(call);
  if (!parent || isCast(parent) || !statedFor(rewriter, call).names.includes("GuildChannel")) return;
  if (rewriter.typeOf(call)?.kind !== "instance") return;
  const type = rewriter.names.useType("GuildChannel");
  if (type === null) return;
  const isWhole = /^(VariableDeclarator|ReturnStatement|ArrowFunctionExpression|ObjectProperty)$/.test(
    parent.type,
  );
  const edits = isWhole ? [after(call, ` as ${type}`)] : [before(call, "("), after(call, ` as ${type})`)];
  rewriter.wrap("13-T91", call, edits, false);
}

/** `channels.cache.sort((a, b) => a.position - b.position)`: threads have none. */
export function positionOfChannel(rewriter: Rewriter, node: Member): void {
  const binding = node.object.type === "Identifier" ? rewriter.tree.resolve(node.object) : null;
  const func = binding?.kind === "parameter" && isFunc(binding.owner) ? binding.owner : null;
  const call = func ? parentOf(func) : undefined;
  if (!isTypeScript(rewriter) || !isCall(call) || !isMember(call.callee)) return;
  if (!/\.channels\.cache\b/.test(rewriter.text(call.callee.object))) return;
  if (binding && "typeAnnotation" in binding.identifier && binding.identifier.typeAnnotation) return;
  const type = rewriter.names.useType("GuildChannel");
  if (type !== null && !isCast(node.object)) castOwner(rewriter, "13-T91", node, type, "undefined");
}
