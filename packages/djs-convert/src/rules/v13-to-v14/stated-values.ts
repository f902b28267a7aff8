import { isText, type Node, parentOf, type Text, textValue } from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { type Stated, statedBy, statedFor, statedForKey } from "../stated-types.ts";
import { isTypeScript } from "../type-uses.ts";
import { color } from "./colors.ts";
import { scopes } from "./commands.ts";
import { enumValue } from "./enum-value.ts";
import * as enums from "./enums.ts";
import { besideNamed } from "./message-content.ts";

const inviteScopes: enums.EnumMap = {
  id: "14-T91",
  name: "OAuth2Scopes",
  values: Object.fromEntries(scopes),
};

/** Types whose names are members of an enum now. */
const enumOf: Readonly<Record<string, enums.EnumMap>> = {
  ActivityType: enums.activityTypes,
  ApplicationCommandOptionType: enums.optionTypes,
  ApplicationCommandPermissionType: enums.grantTypes,
  ApplicationCommandType: enums.commandTypes,
  AutoModerationRuleEventType: enums.moderationEvents,
  AutoModerationRuleTriggerType: enums.moderationTriggers,
  ChannelTypes: enums.channelTypes,
  CommandOptionDataTypeResolvable: enums.optionTypes,
  DefaultMessageNotificationLevel: enums.notificationLevels,
  ExplicitContentFilterLevel: enums.contentFilters,
  GuildAuditLogsAction: enums.auditEvents,
  GuildScheduledEventEntityType: enums.eventEntities,
  GuildScheduledEventPrivacyLevel: enums.eventPrivacy,
  GuildScheduledEventStatus: enums.eventStatuses,
  InteractionType: enums.interactionTypes,
  InviteScope: inviteScopes,
  MembershipState: enums.memberships,
  MessageButtonStyle: enums.buttonStyles,
  MessageButtonStyleResolvable: enums.buttonStyles,
  MessageComponentType: enums.componentTypes,
  MessageComponentTypeResolvable: enums.componentTypes,
  MessageType: enums.messageTypes,
  MFALevel: enums.mfaLevels,
  NSFWLevel: enums.nsfwLevels,
  OverwriteType: enums.overwriteTypes,
  PartialTypes: enums.partials,
  PremiumTier: enums.premiumTiers,
  PrivacyLevel: enums.stagePrivacy,
  StickerFormatType: enums.stickerFormats,
  StickerType: enums.stickerTypes,
  TextInputStyle: enums.textStyles,
  TextInputStyleResolvable: enums.textStyles,
  VerificationLevel: enums.verificationLevels,
  VideoQualityMode: enums.videoQualities,
  WebhookType: enums.webhookTypes,
};

/** Types whose names are texts as before, and written in another way. */
const textOf: Readonly<Record<string, enums.EnumMap>> = {
  ColorResolvable: enums.colors,
  IntentsString: enums.intents,
  PermissionResolvable: enums.permissions,
  PermissionString: enums.permissions,
  UserFlagsString: enums.userFlags,
};

const known = new Set([enumOf, textOf].flatMap(Object.values).flatMap(map => Object.keys(map.values)));

