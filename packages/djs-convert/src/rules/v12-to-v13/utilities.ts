import { callOf, type Member, memberName, outerStart, startOf } from "../../engine/nodes.ts";
import { after, type Rewriter, replace } from "../rewriter.ts";

const plain: Readonly<Record<string, readonly [string, string]>> = {
  convertToBuffer: ["13-137", "Buffer.from"],
  str2ab: ["13-138", "Buffer.from"],
  resolveString: ["13-139", "String"],
};

/** What `Util` lost has a form of the language. */
export function utilMethods(rewriter: Rewriter, node: Member): void {
  if (!rewriter.tree.identifiers.has("Util")) return;
  const type = rewriter.typeOf(node.object);
  if (type?.kind !== "class" || type.name !== "Util" || rewriter.done.has(node)) return;
  const name = memberName(node) ?? "";
  const row = Object.hasOwn(plain, name) ? plain[name] : undefined;
  if (row) rewriter.change(row[0], node, [replace(node, row[1])]);
  const call = callOf(node);
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
