import type { BinaryExpression, Expression, Identifier, NewExpression, SwitchStatement } from "@babel/types";
import {
  bare,
  type Call,
  endOf,
  isCall,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Type } from "../../engine/types.ts";
import { constructs } from "../literals.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";

/** What an expression gives, looked up behind a name that is never given anything else. */
function sourceOf(rewriter: Rewriter, node: Node): Node {
  const at = bare(node.type === "AwaitExpression" ? node.argument : node);
  if (at.type !== "Identifier") return at;
  const binding = rewriter.tree.resolve(at);
  const owner = binding?.owner;
  const isAssigned = binding !== null && rewriter.tree.assignmentsOf(binding).length > 0;
  if (isAssigned || owner?.type !== "VariableDeclarator" || owner.id.type !== "Identifier" || !owner.init)
    return at;
  return bare(owner.init);
}

/** Strict comparisons with the other kind of nothing: `find` and activities give undefined now, a voice channel null. */
export function nothingCompared(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  if (node.type !== "BinaryExpression") return;
  if (node.operator === "instanceof") webhookInstance(rewriter, node);
  if (node.operator !== "===" && node.operator !== "!==") return;
  for (const [subject, value] of [
    [node.left, node.right],
    [node.right, node.left],
  ] as const) {
    const isNull = value.type === "NullLiteral";
    if (!isNull && !(value.type === "Identifier" && value.name === "undefined")) continue;
    const source = sourceOf(rewriter, subject);
    if (isNull && subject.type === "Identifier" && source === subject) foundAtTimes(rewriter, node, subject);
    else if (isNull && isCall(source) && isMember(source.callee)) {
      if (!/^(find|findKey)$/.test(memberName(source.callee) ?? "")) continue;
      const receiver = rewriter.receiver(source.callee, ["#"], false);
      if (receiver) rewriter.change("12-022", value, [replace(value, "undefined")], receiver.weak);
    } else if (isNull && isMember(source) && memberName(source) === "game") {
      const receiver = rewriter.receiver(source, ["Presence"], false);
      if (receiver) rewriter.change("12-175", value, [replace(value, "undefined")], receiver.weak);
    } else if (!isNull && isMember(source) && memberName(source) === "voiceChannel") {
      const receiver = rewriter.receiver(source, ["GuildMember"], false);
      if (receiver) rewriter.change("12-211", value, [replace(value, "null")], receiver.weak);
    }
  }
}

/** `let one = null; if (x) one = list.find(f); if (one === null)`: either kind of nothing is held. */
function foundAtTimes(rewriter: Rewriter, comparison: BinaryExpression, name: Identifier): void {
  const { tree } = rewriter;
  const binding = tree.resolve(name);
  const given = (tree.identifiers.get(name.name) ?? []).flatMap(use => {
    const owner = tree.resolve(use) === binding ? parentOf(use) : undefined;
    if (owner?.type === "AssignmentExpression") return owner.left === use ? [owner.right] : [];
    return owner?.type === "VariableDeclarator" && owner.id === use && owner.init ? [owner.init] : [];
  });
  const found = given.map(bare).flatMap(one => {
    const callee = isCall(one) && isMember(one.callee) ? one.callee : null;
    const isFind = callee && /^(find|findKey)$/.test(memberName(callee) ?? "");
    return (isFind && rewriter.receiver(callee, ["#"], false)) || [];
  });
  const [first] = found;
  const start = endOf(comparison.left);
  const at = rewriter.tree.text.indexOf(comparison.operator, start);
  if (!first || at < start || at >= startOf(comparison.right)) return;
  const edit = { start: at, end: at + comparison.operator.length, text: comparison.operator.slice(0, 2) };
  rewriter.change("12-022", comparison, [edit], first.weak);
}

function webhookInstance(rewriter: Rewriter, node: BinaryExpression): void {
  const right = rewriter.typeOf(node.right);
  if (right?.kind === "class" && right.name === "Webhook") rewriter.flag("12-292", node, "behaviour");
}

const spoken = [
  "User",
  "GuildMember",
  "Role",
  "Channel",
  "GuildChannel",
  "Guild",
  "Emoji",
  "Message",
  "Invite",
];

