import type { ObjectExpression } from "@babel/types";
import type { Binding } from "../engine/binding.ts";
import {
  type Call,
  isCall,
  isFunc,
  isMember,
  isTarget,
  isText,
  keyName,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../engine/nodes.ts";
import { type EventIndex, type EventRow, isListening } from "./event-rows.ts";
import { renameEvent } from "./event-texts.ts";
import { branchesOf, heldBy } from "./held-values.ts";
import { optionsOf, renameKey } from "./literals.ts";
import { type Rewriter, replace } from "./rewriter.ts";

/**
 * `client.on(names.message, f)`, `for (const name in handlers) client.on(name, handlers[name])`: events whose names are
 * written at another place than the one where they are listened to.
 */
export function namedEvents(rewriter: Rewriter, index: EventIndex, call: Call): void {
  const said = saidName(rewriter, call);
  if (!said) return;
  const isShared = usesOf(rewriter, said).some(use => !saysEvent(rewriter, use));
  for (const name of namesOf(rewriter, said)) {
    const row = index.get(textOf(name))?.find(one => (one.on ?? "Client") === "Client");
    if (!row || rewriter.done.has(name)) continue;
    if (isShared) rewriter.flag(row.id, name, "argument-unknown");
    else apply(rewriter, row, name);
  }
}

/** Where the variable, or the same member of it, is read. */
function usesOf({ tree }: Rewriter, said: Node): Node[] {
  const owner = isMember(said) ? said.object : said;
  const binding = owner.type === "Identifier" ? tree.resolve(owner) : null;
  const reads = (binding ? tree.references(binding) : []).filter(use => !isTarget(use));
  if (!isMember(said)) return reads;
  const members = reads.flatMap(use => parentOf(use) ?? []);
  return members.filter(one => isMember(one) && !isTarget(one) && memberName(one) === memberName(said));
}

/** `client.on(name, …)` itself, and `handlers[name]` beside it; another one may tell of something that is called so, too. */
function saysEvent(rewriter: Rewriter, use: Node): boolean {
  const parent = parentOf(use);
  if (isMember(parent)) return parent.computed && parent.property === use;
  return isCall(parent) && saidName(rewriter, parent) === use;
}

/** What says which event of the bot it is, where that is not written out there. */
function saidName(rewriter: Rewriter, { callee, arguments: [first] }: Call): Node | null {
  if (!isMember(callee) || !isListening(memberName(callee) ?? "") || !first || isText(first)) return null;
  return rewriter.infer.isA(rewriter.typeOf(callee.object), "Client") ? first : null;
}

/** The texts, and the keys of objects, that a name may come to. */
function namesOf(rewriter: Rewriter, name: Node): Node[] {
  if (isText(name)) return [name];
  const branches = branchesOf(name);
  if (branches.length > 1) return branches.flatMap(one => namesOf(rewriter, one));
  if (isMember(name)) return valuesAt(rewriter, name.object, memberName(name) ?? "").filter(isText);
  if (name.type !== "Identifier") return [];
  const held = heldBy(rewriter, name);
  if (held) return held.values.flatMap(branchesOf).filter(isText);
  const binding = rewriter.tree.resolve(name);
  const table = binding ? tableWalkedBy(rewriter, binding) : null;
  return (table?.properties ?? []).filter(one => one.type !== "SpreadElement" && !one.computed);
}

/** `names.message`, and `one.name` of each one of a list. */
function valuesAt(rewriter: Rewriter, owner: Node, key: string): Node[] {
  const own = optionsOf(rewriter, owner);
  const all = own ? [own] : owner.type === "Identifier" ? (heldBy(rewriter, owner)?.values ?? []) : [];
  return all.flatMap(one => (one.type === "ObjectExpression" ? (propertyOf(one, key)?.value ?? []) : []));
}

/** The object through whose keys a name goes. */
function tableWalkedBy(rewriter: Rewriter, { owner, identifier }: Binding): ObjectExpression | null {
  if (owner.type === "VariableDeclarator") {
    const loop = parentOf(parentOf(owner) ?? owner);
    if (loop?.type === "ForInStatement") return optionsOf(rewriter, loop.right);
    return loop?.type === "ForOfStatement" ? tableOf(rewriter, loop.right, owner.id, identifier) : null;
  }
  const call = isFunc(owner) ? parentOf(owner) : undefined;
  const walks =
    isCall(call) && isMember(call.callee) && /^(forEach|map)$/.test(memberName(call.callee) ?? "");
  const [first] = isFunc(owner) ? owner.params : [];
  return walks && first && isMember(call.callee)
    ? tableOf(rewriter, call.callee.object, first, identifier)
    : null;
}

/** The object of `Object.keys(handlers)`, and of `Object.entries(handlers)`, of which each gives a key first. */
function tableOf(rewriter: Rewriter, list: Node, target: Node, name: Node): ObjectExpression | null {
  const method = isCall(list) && isMember(list.callee) ? memberName(list.callee) : undefined;
  const isKey =
    method === "keys" ? target === name : target.type === "ArrayPattern" && target.elements[0] === name;
  if (!isCall(list) || !isKey || !/^(keys|entries)$/.test(method ?? "")) return null;
  const isOfObject = isMember(list.callee) && rewriter.text(list.callee.object) === "Object";
  return isOfObject && list.arguments[0] ? optionsOf(rewriter, list.arguments[0]) : null;
}

const textOf = (name: Node): string => stringValue(name) ?? keyName(name) ?? "";

function apply(rewriter: Rewriter, row: EventRow, name: Node): void {
  const { to } = row;
  if (isText(name)) renameEvent(rewriter, row, name);
  else if (to === undefined || row.emitter) rewriter.flag(row.id, name, row.flag ?? "behaviour");
  else if (isReadElsewhere(rewriter, name)) rewriter.flag(row.id, name, "argument-unknown");
  else if (name.type === "ObjectProperty") rewriter.change(row.id, name, renameKey(name, to), true);
  else if (name.type === "ObjectMethod") rewriter.change(row.id, name, [replace(name.key, to)], true);
}

/** `handlers.message`: one of an object's keys is asked for by its name as well. */
function isReadElsewhere({ tree }: Rewriter, property: Node): boolean {
  const object = parentOf(property);
  const owner = object && parentOf(object);
  const holder = owner?.type === "VariableDeclarator" && owner.init === object ? owner.id : null;
  const binding = holder?.type === "Identifier" ? tree.resolve(holder) : null;
  return (binding ? tree.references(binding) : []).some(use => {
    const member = parentOf(use);
    return isMember(member) && member.object === use && memberName(member) === keyName(property);
  });
}
