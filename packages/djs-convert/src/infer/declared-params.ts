import type { NewExpression } from "@babel/types";
import { type Call, enclosingClass, isMember, type Member, memberName, type Node } from "../engine/nodes.ts";
import type { Infer } from "./context.ts";
import { ofConstructor, ofFunction, ofParams } from "./declared-functions.ts";
import { classesOf, declaredOf } from "./declared-names.ts";
import { type Declared, elementOf, frameOf, type Head, headsOf, parentClass } from "./declared-types.ts";

/** What is declared for the place where an expression stands. */
type Outward = (at: Node) => Declared[];

/** What a call says of the argument that it is given here: `blank(user, "RED")`, `new Format("GREY")`. */
export function parameterOf(
  infer: Infer,
  call: Call | NewExpression,
  given: Node,
  outward: Outward,
): Declared[] {
  const index = call.arguments.findIndex(one => one === given);
  const isOpen = call.arguments.slice(0, index).some(one => one.type === "SpreadElement");
  if (index < 0 || isOpen) return [];
  if (call.type === "NewExpression") return ofNew(infer, call, index, outward);
  const { callee } = call;
  if (callee.type === "Super") {
    const owner = enclosingClass(call);
    const base = owner && parentClass({ kind: "class", node: owner, isStatic: false, in: frameOf(infer) });
    return base ? ofConstructor(base, index) : [];
  }
  if (isMember(callee)) {
    const handedOn = ofMethod(infer, call, callee, index, outward);
    if (handedOn) return handedOn;
  }
  const stated = declaredOf(infer, callee).flatMap(one =>
    headsOf(one).flatMap(head => ofFunction(head, index)),
  );
  if (stated.length > 0) return stated;
  const type = infer.typeOf(callee);
  return type?.kind === "function" ? ofParams(type.func.params, index, frameOf(infer)) : [];
}

/** `list.push("RED")` and `colors.set("a", "RED")`, of lists and tables of which is said what they hold. */
function ofMethod(
  infer: Infer,
  call: Call,
  callee: Member,
  index: number,
  outward: Outward,
): Declared[] | null {
  const name = memberName(callee) ?? "";
  if (callee.object.type === "Identifier" && callee.object.name === "Object" && name === "freeze")
    return outward(call);
  if (/^(push|unshift|includes|indexOf|fill|add|has)$/.test(name))
    return notEmpty(declaredOf(infer, callee.object).flatMap(one => elementOf(one, undefined)));
  if (name !== "set" || index > 1) return null;
  return notEmpty(
    declaredOf(infer, callee.object).flatMap(one =>
      headsOf(one).flatMap(head => (isMap(head) ? head.of.slice(index, index + 1) : [])),
    ),
  );
}

const notEmpty = (found: Declared[]): Declared[] | null => (found.length > 0 ? found : null);

const isMap = (head: Head): head is Extract<Head, { kind: "generic" }> =>
  head.kind === "generic" && /^(Weak|Readonly)?Map$/.test(head.name);

/** A class of the file, and `new Map<string, ColorResolvable>([["a", "RED"]])`. */
function ofNew(infer: Infer, made: NewExpression, index: number, outward: Outward): Declared[] {
  const { callee } = made;
  const own = classesOf(infer, callee);
  if (own.length > 0) return own.flatMap(one => ofConstructor(one, index));
  if (callee.type !== "Identifier" || index > 0) return [];
  const isTable = callee.name === "Collection" || (callee.name === "Map" && !infer.tree.resolve(callee));
  const isSet = callee.name === "Set" && !infer.tree.resolve(callee);
  if (!isTable && !isSet) return [];
  const args: readonly Node[] =
    made.typeParameters?.type === "TSTypeParameterInstantiation" ? made.typeParameters.params : [];
  const written = args.map((node): Declared => ({ kind: "written", node, in: frameOf(infer) }));
  const of = written.length > 0 ? written : outward(made).flatMap(one => partsOf(one, isSet));
  if (isSet) return of[0] ? [{ kind: "generic", name: "Array", of: [of[0]] }] : [];
  return of[1] ? [{ kind: "generic", name: "Array", of: [{ kind: "generic", name: "Entry", of }] }] : [];
}

const partsOf = (declared: Declared, isSet: boolean): readonly Declared[] =>
  headsOf(declared).flatMap(head => {
    const fits = isSet ? head.kind === "generic" && /Set$/.test(head.name) : isMap(head);
    return fits && head.kind === "generic" ? [...head.of] : [];
  });
