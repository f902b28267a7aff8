import type { NewExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  invocationAround,
  isCall,
  isFunc,
  isInvocation,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import { alternatives, heldBy } from "../held-values.ts";
import { clientOptionsOf } from "../literals.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { activityType, showsActivities } from "./activity-types.ts";
import { enumOptions, listOf } from "./client-lists.ts";
import { setColor } from "./colors.ts";
import { miswrittenType } from "./commands.ts";
import { included } from "./compared.ts";
import { enumAtSources, sourcesOf } from "./enum-sources.ts";
import { enumElsewhere, enumValue, isMadeText } from "./enum-value.ts";
import * as enums from "./enums.ts";
import { isListedOption } from "./listed-options.ts";
import { lookUp } from "./looked-up.ts";
import { styleArgument, styleKey } from "./styles.ts";

const siblings = (property: ObjectProperty): Set<string> => {
  const object = parentOf(property);
  return new Set(object?.type === "ObjectExpression" ? object.properties.map(one => keyName(one) ?? "") : []);
};

const has = (names: ReadonlySet<string>, ...wanted: string[]): boolean =>
  wanted.some(name => names.has(name));

/** Keys whose values are enums now, where what stands beside them says what the object is. */
export function enumKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const name = keyName(property);
  if (name === "style") styleKey(rewriter, property);
  if (name !== "type" && name !== "componentType") return;
  const beside = siblings(property);
  const { value } = property;
  if (name === "componentType") {
    if (rewriter.isBot || has(beside, "filter", "time", "max"))
      enumValue(rewriter, enums.componentTypes, value, true, "14-129");
    return;
  }
  typeKey(rewriter, property, beside);
}

/** What a function is given, or reads of something: it may be one of the old texts. */
function isOpenText(rewriter: Rewriter, value: Node): boolean {
  const kind = rewriter.typeOf(value)?.kind;
  const isNamed = value.type === "Identifier" || isMember(value);
  return isNamed && (kind === undefined || kind === "string");
}

function typeKey(rewriter: Rewriter, property: ObjectProperty, beside: ReadonlySet<string>): void {
  const { value } = property;
  const map = (map: enums.EnumMap, when: boolean, weak = false) =>
    when && enumValue(rewriter, map, value, weak);
  const call = callAround(property);
  const isActivity =
    /^(setActivity|setPresence)$/.test(call) || inKey(property, "activities") || inKey(property, "presence");
  if (isActivity && activityType(rewriter, property)) return;
  if (map(enums.componentTypes, has(beside, "components", "customId", "custom_id", "style", "label"))) return;
  if (map(enums.grantTypes, rewriter.isBot && has(beside, "id") && has(beside, "permission"))) return;
  if (map(enums.overwriteTypes, has(beside, "id") && isOverwrite(rewriter, property))) return;
  const isOption = has(beside, "name") && has(beside, "description") && !isRun(rewriter, property);
  if (map(enums.optionTypes, isOption) || (isOption && listedType(rewriter, enums.optionTypes, value)))
    return;
  if (map(enums.optionTypes, isListedOption(rewriter, property), true)) return;
  const isLoose = stringValue(value) === "CHAT_INPUT" && rewriter.isOfBot;
  const isCommand = has(beside, "name") ? !has(beside, "url") : isLoose;
  if (map(enums.commandTypes, isCommand) || (isCommand && miswrittenType(rewriter, value))) return;
  if (call === "fetchAuditLogs") {
    const isListed = listedType(rewriter, enums.auditEvents, value);
    if (map(enums.auditEvents, true) || isListed) return;
    const isElsewhere = sourcesOf(rewriter, enums.auditEvents, value).length === 0;
    if (rewriter.isOfBot && isElsewhere && isOpenText(rewriter, value))
      rewriter.flag(enums.auditEvents.id, value, "argument-unknown");
    else unknownAction(rewriter, property);
    return;
  }
  if (map(enums.activityTypes, showsActivities(rewriter), true)) return;
  if (call === "create" && createdAs(rewriter, property)) return;
  const written = [value, ...(heldBy(rewriter, value)?.values ?? [])].flatMap(alternatives);
  const isGuildType = written.some(one => /^GUILD_/.test(stringValue(one) ?? ""));
  const isChannel = isGuildType && (rewriter.isBot || /^(create|edit|clone)$/.test(call));
  if (map(enums.channelTypes, isChannel, !/^create$/.test(call))) return;
  if (/^(create|edit|clone)$/.test(call) && listedType(rewriter, enums.channelTypes, value)) return;
  // `{ id: "close", type: "BUTTON" }`, by which the bot's own code finds what was pressed.
  enumElsewhere(rewriter, enums.componentTypes, value);
}

