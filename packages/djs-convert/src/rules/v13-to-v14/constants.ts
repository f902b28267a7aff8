import type { Node, ObjectPattern, ObjectProperty } from "@babel/types";
import {
  bare,
  endOf,
  isMember,
  keyName,
  type Member,
  memberName,
  outerEnd,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { requiredSource } from "../../infer/modules.ts";
import { patternType, rename } from "../member-rows.ts";
import { before, type Rewriter, replace } from "../rewriter.ts";
import { apiError } from "./api-errors.ts";
import { channelTypes, messageTypes, pascal } from "./enums.ts";

/** What stood in `Constants` and is an export of its own now: row of the catalogue, name of the export. */
export const moved: ReadonlyMap<string, readonly [string, string]> = new Map([
  ...ofRow("14-067", "APIErrors=RESTJSONErrorCodes Colors Events ShardEvents Status PartialTypes=Partials"),
  ...ofRow("14-068", "Opcodes=GatewayOpcodes"),
  ...ofRow("14-069", "WSEvents=GatewayDispatchEvents"),
  ...ofRow("14-070", "WSCodes=GatewayCloseCodes"),
  ...ofRow("14-071", "InviteScopes=OAuth2Scopes"),
  ...ofRow(
    "14-016",
    "ActivityTypes ApplicationCommandOptionTypes ApplicationCommandPermissionTypes ApplicationCommandTypes " +
      "ApplicationRoleConnectionMetadataTypes AutoModerationActionTypes AutoModerationRuleEventTypes " +
      "AutoModerationRuleKeywordPresetTypes AutoModerationRuleTriggerTypes ChannelTypes ForumLayoutTypes " +
      "GuildScheduledEventEntityTypes GuildScheduledEventPrivacyLevels IntegrationExpireBehaviors " +
      "InteractionResponseTypes InteractionTypes OverwriteTypes SortOrderTypes StickerFormatTypes StickerTypes " +
      "TextInputStyles VideoQualityModes WebhookTypes GuildScheduledEventStatuses=GuildScheduledEventStatus " +
      "PremiumTiers=GuildPremiumTier VerificationLevels=GuildVerificationLevel NSFWLevels=GuildNSFWLevel " +
      "MFALevels=GuildMFALevel ExplicitContentFilterLevels=GuildExplicitContentFilter " +
      "DefaultMessageNotificationLevels=GuildDefaultMessageNotifications " +
      "MembershipStates=TeamMemberMembershipState PrivacyLevels=StageInstancePrivacyLevel",
    name => name.replace(/s$/, ""),
  ),
  ...ofRow(
    "14-017",
    "MessageButtonStyles=ButtonStyle MessageComponentTypes=ComponentType MessageTypes=MessageType",
  ),
]);

function ofRow(
  id: string,
  names: string,
  otherwise = (name: string) => name,
): (readonly [string, readonly [string, string]])[] {
  const pairs = names.split(" ").map(one => one.split("="));
  return pairs.map(([name = "", to]) => [name, [id, to ?? otherwise(name)]]);
}

const gone = new Set("ClientApplicationAssetTypes Endpoints Package SystemMessageTypes UserAgent".split(" "));

export const constantNames = [...moved.keys(), ...gone].join(" ");

const special: Readonly<Record<string, string>> = {
  SUB_COMMAND: "Subcommand",
  SUB_COMMAND_GROUP: "SubcommandGroup",
  SELECT_MENU: "StringSelect",
  STATUS_UPDATE: "PresenceUpdate",
  PNG: "PNG",
  APNG: "APNG",
  GIF: "GIF",
};

const maps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ChannelTypes: channelTypes.values,
  MessageTypes: messageTypes.values,
};

/** The name of an enum's member in version 14. */
export function enumMember(enumName: string | undefined, name: string): string {
  if (enumName === "APIErrors") return apiError(name);
  const known = enumName === undefined ? undefined : maps[enumName];
  return known?.[name] ?? special[name] ?? pascal(name);
}

const isOfConstants = (rewriter: Rewriter, node: Node): boolean =>
  rewriter.typeOf(node)?.kind === "constants";

/** `Constants.ActivityTypes` and its like are exports of their own. */
export function constantMembers(rewriter: Rewriter, node: Member): void {
  if (!isOfConstants(rewriter, node.object)) return;
  const [id, to] = moved.get(memberName(node) ?? "") ?? ["14-067", null];
  const expression = to && rewriter.exported(to);
  if (!expression) {
    if (to === null) rewriter.flag("14-T72", node, "removed", memberName(node));
    else rewriter.flag(id, node, "argument-unknown");
    return;
  }
  rewriter.change(id, node, [replace(node, expression)]);
  readByName(rewriter, node);
}

