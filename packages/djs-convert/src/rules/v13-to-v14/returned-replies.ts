import type { NewExpression, ReturnStatement } from "@babel/types";
import { lineEndOf } from "../../engine/layout.ts";
import {
  type Call,
  chainEnd,
  enclosingFunction,
  endOf,
  type Func,
  isBracketed,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  startOf,
} from "../../engine/nodes.ts";
import { literally } from "../../engine/patterns.ts";
import type { Edit } from "../../engine/splice.ts";
import { returnedBy } from "../../infer/calls.ts";
import { once } from "../asked-once.ts";
import { optionsOf } from "../literals.ts";
import { after, type Rewriter } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";

/**
 * `return interaction.reply(…)`, where version 13 gave nothing: in TypeScript in a function that says so, and wherever
 * it is asked whether the function gave something.
 */
export function returnedReplies(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const statement = returnOf(call);
  if (!statement) heldReply(rewriter, call, call.callee);
  const func = statement && enclosingFunction(statement);
  const isStated = func && isTypeScript(rewriter) && givesNothing(func);
  if (!func || !(isStated || isAskedFor(rewriter, func))) return;
  const options = optionsOf(rewriter, call.arguments[0]);
  if (options && propertyOf(options, "fetchReply")) return;
  const receiver =
    rewriter.receiver(call.callee, ["Interaction"], false) ?? filtered(rewriter, call.callee, func);
  if (!receiver) return;
  const edits =
    isStated && func.async ? waitedFor(rewriter, statement, func) : [after(call, ".then(() => undefined)")];
  rewriter.change("14-T128", statement, edits, receiver.weak);
}

/** `const sent = await interaction.reply(…); edit(sent ? sent : interaction)`: of what was nothing it is asked if it is. */
function heldReply(rewriter: Rewriter, call: Call, callee: Member): void {
  const end = chainEnd(call);
  const waiting = parentOf(end);
  const holder = waiting?.type === "AwaitExpression" ? parentOf(waiting) : undefined;
  const name = holder?.type === "VariableDeclarator" && holder.id.type === "Identifier" ? holder.id : null;
  const binding = name && rewriter.tree.resolve(name);
  if (!binding || fetchesReply(rewriter, call) || isFollowed(call)) return;
  const uses = rewriter.tree.references(binding);
  if (!uses.some(isChecked)) return;
  const receiver = rewriter.receiver(callee, ["Interaction"], false);
  // What is only called an interaction may be a message, which gives its answer as before.
  const response = receiver?.weak ? rewriter.exported("InteractionResponse") : null;
  const none = response ? `given => (given instanceof ${response} ? undefined : given)` : "() => undefined";
  if (!receiver) return;
  if (receiver.weak && !response) rewriter.flag("14-T128", call, "behaviour");
  else rewriter.wrap("14-T128", call, [after(call, `.then(${none})`)], receiver.weak);
}

/** `.then(…)` behind it, which takes what comes; `.catch(…)` takes nothing. */
function isFollowed(call: Call): boolean {
  const next = parentOf(call);
  return isMember(next) && next.object === call && memberName(next) !== "catch";
}

/** `if (sent)`, `sent ? a : b`, `sent || b` and `!sent`. */
function isChecked(use: Node): boolean {
  const parent = parentOf(use);
  switch (parent?.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return parent.test === use;
    case "LogicalExpression":
      return parent.left === use;
    case "UnaryExpression":
      return parent.operator === "!";
    default:
      return false;
  }
}

function fetchesReply(rewriter: Rewriter, call: Call): boolean {
  const [given] = call.arguments;
  const options = optionsOf(rewriter, given);
  if (!given || (!options && rewriter.typeOf(given)?.kind === "string")) return false;
  // What stands in options that are not to be seen may ask for the message.
  const isOpen = !options || options.properties.some(one => one.type === "SpreadElement");
  return isOpen || propertyOf(options, "fetchReply") !== undefined;
}

/** `filter = i => { …; return i.reply("Not yours."); }`: what is filtered is a click, where it is asked for what only clicks have. */
function filtered(rewriter: Rewriter, { object }: Member, func: Func): { weak: boolean } | null {
  const isGiven =
    object.type === "Identifier" && func.params[0] === rewriter.tree.resolve(object)?.identifier;
  if (!isGiven || rewriter.typeOf(object) !== undefined || !/filter$/i.test(nameOf(func) ?? "")) return null;
  const asked = new RegExp(
    `(?<![\\w$])${literally(object.name)}\\.(?:user|customId|componentType|isButton|isSelectMenu|values)\\b`,
  );
  return asked.test(rewriter.text(func)) ? { weak: true } : null;
}

