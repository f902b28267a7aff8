import { callOf, type Member, startOf } from "../../engine/nodes.ts";
import { dropArguments } from "../arguments.ts";
import { isIdle, startsStatement } from "../literals.ts";
import { type MemberRow, rename } from "../member-rows.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** `members.array()`: version 13 has iterators in its place, which are put into a list. */
const listed = (rewriter: Rewriter, node: Member, method: string) => {
  const call = callOf(node);
  if (!call) return null;
  // At the beginning of a statement a bracket could belong to the line before.
  const isFirst =
    rewriter.tree.file.program.body.some(one => startOf(one) === startOf(call)) || startsStatement(node);
  // `message.guild?.members.cache.array()`: of nothing there are none.
  const mayBeNone = call.type === "OptionalCallExpression";
  const [open, close] = isFirst
    ? ["Array.from(", mayBeNone ? " ?? [])" : ")"]
    : mayBeNone
      ? ["[...(", " ?? [])]"]
      : ["[...", "]"];
  // What nobody ever asked for: `keyArray("id")`.
  const rest = call.arguments.every(isIdle) ? dropArguments(rewriter, call) : [];
  return [before(call, open), rename(node, method), ...rest, after(call, close)];
};

export const listRows: readonly MemberRow[] = [
  {
    id: "13-082",
    on: ["#"],
    member: "array",
    when: "called",
    unique: true,
    fits: call => call?.arguments.length === 0,
    edit: (rewriter, node) => listed(rewriter, node, "values"),
  },
  // `Joi.array(…)` of something unknown is none of ours.
  {
    id: "13-082",
    on: ["#"],
    member: "array",
    when: "called",
    edit: (rewriter, node) => listed(rewriter, node, "values"),
  },
  {
    id: "13-083",
    on: ["#"],
    member: "keyArray",
    when: "called",
    unique: true,
    edit: (rewriter, node) => listed(rewriter, node, "keys"),
  },
];
