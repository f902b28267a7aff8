import {
  endOf,
  type Func,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { isBotName } from "../../infer/names.ts";
import type { Rewriter } from "../rewriter.ts";

/**
 * `(guild, user)` becomes `({ guild, user })`, where an event gives one thing now that has both. `whole` is what those call
 * it who take it as it is. Null where the function takes something else.
 */
export function partsInstead(
  rewriter: Rewriter,
  func: Node,
  keys: readonly [string, string],
  whole: string,
): Edit[] | null {
  if (!isFunc(func)) return null;
  const [first, second, ...others] = partsGiven(func, keys);
  if (!first || first.type === "ObjectPattern") return [];
  if (others.length > 0 || first.type !== "Identifier" || (second && second.type !== "Identifier"))
    return null;
  if (!second && first.name === whole) return [];
  const parts = [first.name, ...(second ? [second.name] : [])].map((name, index) =>
    name === keys[index] ? name : `${keys[index]}: ${name}`,
  );
  const isBare = !rewriter.tree.text.slice(startOf(func), startOf(first)).includes("(");
  const text = `{ ${parts.join(", ")} }`;
  return [{ start: startOf(first), end: endOf(second ?? first), text: isBare ? `(${text})` : text }];
}

/** All but the bot; of more, what a loader of the bot adds, those that are called like the parts. */
function partsGiven(func: Func, [first, second]: readonly [string, string]): Node[] {
  const given = func.params.filter(one => !isBot(one));
  if (given.length < 3) return given;
  const isCalled = (at: number, name: string): boolean => {
    const param = given[at];
    return param?.type === "Identifier" && param.name === name;
  };
  const at = given.findIndex((_one, index) => isCalled(index, first) && isCalled(index + 1, second));
  return at < 0 ? given : given.slice(at, at + 2);
}

export const isBot = (param: Node): boolean => param.type === "Identifier" && isBotName(param.name);

/** What the file exports. */
export function isExported(func: Func): boolean {
  const parent = parentOf(func);
  if (parent?.type === "ExportDefaultDeclaration") return true;
  return (
    parent?.type === "AssignmentExpression" &&
    isMember(parent.left) &&
    /exports/.test(memberName(parent.left) ?? "")
  );
}
