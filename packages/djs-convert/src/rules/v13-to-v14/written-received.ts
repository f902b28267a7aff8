import {
  callOf,
  chainEnd,
  endOf,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";

export const namesOfWritten =
  "author color customId description disabled emoji fields footer label placeholder style title url";

const rows: readonly (readonly [string, string])[] = [
  ["MessageEmbed", "14-026"],
  ["MessageButton", "14-098"],
  ["MessageSelectMenu", "14-098"],
];

/** `row.components[0].disabled = true` of what came from Discord: it can only be read, and what is written is lost. */
export function writtenReceived(rewriter: Rewriter, node: Member): void {
  const assignment = parentOf(node);
  if (assignment?.type !== "AssignmentExpression" || assignment.left !== node || rewriter.done.has(node))
    return;
  const isUnknown =
    rewriter.isBot && isListedEmbed(node.object) && rewriter.typeOf(node.object) === undefined;
  const isRead = isReceived(rewriter, node.object);
  const row = isUnknown ? "14-026" : isRead ? rowOf(rewriter, node.object) : undefined;
  if (row) rewriter.flag(row, node, "behaviour");
}

/** `message.embeds[0]`: whatever has embeds has got them from Discord. */
export const isListedEmbed = (node: Node): node is Member & { object: Member } =>
  isMember(node) && node.computed && isMember(node.object) && memberName(node.object) === "embeds";

/** Whether something is written to what came from Discord: its data is what is sent again. TypeScript does not let it. */
export function isWrittenReceived(rewriter: Rewriter, node: Member): boolean {
  const assignment = parentOf(node);
  const isWritten =
    assignment?.type === "AssignmentExpression" &&
    assignment.left === node &&
    /^\+?=$/.test(assignment.operator) &&
    !isTypeScript(rewriter);
  return isWritten && isReceived(rewriter, node.object) && rowOf(rewriter, node.object) !== undefined;
}

function rowOf(rewriter: Rewriter, received: Node): string | undefined {
  const type = rewriter.typeOf(received);
  if (type?.kind !== "instance" || type.made) return undefined;
  return rows.find(([name]) => rewriter.infer.isA(type, name))?.[1];
}

/** A name alone, `button`, may stand for anything, unless it goes through a list that messages have. */
function isReceived(rewriter: Rewriter, object: Node): boolean {
  if (object.type !== "Identifier") return isMember(object);
  const binding = rewriter.tree.resolve(object);
  return (
    (heldBy(rewriter, object)?.values.some(isMember) ?? false) ||
    (binding !== null && walksReceived(binding.owner, binding.identifier))
  );
}

/** `message.components[0].components.forEach(one => …)`, `for (const one of row.components)`. */
function walksReceived(owner: Node, name: Node): boolean {
  const around = parentOf(owner);
  const loop = owner.type === "VariableDeclarator" ? parentOf(around ?? owner) : undefined;
  if (loop?.type === "ForOfStatement") return isList(loop.right);
  return (
    isFunc(owner) &&
    owner.params[0] === name &&
    isCall(around) &&
    isMember(around.callee) &&
    isList(around.callee.object)
  );
}

const isList = (node: Node): boolean =>
  isMember(node) && /^(components|embeds)$/.test(memberName(node) ?? "");

/** Methods that put what they are given into the data as it is. */
const setters: Readonly<Record<string, string>> = {
  setDescription: "description",
  setDisabled: "disabled",
  setLabel: "label",
  setPlaceholder: "placeholder",
  setStyle: "style",
  setTitle: "title",
  setURL: "url",
};

/** `button.setDisabled(true);` of what came from Discord becomes `button.data.disabled = true;`, or null. */
export function asWritten(rewriter: Rewriter, node: Member): Edit[] | null {
  const name = setters[memberName(node) ?? ""];
  const call = callOf(node);
  const [given, ...others] = call?.arguments ?? [];
  if (!call || !name || others.length > 0 || node.optional || call.optional || isTypeScript(rewriter))
    return null;
  const isPlain = given ? given.type !== "SpreadElement" : name === "disabled";
  const { text } = rewriter.tree;
  const opening = endOf(node);
  if (!isPlain || chainEnd(node.object) !== call || text[opening] !== "(") return null;
  const written = `data.${name} = ${given ? "" : "true"}`;
  const closing = given ? outerEnd(given) : opening + 1;
  return [
    { start: startOf(node.property), end: opening + 1, text: written },
    { start: closing, end: endOf(call), text: text.slice(closing, endOf(call) - 1).replace(",", "") },
  ];
}
