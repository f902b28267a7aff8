import { isMember, memberName, type Node } from "../../engine/nodes.ts";
import { isFunction } from "../../engine/types.ts";
import type { Rewriter } from "../rewriter.ts";

/**
 * `if (noPermissions(message, "MANAGE_ROLES")) return`, where a file of the bot has such a function, and asks whether
 * somebody has what it is given: names of permissions go there as they are now.
 */
export function asksForPermission(rewriter: Rewriter, callee: Node): boolean {
  const name = callee.type === "Identifier" ? callee.name : isMember(callee) ? memberName(callee) : undefined;
  if (name === undefined || !/perm/i.test(name) || !rewriter.project) return false;
  const type = rewriter.typeOf(callee);
  if (type !== undefined && !isFunction(type)) return false;
  const declared = new RegExp(
    `\\b${name}\\s*(?:[=:]\\s*)?(?:async\\s*)?(?:function\\s*)?\\([^()]*\\)\\s*(?:=>|\\{)`,
  );
  return rewriter.project.texts.some(
    text => text.includes(name) && declared.test(text) && asks.test(text) && !translates.test(text),
  );
}

const asks = /\.(?:has|missing|hasPermission)\(\s*[a-z]\w*\b/;

/** A table of the old names, by which they are shown. */
const translates = /["']?(?:MANAGE_GUILD|MANAGE_MESSAGES|KICK_MEMBERS|BAN_MEMBERS)["']?\s*:/;
