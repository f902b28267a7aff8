import type { ObjectExpression } from "@babel/types";
import {
  bare,
  type Call,
  isCall,
  isFunc,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../engine/nodes.ts";
import { returnedBy } from "../infer/calls.ts";
import { alternatives, callsOf, elementsOf, heldBy, onlyHole, readFrom } from "./held-values.ts";
import type { Rewriter } from "./rewriter.ts";
import { isOneOfSeveral, severalOf } from "./several-objects.ts";

/** A text that a value may come from. `isOpen` where something else may read it, too. */
interface TextSource {
  text: Node;
  isOpen: boolean;
}

/** Where texts of one kind go. */
interface Taker {
  key: string;
  /** Methods, and functions taken out of their object. */
  methods: RegExp;
  /** What is written for them is a text again, and may go through `${x}`. */
  isText: boolean;
}

const takers = {
  color: { key: "color", methods: /^(setColor|resolveColor)$/, isText: true },
  style: { key: "style", methods: /^setStyle$/, isText: false },
  type: { key: "type", methods: /^setType$/, isText: false },
} satisfies Record<string, Taker>;

export type TextKind = keyof typeof takers;

/** The texts of this file that an expression may come to: `colors.error`, `colors[kind]`, `color = "RED"` of a parameter. */
export function textSources(rewriter: Rewriter, node: Node, kind: TextKind): TextSource[] {
  return new Sources(rewriter, takers[kind]).of(node, false);
}

/** Whether all of what an expression may come to stands in this file; what a default stands in for does not. */
export function isAllSeen(rewriter: Rewriter, node: Node, kind: TextKind): boolean {
  const sources = new Sources(rewriter, takers[kind]);
  sources.of(node, false);
  return sources.seesAll;
}

/** Whether a value goes where texts of this kind are taken, and nowhere else. */
export const isTaken = (rewriter: Rewriter, read: Node, kind: TextKind): boolean =>
  new Sources(rewriter, takers[kind]).takes(read);

interface Values {
  values: readonly Node[];
  /** Whether nothing else is made of them. */
  isClosed: boolean;
}

const none: Values = { values: [], isClosed: true };

class Sources {
  readonly #rewriter: Rewriter;
  readonly #taker: Taker;
  readonly #seen = new Set<Node>();
  /** Names of which it is being asked where they are taken. */
  readonly #asked = new Set<Node>();
  /** Whether every part led to something that is written out. */
  seesAll = true;

  constructor(rewriter: Rewriter, taker: Taker) {
    this.#rewriter = rewriter;
    this.#taker = taker;
  }

  of(value: Node, isOpen: boolean): TextSource[] {
    const node = bare((this.#taker.isText ? onlyHole(value) : null) ?? value);
    if (this.#seen.has(node)) return [];
    this.#seen.add(node);
    const parts = alternatives(node);
    if (parts.length > 1) return this.#further({ values: parts, isClosed: true }, isOpen);
    if (stringValue(node) !== undefined) return [{ text: node, isOpen }];
    const further = this.#behind(node);
    if (further.values.length === 0 && !this.#isWritten(node)) this.seesAll = false;
    return this.#further(further, isOpen);
  }

  #behind(node: Node): Values {
    if (node.type === "Identifier") return this.#ofName(node);
    const call = node.type === "AwaitExpression" ? bare(node.argument) : node;
    if (isCall(call)) return this.#ofCall(call);
    return isMember(node) ? this.#ofMember(node) : none;
  }

  /** A number, nothing, or what the package has under a name. */
  #isWritten(node: Node): boolean {
    const owner = isMember(node) ? this.#rewriter.typeOf(node.object)?.kind : undefined;
    const kind = this.#rewriter.typeOf(node)?.kind;
    return /^(nothing|number|boolean)$/.test(kind ?? "") || /^(enumObject|constants)$/.test(owner ?? "");
  }

  #further({ values, isClosed }: Values, isOpen: boolean): TextSource[] {
    return values.flatMap(one => this.of(one, isOpen || !isClosed));
  }

  #ofName(node: Node): Values {
    const rewriter = this.#rewriter;
    const held = heldBy(rewriter, node);
    if (held) return { values: held.values, isClosed: held.reads.every(one => this.takes(one)) };
    const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
    if (!binding) return none;
    // `(title, color = "RED") => …` and `const { color = "RED" } = options`.
    const pattern = parentOf(binding.identifier);
    const first =
      pattern?.type === "AssignmentPattern" && pattern.left === binding.identifier ? pattern : null;
    const read = readFrom(rewriter, node);
    const from = read?.name ? this.#ofRead(read.object, read.name) : none;
    // `if (!color) color = "RED"` of a parameter.
    const given = this.#taker.isText ? rewriter.tree.assignmentsOf(binding) : [];
    const reads = rewriter.tree.references(binding).filter(one => !given.some(({ left }) => left === one));
    return {
      values: [...(first ? [first.right] : []), ...from.values, ...given.map(one => one.right)],
      isClosed: from.isClosed && reads.every(one => this.takes(one)),
    };
  }

  /** What a function of this file gives: `colorOf(level)`, `await colorOf(level)`. */
  #ofCall(call: Call): Values {
    const made = this.#rewriter.typeOf(call.callee);
    if (made?.kind !== "function" || made.func.generator) return none;
    if (made.func.async && parentOf(call)?.type !== "AwaitExpression") return none;
    const calls = callsOf(this.#rewriter.tree, made.func);
    return { values: returnedBy(made.func), isClosed: calls?.every(one => this.takes(one)) ?? false };
  }

  #ofMember(node: Member): Values {
    const name = memberName(node);
    if (name === undefined) return this.#ofAny(node.object);
    return this.#ofRead(node.object, name);
  }

  /** `["RED", "BLUE"][x]`, `{ error: "RED" }[x]`. */
  #ofAny(object: Node): Values {
    const listed = elementsOf(this.#rewriter, object);
    if (listed)
      return {
        values: listed.values,
        isClosed: listed.held?.reads.every(one => this.#isPicked(one)) ?? true,
      };
    const keyed = this.#objectsOf(object);
    return {
      values: keyed.flatMap(one =>
        one.properties.flatMap(property => (property.type === "ObjectProperty" ? [property.value] : [])),
      ),
      isClosed:
        heldBy(this.#rewriter, object)?.reads.every(one => this.#isPicked(one)) ??
        object.type === "ObjectExpression",
    };
  }

  #ofRead(object: Node, name: string): Values {
    return this.#ofElements(object, name) ?? this.#ofKey(object, name);
  }

  /** What stands under a key of an object of this file, or is set there. */
  #ofKey(object: Node, name: string): Values {
    const { tree } = this.#rewriter;
    const whole = this.#rewriter.text(object);
    const isSame = (member: Node | undefined): boolean =>
      isMember(member) && memberName(member) === name && this.#rewriter.text(member.object) === whole;
    const set = (tree.memberAssignments.get(name) ?? []).filter(one => isSame(one.left));
    const keyed = this.#objectsOf(object).flatMap(one => propertyOf(one, name)?.value ?? []);
    const reads = (tree.identifiers.get(name) ?? []).map(parentOf).filter(isSame);
    const others = heldBy(this.#rewriter, object)?.reads ?? [];
    return {
      values: [...keyed, ...set.map(one => one.right)],
      isClosed:
        !isOneOfMore(this.#rewriter, object) &&
        reads.every(one => one && (isGiven(one) || this.takes(one))) &&
        others.every(one => isMember(parentOf(one)) && !isAnyKey(parentOf(one))),
    };
  }

  /** `buttons[i].style`, where what holds a list, or several objects by their keys, has objects of this file alone. */
  #ofElements(object: Node, name: string): Values | null {
    const several = severalOf(this.#rewriter, object);
    if (!several) return null;
    const { identifiers } = this.#rewriter.tree;
    // Whoever reads the key of anything in this file may read it of these.
    const reads = (identifiers.get(name) ?? []).filter(one => isMember(parentOf(one)));
    return {
      values: several.objects.flatMap(one => propertyOf(one, name)?.value ?? []),
      isClosed: reads.every(one => this.takes(parentOf(one) ?? one)) && several.isClosed,
    };
  }

  /** The objects of this file that an expression may be: `colors`, and `this.options` where it is set to one. */
  #objectsOf(node: Node): ObjectExpression[] {
    const rewriter = this.#rewriter;
    const type = rewriter.typeOf(node);
    const set = isMember(node) ? (rewriter.tree.memberAssignments.get(memberName(node) ?? "") ?? []) : [];
    const found: readonly Node[] = [
      ...(type?.kind === "object" && !isAnyKey(node) && !isOneOfSeveral(type.node) ? [type.node] : []),
      ...set.filter(one => rewriter.text(one.left) === rewriter.text(node)).map(one => bare(one.right)),
    ];
    return found.flatMap(one => (one.type === "ObjectExpression" ? [one] : []));
  }

  /** `colors[x]` where a color is taken, or a question of how many there are. */
  #isPicked(read: Node): boolean {
    const parent = parentOf(read);
    if (!isMember(parent) || parent.object !== read) return false;
    return memberName(parent) === "length" || this.takes(parent);
  }

  takes(read: Node): boolean {
    const { key, methods } = this.#taker;
    const parent = parentOf(read);
    if (!parent) return false;
    if (onlyHole(parent) === read || isSigned(parent, read)) return this.takes(parent);
    if (this.#taker.isText && isAsked(parent, read)) return true;
    if (parent.type === "ObjectProperty") return keyName(parent) === key && parent.value === read;
    if (parent.type === "ConditionalExpression") return parent.test !== read && this.takes(parent);
    if (parent.type === "LogicalExpression" || parent.type === "AwaitExpression") return this.takes(parent);
    if (parent.type === "VariableDeclarator" && parent.init === read && parent.id.type === "Identifier") {
      // `var color = color || "RED"` is read where it is given.
      if (this.#asked.has(parent)) return true;
      this.#asked.add(parent);
      const isTaken = heldBy(this.#rewriter, parent.id)?.reads.every(one => this.takes(one)) ?? false;
      this.#asked.delete(parent);
      return isTaken;
    }
    if (parent.type === "AssignmentPattern" && isFunc(parentOf(parent))) return false;
    const callee = isCall(parent) && parent.callee !== read ? parent.callee : null;
    if (callee?.type === "Identifier") return methods.test(callee.name);
    return isMember(callee) && methods.test(memberName(callee) ?? "");
  }
}

/** `if (color)`, `!color`, `color === "#000000"`, `case "red"`: by what name a color goes does not matter there. */
function isAsked(parent: Node, read: Node): boolean {
  if (parent.type === "UnaryExpression") return parent.operator === "!";
  if (parent.type === "IfStatement" || parent.type === "ConditionalExpression") return parent.test === read;
  if (parent.type === "SwitchStatement") return parent.cases.every(({ test }) => !test || isNoName(test));
  if (parent.type !== "BinaryExpression" || !/^[=!]==?$/.test(parent.operator)) return false;
  return isNoName(parent.left === read ? parent.right : parent.left);
}

/** Nothing, digits behind a sign, or a word: names of colors had capital letters alone. */
const isNoName = (node: Node): boolean =>
  node.type === "NullLiteral" || /^(#.*|[a-z]*)$/.test(stringValue(node) ?? "?");

/** The digits behind a sign: `#${digits}`, `"#" + digits`. */
function isSigned(node: Node, digits: Node): boolean {
  if (node.type === "BinaryExpression")
    return node.operator === "+" && node.right === digits && stringValue(node.left) === "#";
  const [sign, ...rest] = node.type === "TemplateLiteral" ? node.quasis : [];
  return sign?.value.raw === "#" && rest.every(one => one.value.raw === "");
}

/** A variable that holds several things, of which not all are to be seen. */
const isOneOfMore = (rewriter: Rewriter, object: Node): boolean =>
  object.type === "Identifier" && (heldBy(rewriter, object)?.values ?? []).flatMap(alternatives).length > 1;

const isAnyKey = (node: Node | undefined): boolean => isMember(node) && memberName(node) === undefined;

const isGiven = (node: Node): boolean => {
  const parent = parentOf(node);
  return parent?.type === "AssignmentExpression" && parent.left === node;
};
