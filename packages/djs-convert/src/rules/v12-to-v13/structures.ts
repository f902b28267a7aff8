import type { Class, ClassMethod } from "@babel/types";
import {
  type Call,
  callOf,
  endOf,
  type Func,
  isFunc,
  isMember,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { walk } from "../../engine/walk.ts";
import { returnedBy } from "../../infer/calls.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";
import { fieldEdits } from "./structure-fields.ts";

/** `Structures.get("Guild")`, or a class that `Structures.extend("Guild", extender)` puts in the place of its own. */
interface Use {
  /** `Structures`, or `Discord.Structures`. */
  name: Node;
  call: Call;
  structure: string;
  extension?: Extension;
  /** The edits within the class. */
  fields?: Edit[];
}

/** What an extender gives back: a class that it names, one that it writes down, or what it has to be called for. */
type Extension =
  | { kind: "named"; extender: Node; name: string }
  | { kind: "written"; extender: Node; own: Class; above: Node }
  | { kind: "called"; extender: Node };

/**
 * `Structures.extend("Guild", Guild => class extends Guild { … })`: no class takes the place of another one any more. One
 * that adds methods and fields gives them to the class that it extends; what it does before what it overrides is left to
 * a person.
 */
export function ontoPrototypes(rewriter: Rewriter, uses: readonly Node[]): boolean {
  // That there is no such method is said of the name before it.
  for (const use of uses) if (isMember(parentOf(use))) rewriter.done.add(parentOf(use) ?? use);
  if (isTypeScript(rewriter)) return false;
  const all = uses.map(use => useAt(rewriter, use));
  if (!all.every(use => use !== null && reached(rewriter, use) !== null && keepsComments(rewriter, use)))
    return false;
  for (const use of all) if (use) write(rewriter, use);
  return true;
}

/** The same for `Discord.Structures`. */
export function namespacedStructures(rewriter: Rewriter): void {
  for (const name of rewriter.tree.identifiers.get("Structures") ?? []) {
    const member = parentOf(name);
    if (isMember(member) && member.property === name && rewriter.typeOf(member.object)?.kind === "module")
      if (ontoPrototypes(rewriter, [member])) rewriter.done.add(member);
  }
}

/** How the class of discord.js is reached, also where the file has another thing of that name. */
function reached({ names, tree }: Rewriter, { name, structure }: Use): string | null {
  if (isMember(name))
    return `${tree.text.slice(outerStart(name.object), outerEnd(name.object))}.${structure}`;
  const isModule = tree.file.program.body.some(one => /^(Im|Ex)port/.test(one.type));
  return names.canBe(structure) ?? (isModule ? null : `require("discord.js").${structure}`);
}

function write(rewriter: Rewriter, use: Use): void {
  const { name, call, structure, extension, fields = [] } = use;
  const base = (isMember(name) ? null : rewriter.exported(structure)) ?? reached(rewriter, use) ?? structure;
  if (extension) rewriter.change("13-020", call, allOf(editsOf(call, extension, base), fields), true);
  else rewriter.change("13-020", call, [replace(call, base)]);
}

/** Whether nothing is said by hand in what goes. */
const keepsComments = ({ tree }: Rewriter, { call, extension, fields = [] }: Use): boolean =>
  extension === undefined ||
  allOf(editsOf(call, extension, ""), fields).every(
    ({ start, end }) => !/\/[/*]/.test(tree.text.slice(start, end)),
  );

const allOf = (...edits: Edit[][]): Edit[] => edits.flat().sort((a, b) => a.start - b.start);

function editsOf(call: Call, extension: Extension, base: string): Edit[] {
  const open = `Object.defineProperties(${base}.prototype, (({ constructor, ...own }) => own)(Object.getOwnPropertyDescriptors(`;
  const around = (from: number, to: number, first: string, last: string): Edit[] => [
    { start: startOf(call), end: from, text: `${open}${first}` },
    { start: to, end: endOf(call), text: `${last}.prototype)))` },
  ];
  const { extender } = extension;
  const [start, end] = [outerStart(extender), outerEnd(extender)];
  switch (extension.kind) {
    case "named":
      return around(end, end, extension.name, "");
    case "written": {
      const [opening, closing] = around(outerStart(extension.own), outerEnd(extension.own), "(", ")");
      return [opening, replace(extension.above, base), closing].flatMap(one => one ?? []);
    }
    case "called":
      return around(start, end, "(", `)(${base})`);
  }
}

function useAt(rewriter: Rewriter, name: Node): Use | null {
  const member = parentOf(name);
  const call = isMember(member) && member.object === name ? callOf(member) : undefined;
  const structure = stringValue(call?.arguments[0]);
  if (!call || !isMember(member) || !structure || !rewriter.to.hasClass(structure)) return null;
  if (memberName(member) === "get") return { name, call, structure };
  const extender = call.arguments[1];
  if (memberName(member) !== "extend" || !extender || !isFunc(extender) || call.arguments.length > 2)
    return null;
  const [given, ...others] = returnedBy(extender);
  const own = given && others.length === 0 ? classOf(rewriter, given) : null;
  if (!given || !own || !extendsIt(rewriter, own, structure) || !addsMethods(own)) return null;
  const fields = fieldEdits(rewriter, own, structure);
  return fields && { name, call, structure, extension: extensionOf(rewriter, extender, given, own), fields };
}

function extensionOf(rewriter: Rewriter, extender: Func, given: Node, own: Class): Extension {
  const [param, ...others] = extender.params;
  const isBody = extender.body === given && others.length === 0;
  if (isBody && !param && given.type === "Identifier") return { kind: "named", extender, name: given.name };
  const binding = param?.type === "Identifier" ? rewriter.tree.resolveAt(param.name, extender.body) : null;
  const [above, ...further] = binding ? rewriter.tree.references(binding).filter(one => one !== param) : [];
  return isBody && given === own && above && above === own.superClass && further.length === 0
    ? { kind: "written", extender, own, above }
    : { kind: "called", extender };
}

/** The class of the file that a node names, or is. */
function classOf(rewriter: Rewriter, node: Node): Class | null {
  const isPlain = node.type === "Identifier" || node.type === "ClassExpression";
  const type = isPlain ? rewriter.typeOf(node) : undefined;
  const own = type?.kind === "class" ? type.own : undefined;
  return own && "type" in own ? own : null;
}

/** Whether nothing stands between a class and the structure. */
function extendsIt(rewriter: Rewriter, { superClass }: Class, structure: string): boolean {
  const type = superClass ? rewriter.typeOf(superClass) : undefined;
  return type?.kind === "class" && type.name === structure && !type.own;
}

/** Whether all that a class adds beside fields are methods and accessors that do not ask for what they override. */
const addsMethods = ({ body }: Class): boolean =>
  body.body.every(one => one.type === "ClassMethod" && (one.kind === "constructor" || !asksAbove(one)));

function asksAbove(method: ClassMethod): boolean {
  let asks = false;
  walk(method, node => {
    asks ||= node.type === "Super";
  });
  return asks;
}
