import type { Identifier, NewExpression } from "@babel/types";
import type { Binding } from "../../engine/binding.ts";
import {
  type Call,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import { isAsked, isAskedFor } from "../asked-for.ts";
import { alternatives, heldBy, onlyHole } from "../held-values.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import { isCalledEmpty } from "./called-empty.ts";
import { withoutMarks } from "./enum-value.ts";

/**
 * `let text = ''; for (…) text += …; embed.setDescription(text)`, and `setDescription(list.join(" "))`: where nothing
 * was found, builders refuse the text.
 */
export function gatheredTexts(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first, ...others] = call.arguments;
  if (!isMember(call.callee) || !first || others.length > 0) return;
  if (memberName(call.callee) === "setFooter") {
    emptyFooter(rewriter, call.callee, first);
    return;
  }
  const text = onlyHole(first) ?? first;
  const receiver = mayBeEmpty(rewriter, text)
    ? rewriter.receiver(call.callee, ["MessageEmbed"], false)
    : null;
  if (!receiver) return;
  const marks = text === first ? [] : withoutMarks(first, text);
  rewriter.wrap("14-T89", first, [...marks, after(text, " || null")], true);
}

/** `setFooter({ text: footer })`. */
function emptyFooter(rewriter: Rewriter, setter: Member, given: Node): void {
  if (given.type !== "ObjectExpression" || given.properties.length !== 1) return;
  const value = propertyOf(given, "text")?.value;
  const text = value && (onlyHole(value) ?? value);
  if (text?.type !== "Identifier" || !mayBeEmpty(rewriter, text)) return;
  const receiver = rewriter.receiver(setter, ["MessageEmbed"], false);
  if (receiver)
    rewriter.change("14-T89", given, [before(given, `${text.name} ? `), after(given, " : null")], true);
}

function mayBeEmpty(rewriter: Rewriter, text: Node): boolean {
  if (text.type === "BinaryExpression") return isEmptySum(text);
  if (isMember(text)) return isFirstPart(rewriter, text) && !isAskedFor(rewriter, text);
  if (text.type !== "Identifier") return isJoined(rewriter, text);
  const { tree } = rewriter;
  const binding = tree.resolve(text);
  if (binding?.kind === "parameter")
    return isEmptyParameter(rewriter, binding) && !isAskedFor(rewriter, text);
  const owner = binding?.owner;
  if (!binding || owner?.type !== "VariableDeclarator" || !owner.init) return false;
  // Whoever asks only behind the place asks too late.
  if (tree.references(binding).some(use => startOf(use) < startOf(text) && isAsked(use))) return false;
  const more = tree.assignmentsOf(binding).filter(one => one.node !== owner);
  if (more.length === 0) return isJoined(rewriter, owner.init);
  // It begins empty, and gets more in loops and branches only.
  const around = parentOf(parentOf(owner) ?? owner);
  const isAlways = (node: Node): boolean => parentOf(parentOf(node) ?? node) === around;
  return (
    stringValue(owner.init) === "" && more.every(one => /^\+?=$/.test(one.operator) && !isAlways(one.node))
  );
}

/** `parts[0]` of `args.join(" ").split("|")`: of nothing the first part is an empty text. */
function isFirstPart(rewriter: Rewriter, { object, property, computed }: Member): boolean {
  if (!computed || property.type !== "NumericLiteral" || property.value !== 0) return false;
  const [parts, ...others] = heldBy(rewriter, object)?.values ?? [object];
  return (
    others.length === 0 &&
    isCall(parts) &&
    isMember(parts.callee) &&
    memberName(parts.callee) === "split" &&
    isJoined(rewriter, parts.callee.object)
  );
}

/** `(text, title = "") => …`, `if (title === undefined) title = ""`, and a function that is called with nothing for it. */
function isEmptyParameter(rewriter: Rewriter, binding: Binding): boolean {
  const { identifier, owner } = binding;
  const pattern = parentOf(identifier);
  if (pattern?.type === "AssignmentPattern" && stringValue(pattern.right) === "") return true;
  const isSet = rewriter.tree
    .assignmentsOf(binding)
    .some(one => one.operator === "=" && stringValue(one.right) === "");
  if (isSet || !isFunc(owner)) return isSet;
  const index = owner.params.findIndex(param => param === identifier || param === pattern);
  return index >= 0 && isCalledEmpty(rewriter, owner, index);
}

/** `(about ?? "") + (role ? x : "")`. */
function isEmptySum(node: Node): boolean {
  if (node.type === "ParenthesizedExpression") return isEmptySum(node.expression);
  if (node.type === "BinaryExpression")
    return node.operator === "+" && isEmptySum(node.left) && isEmptySum(node.right);
  const parts = alternatives(node);
  return parts.length > 1 && parts.some(one => stringValue(one) === "");
}

