import type { Identifier } from "@babel/types";
import { isMember, keyName, type Member, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { literally } from "../../engine/patterns.ts";
import type { Elsewhere } from "../../engine/types.ts";
import type { Rewriter } from "../rewriter.ts";

/**
 * `message.author.displayHexColor`, `client.embedColor` that nobody sets, `colors.missing` of a file of settings: what
 * nothing has. As a color it was none, and is refused now.
 */
export function isMissing(rewriter: Rewriter, value: Node): boolean {
  if (value.type === "Identifier")
    return isTakenOfNothing(rewriter, value) || isNameOfNothing(rewriter, value);
  if (!isMember(value) || value.computed) return false;
  const name = memberName(value) ?? "";
  const type = rewriter.typeOf(value.object);
  if (type?.kind === "elsewhere") return isLacked(rewriter, type, name);
  if (type?.kind !== "instance" || type.names.length === 0 || type.own) return false;
  return !type.names.some(one => rewriter.from.member(one, name)) && !isSet(rewriter, value, name);
}

/** `const { red } = require("./colors.json")`, which has no `red`. */
function isTakenOfNothing(rewriter: Rewriter, name: Identifier): boolean {
  const { tree } = rewriter;
  const binding = tree.resolve(name);
  const property = binding && parentOf(binding.identifier);
  const pattern = property && parentOf(property);
  const declarator = pattern && parentOf(pattern);
  if (property?.type !== "ObjectProperty" || property.value !== binding?.identifier) return false;
  if (declarator?.type !== "VariableDeclarator" || declarator.id !== pattern || !declarator.init)
    return false;
  const key = keyName(property);
  const settings = rewriter.typeOf(declarator.init);
  if (key === undefined || settings?.kind !== "elsewhere" || !isLacked(rewriter, settings, key)) return false;
  return tree.assignmentsOf(binding).every(one => one.node === declarator);
}

/** `const red = colors.red`, which is nothing. */
function isNameOfNothing(rewriter: Rewriter, name: Identifier): boolean {
  const binding = rewriter.tree.resolve(name);
  const owner = binding?.owner.type === "VariableDeclarator" ? binding.owner : undefined;
  const held = owner?.id === binding?.identifier ? owner?.init : undefined;
  const isRead = binding && isMember(held) && isMissing(rewriter, held);
  return isRead ? rewriter.tree.assignmentsOf(binding).length === 0 : false;
}

/** Whether another file is known not to have it, and no file puts it there. */
const isLacked = ({ tree, project }: Rewriter, settings: Elsewhere, name: string): boolean => {
  const sets = new RegExp(`[.[]["']?${literally(name)}["']?\\]?\\s*=(?!=)`);
  return (
    (settings.lacks?.(name) ?? false) &&
    !tree.memberAssignments.has(name) &&
    !(project?.texts ?? []).some(text => text.includes(name) && sets.test(text))
  );
};

/** Whether the bot itself puts it there; of the client that is to be seen only where all of its files are. */
function isSet(rewriter: Rewriter, { object }: Member, name: string): boolean {
  const { tree, project, infer } = rewriter;
  if (tree.memberAssignments.has(name)) return true;
  if (!project?.isWhole) return infer.isA(rewriter.typeOf(object), "Client");
  const sets = new RegExp(`(?<![\\w$])${literally(name)}(?![\\w$])["']?\\]?\\s*[=:]`);
  return project.texts.some(text => text.includes(name) && sets.test(text));
}