/** `ActivityTypes[name]`: what `name` holds is a name of version 13. And `OverwriteTypes.role`. */
function readByName(rewriter: Rewriter, node: Node): void {
  const use = parentOf(node);
  if (!isMember(use) || use.object !== node) return;
  const name = memberName(use);
  const isNumber = use.computed && use.property.type === "NumericLiteral";
  if (name === undefined && !isNumber) rewriter.flag("14-018", use, "argument-unknown");
  if (name === "role" || name === "member") rewriter.change("14-018", use, [rename(use, pascal(name))]);
}

/** `const { ActivityTypes } = Constants`, and `const { Constants: { ActivityTypes } } = require("discord.js")`. */
export function constantPatterns(rewriter: Rewriter, property: ObjectProperty): void {
  const pattern = parentOf(property);
  if (pattern?.type !== "ObjectPattern" || rewriter.done.has(property)) return;
  const frame = frameOf(rewriter, property, pattern);
  if (frame === undefined) return;
  const list = namesOf(pattern);
  if (!list) {
    rewriter.flag("14-067", property, "argument-unknown");
    return;
  }
  const canMove = frame !== null && list.every(({ name }) => moved.has(name));
  for (const { part, name } of list) {
    rewriter.done.add(part);
    for (const use of usesOf(rewriter, part)) readByName(rewriter, use);
    const [id, to] = moved.get(name) ?? [];
    if (id && to && canMove) rewriter.change(id, part, named(part, to));
    else if (id) rewriter.flag(id, part, "argument-unknown");
    else if (gone.has(name)) rewriter.flag("14-T72", part, "removed", name);
  }
  if (canMove) rewriter.change("14-067", pattern, frame);
}

/** The edits around the names; null where there is no way, undefined where the names are not of `Constants`. */
function frameOf(
  rewriter: Rewriter,
  property: ObjectProperty,
  pattern: ObjectPattern,
): Edit[] | null | undefined {
  const owner = parentOf(pattern);
  if (owner?.type === "ObjectProperty" && isConstantsOfModule(rewriter, owner))
    return unwrapped(owner, pattern);
  if (patternType(rewriter, property)?.kind !== "constants") return undefined;
  return owner?.type === "VariableDeclarator" && owner.init ? fromModule(rewriter, owner.init) : null;
}

/** `Constants` in `const { Constants: { … } } = require("discord.js")`. */
export const isConstantsOfModule = (rewriter: Rewriter, property: ObjectProperty): boolean =>
  keyName(property) === "Constants" && patternType(rewriter, property)?.kind === "module";

type Part = { part: ObjectProperty; name: string };

function namesOf(pattern: ObjectPattern): Part[] | null {
  const parts = pattern.properties.map(part => {
    const name = keyName(part);
    return part.type === "ObjectProperty" && name !== undefined ? { part, name } : null;
  });
  return parts.every(part => part !== null) ? parts : null;
}

function usesOf(rewriter: Rewriter, { value }: ObjectProperty): Node[] {
  const binding = value.type === "Identifier" ? rewriter.tree.resolve(value) : null;
  return binding ? rewriter.tree.references(binding) : [];
}

function named(part: ObjectProperty, to: string): Edit[] {
  if (keyName(part) === to) return [];
  return part.shorthand ? [before(part, `${to}: `)] : [replace(part.key, to)];
}

/** `Constants: { … }` without what is around the names. */
function unwrapped(owner: ObjectProperty, pattern: ObjectPattern): Edit[] | null {
  const [first, last] = [pattern.properties[0], pattern.properties.at(-1)];
  if (!first || !last) return null;
  return [
    { start: startOf(owner), end: startOf(first), text: "" },
    { start: endOf(last), end: endOf(owner), text: "" },
  ];
}

/** `require("discord.js").Constants` and `Constants` become the package itself. */
function fromModule(rewriter: Rewriter, init: Node): Edit[] | null {
  const node = bare(init);
  if (isMember(node)) return [{ start: outerEnd(node.object), end: endOf(node), text: "" }];
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  const source = binding?.owner.type === "VariableDeclarator" ? binding.owner.init : null;
  return source && requiredSource(bare(source)) === "discord.js"
    ? [replace(node, rewriter.text(source))]
    : null;
}
