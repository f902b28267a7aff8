import type { ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  type Func,
  isCall,
  isMember,
  keyName,
  lastName,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
  type Text,
  textValue,
} from "../engine/nodes.ts";
import { isEventMethod, isHandler, isNamedMessage } from "../infer/handlers.ts";
import { isBotName } from "../infer/names.ts";
import { isFetchedByHand } from "../project/event-loaders.ts";
import type { EventIndex, EventRow } from "./event-rows.ts";
import { type Rewriter, replace } from "./rewriter.ts";

/**
 * Events that a loader of the bot's own listens to by a name that the file gives: `module.exports = { name: "message",
 * execute(message) {…} }`, `super(client, "message")`, `events/message.js`.
 */
export const eventTexts =
  (index: EventIndex, fileRule: string) =>
  (rewriter: Rewriter): void => {
    for (const text of rewriter.tree.texts) {
      const row = rowOf(index, textValue(text));
      if (row && !rewriter.done.has(text) && namesEvent(rewriter, text)) renameEvent(rewriter, row, text);
    }
    fileOfEvent(rewriter, index, fileRule);
  };

const rowOf = (index: EventIndex, event: string): EventRow | undefined =>
  index.get(event)?.find(row => row.on === undefined || row.on === "Client");

/** The name as it is now, where an event has another one. */
export function renameEvent(rewriter: Rewriter, row: EventRow, text: Text): void {
  const quote = rewriter.text(text)[0] ?? '"';
  // What its handler is given has been seen to where the handler is.
  if (rewriter.changes.some(change => change.rule === row.id && row.to === undefined)) return;
  // The bot itself tells no more of what another object tells of.
  if (row.emitter) rewriter.flag(row.id, text, "removed");
  else if (row.to === undefined) rewriter.flag(row.id, text, row.flag ?? "behaviour");
  else rewriter.change(row.id, text, [replace(text, `${quote}${row.to}${quote}`)], true);
}

/** `message` of `events/message.js`. */
const fileName = ({ infer }: Rewriter): string | undefined =>
  /([^/\\]+)\.[cm]?[jt]sx?$/.exec(infer.filename ?? "")?.[1];

/** `events/message.js`, where a loader takes the name of the file for the event. */
function fileOfEvent(rewriter: Rewriter, index: EventIndex, rule: string): void {
  const event = fileName(rewriter);
  const row = event === undefined ? undefined : rowOf(index, event);
  const [first] = rewriter.tree.file.program.body;
  if (!row || !first || !isInEvents(rewriter) || !hasHandler(rewriter)) return;
  if (isFetched(rewriter, row.event)) return;
  const said = rewriter.tree.texts.filter(text => [event, row.to].includes(textValue(text)));
  if (said.some(text => isFoundBy(rewriter, text))) return;
  if (row.emitter) rewriter.flag(row.id, first, "removed");
  else if (row.to !== undefined) nameFile(rewriter, rule, row.to, first);
  else if (row.flag) rewriter.flag(row.id, first, row.flag);
}

/** A file that says the name itself is found by that; where it only says how it is called, nobody knows. */
function isFoundBy(rewriter: Rewriter, text: Text): boolean {
  const parent = parentOf(text);
  if (parent?.type === "ObjectProperty" && isCalled(parent)) return false;
  const isListened =
    isCall(parent) &&
    isMember(parent.callee) &&
    /^(on|once|addListener)$/.test(memberName(parent.callee) ?? "");
  return isListened || rewriter.done.has(text) || namesEvent(rewriter, text);
}

/** `exports.help = { name: "message" }` beside the handler. */
function isCalled(property: ObjectProperty): boolean {
  const owner = parentOf(property);
  return keyName(property) === "name" && owner !== undefined && isBesideHandler(parentOf(owner));
}

