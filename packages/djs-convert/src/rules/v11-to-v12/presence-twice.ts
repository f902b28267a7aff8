import type { NewExpression } from "@babel/types";
import {
  type Call,
  callOf,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { optionsOf, statementAfter } from "../literals.ts";
import type { Rewriter } from "../rewriter.ts";

export const namesOfPresenceCalls = "setGame setActivity setStatus setAFK setPresence";

type Part = "activity" | "afk" | "status";

/** `setActivity(…); setStatus(…);`: the second one is sent before the first one is known, and takes it away. */
export function presenceTwice(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const said = partsOf(rewriter, call);
  const statement = statementOf(call);
  const isLost = (other: Call): boolean => {
    const again = partsOf(rewriter, other);
    return said.some(part => !again.includes(part));
  };
  const others = statement ? nextCalls(rewriter, call.callee.object, statementAfter(statement)) : [];
  for (const other of others.filter(isLost))
    if (rewriter.receiver(call.callee, ["ClientUser"], false)) rewriter.flag("12-T52", other, "behaviour");
}

/** The calls by which `owner` is given a presence from a statement on, before anything is waited for. */
function nextCalls(rewriter: Rewriter, owner: Node, from: Node | null | undefined): readonly Call[] {
  for (let at = from; at; at = statementAfter(at)) {
    const found = callsOf(rewriter, owner, at);
    if (found.length > 0 || /\bawait\b/.test(rewriter.text(at))) return found;
  }
  return [];
}

/** One in a statement itself, or one in each of its ways. */
function callsOf(rewriter: Rewriter, owner: Node, node: Node | null | undefined): readonly Call[] {
  switch (node?.type) {
    case "ExpressionStatement": {
      const call = node.expression.type === "AwaitExpression" ? null : firstCall(node.expression);
      const isSame = isMember(call?.callee) && rewriter.text(call.callee.object) === rewriter.text(owner);
      return call && isSame && setsPresence(call) ? [call] : [];
    }
    case "BlockStatement":
      return nextCalls(rewriter, owner, node.body[0]);
    case "IfStatement":
      return [node.consequent, node.alternate].flatMap(way => callsOf(rewriter, owner, way));
    default:
      return [];
  }
}

const setsPresence = ({ callee }: Call): boolean =>
  isMember(callee) && namesOfPresenceCalls.split(" ").includes(memberName(callee) ?? "");

/** The statement that is nothing but this call, with what is done after it: `setActivity(x).catch(f);`. */
function statementOf(call: Call): Node | undefined {
  const parent = parentOf(call);
  const behind = isMember(parent) && parent.object === call ? callOf(parent) : undefined;
  if (behind) return statementOf(behind);
  return parent?.type === "ExpressionStatement" ? parent : undefined;
}

/** The call at the beginning of `x.setActivity(y).then(f).catch(g)`. */
function firstCall(node: Node): Call | null {
  if (!isCall(node) || !isMember(node.callee)) return null;
  return /^(then|catch|finally)$/.test(memberName(node.callee) ?? "") ? firstCall(node.callee.object) : node;
}

const parts: Readonly<Record<string, Part>> = {
  activity: "activity",
  afk: "afk",
  game: "activity",
  setAFK: "afk",
  setActivity: "activity",
  setGame: "activity",
  setStatus: "status",
  status: "status",
};

/** What a call says: everything where that is not to be seen. */
function partsOf(rewriter: Rewriter, call: Call): readonly Part[] {
  const name = (isMember(call.callee) && memberName(call.callee)) || "";
  if (name !== "setPresence") return partOf(name);
  const options = optionsOf(rewriter, call.arguments[0]);
  return options
    ? options.properties.flatMap(one => partOf(keyName(one) ?? ""))
    : ["activity", "afk", "status"];
}

const partOf = (name: string): readonly Part[] =>
  Object.hasOwn(parts, name) && parts[name] ? [parts[name]] : [];