/** `"Welcome " + member` gave a mention, and `args[0] == member` asked for one; now either is the id. */
export function textsOf(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  if (node.type !== "BinaryExpression" || !/^(\+|[=!]=)$/.test(node.operator)) return;
  const row = node.operator === "+" ? "12-079" : "12-T61";
  const sides: readonly (readonly [Expression, Expression])[] =
    node.left.type === "PrivateName"
      ? []
      : [
          [node.left, node.right],
          [node.right, node.left],
        ];
  for (const [one, other] of sides) {
    const type = rewriter.typeOf(one);
    if (type?.kind !== "instance" || rewriter.done.has(one)) continue;
    // What is certainly one of these makes a text of whatever stands beside it.
    const kind = isWord(other) ? "string" : rewriter.typeOf(other)?.kind;
    const isOpen = row === "12-079" && !type.weak && kind === undefined;
    if (kind !== "string" && !isOpen) continue;
    // `config.guild` may well be an id.
    if (row === "12-T61" && type.weak && isMember(one)) continue;
    if (type.names.length > 0 && spoken.some(name => rewriter.infer.isA(type, name)))
      rewriter.wrap(row, one, [before(one, "`${"), after(one, "}`")], type.weak);
  }
}

/** `args[0]`. */
const isWord = (node: Node): boolean =>
  isMember(node) && node.computed && node.object.type === "Identifier" && node.object.name === "args";

/** Methods of collections that ask a function of everything. */
export const predicated = /^(every|filter|filterArray|find|findKey|partition|some|sweep)$/;
const notBoolean: readonly Type["kind"][] = ["string", "number", "array", "list", "instance", "collection"];

/** `find(one => one.name.match(x))`: what is asked for is a boolean now. */
export function predicates(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const callback = call.arguments[0];
  if (callback?.type !== "ArrowFunctionExpression" || callback.body.type === "BlockStatement") return;
  const receiver = rewriter.receiver(call.callee, ["#"], false);
  const type = receiver && rewriter.typeOf(callback.body);
  if (!receiver || !type || !notBoolean.includes(type.kind)) return;
  rewriter.wrap(
    "12-T22",
    callback.body,
    [before(callback.body, "Boolean("), after(callback.body, ")")],
    receiver.weak || type.weak,
  );
}

/** Counts below nothing, and constructors whose arguments went elsewhere. */
export function countsAndShards(rewriter: Rewriter, node: Call | NewExpression): void {
  if (constructs(rewriter, node, "Shard") && node.arguments.length > 2) {
    rewriter.flag("12-251", node, "behaviour");
    return;
  }
  if (constructs(rewriter, node, "User") && node.arguments.length < 2) {
    const [client] = node.arguments;
    const at = endOf(node) - (rewriter.text(node).endsWith(")") ? 1 : 0);
    const given = client
      ? after(client, ", {}")
      : { start: at, end: at, text: at < endOf(node) ? "undefined, {}" : "(undefined, {})" };
    rewriter.change("12-T58", node, [given]);
    return;
  }
  if (!isCall(node) || !isMember(node.callee) || isFunc(node.arguments[0])) return;
  const count = node.arguments[0];
  if (!/^(first|last|random)(Key)?$/.test(memberName(node.callee) ?? "")) return;
  if (count?.type !== "UnaryExpression" || count.operator !== "-") return;
  if (rewriter.receiver(node.callee, ["#"], false)) rewriter.flag("12-023", node.callee, "behaviour");
}

const flagsOf: Readonly<Record<string, string>> = {
  permissions: "Role",
  allow: "PermissionOverwrites",
  deny: "PermissionOverwrites",
};

/** `role.permissions === 8`: what was a number knows its number. */
export function comparedFlags(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  if (node.type !== "BinaryExpression" || !/^[=!]==$/.test(node.operator)) return;
  for (const [side, other] of [
    [node.left, node.right],
    [node.right, node.left],
  ] as const) {
    const owner = isMember(side) ? flagsOf[memberName(side) ?? ""] : undefined;
    const receiver = owner && isMember(side) ? rewriter.receiver(side, [owner], false) : null;
    if (receiver && rewriter.typeOf(other)?.kind === "number")
      rewriter.change("12-T32", side, [after(side, ".bitfield")], receiver.weak);
  }
}
