import { keyName, type Node, propertyOf, stringValue } from "../engine/nodes.ts";
import type { Elsewhere, Type } from "../engine/types.ts";
import { resultOf } from "./calls.ts";
import type { Infer } from "./context.ts";
import { memberOf, ofOwnClass } from "./members.ts";
import { handsOn, hasOptions, isOpen } from "./own-classes.ts";

/** What an expression of one file is to another one; texts are known to the letter. */
export function valueFromOutside(infer: Infer, value: Node): Type | undefined {
  const text = stringValue(value);
  return text === undefined
    ? seenFromOutside(infer, infer.typeOf(value))
    : { kind: "string", weak: false, text };
}

/**
 * What a value of one file is to another one: all that is known about it, but nothing of where it is written. Rules
 * write at the places that they find, and a place of another file is none of theirs.
 */
export function seenFromOutside(infer: Infer, type: Type | undefined): Type | undefined {
  const outside = (inner: Type | undefined) => seenFromOutside(infer, inner);
  switch (type?.kind) {
    case "object":
      return elsewhere(type, "object", {
        member: name => {
          const value = propertyOf(type.node, name)?.value;
          return value ? valueFromOutside(infer, value) : outside(memberOf(infer, type, name));
        },
        lacks: name =>
          type.node.properties.every(one => keyName(one) !== undefined && keyName(one) !== name) &&
          memberOf(infer, type, name) === undefined,
      });
    case "function":
      return elsewhere(type, "function", { result: () => outside(resultOf(infer, type.func)) });
    case "elsewhere":
      return {
        ...type,
        member: name => outside(type.member(name)),
        result: () => outside(type.result()),
      };
    case "list":
      return { kind: "array", of: outside(type.of), weak: type.weak };
    case "array":
    case "promise":
    case "collection":
      return { ...type, of: outside(type.of) };
    case "method":
      return { ...type, owner: outside(type.owner) ?? type.owner };
    case "class":
    case "instance": {
      const { own } = type;
      if (!own || "member" in own) return type;
      return {
        ...type,
        own: {
          member: (name, isStatic) => outside(ofOwnClass(infer, own, name, isStatic)),
          isOpen: isOpen(infer, own),
          handsOn: handsOn(infer, own),
          hasOptions: hasOptions(infer, own),
        },
      };
    }
    default:
      return type;
  }
}

const elsewhere = (
  { weak }: Type,
  what: Elsewhere["what"],
  known: Partial<Pick<Elsewhere, "member" | "result" | "lacks">>,
): Type => ({ kind: "elsewhere", what, member: () => undefined, result: () => undefined, ...known, weak });
