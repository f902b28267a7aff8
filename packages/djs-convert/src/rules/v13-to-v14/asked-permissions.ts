import { isMember, memberName, type Node } from "../../engine/nodes.ts";
import { literally } from "../../engine/patterns.ts";
import { isFunction } from "../../engine/types.ts";
import { once } from "../asked-once.ts";
import type { Rewriter } from "../rewriter.ts";

/**
 * `if (noPermissions(message, "MANAGE_ROLES")) return`, where a file of the bot has such a function, and asks whether
 * somebody has what it is given: names of permissions go there as they are now.
 */
export function asksForPermission(rewriter: Rewriter, callee: Node): boolean {
  const name = callee.type === "Identifier" ? callee.name : isMember(callee) ? memberName(callee) : undefined;
  if (name === undefined || !rewriter.project) return false;
  const type = rewriter.typeOf(callee);
  if (type !== undefined && !isFunction(type)) return false;
  const declared = new RegExp(
    `\\b${literally(name)}\\s*(?:[=:]\\s*)?(?:async\\s*)?(?:function\\s*)?\\(([^()]*)\\)\\s*(?:=>|\\{)`,
  );
  const { texts } = rewriter.project;
  return once(texts, `asks for permissions: ${name}`, () =>
    texts.some(text => {
      const found = text.includes(name) ? declared.exec(text) : null;
      if (!found || translates.test(text)) return false;
      return /perm/i.test(name) ? asks.test(text) : asksForParameter(bodyBehind(text, found), found[1] ?? "");
    }),
  );
}

/** `allowed(member, flag) { return member.permissions.has(flag) }`: what it is given is asked for, whatever it is called. */
const asksForParameter = (text: string, params: string): boolean =>
  (params.match(/[A-Za-z_$][\w$]*/g) ?? []).some(param => {
    const given = literally(param);
    const asked = new RegExp(
      `\\b(?:permissions(?:For|In)?\\b[^;\\n]*\\.\\s*(?:has|any|missing)|hasPermission)\\(\\s*${given}\\s*[,)]`,
    );
    return asked.test(text);
  });

/** What follows the head of a function: the rest of the line, and what is indented further than the head below it. */
function bodyBehind(text: string, { 0: head, index }: RegExpExecArray): string {
  const indent = /^[\t ]*/.exec(text.slice(text.lastIndexOf("\n", index) + 1))?.[0] ?? "";
  const [first = "", ...others] = text.slice(index + head.length).split("\n");
  const end = others.findIndex(line => line.trim() !== "" && !/^[\t ]/.test(line.slice(indent.length)));
  return [first, ...(end < 0 ? others : others.slice(0, end))].join("\n");
}

const asks = /\.(?:has|missing|hasPermission)\(\s*[a-z]\w*\b/;

/** A table of the old names, by which they are shown. */
const translates = /["']?(?:MANAGE_GUILD|MANAGE_MESSAGES|KICK_MEMBERS|BAN_MEMBERS)["']?\s*:/;
