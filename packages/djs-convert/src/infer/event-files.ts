import type { Statement } from "@babel/types";
import { type Call, type Func, isCall, parentOf, propertyOf, stringValue } from "../engine/nodes.ts";
import { readType, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { isHandler, makerOf } from "./handlers.ts";
import { isBotName } from "./names.ts";

const commonWords = /^(debug|disconnect|error|interaction|reconnecting|resume|warn)$/;

/** `events/guildMemberAdd.js` with `module.exports = (client, member) => …`, or an object that says the event. */
export function typeOfEventFile(infer: Infer, func: Func, index: number): Type | undefined {
  const event = heardEvent(infer, func);
  const types = event === undefined ? undefined : infer.table.events.get(event);
  if (!types || !isHandler(func)) return undefined;
  const isNamed = func.params.some(param => param.type === "Identifier" && isBotName(param.name));
  // `(aruna, member)`: one more than the event has, which comes first.
  const hasBot = !isNamed && func.params.length === types.length + 1 && !isOfEvent(infer, func);
  if (hasBot && index === 0) return infer.byName("client", true);
  let position = hasBot ? -1 : 0;
  for (const [at, param] of func.params.entries()) {
    if (param.type === "Identifier" && isBotName(param.name)) continue;
    if (at === index) return readType(types[position] ?? "?", true);
    position += 1;
  }
  return undefined;
}

/** `(interaction, locale)`: the first is called like what the event has, and something else comes behind it. */
function isOfEvent(infer: Infer, func: Func): boolean {
  const [first] = func.params;
  const type = first?.type === "Identifier" ? infer.byName(first.name, true) : undefined;
  return type !== undefined && !infer.isA(type, "Client");
}

/** The event of a handler, by what it says or by the name of its file. */
export const heardEvent = (infer: Infer, func: Func): string | undefined =>
  toldEvent(infer, func) ?? eventOfFile(infer);

function eventOfFile({ filename }: Infer): string | undefined {
  const event = /([^/\\]+)\.[cm]?[jt]sx?$/.exec(filename ?? "")?.[1];
  // `commands/warn.js` is more common than a handler of that event.
  return commonWords.test(event ?? "") && !/event|listener/i.test(filename ?? "") ? undefined : event;
}

/** The event that the object or the class of a handler says. */
export const toldEvent = (infer: Infer, func: Func): string | undefined =>
  eventOfObject(infer, func) ?? eventOfClass(infer, func) ?? eventOfMaker(infer, func);

/** `module.exports = new Event("guildMemberAdd", member => …)`. */
function eventOfMaker({ table }: Infer, func: Func): string | undefined {
  const given = makerOf(func)?.arguments.map(one => stringValue(one) ?? "") ?? [];
  return given.find(event => table.events.has(event) && !commonWords.test(event));
}

/** `class extends Listener { constructor() { super("a", { event: "guildMemberAdd" }); } exec(member) {…} }`. */
function eventOfClass({ table }: Infer, func: Func): string | undefined {
  const body = func.type === "ClassMethod" ? parentOf(func) : undefined;
  if (body?.type !== "ClassBody" || !isHandler(func)) return undefined;
  const made = body.body.find(one => one.type === "ClassMethod" && one.kind === "constructor");
  const call = made?.type === "ClassMethod" ? made.body.body.map(superCall).find(Boolean) : undefined;
  const told = (call?.arguments ?? []).flatMap(given => {
    if (given.type !== "ObjectExpression") return stringValue(given) ?? [];
    if (propertyOf(given, "description")) return [];
    return ["event", "eventName", "name"].flatMap(key => stringValue(propertyOf(given, key)?.value) ?? []);
  });
  return told.find(event => table.events.has(event) && !commonWords.test(event));
}

function superCall(statement: Statement): Call | undefined {
  const call = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  return isCall(call) && call.callee.type === "Super" ? call : undefined;
}

/** `{ name: "guildMemberAdd", execute(member) {…} }`, which is no command. */
function eventOfObject({ table }: Infer, func: Func): string | undefined {
  const owner = parentOf(func);
  const object =
    func.type === "ObjectMethod" ? owner : owner?.type === "ObjectProperty" ? parentOf(owner) : null;
  if (object?.type !== "ObjectExpression" || propertyOf(object, "description")) return undefined;
  const told = ["event", "name"].map(key => stringValue(propertyOf(object, key)?.value) ?? "");
  return told.find(event => table.events.has(event) && !commonWords.test(event));
}
