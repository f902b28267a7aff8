import type { NewExpression, ObjectProperty } from "@babel/types";
import {
  bare,
  type Call,
  isMember,
  isTarget,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import { castOwner } from "../casts.ts";
import { isRepeatable, optionsOf } from "../literals.ts";
import { isOfSome } from "../of-some.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";

/** `message.components[0].components`: what stands at the top of a message need not be a row any more. */
export function topLevelComponents(rewriter: Rewriter, node: Member): void {
  partsOf(rewriter, node.object, node);
}

/** `const { components } = message.components[0]`. */
export function takenOutComponents(rewriter: Rewriter, property: ObjectProperty): void {
  const owner = parentOf(parentOf(property) ?? property);
  const from = owner?.type === "VariableDeclarator" ? owner.init : null;
  if (from) partsOf(rewriter, from, property);
}

function partsOf(rewriter: Rewriter, row: Node, node: Node): void {
  if (!rewriter.matches(rewriter.typeOf(row), ["MessageActionRow"], false)) return;
  const next = rewriter.next.typeOf(row);
  if (next?.kind !== "instance" || !isOfSome(rewriter.to, next.names, "components")) return;
  if (isMember(node) && castRow(rewriter, node)) return;
  rewriter.flags.push({ rule: "14-T94", node, reason: "types", message: undefined });
}

/** `collected.values`, where nobody has said or asked that it comes from a menu. */
export function chosenValues(rewriter: Rewriter, node: Member): void {
  const type = rewriter.typeOf(node.object);
  const isAny =
    type?.kind === "instance" && type.names.length > 1 && type.names.includes("SelectMenuInteraction");
  if (!isAny || /\b(componentType|SELECT_MENU|is(Any|String)?SelectMenu)\b/.test(rewriter.tree.text)) return;
  rewriter.flags.push({ rule: "14-T137", node, reason: "types", message: undefined });
}

/** In TypeScript it is said to be a row, as it was before. */
function castRow(rewriter: Rewriter, node: Member): boolean {
  const { object } = node;
  if (!isTypeScript(rewriter) || rewriter.typeOf(object)?.weak) return false;
  if (bare(object).type !== object.type) return true;
  const names = ["ActionRow", "MessageActionRowComponent"].map(name => rewriter.names.useType(name));
  if (names.includes(null)) return false;
  castOwner(rewriter, "14-T94", node, `${names[0]}<${names[1]}>`, "undefined");
  return true;
}

const privateOptions: Readonly<Record<string, string>> = {
  getMessage: "14-T95",
  _hoistedOptions: "14-T96",
  _subcommand: "14-T96",
  _group: "14-T96",
};
export const namesOfOptions = Object.keys(privateOptions).join(" ");

/** What gives the same, and is for everybody. */
const askedInstead: Readonly<Record<string, string>> = {
  _subcommand: "getSubcommand(false)",
  _group: "getSubcommandGroup(false)",
};

/** What the options of a command have, but not for a type checker. */
export function hiddenOptions(rewriter: Rewriter, node: Member): void {
  const name = memberName(node) ?? "";
  const rule = privateOptions[name];
  const { object } = node;
  const owner = isMember(object) ? memberName(object) : object.type === "Identifier" ? object.name : "";
  if (!rule || owner !== "options") return;
  const receiver = rewriter.receiver(node, ["CommandInteractionOptionResolver"], rewriter.isBot);
  if (!receiver) return;
  const asked = node.computed || isTarget(node) ? undefined : askedInstead[name];
  if (asked) rewriter.change(rule, node, [replace(node.property, asked)], receiver.weak);
  else rewriter.flags.push({ rule, node, reason: "types", message: undefined });
}

/** `message.edit({ ephemeral: true })`. */
export function lateEphemeral(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isMember(call.callee)) return;
  const [given] = call.arguments;
  const options = optionsOf(rewriter, given);
  const key = options && propertyOf(options, "ephemeral");
  const receiver = key && rewriter.receiver(call.callee, ["Message", "Interaction"], rewriter.isBot);
  if (!receiver) return;
  const isOnce = options.properties.filter(one => keyName(one) === "ephemeral").length === 1;
  // An object in a variable may be what the first answer was sent with.
  if (options === given && isOnce && (key.value.type === "BooleanLiteral" || isRepeatable(key.value)))
    rewriter.change("14-T97", key, dropProperty(rewriter, options, key), receiver.weak);
  else rewriter.flags.push({ rule: "14-T97", node: key, reason: "types", message: undefined });
}

/** `submitted.update(…)`, which only a modal has that belongs to a message. */
export function updatedModal(rewriter: Rewriter, node: Member): void {
  const type = rewriter.typeOf(node.object);
  if (type?.kind === "instance" && type.names.every(name => name === "ModalSubmitInteraction"))
    rewriter.flags.push({ rule: "14-T119", node, reason: "types", message: undefined });
}

const keysOf: Readonly<Record<string, readonly string[]>> = {
  setAuthor: ["name", "iconURL", "url"],
  setFooter: ["text", "iconURL"],
};

/** `setFooter({ text, iconUrl })`. */
export function unknownKeys(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  if (!isMember(call.callee) || first?.type !== "ObjectExpression") return;
  const known = keysOf[memberName(call.callee) ?? ""];
  if (!known || !rewriter.receiver(call.callee, ["MessageEmbed"], rewriter.isBot)) return;
  for (const property of first.properties) {
    const key = keyName(property);
    if (key !== undefined && !known.includes(key) && !/^(proxy_?|icon_url$)/.test(key))
      rewriter.flags.push({ rule: "14-T98", node: property, reason: "types", message: key });
  }
}
