import type { Identifier } from "@babel/types";
import {
  type Call,
  type Func,
  isCall,
  isMember,
  isTarget,
  keyName,
  lastName,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../engine/nodes.ts";
import { sidesOf } from "./comparisons.ts";
import { branchesOf, choiceOf, elementsOf, heldBy } from "./held-values.ts";
import { patternType } from "./member-rows.ts";
import type { Rewriter } from "./rewriter.ts";

/** Where a value is read: `channel.type`, or a variable or a parameter that holds it. */
export type Place = Member | Identifier;

/** What becomes of values that a version has other words for, where they go on to functions. */
export interface Handed<V> {
  /** Whether two values are told apart by the same words. */
  isSame: (one: V, other: V) => boolean;
  /** Whether a former word is written at the place itself: what goes on from there is that. */
  isSettled: (place: Place) => boolean;
  /** Whether TypeScript is told that this place takes a text. */
  isText: (place: Place) => boolean;
  /** Whether this use of a parameter asks for a former word. */
  asks: (use: Identifier, value: V) => boolean;
  /** A use of a parameter that is given such values alone, or of what an object keeps. */
  read: (use: Place, value: V) => void;
  /** What goes to a place that takes a text, or to a function of the file that is given other things as well. */
  give: (place: Place, value: V) => void;
  /** An argument of a function that stands elsewhere. */
  tell: (place: Place, value: V) => void;
}

/** A place that gives what a member does; `read`: the member itself, where it is a variable that holds it. */
interface Found {
  place: Place;
  read: Member | null;
  weak: boolean;
}

/** Every place that gives what a member of a class does. */
export function placesOf(rewriter: Rewriter, owner: string, member: string): Found[] {
  const found: Found[] = [];
  for (const name of rewriter.tree.identifiers.get(member) ?? []) {
    const parent = parentOf(name);
    if (isMember(parent) && !parent.computed && parent.property === name && !isTarget(parent)) {
      const receiver = rewriter.receiver(parent, [owner], false);
      if (!receiver) continue;
      found.push({ place: parent, read: null, weak: receiver.weak });
      for (const place of usesOf(rewriter, variableOf(parent)))
        found.push({ place, read: parent, weak: receiver.weak });
    } else if (parent?.type === "ObjectProperty" && parentOf(parent)?.type === "ObjectPattern") {
      const isRead = keyName(parent) === member && parent.value.type === "Identifier";
      const receiver = isRead ? rewriter.matches(patternType(rewriter, parent), [owner], false) : null;
      if (!receiver) continue;
      for (const place of usesOf(rewriter, parent.value))
        found.push({ place, read: null, weak: receiver.weak });
    }
  }
  return found;
}

/** `type` of `const type = channel.type`. */
function variableOf(read: Node): Node | null {
  const parent = parentOf(read);
  return parent?.type === "VariableDeclarator" && parent.init === read ? parent.id : null;
}

/** The uses of a variable that is never given anything else. */
function usesOf({ tree }: Rewriter, variable: Node | null): Identifier[] {
  const binding = variable?.type === "Identifier" ? tree.resolve(variable) : null;
  return binding && tree.assignmentsOf(binding).length === 0 ? tree.references(binding) : [];
}

/**
 * `describe(channel.type)`: a function of the file that is given such values alone is written for the new words; one that
 * is given other things as well gets the former one; of any other function a person is told.
 */
export function handOn<V>(rewriter: Rewriter, known: Map<Place, V>, rules: Handed<V>): void {
  const params = new Set<Node>();
  // What a function is given goes on in it: the list grows while it is walked.
  for (const [place, value] of known) {
    if (rules.isSettled(place)) continue;
    if (rules.isText(place)) {
      rules.give(place, value);
      continue;
    }
    const [call, index] = callGiven(place) ?? [];
    if (!call || index === undefined) {
      const { reads, calls } = keptBy(rewriter, choiceOf(place));
      for (const one of reads.filter(one => !known.has(one))) {
        known.set(one, value);
        rules.read(one, value);
      }
      if (calls.some(one => isOfOthers(rewriter, one))) rules.tell(place, value);
      continue;
    }
    const func = functionCalled(rewriter, call);
    if (!func) {
      if (isOfOthers(rewriter, call)) rules.tell(place, value);
      continue;
    }
    const param = parameterAt(func, index);
    if (!param || params.has(param)) continue;
    const uses = usesOf(rewriter, param);
    if (takesOnly(rewriter, param, one => isOne(known, rules, one, value))) {
      params.add(param);
      for (const use of uses) {
        known.set(use, value);
        rules.read(use, value);
      }
    } else if (uses.some(use => rules.asks(use, value))) rules.give(place, value);
  }
}

/** The call that a place is an argument of, also as one of two that are chosen from. */
function callGiven(place: Place): [call: Call, index: number] | null {
  const given = choiceOf(place);
  const call = parentOf(given);
  const index = isCall(call) ? call.arguments.findIndex(one => one === given) : -1;
  return isCall(call) && index >= 0 ? [call, index] : null;
}

/** `const info = { type: channel.type }`: where the object is read, and what it is given to. */
function keptBy(rewriter: Rewriter, value: Node): { reads: Member[]; calls: Call[] } {
  const property = parentOf(value);
  const object = property && parentOf(property);
  if (property?.type === "ArrayExpression") return { reads: [], calls: callsOf(property) };
  const isKept = property?.type === "ObjectProperty" && property.value === value && !property.computed;
  if (!isKept || object?.type !== "ObjectExpression") return { reads: [], calls: [] };
  const uses = usesOf(rewriter, variableOf(object));
  const members = uses.map(parentOf).filter(one => isMember(one) && memberName(one) === keyName(property));
  const isWritten = members.some(one => one && isTarget(one));
  return {
    reads: isWritten ? [] : members.filter(isMember),
    calls: [...callsOf(object), ...uses.flatMap(callsOf)],
  };
}

/** The call that something is an argument of, or a part of one. */
function callsOf(node: Node): Call[] {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (isCall(at)) return at.callee === node ? [] : [at];
    if (!/^(Array|Object)(Expression|Property)$/.test(at.type)) return [];
  }
  return [];
}

