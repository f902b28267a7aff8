import type { AssignmentExpression, Identifier, NewExpression, VariableDeclarator } from "@babel/types";
import {
  type Call,
  callOf,
  isCall,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropArgument } from "../arguments.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

const walked = /^(forEach|map|filter|find|some|every|each|sort|partition|reduce)$/;
const untouched = /^(size|length|has|keyArray|keys|delete|clear|firstKey|lastKey|randomKey)$/;

/** `fetchBans()` gave users; now it gives bans, and the user of each stands behind `.user`. */
export function usersOfBans(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "fetchBans") return;
  const receiver = rewriter.receiver(call.callee, ["Guild"], rewriter.isBot);
  if (!receiver) return;
  rewriter.done.add(call.callee);
  const [reasons] = call.arguments;
  if (reasons?.type === "BooleanLiteral" && reasons.value) {
    // With reasons it gave bans before.
    rewriter.change("12-192", call, dropArgument(rewriter, call, 0), receiver.weak);
    return;
  }
  const users = call.arguments.length === 0 ? usersIn(rewriter, call) : null;
  if (!users) {
    rewriter.flag("12-192", call.callee, "behaviour");
    return;
  }
  for (const one of new Set(users)) rewriter.change("12-192", one, userOf(one), receiver.weak);
}

/** `.user` behind a ban; of one that may be missing, and is kept, the user is missing then. */
function userOf(ban: Node): Edit[] {
  const parent = parentOf(ban);
  if (isCall(ban) && (parent?.type === "LogicalExpression" || isGivenTo(parent)))
    return [before(ban, "("), after(ban, " || {}).user")];
  const isShort = parent?.type === "ObjectProperty" && parent.shorthand;
  return [
    ...(isShort && ban.type === "Identifier" ? [before(ban, `${ban.name}: `)] : []),
    after(ban, ".user"),
  ];
}

/** What keeps something under a name. */
const isGivenTo = (node: Node | undefined): node is AssignmentExpression | VariableDeclarator =>
  node?.type === "VariableDeclarator" || (node?.type === "AssignmentExpression" && node.operator === "=");

/** Where users of the result stand; null where that cannot be followed. */
function usersIn(rewriter: Rewriter, call: Call): Node[] | null {
  const parent = parentOf(call);
  if (parent?.type === "ExpressionStatement") return [];
  if (isMember(parent) && parent.object === call && memberName(parent) === "then") {
    const callback = callOf(parent)?.arguments[0];
    const param = isFunc(callback) ? callback.params[0] : undefined;
    return param?.type === "Identifier" ? ofName(rewriter, param) : null;
  }
  if (parent?.type !== "AwaitExpression") return null;
  const owner = parentOf(parent);
  if (owner?.type === "VariableDeclarator" && owner.id.type === "Identifier")
    return ofName(rewriter, owner.id);
  return ofCollection(rewriter, parent);
}

function ofName(rewriter: Rewriter, name: Identifier): Node[] | null {
  const { tree } = rewriter;
  const binding = tree.resolve(name);
  if (!binding) return null;
  const given = tree.assignmentsOf(binding);
  if (!given.every(one => isFilterOf(one.right, name.name))) return null;
  const found: Node[] = [];
  for (const use of tree.references(binding)) {
    if (given.some(one => one.left === use)) continue;
    const users = ofCollection(rewriter, use);
    if (!users) return null;
    found.push(...users);
  }
  return found;
}

/** `bans = bans.filter(…)`: what is left is of the same kind. */
const isFilterOf = (value: Node, name: string): boolean =>
  isCall(value) &&
  isMember(value.callee) &&
  memberName(value.callee) === "filter" &&
  value.callee.object.type === "Identifier" &&
  value.callee.object.name === name;

