import type { NewExpression } from "@babel/types";
import {
  type Call,
  callOf,
  endOf,
  isCall,
  isMember,
  type Member,
  memberName,
  outerEnd,
  outerStart,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Type } from "../../engine/types.ts";
import { after, behind, type Rewriter, remove, replace } from "../rewriter.ts";
import { textEdits } from "./texts.ts";

const plain: Readonly<Record<string, readonly [string, string]>> = {
  convertToBuffer: ["13-137", "Buffer.from"],
  str2ab: ["13-138", "Buffer.from"],
  resolveString: ["13-139", "String"],
};

/** What `Util` lost has a form of the language. */
export function utilMethods(rewriter: Rewriter, node: Member): void {
  const type = rewriter.typeOf(node.object);
  const name = memberName(node) ?? "";
  const row = Object.hasOwn(plain, name) ? plain[name] : undefined;
  // The package had them by their own names, too.
  const isUtil = type?.kind === "class" ? type.name === "Util" : type?.kind === "module" && row !== undefined;
  if (!isUtil || rewriter.done.has(node)) return;
  const call = callOf(node);
  const first = call?.arguments[0];
  const isList = first && /^(array|list)$/.test(rewriter.typeOf(first)?.kind ?? "");
  if (row && name === "resolveString" && call && isList)
    rewriter.change(row[0], node, [
      remove(startOf(call), outerStart(first)),
      ...behind(first, ".join('\\n')"),
      remove(outerEnd(first), endOf(call)),
    ]);
  else if (row) rewriter.change(row[0], node, [replace(node, row[1])]);
  if (name !== "delayFor") return;
  const time = call?.arguments[0];
  if (!call || !time) {
    rewriter.flag("13-T24", node, "removed");
    return;
  }
  rewriter.change("13-T24", node, [
    { start: startOf(node), end: outerStart(time), text: "new Promise(resolve => setTimeout(resolve, " },
    after(call, ")"),
  ]);
}

/** `Util.splitMessage(list)` and `Util.cleanContent(text, message)`. */
export function utilTexts(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  if (isUtilOrPackage(rewriter.typeOf(call.callee.object)))
    takeTexts(rewriter, call, memberName(call.callee) ?? "");
}

/** The same under their own names: `const { splitMessage } = Util`. */
export function utilTextsByName(rewriter: Rewriter): void {
  for (const name of ["splitMessage", "cleanContent"]) {
    for (const one of rewriter.tree.identifiers.get(name) ?? []) {
      const call = parentOf(one);
      if (!isCall(call) || call.callee !== one) continue;
      const type = rewriter.typeOf(one);
      const isOfUtil = type?.kind === "method" && isUtilOrPackage(type.owner);
      if (isOfUtil || rewriter.names.isImported(one)) takeTexts(rewriter, call, name);
    }
  }
}

const isUtilOrPackage = (type: Type | undefined): boolean =>
  type?.kind === "module" || (type?.kind === "class" && type.name === "Util");

function takeTexts(rewriter: Rewriter, call: Call, name: string): void {
  const [first, second] = call.arguments;
  if (first && name === "splitMessage") rewriter.wrap("13-T69", first, textEdits(rewriter, first), false);
  const type = second && rewriter.typeOf(second);
  if (second && name === "cleanContent" && rewriter.infer.isA(type, "Message"))
    rewriter.wrap("13-T67", second, behind(second, ".channel"), type?.weak ?? true);
}