/** Whether it gives something on another way, and whoever calls it looks at what came. */
function isAskedFor(rewriter: Rewriter, func: Func): boolean {
  const name = nameOf(func);
  // What a command gives goes nowhere.
  if (name === undefined || /^(callback|execute|handle\w*|run)$/.test(name) || !givesElse(func)) return false;
  // A collector takes what its filter gives something for.
  if (/filter$/i.test(name)) return rewriter.isBot;
  const texts = rewriter.project?.texts ?? [rewriter.tree.text];
  const asked = new RegExp(
    `(?:[=(!&|?:]|\\breturn)\\s*(?:await\\s+)?(?:[\\w.]+\\.)?${literally(name)}\\s*\\(`,
  );
  return once(texts, `asked ${name}`, () => texts.some(text => asked.test(text)));
}

function nameOf(func: Func): string | undefined {
  if (func.type === "FunctionDeclaration") return func.id?.name;
  const owner = "key" in func ? func : parentOf(func);
  if (owner?.type === "VariableDeclarator") return owner.id.type === "Identifier" ? owner.id.name : undefined;
  if (owner?.type === "AssignmentExpression")
    return isMember(owner.left) ? memberName(owner.left) : undefined;
  return owner ? keyName(owner) : undefined;
}

/** Returns with a value that is neither nothing nor what an interaction is answered with. */
function givesElse(func: Func): boolean {
  return returnedBy(func).some(given => {
    const value = given.type === "AwaitExpression" ? given.argument : given;
    if (value.type === "NullLiteral" || (value.type === "BooleanLiteral" && !value.value)) return false;
    if (value.type === "Identifier") return value.name !== "undefined";
    const method = isCall(value) && isMember(value.callee) ? (memberName(value.callee) ?? "") : "";
    return !/^(reply|editReply|followUp|update|send|edit|delete|defer\w*|show\w*|then|catch)$/.test(method);
  });
}

/** The statement that returns nothing but this. */
function returnOf(call: Call): ReturnStatement | null {
  let at: Node | undefined = parentOf(call);
  while (at?.type === "AwaitExpression" || at?.type === "ParenthesizedExpression") at = parentOf(at);
  return at?.type === "ReturnStatement" ? at : null;
}

/** `Promise<void>`, and `Promise<Message | void>`: of a reply there came no message. */
function givesNothing({ returnType }: Func): boolean {
  const type = returnType?.type === "TSTypeAnnotation" ? returnType.typeAnnotation : null;
  if (type?.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return false;
  const [given] = type.typeName.name === "Promise" ? (type.typeParameters?.params ?? []) : [];
  return given?.type === "TSUnionType" ? given.types.some(isVoid) : isVoid(given);
}

const isVoid = (type: Node | undefined): boolean => type?.type === "TSVoidKeyword";

/** The reply is waited for, and then it is returned. */
function waitedFor(rewriter: Rewriter, statement: ReturnStatement, func: Func): Edit[] {
  const { text } = rewriter.tree;
  const [start, end] = [startOf(statement), endOf(statement)];
  const { argument } = statement;
  // What begins with a bracket would belong to the statement before.
  const wait: Edit =
    argument?.type === "AwaitExpression" && !isBracketed(argument)
      ? { start, end: startOf(argument), text: "" }
      : { start, end: start + "return".length, text: "await" };
  const close = text[end - 1] === ";" ? ";" : "";
  const next = close || ";";
  const list = listAround(statement);
  if (!list) {
    const open: Edit = { ...wait, text: `{ ${wait.text}` };
    return [open, { start: end, end, text: `${close ? "" : next} return${next} }` }];
  }
  if (parentOf(statement) === func.body && list.at(-1) === statement) return [wait];
  const indent = text.slice(text.lastIndexOf("\n", start) + 1, start);
  const between = indent.trim() === "" ? `${lineEndOf(text)}${indent}` : `${close ? "" : next} `;
  return [wait, { start: end, end, text: `${between}return${close}` }];
}

/** The statements that this is one of; null where it stands alone behind an `if`. */
function listAround(statement: ReturnStatement): readonly Node[] | null {
  const block = parentOf(statement);
  if (block?.type === "SwitchCase") return block.consequent;
  return block?.type === "BlockStatement" ? block.body : null;
}
