import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  endOf,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import { once } from "../asked-once.ts";
import { addKey, makesClient, optionsOf } from "../literals.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";
import { isTakenLater } from "../taken-later.ts";
import { activitiesOf } from "./activities.ts";
import { addChannelPartial, channelPartial } from "./direct-messages.ts";
import { ignoredIntents } from "./ignored-intents.ts";
import { hasOwnOptions, makesWhatHandsOn, otherwiseGiven, standsElsewhere } from "./own-client.ts";
import { socketIntents } from "./socket-intents.ts";
import { usedIntents } from "./used-intents.ts";

/** Options of `new Client()`, and of `super()` in a class that extends it. */
export function clientOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  if (!makesClient(rewriter, node)) {
    if (makesWhatHandsOn(rewriter, node)) givenOn(rewriter, node);
    else ownClient(rewriter, node);
    return;
  }
  const isSuper = isCall(node);
  const given = node.arguments[0];
  const options = optionsOf(rewriter, given) ?? otherwiseGiven(rewriter, given);
  if (given && !options) {
    if (ownClient(rewriter, node)) return;
    // What `super(options)` is given stands where the class is made.
    if (isSuper && isMadeHere(rewriter, node)) return;
    giveBefore(rewriter, node, given);
    rewriter.flag("13-003", node, "intents");
    return;
  }
  if (!options) {
    giveFirst(rewriter, node);
    return;
  }
  giveAll(rewriter, options);
}

/** What a class of the bot's own hands on to its client. */
function givenOn(rewriter: Rewriter, node: Call | NewExpression): void {
  const [given] = node.arguments;
  const options = optionsOf(rewriter, given);
  if (!given && hasOwnOptions(rewriter, node)) return;
  if (!given) giveFirst(rewriter, node);
  else if (options) giveAll(rewriter, options);
  else if (!ownClient(rewriter, node)) rewriter.flag("13-003", node, "intents");
}

/** What version 13 wants of options: intents above all. */
function giveAll(rewriter: Rewriter, options: ObjectExpression): void {
  const dropped = onlyDropped(options);
  if (dropped) fetchedMembers(rewriter, dropped);
  for (const property of options.properties) {
    if (property.type === "ObjectProperty" && property !== dropped && !rewriter.done.has(property))
      option(rewriter, options, property);
  }
  if (ignoredIntents(rewriter, options))
    addChannelPartial(rewriter, options, text => addKey(rewriter, options, text));
  if (propertyOf(options, "intents") || intentsOfSocket(options) || rewriter.done.has(options)) return;
  if (options.properties.some(one => one.type === "SpreadElement")) {
    if (!namesIntents(rewriter)) rewriter.flag("13-003", options, "intents");
    return;
  }
  giveIntents(rewriter, options, dropped);
  rewriter.flag("13-003", options, "intents");
}

/** Whether any file of the bot speaks of intents: then what is spread into options may have them. */
const namesIntents = ({ project, tree }: Rewriter): boolean => {
  const texts = project?.texts ?? [tree.text];
  return once(texts, "intents", () => texts.some(text => /intents/i.test(text)));
};

/** Intents of options that nobody sees from here, `super(settings.client)`: whatever those say comes after them. */
function giveBefore(rewriter: Rewriter, node: Call | NewExpression, given: Node): void {
  if (!standsElsewhere(rewriter, node, given) || namesIntents(rewriter)) return;
  const keys = [intentKey(rewriter, given), channelPartial(rewriter)].filter(Boolean).join(", ");
  rewriter.change("13-003", given, [before(given, `{ ${keys}, ...`), after(given, " }")], true);
}