/** `const c: ColorResolvable = "GOLD"`, `"PRIMARY"` where a function returns a `MessageButtonStyle`, and all the like. */
export function statedValues(rewriter: Rewriter): void {
  if (!isTypeScript(rewriter)) return;
  for (const text of rewriter.tree.texts) {
    const name = textValue(text);
    // What is a color by its number is one by the type alone.
    if (!known.has(name) && !/^[#\da-f]/i.test(name)) continue;
    const parent = parentOf(text);
    if (parent?.type === "TSLiteralType") literalType(rewriter, parent, text);
    else if (parent?.type === "ObjectProperty" && parent.key === text) keyText(rewriter, parent, text);
    else convert(rewriter, text, statedFor(rewriter, text));
  }
  for (const [name, uses] of rewriter.tree.identifiers)
    if (name.charCodeAt(1) < 91 && known.has(name))
      for (const use of uses) {
        const property = parentOf(use);
        if (property?.type === "ObjectProperty" && property.key === use && !property.shorthand)
          keyText(rewriter, property, use);
      }
}

function convert(rewriter: Rewriter, text: Text, { names, weak, texts }: Stated): void {
  const name = textValue(text);
  if (texts.has(name) || rewriter.done.has(text)) return;
  for (const type of names) {
    if (type === "ColorResolvable") color(rewriter, text, weak, !weak);
    else if (Object.hasOwn(textOf, type)) renamed(rewriter, textOf[type], text, weak);
    else if (Object.hasOwn(enumOf, type)) {
      const map = enumOf[type];
      if (map) enumValue(rewriter, map, text, weak);
    }
    if (rewriter.done.has(text)) return;
  }
}

function renamed(rewriter: Rewriter, map: enums.EnumMap | undefined, text: Text, weak: boolean): void {
  const name = textValue(text);
  if (!map || !Object.hasOwn(map.values, name)) return;
  const quote = rewriter.text(text)[0];
  const row = map === enums.permissions ? enums.permissionRow(name) : map.id;
  rewriter.change(row, text, [replace(text, `${quote}${map.values[name]}${quote}`)], weak);
  if (map === enums.intents) besideNamed(rewriter, "Intents", text);
}

/** `Record<PermissionString, string>` of `{ SEND_MESSAGES: "…" }`. */
function keyText(rewriter: Rewriter, property: Node, key: Node): void {
  if (property.type !== "ObjectProperty" || rewriter.done.has(key)) return;
  const name = isText(key) ? textValue(key) : key.type === "Identifier" ? key.name : "";
  const { names, texts, weak } = statedForKey(rewriter, property);
  if (texts.has(name) || weak) return;
  for (const type of names) {
    const [text, member] = [textOf[type], enumOf[type]];
    const to = (text ?? member)?.values[name];
    if (!to) continue;
    const quote = isText(key) ? (rewriter.text(key)[0] ?? "") : "";
    if (text) {
      const row = text === enums.permissions ? enums.permissionRow(name) : text.id;
      rewriter.change(row, key, [replace(key, `${quote}${to}${quote}`)]);
    } else if (member && !property.computed) {
      const owner = rewriter.exported(member.name);
      if (owner) rewriter.change(member.id, key, [replace(key, `[${owner}.${to}]`)]);
      else rewriter.flag(member.id, key, "argument-unknown");
    }
    return;
  }
}

const collecting = /^(createMessageComponentCollector|awaitMessageComponent)$/;

/** `createMessageComponentCollector<"BUTTON">()`, and `Exclude<MessageButtonStyle, "LINK">`. */
function literalType(rewriter: Rewriter, type: Node, text: Text): void {
  let at = type;
  while (parentOf(at)?.type === "TSUnionType") at = parentOf(at) ?? at;
  const list = parentOf(at);
  const owner = list?.type === "TSTypeParameterInstantiation" ? parentOf(list) : undefined;
  if (!owner || list?.type !== "TSTypeParameterInstantiation") return;
  if (owner.type === "CallExpression" || owner.type === "OptionalCallExpression") {
    collected(rewriter, owner, text);
    return;
  }
  const isTaken =
    owner.type === "TSTypeReference" &&
    owner.typeName.type === "Identifier" &&
    /^(Exclude|Extract)$/.test(owner.typeName.name) &&
    list.params[1] === at;
  const [of] = list.params;
  if (isTaken && of) convert(rewriter, text, statedBy(rewriter, of));
}

const holders = ["Message", "TextChannel", "DMChannel", "NewsChannel", "ThreadChannel", "VoiceChannel"];

function collected(rewriter: Rewriter, { callee }: Extract<Node, { callee: Node }>, text: Text): void {
  if (callee.type !== "MemberExpression" && callee.type !== "OptionalMemberExpression") return;
  const name = callee.property.type === "Identifier" ? callee.property.name : "";
  const receiver = collecting.test(name) && rewriter.receiver(callee, holders, rewriter.isBot);
  if (receiver) enumValue(rewriter, enums.componentTypes, text, receiver.weak, "14-129");
}
