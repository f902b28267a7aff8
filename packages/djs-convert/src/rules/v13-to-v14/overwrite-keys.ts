import type { Identifier, NewExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  isCall,
  isFunc,
  isMember,
  isMethodOf,
  isText,
  keyName,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { returnedBy } from "../../infer/calls.ts";
import { dropProperty } from "../arguments.ts";
import { allOptions, alternatives, heldBy } from "../held-values.ts";
import { before, type Rewriter, replace } from "../rewriter.ts";
import { permissionRow, permissions } from "./enums.ts";
import { renameCompared, renameFlag } from "./flag-names.ts";

const rowOf = (name: string): string => (permissionRow(name) === "14-110" ? "14-111" : permissionRow(name));

/** `{ SEND_MESSAGES: false }` in overwrites, and `made.SEND_MESSAGES = false` of an object that becomes some. */
export function overwriteKey(rewriter: Rewriter, node: Identifier, name: string, to: string): void {
  const parent = parentOf(node);
  if (isMember(parent)) {
    const isKey = parent.property === node && !parent.computed && becomesOverwrites(rewriter, parent.object);
    if (isKey) rewriter.change(rowOf(name), node, [replace(node, to)], true);
    return;
  }
  if (parent?.type !== "ObjectProperty" || (parent.key !== node && !parent.shorthand)) return;
  const around = callAround(parent);
  for (const call of around ? [around] : callsWith(rewriter, parentOf(parent))) {
    const taken = takesOverwrites(rewriter, call.callee);
    if (!taken) continue;
    const dropped = besideSame(rewriter, parent, name, to);
    const edits = parent.shorthand ? [before(parent, `${to}: `)] : [replace(node, to)];
    rewriter.change(rowOf(name), node, dropped ?? edits, taken.weak);
    return;
  }
}

const overwriters = ["create", "edit", "upsert"];

export const namesOfOverwriters = overwriters.join(" ");

/**
 * `edit(role, { [name]: true })`, and `made[name] = true` of what is given: the names that a key holds are written as they
 * are now; of a key from elsewhere a person is told.
 */
export function computedKeys(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !takesOverwrites(rewriter, call.callee)) return;
  // The first one is who they are for.
  for (const given of call.arguments.slice(1)) {
    for (const key of keysOfEntries(given)) keyOf(rewriter, key);
    for (const object of allOptions(rewriter, given))
      for (const one of object.properties)
        if (one.type === "ObjectProperty" && one.computed) keyOf(rewriter, one.key);
    for (const use of [given, ...spreadInto(given)].flatMap(one => usesOf(rewriter, one))) {
      const member = parentOf(use);
      if (isMember(member) && member.object === use && member.computed) keyOf(rewriter, member.property);
    }
  }
}

/** The keys of `Object.fromEntries(names.map(name => [name, false]))`. */
function keysOfEntries(made: Node): Node[] {
  if (!isCall(made) || !isMember(made.callee) || !isMethodOf(made, "Object")) return [];
  if (memberName(made.callee) !== "fromEntries") return [];
  const [list] = made.arguments;
  const each = isCall(list) ? list.arguments[0] : undefined;
  const given = each && isFunc(each) ? returnedBy(each) : [];
  const entries = list?.type === "ArrayExpression" ? list.elements : given;
  return entries.flatMap(one => (one?.type === "ArrayExpression" ? (one.elements[0] ?? []) : []));
}

function keyOf(rewriter: Rewriter, key: Node): void {
  const values = [key, ...(heldBy(rewriter, key)?.values ?? [])].flatMap(alternatives);
  for (const value of values) renameFlag(rewriter, "Permissions", value, true);
  renameCompared(rewriter, "Permissions", key);
  const kind = rewriter.typeOf(key)?.kind;
  // The number of a flag is a key as well.
  const isWritten = values.some(one => isText(one) || /\bFLAGS\b|\bFlags\b/.test(rewriter.text(one)));
  if (!isWritten && (kind === undefined || kind === "string"))
    rewriter.flag("14-111", key, "argument-unknown");
}

/** `made` of `{ ...made }`. */
const spreadInto = (object: Node): Node[] =>
  object.type === "ObjectExpression"
    ? object.properties.flatMap(one => (one.type === "SpreadElement" ? [one.argument] : []))
    : [];

/** `{ ...made }` instead of `made`, where that is what a call is given. */
function spreadFrom(made: Node): Node {
  const spread = parentOf(made);
  const object = spread?.type === "SpreadElement" ? parentOf(spread) : undefined;
  return object?.type === "ObjectExpression" ? object : made;
}

const usesOf = ({ tree }: Rewriter, variable: Node): Identifier[] => {
  const binding = variable.type === "Identifier" ? tree.resolve(variable) : null;
  return binding ? tree.references(binding) : [];
};

/** Whether this is a variable that overwrites are made of. */
const becomesOverwrites = (rewriter: Rewriter, object: Node): boolean =>
  usesOf(rewriter, object).some(use => {
    const whole = spreadFrom(use);
    const call = parentOf(whole);
    const isGiven = isCall(call) && call.arguments.some((one, index) => one === whole && index > 0);
    return isGiven && takesOverwrites(rewriter, call.callee) !== null;
  });

/** `USE_PUBLIC_THREADS: x` beside `CREATE_PUBLIC_THREADS: x`, which it is another name for: one of them goes. */
function besideSame(rewriter: Rewriter, property: ObjectProperty, name: string, to: string): Edit[] | null {
  const object = parentOf(property);
  if (!name.startsWith("USE_") || object?.type !== "ObjectExpression") return null;
  const same = object.properties.find(
    one => one !== property && permissions.values[keyName(one) ?? ""] === to,
  );
  const isSame =
    same?.type === "ObjectProperty" && rewriter.text(same.value) === rewriter.text(property.value);
  return isSame ? dropProperty(rewriter, object, property) : null;
}

/** The calls that are given the variable which holds this object. */
function callsWith(rewriter: Rewriter, object: Node | undefined): Call[] {
  const parent = object && parentOf(object);
  const isDeclared = parent?.type === "VariableDeclarator" && parent.init === object;
  const isAssigned = parent?.type === "AssignmentExpression" && parent.right === object;
  const name = isDeclared ? parent.id : isAssigned ? parent.left : null;
  return name ? usesOf(rewriter, name).flatMap(use => callAround(spreadFrom(use)) ?? []) : [];
}

function takesOverwrites(rewriter: Rewriter, callee: Node): { weak: boolean } | null {
  if (!isMember(callee) || !overwriters.includes(memberName(callee) ?? "")) return null;
  if (rewriter.typeOf(callee.object)?.kind === "foreign") return null;
  const isNamed = isMember(callee.object) && memberName(callee.object) === "permissionOverwrites";
  return (
    rewriter.receiver(callee, ["PermissionOverwriteManager"], false) ?? (isNamed ? { weak: true } : null)
  );
}

/** The call that is given this, also within an object or a list. */
export function callAround(node: Node): Call | null {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (isCall(at)) return at;
    if (!/^(Object|Array|Conditional)/.test(at.type)) return null;
  }
  return null;
}
