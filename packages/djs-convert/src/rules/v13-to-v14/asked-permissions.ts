import { isMember, memberName, type Node } from "../../engine/nodes.ts";
import { literally } from "../../engine/patterns.ts";
import { isFunction } from "../../engine/types.ts";
import { once } from "../asked-once.ts";
import type { Rewriter } from "../rewriter.ts";
import { ownFunctions } from "./own-functions.ts";

/**
 * `if (noPermissions(message, "MANAGE_ROLES")) return`, where a file of the bot has such a function, and asks whether
 * somebody has what it is given: names of permissions go there as they are now.
 */
export function asksForPermission(rewriter: Rewriter, callee: Node): boolean {
  const name = callee.type === "Identifier" ? callee.name : isMember(callee) ? memberName(callee) : undefined;
  if (name === undefined || !rewriter.project) return false;
  const type = rewriter.typeOf(callee);
  if (type !== undefined && !isFunction(type)) return false;
  const { project } = rewriter;
  return once(project.texts, `asks for permissions: ${name}`, () =>
    ownFunctions(project, name).some(({ params, body, text }) => {
      if (translates.test(text)) return false;
      return /perm/i.test(name) ? asks.test(text) : asksForParameter(body, params);
    }),
  );
}

/** `allowed(member, flag) { return member.permissions.has(flag) }`: what it is given is asked for, whatever it is called. */
const asksForParameter = (body: string, params: readonly string[]): boolean =>
  params
    .flatMap(param => param.match(/[A-Za-z_$][\w$]*/g) ?? [])
    .some(param => {
      const given = literally(param);
      const asked = new RegExp(
        `\\b(?:permissions(?:For|In)?\\b[^;\\n]*\\.\\s*(?:has|any|missing)|hasPermission)\\(\\s*${given}\\s*[,)]`,
      );
      return asked.test(body);
    });

const asks = /\.(?:has|missing|hasPermission)\(\s*[a-z]\w*\b/;

/** A table of the old names, by which they are shown. */
const translates = /["']?(?:MANAGE_GUILD|MANAGE_MESSAGES|KICK_MEMBERS|BAN_MEMBERS)["']?\s*:/;
