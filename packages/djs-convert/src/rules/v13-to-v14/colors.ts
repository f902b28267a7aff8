import type { Identifier } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { alternatives, heldBy } from "../held-values.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { colors } from "./enums.ts";

/** `setColor("RED")` → `setColor("Red")`. */
export function setColor(rewriter: Rewriter, call: Call, first: Node): void {
  if (!isMember(call.callee)) return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed", ".Util"], true);
  if (!receiver) return;
  for (const one of alternatives(first)) {
    if (one.type === "Identifier") heldColors(rewriter, one, receiver.weak);
    else color(rewriter, one, receiver.weak);
  }
}

const colorOf = (value: Node): string | undefined => {
  const name = stringValue(value) ?? "";
  return Object.hasOwn(colors.values, name) ? colors.values[name] : undefined;
};

/** One written out color. */
export function color(rewriter: Rewriter, value: Node, weak: boolean): void {
  const to = colorOf(value);
  const quote = rewriter.text(value)[0];
  if (to && !rewriter.done.has(value))
    rewriter.change("14-105", value, [replace(value, `${quote}${to}${quote}`)], weak);
}

/** `let color = "RED"; … embed.setColor(color)`: where it is there for colors alone. */
function heldColors(rewriter: Rewriter, name: Identifier, weak: boolean): void {
  const held = heldBy(rewriter, name);
  const values = (held?.values ?? []).flatMap(alternatives);
  if (!held || !values.some(colorOf)) return;
  if (held.reads.every(takesColor)) for (const value of values) color(rewriter, value, weak);
  else rewriter.flag("14-105", name, "argument-unknown");
}

const takesColor = (read: Node): boolean => {
  const parent = parentOf(read);
  if (parent?.type === "ObjectProperty") return keyName(parent) === "color" && parent.value === read;
  const callee = isCall(parent) && parent.callee !== read ? parent.callee : null;
  return isMember(callee) && memberName(callee) === "setColor";
};
