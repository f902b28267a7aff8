import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  invocationAround,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
  textValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropProperty } from "../arguments.ts";
import { isForeign } from "../foreign.ts";
import { makesClient, optionsOf, renameKey } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";

/** Options of `new Client()`. */
export function clientOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!makesClient(rewriter, node)) return;
  const options = optionsOf(rewriter, node.arguments[0]);
  if (!options) return;
  for (const property of options.properties) {
    if (property.type !== "ObjectProperty" || rewriter.done.has(property)) continue;
    clientOption(rewriter, options, property);
  }
}

/** `send("a", { disableEveryone: true })`: here it stands among the options of one message. */
export function mentionsOfMessage(rewriter: Rewriter, property: ObjectProperty): void {
  const call = invocationAround(property);
  const name = isCall(call) && isMember(call.callee) ? (memberName(call.callee) ?? "") : "";
  if (!rewriter.isBot || !/^(send|edit|reply|sendMessage|sendCode|sendFile)$/.test(name)) return;
  if (!rewriter.done.has(property)) withoutMentions(rewriter, "12-T35", property, true);
}

/** Everyone is not mentioned, or is, or nobody knows. */
function withoutMentions(rewriter: Rewriter, rule: string, property: ObjectProperty, weak = false): void {
  const { value } = property;
  if (value.type !== "BooleanLiteral") rewriter.flag(rule, property, "argument-unknown");
  else {
    const to = `disableMentions: '${value.value ? "everyone" : "none"}'`;
    rewriter.change(rule, property, [replace(property, to)], weak);
  }
}

function clientOption(rewriter: Rewriter, options: ObjectExpression, property: ObjectProperty): void {
  switch (keyName(property)) {
    case "disableEveryone":
      withoutMentions(rewriter, "12-100", property);
      return;
    case "shardId":
      rewriter.change("12-101", property, [replace(property.key, "shards")]);
      return;
    case "apiRequestMethod":
      rewriter.change("12-103", property, dropProperty(rewriter, options, property));
      return;
    case "sync":
      rewriter.change("12-104", property, dropProperty(rewriter, options, property));
      return;
    case "disabledEvents":
      rewriter.flag("12-105", property, "intents");
      return;
    case "shards":
      rewriter.flag("12-102", property, "behaviour");
      return;
  }
}

/** `setGame(name, url)` and `setPresence({ game })`. */
export function presenceCalls(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!isCall(node) || !isMember(node.callee)) return;
  const name = memberName(node.callee);
  if (name !== "setGame" && name !== "setPresence") return;
  const receiver = rewriter.receiver(node.callee, ["ClientUser"], rewriter.isBot);
  if (!receiver) return;
  if (name === "setPresence") {
    const options = optionsOf(rewriter, node.arguments[0]);
    const game = options && propertyOf(options, "game");
    if (game)
      rewriter.change(
        "12-108",
        game,
        [replace(game.key, "activity"), ...shorthand(rewriter, game)],
        receiver.weak,
      );
    return;
  }
  const url = node.arguments[1];
  const edits = [rename(node.callee, "setActivity")];
  if (url && url.type !== "NullLiteral")
    edits.push(before(url, "{ url: "), after(url, ", type: 'STREAMING' }"));
  rewriter.change("12-107", node.callee, edits, receiver.weak);
}

const shorthand = (rewriter: Rewriter, property: ObjectProperty) =>
  property.shorthand
    ? [{ start: endOf(property), end: endOf(property), text: `: ${rewriter.text(property)}` }]
    : [];

/** `maxMatches` is called `max` now, and what was `max` is `maxProcessed`. */
export function collectorOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!isCall(node) || !isMember(node.callee)) return;
  if (
    !/^(awaitMessages|awaitReactions|create(Message|Reaction)?Collector)$/.test(memberName(node.callee) ?? "")
  )
    return;
  const options = optionsOf(rewriter, node.arguments[1]);
  const matches = options && propertyOf(options, "maxMatches");
  if (!options || !matches) return;
  const max = propertyOf(options, "max");
  const short = matches.shorthand ? ": maxMatches" : "";
  if (max)
    rewriter.change("12-146", max, [replace(max.key, max.shorthand ? "maxProcessed: max" : "maxProcessed")]);
  rewriter.change("12-147", matches, [replace(matches.key, `max${short}`)]);
}

const permissions: Readonly<Record<string, readonly [string, string]>> = {
  READ_MESSAGES: ["12-236", "VIEW_CHANNEL"],
  EXTERNAL_EMOJIS: ["12-237", "USE_EXTERNAL_EMOJIS"],
  MANAGE_ROLES_OR_PERMISSIONS: ["12-238", "MANAGE_ROLES"],
};