/** `channels.create(name, { type: types[i] })`; told where the types are read for something else, too. */
function listedType(rewriter: Rewriter, map: enums.EnumMap, value: Node): boolean {
  const given = value.type === "Identifier" ? (heldBy(rewriter, value)?.values ?? []) : [];
  const members = [value, ...given].flatMap(alternatives).filter(isMember);
  let isDone = false;
  for (const one of members) {
    const texts = sourcesOf(rewriter, map, one).map(({ text }) => text);
    // They are written anew at the first of the places that read them.
    if (
      enumAtSources(rewriter, map, one) ||
      (texts.length > 0 && texts.every(text => rewriter.done.has(text)))
    )
      isDone = true;
    else if (texts[0])
      rewriter.flags.push({
        rule: map.id,
        node: one,
        reason: "argument-unknown",
        message: undefined,
        ifLeft: texts[0],
      });
  }
  return isDone;
}

/** `fetchAuditLogs({ type: "MESSAGE_UPDATE" })`: what there is not was passed over, and is refused now. */
function unknownAction(rewriter: Rewriter, property: ObjectProperty): void {
  const options = parentOf(property);
  const callee = invocationAround(property)?.callee;
  if (stringValue(property.value) === undefined || options?.type !== "ObjectExpression") return;
  const receiver = isMember(callee) ? rewriter.receiver(callee, ["Guild"], rewriter.isBot) : null;
  const isOnly = options.properties.length === 1;
  const edits = isOnly ? [replace(options, "{}")] : dropProperty(rewriter, options, property);
  if (receiver) rewriter.change("14-T144", property, edits, receiver.weak);
}

/** `GUILD_${kind}`, `"GUILD_" + kind`, `kind.toUpperCase()`. */
const isPutTogether = (rewriter: Rewriter, value: Node): boolean =>
  (value.type === "TemplateLiteral" && value.expressions.length > 0) ||
  (value.type === "BinaryExpression" && value.operator === "+") ||
  isMadeText(rewriter, value);

/** `{ name, description, type: "USER", run() {} }`: nobody but a command is run, and a file gives one as a whole. */
function isRun(rewriter: Rewriter, property: ObjectProperty): boolean {
  const object = parentOf(property);
  if (object?.type !== "ObjectExpression") return false;
  const runs = object.properties.some(one => {
    const name = keyName(one) ?? "";
    if (one.type !== "ObjectMethod" && !(one.type === "ObjectProperty" && isFunc(one.value))) return false;
    return /^(callback|exec|execute|run|\w+Run)$/i.test(name);
  });
  const owner = parentOf(object);
  if (runs || owner?.type === "ExportDefaultDeclaration") return true;
  return owner?.type === "AssignmentExpression" && rewriter.text(owner.left) === "module.exports";
}

/**
 * `guild.channels.create(name, { type: "text" })`: what version 13 did not know became a channel of texts. A text that is
 * put together, `GUILD_${kind}`, is looked up.
 */
function createdAs(rewriter: Rewriter, { value }: ObjectProperty): boolean {
  const callee = invocationAround(value)?.callee;
  const isOther = /^[a-z]+$/.test(stringValue(value) ?? "");
  if (!isMember(callee) || !(isOther || isPutTogether(rewriter, value))) return false;
  const receiver = rewriter.receiver(callee, ["GuildChannelManager"], false);
  if (receiver && !isOther) {
    lookUp(rewriter, enums.channelTypes, value, null);
    return true;
  }
  const name = receiver && rewriter.exported(enums.channelTypes.name);
  if (!receiver || !name) return false;
  rewriter.change(enums.channelTypes.id, value, [replace(value, `${name}.GuildText`)], receiver.weak);
  return true;
}

