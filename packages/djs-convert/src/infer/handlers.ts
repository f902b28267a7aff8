import type { NewExpression } from "@babel/types";
import { type Func, isMember, keyName, memberName, type Node, parentOf } from "../engine/nodes.ts";

/** A function that a loader would call: what the file exports, or its `run` or `execute`. */
export function isHandler(func: Func): boolean {
  const parent = parentOf(func);
  if (makerOf(func)) return true;
  const named = /^(run|execute|exec|handle|callback|on|emit|invoke|handler|event)$/;
  if (func.type === "ClassMethod" || func.type === "ObjectMethod") return named.test(keyName(func) ?? "");
  if (func.type === "FunctionDeclaration") return named.test(func.id?.name ?? "") || isExported(parent);
  return isExported(parent) || (parent ? named.test(nameGiven(parent)) : false);
}

/**
 * `module.exports = new Command("ban", async ({ message }) => …)`, the whole of `new …`: whatever that class is, and
 * wherever it comes from, a loader passes to the function what it passes to all commands.
 */
export function makerOf(func: Func): NewExpression | undefined {
  const maker = parentOf(func);
  if (maker?.type !== "NewExpression" || maker.callee === func || !isExportedWhole(maker)) return undefined;
  const { callee } = maker;
  const name = callee.type === "Identifier" ? callee.name : isMember(callee) ? memberName(callee) : undefined;
  return /(Command|Event|Listener)$/.test(name ?? "") ? maker : undefined;
}

/** `module.addEvent("guildCreate", guild => …)` of a package that listens for its modules; of a page it is a listener. */
export const isEventMethod = (name: string): boolean => /^(add|on|register)?Event(Handler)?$/i.test(name);

/** What `message` is among the parameters of whoever is called with what was written; other words are of any package. */
export const isNamedMessage = (param: Node | undefined): boolean =>
  param?.type === "Identifier" && /^(m|msg|message)$/i.test(param.name);

/** `module.exports = new …`, and `module.exports = { ...new … }`. */
function isExportedWhole(maker: Node): boolean {
  const spread = parentOf(maker);
  const object = spread?.type === "SpreadElement" ? parentOf(spread) : undefined;
  return isExported(object?.type === "ObjectExpression" ? parentOf(object) : spread);
}

const isExported = (node: Node | undefined): boolean =>
  node?.type === "ExportDefaultDeclaration" ||
  (node?.type === "AssignmentExpression" &&
    isMember(node.left) &&
    /exports$|^run$/.test(exportedName(node.left)));

function exportedName(node: Node): string {
  if (!isMember(node)) return "";
  const object = node.object;
  if (object.type === "Identifier" && object.name === "exports") return "exports";
  if (isMember(object) && memberName(object) === "exports") return "exports";
  return memberName(node) ?? "";
}

function nameGiven(parent: Node): string {
  if (parent.type === "ObjectProperty" || parent.type === "ClassProperty") return keyName(parent) ?? "";
  return parent.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id.name : "";
}