const takesPermissions =
  /^(has|hasPermissions?|permissionsFor|missing|missingPermissions|overwritePermissions|updateOverwrite|createOverwrite|createChannel|createRole|setPermissions|generateInvite|any|create)$/;

/** Old names of permissions, wherever a permission is said. */
export function permissionNames(rewriter: Rewriter): void {
  for (const node of rewriter.tree.texts) {
    const name = textValue(node);
    const row = Object.hasOwn(permissions, name) ? permissions[name] : undefined;
    if ((row && rewriter.isBot) || (row && inPermissionCall(rewriter, node)))
      renamePermission(rewriter, node, row);
  }
  for (const name of Object.keys(permissions))
    for (const node of rewriter.tree.identifiers.get(name) ?? []) {
      const parent = parentOf(node);
      const isFlag =
        isMember(parent) &&
        parent.property === node &&
        isMember(parent.object) &&
        memberName(parent.object) === "FLAGS";
      if (
        isFlag ||
        (parent?.type === "ObjectProperty" && parent.key === node && inPermissionCall(rewriter, parent))
      )
        rewriter.change(
          permissions[name]?.[0] ?? "",
          node,
          renamed(rewriter, node, permissions[name]?.[1] ?? name),
        );
    }
}

/** The new name, or nothing where that stands beside it and says the same. */
function renamed(rewriter: Rewriter, node: Node, to: string): Edit[] {
  const property = parentOf(node);
  const object = property && parentOf(property);
  const isKey = property?.type === "ObjectProperty" && property.key === node;
  const same = isKey && object?.type === "ObjectExpression" ? propertyOf(object, to) : undefined;
  if (!isKey || object?.type !== "ObjectExpression" || !same) return [replace(node, to)];
  return rewriter.text(same.value) === rewriter.text(property.value)
    ? dropProperty(rewriter, object, property)
    : [replace(node, to)];
}

function renamePermission(rewriter: Rewriter, node: Node, [id, to]: readonly [string, string]): void {
  const quote = rewriter.text(node)[0] ?? '"';
  if (stringValue(node) !== undefined)
    rewriter.change(id, node, [replace(node, `${quote}${to}${quote}`)], !inPermissionCall(rewriter, node));
}

function inPermissionCall(rewriter: Rewriter, node: Node): boolean {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (isCall(at) && isForeign(rewriter, at)) return false;
    if (isCall(at)) return isMember(at.callee) && takesPermissions.test(memberName(at.callee) ?? "");
    if (/Statement$|Function/.test(at.type)) return false;
  }
  return false;
}

/** `{ id, allowed: ["SPEAK"] }` of an overwrite: version 12 reads `allow` and `deny` alone. */
export function overwriteKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const overwrite = parentOf(property);
  if (!rewriter.isBot || overwrite?.type !== "ObjectExpression" || !propertyOf(overwrite, "id")) return;
  const to = keyName(property) === "allowed" ? "allow" : "deny";
  if (propertyOf(overwrite, to) || !saysPermissions(rewriter, property)) return;
  rewriter.change("12-160", property, renameKey(property, to), true);
}

function saysPermissions(rewriter: Rewriter, property: ObjectProperty): boolean {
  const { value } = property;
  const names = value.type === "ArrayExpression" ? value.elements : [];
  if (names.some(one => /^[A-Z]+(_[A-Z]+)+$/.test(stringValue(one) ?? ""))) return true;
  return inPermissionCall(rewriter, property) || isOverwriteOf(property);
}

/** In the list of `{ permissionOverwrites: […] }` or `{ overwrites: […] }`. */
function isOverwriteOf(property: ObjectProperty): boolean {
  const list = parentOf(parentOf(property) ?? property);
  const key = list?.type === "ArrayExpression" ? parentOf(list) : undefined;
  return key?.type === "ObjectProperty" && /^(permissionOverwrites|overwrites)$/.test(keyName(key) ?? "");
}

/** `connection.playStream(x, { passes: 2 })`: a stream is sent once. */
export function playOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!isCall(node) || !isMember(node.callee)) return;
  const options = optionsOf(rewriter, node.arguments[1]);
  const passes = options && propertyOf(options, "passes");
  if (!passes || rewriter.done.has(passes)) return;
  const receiver = rewriter.receiver(node.callee, ["VoiceConnection", "VoiceBroadcast"], rewriter.isBot);
  if (receiver) rewriter.change("12-T31", passes, dropProperty(rewriter, options, passes), receiver.weak);
}
