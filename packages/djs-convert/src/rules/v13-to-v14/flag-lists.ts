import { callOf, isMember, type Member, memberName, parentOf } from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";

const fields = ["Permissions", "UserFlags", "MessageFlags", "SystemChannelFlags"];

/** `member.permissions.toArray().join(", ")`: the names in the list have another form, which is seen where they are shown. */
export function flagLists(rewriter: Rewriter, node: Member): void {
  const call = callOf(node);
  if (memberName(node) !== "toArray" || !call || rewriter.done.has(node)) return;
  if (!rewriter.receiver(node, fields, false)) return;
  const next = parentOf(call);
  const isAsked =
    isMember(next) && next.object === call && /^(includes|some|length|every)$/.test(memberName(next) ?? "");
  if (!isAsked && !hasTable(rewriter)) rewriter.flag("14-T86", node.property, "behaviour");
}

/** A table of the names that has their new form, too. */
const hasTable = (rewriter: Rewriter): boolean =>
  rewriter.changes.some(({ rule, node }) => {
    const property = parentOf(node);
    return /^14-(058|110|111)$/.test(rule) && property?.type === "ObjectProperty" && property.key === node;
  });