/** Options where there are none: `new Client()`, `new Client` and `super()`. */
function giveFirst(rewriter: Rewriter, node: Call | NewExpression): void {
  const at = endOf(node) - 1;
  // `new(Discord.Client)` has brackets, too, but none for arguments.
  const hasBrackets = rewriter.tree.text[at] === ")" && outerEnd(node.callee) <= at;
  const text = `{ ${[intentKey(rewriter, node), channelPartial(rewriter)].filter(Boolean).join(", ")} }`;
  const place = hasBrackets ? at : at + 1;
  rewriter.change("13-003", node, [{ start: place, end: place, text: hasBrackets ? text : `(${text})` }]);
  rewriter.flag("13-003", node, "intents");
}

/** Intents, and what direct messages need; `dropped` is what makes room for them. */
function giveIntents(rewriter: Rewriter, options: ObjectExpression, dropped?: ObjectProperty): void {
  const intents = intentKey(rewriter, options);
  if (options.properties.length === 0) {
    const keys = [intents, channelPartial(rewriter)].filter(Boolean).join(", ");
    rewriter.change("13-003", options, [addKey(rewriter, options, keys)]);
    return;
  }
  rewriter.change("13-003", options, [
    dropped ? replace(dropped, intents) : addKey(rewriter, options, intents),
  ]);
  addChannelPartial(rewriter, options, text =>
    dropped ? after(dropped, `, ${text}`) : addKey(rewriter, options, text),
  );
}

/** The only option, where it goes without anything coming in its place: the intents take it. */
function onlyDropped({ properties: [only, ...others] }: ObjectExpression): ObjectProperty | undefined {
  if (only?.type !== "ObjectProperty" || others.length > 0) return undefined;
  return /^(fetchAllMembers|messageEditHistoryMaxSize)$/.test(keyName(only) ?? "") ? only : undefined;
}

/** Who had all members now has those of whom it heard. */
function fetchedMembers(rewriter: Rewriter, property: ObjectProperty): void {
  const isOff = property.value.type === "BooleanLiteral" && !property.value.value;
  if (keyName(property) === "fetchAllMembers" && !isOff) rewriter.flag("13-074", property, "behaviour");
}

/** Whether the class around `super()` is used in this file as well. */
function isMadeHere(rewriter: Rewriter, node: Node): boolean {
  for (let at = parentOf(node); at; at = parentOf(at))
    if (at.type === "ClassDeclaration" || at.type === "ClassExpression") {
      const name = at.id?.name ?? "";
      return (rewriter.tree.identifiers.get(name) ?? []).some(one => parentOf(one)?.type === "NewExpression");
    }
  return false;
}

const rowsOfOptions: Readonly<Record<string, string>> = {
  disableMentions: "13-045",
  fetchAllMembers: "13-074",
  messageCacheMaxSize: "13-075",
  messageEditHistoryMaxSize: "13-076",
};

export const goneOptions = Object.keys(rowsOfOptions).join(" ");

/** `client.options.disableMentions = "everyone"`: nothing reads it any more, and nothing is to be read there. */
export function laterOptions(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  const row = rowsOfOptions[memberName(node) ?? ""];
  if (!row || !isMember(object) || memberName(object) !== "options") return;
  if (rewriter.receiver(object, ["Client"], false)) rewriter.flag(row, node, "removed");
}

/** `new Bot(config, { disableMentions: "all" })`, whose class is made elsewhere and hands its options on. */
function ownClient(rewriter: Rewriter, node: Call | NewExpression): boolean {
  if (node.type !== "NewExpression" || rewriter.typeOf(node.callee)?.kind === "foreign") return false;
  const told = node.arguments
    .flatMap(one => optionsOf(rewriter, one) ?? [])
    .filter(one => isOfClient(rewriter, one));
  for (const options of told) ownOptions(rewriter, options);
  return told.length > 0;
}

/** Whether it has what nothing but the options of a client has; the names of intents say so in any file. */
function isOfClient(rewriter: Rewriter, options: ObjectExpression): boolean {
  const intents = intentsOfSocket(options);
  const isNamed = intents && /\b(GUILDS|GUILD_MESSAGES|Intents)\b/.test(rewriter.text(intents));
  if (!rewriter.isBot) return Boolean(isNamed);
  return Boolean(intents) || options.properties.some(one => Object.hasOwn(rowsOfOptions, keyName(one) ?? ""));
}