function isOne<V>(known: ReadonlyMap<Node, V>, rules: Handed<V>, node: Node, value: V): boolean {
  const other = known.get(node);
  return other !== undefined && rules.isSame(other, value);
}

/** Whether all calls, which stand in the file, give such values alone. */
function takesOnly(rewriter: Rewriter, param: Identifier, isValue: (node: Node) => boolean): boolean {
  const values = heldBy(rewriter, param)?.values.flatMap(branchesOf);
  return values?.every(isValue) ?? false;
}

function functionCalled(rewriter: Rewriter, { callee }: Call): Func | null {
  const type = callee.type === "Super" ? undefined : rewriter.typeOf(callee);
  return type?.kind === "function" ? type.func : null;
}

function parameterAt(func: Func, index: number): Identifier | null {
  const param = func.params[index];
  const name = param?.type === "AssignmentPattern" ? param.left : param;
  return name?.type === "Identifier" ? name : null;
}

/** A function of another file or package, of which nobody sees here what it makes of a value. */
function isOfOthers(rewriter: Rewriter, { callee }: Call): boolean {
  if (callee.type === "Super" || callee.type === "Import") return false;
  const name = isMember(callee) ? (memberName(callee) ?? "") : lastName(callee);
  const owner = isMember(callee) ? lastName(callee.object) : "";
  if (ofLanguage.test(name) || ownersOfLanguage.test(owner)) return false;
  const kind = rewriter.typeOf(callee)?.kind;
  // What is put into a list may be asked for, or shown, wherever that goes.
  if (isMember(callee) && /^(push|unshift)$/.test(name)) return true;
  return kind === undefined || kind === "foreign" || kind === "elsewhere";
}

/** What takes a word as well as a number, and what is dealt with where values are compared. */
const ofLanguage = /^(Boolean|Number|String|debug|error|includes|indexOf|info|isNaN|log|parseInt|warn)$/;
const ownersOfLanguage = /^(JSON|Math|Number|Object|Reflect|chalk|console|log|logger)$/i;

/** What a use is compared with: `type === "text"`, `switch (type) { … }`, `["text"].includes(type)`. */
export function comparedWith(rewriter: Rewriter, use: Node): Node[] {
  const parent = parentOf(use);
  if (parent?.type === "BinaryExpression" || parent?.type === "SwitchStatement")
    return sidesOf(parent).flatMap(([subject, values]) => (subject === use ? values : []));
  const callee = isCall(parent) && parent.arguments[0] === use ? parent.callee : null;
  if (!isMember(callee) || !/^(has|includes|indexOf)$/.test(memberName(callee) ?? "")) return [];
  return (elementsOf(rewriter, callee.object)?.values ?? []).filter(one => stringValue(one) !== undefined);
}
