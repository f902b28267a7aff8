import type { NewExpression } from "@babel/types";
import {
  bare,
  type Call,
  endOf,
  isBracketed,
  isMember,
  memberName,
  outerStart,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import { type Rewriter, remove } from "../rewriter.ts";

/** `user.flags.has("SYSTEM")`: there is no such flag since version 13, the user itself tells. */
export function systemFlag(rewriter: Rewriter, call: Call | NewExpression): void {
  const [flag, ...others] = call.arguments;
  if (!isMember(call.callee) || stringValue(flag) !== "SYSTEM" || others.length > 0) return;
  const flags = bare(call.callee.object);
  const isOfUser = isMember(flags) && memberName(flags) === "flags" && !flags.computed;
  const receiver = isOfUser ? rewriter.receiver(flags, ["User"], false) : null;
  if (receiver && isOfUser) {
    const edits = [
      // The bracket that is closed before `has`.
      ...(isBracketed(flags) ? [remove(outerStart(flags), startOf(flags))] : []),
      { start: startOf(flags.property), end: endOf(call), text: "system" },
    ];
    rewriter.change("13-T94", call, edits, receiver.weak);
    return;
  }
  const type = rewriter.typeOf(flags);
  if (flag && type?.kind === "instance" && type.names.includes("UserFlags"))
    rewriter.flag("13-T94", flag, "removed");
}