/**
 * `args.slice(1).join(" ")`, `list.filter(f).map(g).join("\n")`, `message.content.slice(5)`: there may be none, and nobody
 * asks.
 */
function isJoined(rewriter: Rewriter, node: Node): boolean {
  if (!isCall(node) || !isMember(node.callee)) return false;
  const last = memberName(node.callee) ?? "";
  // What is made of no letters has none.
  if (/^(to(Locale)?(Lower|Upper)Case|trim(End|Start)?)$/.test(last))
    return isJoined(rewriter, node.callee.object);
  if (isCutText(node)) return true;
  if (last !== "join") return false;
  let at: Node = listed(node.callee.object);
  let isCut = false;
  let isMapped = false;
  for (; isCall(at) && isMember(at.callee); at = listed(at.callee.object)) {
    const name = memberName(at.callee) ?? "";
    if (name === "filter") return true;
    if (name === "split" && stringValue(at.arguments[0]) === "") return isJoined(rewriter, at.callee.object);
    if (name === "split") return isCut && isWords(at);
    isMapped ||= name === "map";
    isCut ||= name === "slice" && at.arguments[0]?.type === "NumericLiteral" && at.arguments[0].value > 0;
    if (!/^(array|concat|map|reverse|slice|sort|splice|values)$/.test(name)) return false;
  }
  if (at.type !== "Identifier") return false;
  // A list is there whether anything is in it or not.
  if (isCut && isSplit(rewriter, at)) return true;
  if (isAskedFor(rewriter, at)) return false;
  return isMapped || isList(rewriter, at) || isMadeOfOthers(rewriter, at);
}

/** `x` of `[...x]` and of `Array.from(x)`. */
function listed(node: Node): Node {
  if (node.type === "ArrayExpression") {
    const [only, ...others] = node.elements;
    return only?.type === "SpreadElement" && others.length === 0 ? listed(only.argument) : node;
  }
  const isFrom =
    isCall(node) &&
    isMember(node.callee) &&
    node.callee.object.type === "Identifier" &&
    node.callee.object.name === "Array" &&
    memberName(node.callee) === "from" &&
    node.arguments.length === 1;
  return isFrom && node.arguments[0] ? listed(node.arguments[0]) : node;
}

/** `const parts = text.split("+")`: nothing may stand behind the first part. */
function isSplit(rewriter: Rewriter, list: Identifier): boolean {
  const [value, ...others] = heldBy(rewriter, list)?.values ?? [];
  if (others.length > 0 || !isCall(value) || !isMember(value.callee)) return false;
  return memberName(value.callee) === "split" && stringValue(value.arguments[0]) !== "";
}

/** `const lines = await list.map(f)`, of which there may be none. */
function isMadeOfOthers(rewriter: Rewriter, list: Identifier): boolean {
  const [value, ...others] = heldBy(rewriter, list)?.values ?? [];
  const made = value?.type === "AwaitExpression" ? value.argument : value;
  const isMade =
    isCall(made) && isMember(made.callee) && /^(filter|map)$/.test(memberName(made.callee) ?? "");
  return others.length === 0 && isMade;
}

/** `message.content.slice(5)` and `message.content.slice(prefix.length + 5)`, behind which nothing may stand. */
const isCutText = (node: Call): boolean =>
  isMember(node.callee) &&
  /^(slice|substr|substring)$/.test(memberName(node.callee) ?? "") &&
  isMember(node.callee.object) &&
  memberName(node.callee.object) === "content" &&
  isPlace(node.arguments[0]);

const isPlace = (node: Node | undefined): boolean =>
  node?.type === "NumericLiteral"
    ? node.value > 0
    : node?.type === "BinaryExpression" &&
      node.operator === "+" &&
      [node.left, node.right].some(isPlace) &&
      [node.left, node.right].some(one => isMember(one) && memberName(one) === "length");

/** The words behind a command, and what begins as an empty list. */
function isList({ tree }: Rewriter, name: Identifier): boolean {
  const binding = tree.resolve(name);
  const owner = binding?.owner;
  const init = owner?.type === "VariableDeclarator" ? owner.init : null;
  if (init?.type === "ArrayExpression") return init.elements.length === 0;
  if (name.name === "args") return true;
  const isCut = (use: Node): boolean => {
    const member = parentOf(use);
    return isMember(member) && member.object === use && /^(shift|splice)$/.test(memberName(member) ?? "");
  };
  return isWords(init) && (binding ? tree.references(binding).some(isCut) : false);
}

/** `message.content.split(" ")`, of which the first is the command. */
const isWords = (node: Node | null | undefined): boolean =>
  isCall(node) &&
  isMember(node.callee) &&
  memberName(node.callee) === "split" &&
  isMember(node.callee.object) &&
  memberName(node.callee.object) === "content";