function nameFile(rewriter: Rewriter, rule: string, event: string, first: Node): void {
  const to = (rewriter.infer.filename ?? "").replace(/[^/\\]+(?=\.[cm]?[jt]sx?$)/, event);
  const fate = rewriter.project?.nameOf(to) ?? "unknown";
  if (fate === "new") rewriter.newName = { rule, to };
  else if (fate === "unknown") rewriter.flag(rule, first, "behaviour");
}

const isFetched = ({ project, tree }: Rewriter, event: string): boolean =>
  isFetchedByHand(project?.texts ?? [tree.text], event);

const isInEvents = (rewriter: Rewriter): boolean =>
  /(event|listen|olay)[^/\\]*[/\\]/i.test(rewriter.infer.filename ?? "");

const hasHandler = (rewriter: Rewriter): boolean => rewriter.tree.functions.some(isHandler);

function namesEvent(rewriter: Rewriter, text: Text): boolean {
  const parent = parentOf(text);
  switch (parent?.type) {
    case "ObjectProperty": {
      const owner = parentOf(parent);
      return parent.value === text && owner?.type === "ObjectExpression"
        ? ofObject(rewriter, owner, keyName(parent) ?? "", textValue(text))
        : false;
    }
    case "CallExpression":
      if (isWaitedFor(rewriter, parent, text)) return true;
      if (parent.callee.type === "Identifier")
        return /^(On|Once)$/.test(parent.callee.name) && parentOf(parent)?.type === "Decorator";
      if (isMember(parent.callee)) return isRegistered(rewriter, parent, text);
      return parent.callee.type === "Super" && ofEventClass(rewriter, parent) && !saysEvent(parent.arguments);
    case "NewExpression":
      return isOwnEvent(rewriter, parent.callee) && !saysEvent(parent.arguments);
    case "ClassProperty":
      return isEventKey(keyName(parent)) && ofEventClass(rewriter, parent);
    case "AssignmentExpression":
      return parent.right === text && ofAssignment(rewriter, parent.left, textValue(text));
    case "ArrayExpression":
      return isListOfEvents(rewriter, parent.elements);
    default:
      return false;
  }
}

/** `events.once(client, "message")`, `on(client, "message")` of Node.js. */
const isWaitedFor = ({ infer }: Rewriter, { callee, arguments: given }: Call, text: Text): boolean =>
  given[1] === text &&
  /^(on|once)$/.test(lastName(callee)) &&
  given[0] !== undefined &&
  infer.isA(infer.typeOf(given[0]), "Client");

/** `module.addEvent("message", msg => …)`. */
function isRegistered(rewriter: Rewriter, { callee, arguments: given }: Call, text: Text): boolean {
  const isRegistering = isMember(callee) && isEventMethod(memberName(callee) ?? "") && given[0] === text;
  const type = isRegistering && given[1] ? rewriter.typeOf(given[1]) : undefined;
  return type?.kind === "function" && takesEvent(type.func, textValue(text));
}

const isEventKey = (key: string | undefined): boolean => /^(name|event|eventName)$/.test(key ?? "");

/** `super("id", { event: "message" })`: the first text is a name of the bot's own. */
const saysEvent = (given: readonly Node[]): boolean =>
  given.some(one => one.type === "ObjectExpression" && propertyOf(one, "event") !== undefined);

/** A class of the bot's own: browsers have a `MessageEvent`, too. */
const isOwnEvent = (rewriter: Rewriter, callee: Node): boolean =>
  isEventName(callee) && (callee.type !== "Identifier" || rewriter.tree.resolve(callee) !== null);

const isEventName = (node: Node): boolean =>
  /(Event|Listener)$/.test(
    (isMember(node) ? memberName(node) : node.type === "Identifier" ? node.name : "") ?? "",
  );

function ofEventClass(rewriter: Rewriter, node: Node): boolean {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (at.type !== "ClassDeclaration" && at.type !== "ClassExpression") continue;
    return at.superClass ? isEventName(at.superClass) || isInEvents(rewriter) : isInEvents(rewriter);
  }
  return false;
}