/** `options.type = "GUILD_VOICE"`, of what a channel is made of. */
export function assignedType(rewriter: Rewriter, node: Member): void {
  const parent = parentOf(node);
  if (!rewriter.isBot || parent?.type !== "AssignmentExpression" || parent.left !== node) return;
  const kind = rewriter.typeOf(node.object)?.kind;
  if (kind !== undefined && kind !== "object") return;
  if (alternatives(parent.right).some(one => /^GUILD_/.test(stringValue(one) ?? "")))
    enumValue(rewriter, enums.channelTypes, parent.right, true);
}

/** In `{ permissionOverwrites: [{ … }] }`, `channel.permissionOverwrites.set([{ … }])`, or a list that gets there. */
function isOverwrite(rewriter: Rewriter, property: ObjectProperty): boolean {
  if (becomesOverwrite(rewriter, property)) return true;
  let at = parentOf(property);
  while (at && /^(Object|Array)/.test(at.type)) at = parentOf(at);
  const list = at?.type === "VariableDeclarator" ? at.id : listPushed(at);
  const held = list ? heldBy(rewriter, list) : null;
  return held?.reads.some(read => becomesOverwrite(rewriter, read)) ?? false;
}

/** `list` of `list.push({ … })`. */
function listPushed(call: Node | undefined): Node | null {
  const callee = isCall(call) && isMember(call.callee) ? call.callee : null;
  return callee && /^(push|unshift)$/.test(memberName(callee) ?? "") ? callee.object : null;
}

function becomesOverwrite(rewriter: Rewriter, node: Node): boolean {
  for (let at: Node | undefined = node; at; at = parentOf(at)) {
    if (keyName(at) === "permissionOverwrites") return !isForeign(rewriter, invocationAround(at)?.callee);
    const callee = isInvocation(at) && isMember(at.callee) ? at.callee : null;
    if (callee && isMember(callee.object) && memberName(callee.object) === "permissionOverwrites")
      return !isForeign(rewriter, callee);
    if (/Statement$|Declaration$|Function/.test(at.type)) return false;
  }
  return false;
}

const isForeign = (rewriter: Rewriter, callee: Node | undefined): boolean =>
  isMember(callee) && rewriter.typeOf(callee.object)?.kind === "foreign";

/** The name of the call in whose arguments a node stands, objects and lists between left out. */
function callAround(node: Node): string {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (isInvocation(at)) return isMember(at.callee) ? (memberName(at.callee) ?? "") : "";
    if (!/^(Object|Array|Conditional|Spread)/.test(at.type)) return "";
  }
  return "";
}

function inKey(node: Node, key: string): boolean {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (keyName(at) === key) return true;
    if (!/^(Object|Array)/.test(at.type)) return false;
  }
  return false;
}

/** `channelTypes: ["GUILD_TEXT"]` of a command's option. */
export function channelTypeKeys(rewriter: Rewriter, property: ObjectProperty): void {
  if (!has(siblings(property), "type", "name")) return;
  for (const one of listOf(rewriter, property.value)) enumValue(rewriter, enums.channelTypes, one, true);
}

/** Strings that are passed as arguments. */
export function enumArguments(rewriter: Rewriter, call: Call | NewExpression): void {
  const client = clientOptionsOf(rewriter, call);
  if (client) enumOptions(rewriter, client.options, client.weak);
  if (!isCall(call) || !isMember(call.callee)) return;
  const first = call.arguments[0];
  if (!first) return;
  switch (memberName(call.callee)) {
    case "setStyle":
      styleArgument(rewriter, call.callee, first);
      return;
    case "setColor":
      setColor(rewriter, call, first);
      return;
    case "resolveColor":
      setColor(rewriter, call, first);
      return;
    case "includes":
      included(rewriter, call, first);
      return;
    case "setType":
    case "addChannelType":
      enumValue(rewriter, enums.channelTypes, first, true);
  }
}
