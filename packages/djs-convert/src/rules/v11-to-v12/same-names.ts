import {
  type Call,
  endOf,
  isCall,
  isMember,
  type Member,
  memberName,
  outerEnd,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import type { Type } from "../../engine/types.ts";
import { foundCategory } from "../found-categories.ts";
import { isOptions, optionsOf } from "../literals.ts";
import type { MemberRow } from "../member-rows.ts";
import { after, before, type Rewriter, remove } from "../rewriter.ts";

/** Methods that are called as before, or nearly so, and do more or less than they did. */
export const sameNameRows: readonly MemberRow[] = [
  {
    id: "12-T38",
    on: ["GuildChannel"],
    member: "setParent",
    when: "called",
    unique: true,
    edit: (rewriter, _node, call) => (call ? ownPermissions(rewriter, call) : null),
  },
  {
    id: "12-224",
    on: ["Message"],
    member: "isMentioned",
    when: "called",
    to: "mentions.has",
    unique: true,
    edit: (_rewriter, _node, call) => (call ? mentionedByName(call, true) : []),
  },
  {
    id: "12-225",
    on: ["Message"],
    member: "isMemberMentioned",
    when: "called",
    to: "mentions.has",
    unique: true,
    edit: (_rewriter, _node, call) => (call ? mentionedByName(call, false) : []),
  },
  ...["edit", "reply"].map(
    (member): MemberRow => ({
      id: "12-T49",
      on: ["Message"],
      member,
      when: "called",
      edit: (rewriter, node, call) => (call ? withText(rewriter, node, call) : []),
    }),
  ),
];

/** `setParent` gives a channel the permissions of its category, unless it is told not to; and takes no undefined. */
function ownPermissions(rewriter: Rewriter, { arguments: [parent, reason] }: Call): Edit[] {
  if (parent) foundCategory(rewriter, "12-T65", parent);
  if (!parent || parent.type === "NullLiteral" || isOptions(rewriter, reason)) return [];
  const isFound =
    isCall(parent) && isMember(parent.callee) && /^(find|get)$/.test(memberName(parent.callee) ?? "");
  const orNone = isFound ? " || null" : "";
  if (!reason) return [after(parent, `${orNone}, { lockPermissions: false }`)];
  return [
    ...(isFound ? [after(parent, orNone)] : []),
    before(reason, "{ lockPermissions: false, reason: "),
    after(reason, " }"),
  ];
}

/** What is asked for is whether somebody was mentioned, and not @everyone; `alone` without the roles that he has. */
function mentionedByName({ arguments: [whom, ...others] }: Call, alone: boolean): Edit[] {
  if (!whom || others.length > 0) return [];
  return [after(whom, `, { ignoreEveryone: true${alone ? ", ignoreRoles: true" : ""} }`)];
}

/** `edit(embed)` took the text away, and `reply(embed)` mentioned whom it answers: both still do with an empty text. */
function withText(rewriter: Rewriter, node: Member, { arguments: [sent, ...others] }: Call): Edit[] {
  if (!sent || others.length > 0) return [];
  const options = optionsOf(rewriter, sent);
  const type = rewriter.typeOf(sent);
  const isReply = memberName(node) === "reply";
  const keys = isReply ? ["embed", "file", "files"] : ["embed"];
  const classes = isReply ? ["RichEmbed", "Attachment"] : ["RichEmbed"];
  const isWithout = options
    ? keys.some(key => propertyOf(options, key)) && !propertyOf(options, "content")
    : classes.some(one => rewriter.infer.isA(type, one)) && !isMadeFor12(type);
  return isWithout ? [before(sent, "'', ")] : [];
}

/** `new MessageEmbed()`: whoever wrote that knows what version 12 does with it. */
const isMadeFor12 = (type: Type | undefined): boolean =>
  type?.kind === "instance" && type.made === true && type.names.some(name => name.startsWith("Message"));

/** `attachment.file.name` of what was made to be sent. */
export function fileOfAttachment(rewriter: Rewriter, node: Member): void {
  const receiver = rewriter.receiver(node, ["Attachment"], false);
  if (!receiver) return;
  const part = parentOf(node);
  const isPart = isMember(part) && part.object === node && /^(name|attachment)$/.test(memberName(part) ?? "");
  if (isPart) rewriter.change("12-T50", node, [remove(outerEnd(node.object), endOf(node))], receiver.weak);
  else rewriter.flag("12-T50", node, "removed");
}
