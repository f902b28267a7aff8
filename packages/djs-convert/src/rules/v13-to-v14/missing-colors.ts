import type { Identifier } from "@babel/types";
import { isMember, keyName, type Member, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { requiredSource } from "../../infer/modules.ts";
import { heldBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";

/**
 * `message.author.displayHexColor`, `client.embedColor` that nobody sets, `colors.missing` of a file of settings: what
 * nothing has. As a color it was none, and is refused now.
 */
export function isMissing(rewriter: Rewriter, value: Node): boolean {
  if (value.type === "Identifier") return isTakenOfNothing(rewriter, value);
  if (!isMember(value) || value.computed) return false;
  const name = memberName(value) ?? "";
  const type = rewriter.typeOf(value.object);
  if (type?.kind === "elsewhere")
    return isOfSettings(rewriter, value)
      ? type.member(name) === undefined
      : (type.lacks?.(name) ?? false) && !isSet(rewriter, value, name);
  if (type?.kind !== "instance" || type.names.length === 0 || type.own) return false;
  return !type.names.some(one => rewriter.from.member(one, name)) && !isSet(rewriter, value, name);
}

/** `require("./colors.json")`, of which all is known. */
const isOfSettings = (rewriter: Rewriter, { object }: Member): boolean =>
  [object, ...(heldBy(rewriter, object)?.values ?? [])].some(one => requiredSource(one)?.endsWith(".json"));

/** `const { red } = require("./colors.json")`, which has no `red`. */
function isTakenOfNothing({ tree, infer }: Rewriter, name: Identifier): boolean {
  const binding = tree.resolve(name);
  const property = binding && parentOf(binding.identifier);
  const pattern = property && parentOf(property);
  const declarator = pattern && parentOf(pattern);
  if (property?.type !== "ObjectProperty" || property.value !== binding?.identifier) return false;
  if (declarator?.type !== "VariableDeclarator" || declarator.id !== pattern || !declarator.init)
    return false;
  const key = keyName(property);
  const settings = requiredSource(declarator.init)?.endsWith(".json")
    ? infer.typeOf(declarator.init)
    : undefined;
  const isHere = key === undefined || settings?.kind !== "elsewhere" || settings.member(key) !== undefined;
  return !isHere && tree.assignmentsOf(binding).every(one => one.node === declarator);
}

/** Whether the bot itself puts it there; of the client that is to be seen only where all of its files are. */
function isSet(rewriter: Rewriter, { object }: Member, name: string): boolean {
  const { tree, project, infer } = rewriter;
  if (tree.memberAssignments.has(name)) return true;
  const type = rewriter.typeOf(object);
  if (!project?.isWhole && type?.kind !== "elsewhere") return infer.isA(type, "Client");
  const sets = new RegExp(`\\b${name}\\b["']?\\]?\\s*[=:]`);
  return (project?.texts ?? []).some(text => text.includes(name) && sets.test(text));
}
