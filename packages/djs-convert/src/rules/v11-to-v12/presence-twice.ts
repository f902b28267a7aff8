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
  const owner = rewriter.text(call.callee.object);
  const said = partsOf(rewriter, call);
  const statement = statementOf(call);
  let next = statement && statementAfter(statement);
  for (; next?.type === "ExpressionStatement"; next = statementAfter(next)) {
    if (next.expression.type === "AwaitExpression") return;
    const other = firstCall(next.expression);
    if (!other || !isMember(other.callee) || rewriter.text(other.callee.object) !== owner) continue;
    if (!namesOfPresenceCalls.split(" ").includes(memberName(other.callee) ?? "")) continue;
    const again = partsOf(rewriter, other);
    const isLost = said.some(part => !again.includes(part));
    if (isLost && rewriter.receiver(call.callee, ["ClientUser"], false))
      rewriter.flag("12-T52", other, "behaviour");
    return;
  }
}

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
