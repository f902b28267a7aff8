import { isMember, memberName } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

/** What the client has since a version, and no typings tell. */
const untold: Readonly<Record<number, readonly string[]>> = { 12: ["api"] };

/**
 * `client.isReady = true`, where the client of the next version has something of that name: what the bot keeps there
 * hides it, or is not kept, and is something before the bot has put it there.
 */
export const ownClientNames =
  (rule: string) =>
  (rewriter: Rewriter): void => {
    const { from, to, tree } = rewriter;
    const isNew = (name: string): boolean =>
      from.member("Client", name) === undefined &&
      (to.member("Client", name) !== undefined || (untold[to.version]?.includes(name) ?? false));
    for (const [name, assignments] of tree.memberAssignments) {
      if (!isNew(name)) continue;
      for (const { left } of assignments)
        if (isMember(left) && memberName(left) === name && rewriter.receiver(left, ["Client"], false))
          rewriter.flag(rule, left, "behaviour");
    }
  };
