import {
  callOf,
  endOf,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** `SnowflakeUtil.generate()`, which gives a bigint now, and `SnowflakeUtil.deconstruct(id).date`, which is gone. */
export function snowflakes(rewriter: Rewriter, node: Member): void {
  const type = rewriter.typeOf(node.object);
  const call = callOf(node);
  if (!call || type?.kind !== "class" || type.name !== "SnowflakeUtil" || rewriter.done.has(node)) return;
  rewriter.done.add(node);
  const [given, ...others] = call.arguments;
  if (memberName(node) === "generate") {
    if (given?.type === "ObjectExpression" || isText(rewriter, call)) return;
    const edits = given ? [before(given, "{ timestamp: "), after(given, " }")] : [];
    rewriter.change("14-T140", call, [before(call, "String("), ...edits, after(call, ")")]);
    return;
  }
  const read = parentOf(call);
  const part = isMember(read) && read.object === call ? memberName(read) : undefined;
  if (!isMember(read) || !given || others.length > 0 || (part !== "date" && part !== "timestamp")) return;
  const util = rewriter.text(node.object);
  const time = { start: startOf(read), end: outerStart(given), text: `${util}.timestampFrom(` };
  const rest = { start: outerEnd(given), end: endOf(read), text: ")" };
  rewriter.change(
    "14-T141",
    read,
    part === "date"
      ? [
          { ...time, text: `new Date(${time.text}` },
          { ...rest, text: "))" },
        ]
      : [time, rest],
  );
}

/** `String(SnowflakeUtil.generate())`, and `${…}`. */
function isText(rewriter: Rewriter, made: Node): boolean {
  const parent = parentOf(made);
  if (isMember(parent)) return parent.object === made && memberName(parent) === "toString";
  return parent?.type === "TemplateLiteral" || (isCall(parent) && rewriter.text(parent.callee) === "String");
}