/** The users that one use of the collection hands out. */
function ofCollection(rewriter: Rewriter, use: Node): Node[] | null {
  const member = parentOf(use);
  if (!isMember(member) || member.object !== use) return null;
  const name = memberName(member) ?? "";
  if (untouched.test(name)) return [];
  const call = callOf(member);
  if (!call) return null;
  if (name === "array") return ofCollection(rewriter, call);
  const beside = besideOther(call, use);
  // Nobody has to wait for it, and some do.
  const next = beside?.type === "AwaitExpression" ? parentOf(beside) : beside;
  // Read, or handed on as what it is.
  const isRead = (isMember(next) && next.object === call) || (isCall(next) && next.callee !== call);
  if (/^(get|first|last|random)$/.test(name))
    return isAsked(call) ? [] : isRead && !readsUser(call) ? [call] : ofVariable(rewriter, call, next);
  if (!walked.test(name) || name === "reduce") return null;
  const callback = call.arguments[0];
  const params = isFunc(callback) ? callback.params.slice(0, name === "sort" ? 2 : 1) : [];
  const users = params.flatMap(param => {
    const binding = param.type === "Identifier" ? rewriter.tree.resolve(param) : null;
    return binding ? rewriter.tree.references(binding) : [];
  });
  if (params.length === 0 || params.some(param => param.type !== "Identifier")) return null;
  // Whoever reads `.user` of it has seen that it is a ban.
  if (users.some(readsUser)) return null;
  const found = isRead ? [call] : isAsked(call) ? [] : ofVariable(rewriter, call, next);
  const result = name === "find" ? found : [];
  if (!result) return null;
  const further = name === "filter" ? ofFiltered(rewriter, call, next) : [];
  return further && [...users, ...result, ...further];
}

/** What takes a result, or either of two: `bans.get(x) || bans.find(f)`. */
function besideOther(call: Call, use: Node): Node | undefined {
  const parent = parentOf(call);
  if (parent?.type !== "LogicalExpression" || parent.operator === "&&") return parent;
  const isOfSame = [parent.left, parent.right].every(
    one =>
      isCall(one) &&
      isMember(one.callee) &&
      one.callee.object.type === "Identifier" &&
      use.type === "Identifier" &&
      one.callee.object.name === use.name,
  );
  return isOfSame ? parentOf(parent) : parent;
}

/** The users that are handed out of what is left. */
function ofFiltered(rewriter: Rewriter, call: Call, next: Node | undefined): Node[] | null {
  if (isMember(next)) return ofCollection(rewriter, call);
  if (next?.type === "AssignmentExpression" && next.left.type === "Identifier")
    return isFilterOf(call, next.left.name) ? [] : null;
  if (next?.type !== "VariableDeclarator" || next.id.type !== "Identifier") return null;
  return ofName(rewriter, next.id);
}

/**
 * `const user = bans.find(…)`: where something is read of it, or it is handed on; asked whether it is there it stays. A
 * variable that holds other users, too, is given the user.
 */
function ofVariable(rewriter: Rewriter, call: Call, given: Node | undefined): Node[] | null {
  const name = isGivenTo(given) ? (given.type === "VariableDeclarator" ? given.id : given.left) : undefined;
  const binding = name?.type === "Identifier" ? rewriter.tree.resolve(name) : undefined;
  if (!binding) return null;
  const uses = rewriter.tree.references(binding).filter(use => !isAsked(use));
  if (uses.some(readsUser)) return null;
  if (given?.type === "AssignmentExpression" || rewriter.tree.assignmentsOf(binding).length > 0)
    return [call];
  return uses.every(isTaken) ? uses : null;
}

/** Read, handed on, or made a part of a text. */
function isTaken(use: Node): boolean {
  const parent = parentOf(use);
  return isMember(parent) || isCall(parent) || parent?.type === "TemplateLiteral";
}

function isAsked(use: Node): boolean {
  const parent = parentOf(use);
  if (parent?.type === "UnaryExpression") return parent.operator === "!";
  if (parent?.type === "LogicalExpression") return parent.operator === "&&" && parent.left === use;
  return (parent?.type === "IfStatement" || parent?.type === "ConditionalExpression") && parent.test === use;
}

function readsUser(use: Node): boolean {
  const member = parentOf(use);
  return isMember(member) && member.object === use && memberName(member) === "user";
}
