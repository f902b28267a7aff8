import { callOf, endOf, type Member, memberName, outerEnd, outerStart, startOf } from "../../engine/nodes.ts";
import { callsOfUtil } from "../package-functions.ts";
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

/** `Util.splitMessage(list)`. */
export function splitTexts(rewriter: Rewriter): void {
  for (const {
    arguments: [text],
  } of callsOfUtil(rewriter, "splitMessage"))
    if (text) rewriter.wrap("13-T69", text, textEdits(rewriter, text), false);
}

/** `Util.cleanContent(text, message)`. */
export function cleanTexts(rewriter: Rewriter): void {
  for (const {
    arguments: [, message],
  } of callsOfUtil(rewriter, "cleanContent")) {
    const type = message && rewriter.typeOf(message);
    if (message && rewriter.infer.isA(type, "Message"))
      rewriter.wrap("13-T67", message, behind(message, ".channel"), type?.weak ?? true);
  }
}