/** `exports.name = "message"`, `this.event = "message"`. */
function ofAssignment(rewriter: Rewriter, target: Node, event: string): boolean {
  if (!isMember(target) || !isEventKey(memberName(target))) return false;
  const owner = target.object;
  if (owner.type === "ThisExpression") return ofEventClass(rewriter, target);
  const isEvent = memberName(target) !== "name" && rewriter.isBot;
  return isExports(owner) && (isEvent || isInEvents(rewriter) || listensTo(rewriter, event));
}

const ofCommands = new Set(
  (
    "aliases args category cooldown cooldowns data desc description examples group guildOnly options ownerOnly " +
    "permissions type usage userPermissions value inline label style custom_id"
  ).split(" "),
);

const handlerNames = "execute run handle handler callback listener exec func fn on".split(" ");

/** `{ name: "message", once: false, execute(message) {…} }`, and not a command or a field that is called so. */
function ofObject(rewriter: Rewriter, object: ObjectExpression, key: string, event: string): boolean {
  if (!isEventKey(key) || isFetched(rewriter, event)) return false;
  const keys = object.properties.map(one => keyName(one) ?? "");
  const around = parentOf(object);
  // Some have a description for an event, too, in a file that is called like it.
  const isOwn = isBesideHandler(around) && isInEvents(rewriter) && fileName(rewriter) === event;
  if (!isOwn && keys.some(one => ofCommands.has(one))) return false;
  const isGiven =
    around?.type === "NewExpression" ? isOwnEvent(rewriter, around.callee) : isGivenToSuper(rewriter, around);
  const handler = handlerOf(rewriter, object);
  if (isGiven) return true;
  if (!handler) return isBesideHandler(around) && (isInEvents(rewriter) || listensTo(rewriter, event));
  if (isInEvents(rewriter) || takesEvent(handler, event)) return true;
  return rewriter.isBot && (key !== "name" || keys.includes("once"));
}

/** `exports.conf = { event: "message" }`, of a file that exports the handler by itself. */
const isBesideHandler = (around: Node | undefined): boolean =>
  around?.type === "AssignmentExpression" && isMember(around.left) && isExports(around.left.object);

const isExports = (node: Node): boolean =>
  node.type === "Identifier" ? node.name === "exports" : isMember(node) && memberName(node) === "exports";

const isGivenToSuper = (rewriter: Rewriter, call: Node | undefined): boolean =>
  call?.type === "CallExpression" && call.callee.type === "Super" && ofEventClass(rewriter, call);

function handlerOf({ infer }: Rewriter, object: ObjectExpression): Func | undefined {
  for (const one of object.properties) {
    if (!handlerNames.includes(keyName(one) ?? "")) continue;
    if (one.type === "ObjectMethod") return one;
    const type = one.type === "ObjectProperty" ? infer.typeOf(one.value) : undefined;
    if (type?.kind === "function") return type.func;
  }
  return undefined;
}

/** `execute(message)` and `run(client, message)`: a command is given what was typed, too. No command is `rateLimit`. */
function takesEvent(handler: Func, event: string): boolean {
  if (event !== "message") return /[A-Z]/.test(event);
  const given = handler.params.filter(param => !(param.type === "Identifier" && isBotName(param.name)));
  const [first] = given;
  return given.length === 1 && isNamedMessage(first);
}

const listensTo = (rewriter: Rewriter, event: string): boolean =>
  rewriter.tree.functions.some(func => isHandler(func) && takesEvent(func, event));

/** `["ready", "message"].forEach(event => client.on(event, …))`. */
function isListOfEvents(rewriter: Rewriter, elements: readonly (Node | null)[]): boolean {
  const { events } = rewriter.from;
  const names = elements.map(one => (one ? (stringValue(one) ?? "") : ""));
  // `["message", "error"]` are as well the keys of an answer.
  const isTelling = names.some(name => name === "ready" || /[A-Z]/.test(name));
  return rewriter.isBot && isTelling && names.length > 1 && names.every(name => events.has(name));
}