function ownOptions(rewriter: Rewriter, options: ObjectExpression): void {
  for (const property of options.properties)
    if (property.type === "ObjectProperty" && !rewriter.done.has(property))
      option(rewriter, options, property);
  if (!propertyOf(options, "intents") && !propertyOf(options, "ws"))
    rewriter.flag("13-003", options, "intents");
}

/** `{ clientOptions: { partials } }`, which a class of the bot's own hands on to its client. */
export function keyedOptions(rewriter: Rewriter, { value }: ObjectProperty): void {
  if (value.type !== "ObjectExpression" || !rewriter.isOfBot) return;
  const isOfBot = value.properties.some(one => ofClients.test(keyName(one) ?? ""));
  const isGiven = propertyOf(value, "intents") ?? propertyOf(value, "ws");
  const isOpen = value.properties.some(one => one.type === "SpreadElement");
  if (!isOfBot || isGiven || isOpen || rewriter.done.has(value)) return;
  for (const property of value.properties)
    if (property.type === "ObjectProperty" && !rewriter.done.has(property)) option(rewriter, value, property);
  rewriter.change("13-003", value, [addKey(rewriter, value, intentKey(rewriter, value))], true);
  addChannelPartial(rewriter, value, text => addKey(rewriter, value, text));
  rewriter.flag("13-003", value, "intents");
}

const ofClients = /^(allowedMentions|disableMentions|fetchAllMembers|messageCacheMaxSize|partials|presence)$/;

/** `intents` of `{ ws: { intents } }`. */
function intentsOfSocket(options: ObjectExpression): ObjectProperty | undefined {
  const ws = propertyOf(options, "ws");
  return ws?.value.type === "ObjectExpression" ? propertyOf(ws.value, "intents") : undefined;
}

/** Intents where a client is made at `place`: as texts, where the package is taken in below it. */
function intentKey(rewriter: Rewriter, place: Node): string {
  const intents = isTakenLater(rewriter, place) ? null : rewriter.exported("Intents");
  const names = usedIntents(rewriter.tree.text, rewriter.project);
  return `intents: [${names.map(name => (intents ? `${intents}.FLAGS.${name}` : `'${name}'`)).join(", ")}]`;
}

/** `disableMentions: "everyone"` says what is not mentioned, `allowedMentions` what is. */
export function disabledMentions(rewriter: Rewriter, property: ObjectProperty): void {
  const value = stringValue(property.value);
  if (value === undefined) {
    rewriter.flag("13-045", property, "argument-unknown");
    return;
  }
  const kept =
    value === "all" ? "[]" : value === "everyone" ? "['users', 'roles']" : "['everyone', 'roles', 'users']";
  rewriter.change("13-045", property, [
    replace(property, `allowedMentions: { parse: ${kept}, repliedUser: true }`),
  ]);
}

function option(rewriter: Rewriter, options: ObjectExpression, property: ObjectProperty): void {
  switch (keyName(property)) {
    case "disableMentions":
      disabledMentions(rewriter, property);
      return;
    case "fetchAllMembers":
      rewriter.change("13-074", property, dropProperty(rewriter, options, property));
      fetchedMembers(rewriter, property);
      return;
    case "messageEditHistoryMaxSize":
      rewriter.change("13-076", property, dropProperty(rewriter, options, property));
      return;
    case "messageCacheMaxSize": {
      const name = rewriter.exported("Options");
      const size = property.shorthand ? "messageCacheMaxSize" : rewriter.text(property.value);
      if (!name) rewriter.flag("13-075", property, "argument-unknown");
      else
        rewriter.change("13-075", property, [
          replace(property, `makeCache: ${name}.cacheWithLimits({ MessageManager: ${size} })`),
        ]);
      return;
    }
    case "presence":
      activitiesOf(rewriter, property.value, false);
      return;
    case "ws":
      socketIntents(rewriter, options, property);
  }
}
