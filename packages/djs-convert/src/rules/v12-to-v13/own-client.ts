import type { NewExpression } from "@babel/types";
import { type Call, isCall, type Node } from "../../engine/nodes.ts";
import { makesOwnClient } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";

/** `new Bot()` of a class of the file that hands on to its client what it is given first: that is nothing here. */
export function isMadeWithout(rewriter: Rewriter, node: Call | NewExpression): boolean {
  if (node.arguments.length > 0 || !makesOwnClient(rewriter, node)) return false;
  const type = rewriter.typeOf(node.callee);
  const own = type?.kind === "class" ? type.own : undefined;
  const members = own && "superClass" in own ? own.body.body : [];
  const made = members.find(one => one.type === "ClassMethod" && one.kind === "constructor");
  if (made?.type !== "ClassMethod") return false;
  const name = nameOf(made.params[0]);
  return name !== undefined && made.body.body.some(one => nameOf(handedOn(one)) === name);
}

/** `new Bot({ prefix })` of a class of the file whose client gets the same options. */
export function handsOn(rewriter: Rewriter, node: Call | NewExpression): boolean {
  if (!makesOwnClient(rewriter, node)) return false;
  const type = rewriter.typeOf(node.callee);
  const own = type?.kind === "class" ? type.own : undefined;
  if (!own || !("superClass" in own)) return false;
  const made = own.body.body.find(one => one.type === "ClassMethod" && one.kind === "constructor");
  // A class without a constructor has that of its base, which has to be the client itself.
  if (made?.type !== "ClassMethod") {
    const base = own.superClass ? rewriter.typeOf(own.superClass) : undefined;
    return base?.kind === "class" && base.own === undefined;
  }
  const [first] = made.params;
  const name = nameOf(first?.type === "RestElement" ? first.argument : first);
  return (
    name !== undefined &&
    made.body.body.some(statement => {
      const given = handedOn(statement);
      return nameOf(given?.type === "SpreadElement" ? given.argument : given) === name;
    })
  );
}

/** What `super(options)` is given. */
function handedOn(statement: Node): Node | undefined {
  const call = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  return isCall(call) && call.callee.type === "Super" ? call.arguments[0] : undefined;
}

/** `options`, and `options = {}`. */
function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === "AssignmentPattern") return nameOf(node.left);
  return node?.type === "Identifier" ? node.name : undefined;
}
