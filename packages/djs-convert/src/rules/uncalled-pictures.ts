import { isCall, isMember, keyName, type Member, memberName, type Node, parentOf } from "../engine/nodes.ts";
import { rename } from "./member-rows.ts";
import { called, type Rewriter } from "./rewriter.ts";

export const pictureNames = "displayAvatarURL avatarURL iconURL bannerURL splashURL";

const addressKeys = new Set(["icon_url", "iconURL", "url", "image", "thumbnail"]);
const addressTakers = new Set(["setThumbnail", "setImage", "setFooter", "setAuthor", "setURL"]);

/** Whether a text is wanted where the value stands, an address as it were. */
function standsForText(node: Node): boolean {
  const parent = parentOf(node);
  // `user ? user.avatarURL : "…"` and `user.avatarURL || "…"`.
  if (parent?.type === "ConditionalExpression") return parent.test !== node && standsForText(parent);
  if (parent?.type === "LogicalExpression")
    return (parent.operator !== "&&" || parent.right === node) && standsForText(parent);
  if (parent?.type === "TemplateLiteral") return parentOf(parent)?.type !== "TaggedTemplateExpression";
  if (parent?.type === "ObjectProperty")
    return parent.value === node && addressKeys.has(keyName(parent) ?? "");
  if (parent?.type === "AssignmentExpression")
    return parent.right === node && isMember(parent.left) && addressKeys.has(memberName(parent.left) ?? "");
  if (!isCall(parent) || parent.callee === node || !isMember(parent.callee)) return false;
  const name = memberName(parent.callee) ?? "";
  return addressTakers.has(name) || (name === "addField" && parent.arguments[1] === node);
}

/** `const icon = guild.iconURL;`, where every use of the name wants a text. */
function isHeldAsText({ tree }: Rewriter, node: Node): boolean {
  const declarator = parentOf(node);
  if (declarator?.type !== "VariableDeclarator" || declarator.init !== node) return false;
  const binding = declarator.id.type === "Identifier" ? tree.resolve(declarator.id) : null;
  const uses = binding && tree.assignmentsOf(binding).length === 0 ? tree.references(binding) : [];
  return uses.length > 0 && uses.every(standsForText);
}

/** `message.reply(call.author.avatarURL)`. */
function isSent(node: Node): boolean {
  const call = parentOf(node);
  if (!isCall(call) || call.arguments[0] !== node || !isMember(call.callee)) return false;
  return /^(reply|send)$/.test(memberName(call.callee) ?? "");
}

/** What the address of an avatar led to in version 11; without it, version 12 gives a small one in WebP. */
export const avatarBefore12 = "{ format: 'png', dynamic: true, size: 2048 }";

/** `setImage(user.avatarURL)` in version 11, of somebody of whom nothing is known but the name. */
export function picturesOfPersons(rewriter: Rewriter, node: Member): void {
  const isOpen = rewriter.isBot && rewriter.typeOf(node.object) === undefined && !rewriter.done.has(node);
  const isText = standsForText(node) || isSent(node);
  if (isOpen && isText && /(user|author)$/i.test(rewriter.text(node.object)))
    rewriter.change("12-060", node, [called(node, avatarBefore12)], true);
}

const isMemberSince13 = (rewriter: Rewriter, node: Member): boolean =>
  rewriter.to.version > 12 && rewriter.receiver(node, ["GuildMember"], false) !== null;

/**
 * `{ icon_url: user.displayAvatarURL }`, left over from version 11: since then it is a function, and whoever hands on
 * the function itself shows no picture, or is refused.
 */
export const uncalledPicture =
  (rule: string) =>
  (rewriter: Rewriter, node: Member): void => {
    if (rewriter.done.has(node) || !(standsForText(node) || isHeldAsText(rewriter, node))) return;
    const owners = ["User", "Guild"].filter(one => rewriter.to.member(one, memberName(node) ?? "")?.isMethod);
    if (rewriter.receiver(node, owners, false)) rewriter.change(rule, node, [called(node, "")], true);
    // A member has a picture of its own only where it has chosen one for the server.
    else if (/^(a|displayA)vatarURL$/.test(memberName(node) ?? "") && isMemberSince13(rewriter, node))
      rewriter.change(rule, node, [rename(node, "displayAvatarURL()")], true);
  };
