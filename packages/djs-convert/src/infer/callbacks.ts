import type { NewExpression } from "@babel/types";
import { methodCalls } from "../engine/method-calls.ts";
import {
  type Call,
  endOf,
  isCall,
  isFunc,
  isInvocation,
  isMember,
  memberName,
  type Node,
  startOf,
  stringValue,
} from "../engine/nodes.ts";
import { instance, join, plain, readType, type Type, weaken } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { isEventMethod, isNamedMessage, makerOf } from "./handlers.ts";
import { structureExtended } from "./structures.ts";

/** The parameters that the callee gives to a function it is passed. */
export function asCallback(infer: Infer, call: Node, argument: Node, index: number): Type | undefined {
  if (!isInvocation(call)) return undefined;
  if (!isMember(call.callee)) {
    if (isFunc(argument) && makerOf(argument)) return undefined;
    const called = infer.typeOf(call.callee);
    return called?.kind === "foreign" ? walkedThrough(infer, call, argument, index) : undefined;
  }
  const owner = infer.typeOf(call.callee.object);
  const name = memberName(call.callee) ?? "";
  if (!owner || owner.kind === "foreign") {
    const registered = isEventMethod(name) ? fromModule(infer, call, argument, index) : undefined;
    if (registered) return registered;
  }
  if (owner?.kind === "foreign")
    return (
      (listening.has(name) ? emitted(infer, stringValue(call.arguments[0]), index) : undefined) ??
      walkedThrough(infer, call, argument, index)
    );
  if (owner?.kind === "collection") return fromCollection(owner, name, index);
  if (owner?.kind === "array" || owner?.kind === "list") return fromCollection(owner, name, index);
  if (owner?.kind === "promise") {
    if (name === "then" && index === 0 && call.arguments[0] === argument) return owner.of;
    return name === "catch" || name === "then" ? plain.foreign : undefined;
  }
  // What is caught is an error, whoever promised something.
  if (owner === undefined && name === "catch" && call.arguments[0] === argument) return plain.foreign;
  if (listening.has(name)) return fromEvent(infer, owner, stringValue(call.arguments[0]), index);
  if (name === "extend" && index === 0 && isCall(call)) return structureExtended(infer, call);
  return asFilter(infer, call, index);
}

/** `module.addEvent("guildMemberUpdate", (before, after) => …)`: no other package has an event of such a name. */
function fromModule(infer: Infer, call: Call | NewExpression, argument: Node, index: number) {
  const event = stringValue(call.arguments[0]) ?? "";
  const isOwn = /[A-Z]/.test(event) || (isFunc(argument) && isNamedMessage(argument.params[0]));
  const type = isOwn ? infer.table.events.get(event)?.[index] : undefined;
  return type === undefined ? undefined : readType(type, true);
}

/** `emitter.on("won", (channel, id) => …)`, by what the file itself hands over: `emitter.emit("won", message.channel, id)`. */
function emitted(infer: Infer, event: string | undefined, index: number): Type | undefined {
  let type: Type | undefined;
  for (const emit of methodCalls(infer.tree, "emit")) {
    const [name, ...given] = emit.arguments;
    const value = given[index];
    if (event !== undefined && stringValue(name) === event && value && value.type !== "SpreadElement")
      type = join(type, infer.typeOf(value));
  }
  return type?.kind === "nothing" ? undefined : type;
}

/**
 * `Promise.map(guilds, guild => …)`, `_.each(list, one => …)`, `forEach(list, one => …)`: packages that walk through
 * what they are given. Who calls it `guilds` has guilds in it.
 */
function walkedThrough(
  infer: Infer,
  call: Call | NewExpression,
  argument: Node,
  index: number,
): Type | undefined {
  const [walked] = call.arguments;
  const isFirst = walked && walked !== argument && index === 0;
  const type = isFirst ? infer.typeOf(walked) : undefined;
  const param = isFunc(argument) ? argument.params[0] : undefined;
  if (
    isFirst &&
    !type &&
    param?.type === "Identifier" &&
    infer.tree.text.slice(startOf(walked), endOf(walked)) === `${param.name}s`
  )
    return undefined;
  return type?.kind === "collection" || type?.kind === "array" || type?.kind === "list"
    ? type.of
    : plain.foreign;
}

const listening = new Set(["on", "once", "addListener", "prependListener", "prependOnceListener", "off"]);

function fromCollection(
  owner: Type & { of?: Type | undefined },
  name: string,
  index: number,
): Type | undefined {
  if (name === "sort" || name === "sorted") return index < 2 ? owner.of : undefined;
  if (name === "reduce") return index === 1 ? owner.of : undefined;
  return index === 0 ? owner.of : undefined;
}

export function asFilter(infer: Infer, call: Node, index: number): Type | undefined {
  if (!isCall(call) || !isMember(call.callee)) return undefined;
  const name = memberName(call.callee) ?? "";
  if (/^(awaitMessages|createMessageCollector|createCollector)$/.test(name))
    return ofIndex(["Message"], index);
  if (/^(awaitReactions|createReactionCollector)$/.test(name))
    return ofIndex(["MessageReaction", "User"], index);
  // Every shard calls it with its own client.
  if (name === "broadcastEval") return ofIndex(["Client"], index);
  if (/^(awaitMessageComponent|createMessageComponentCollector)$/.test(name)) {
    return index === 0 && infer.table.version >= 13 ? instance(componentNames(infer), false) : undefined;
  }
  return undefined;
}

const componentNames = (infer: Infer): string[] =>
  infer.table.version === 14
    ? ["ButtonInteraction", "StringSelectMenuInteraction"]
    : ["ButtonInteraction", "SelectMenuInteraction"];

const ofIndex = (names: readonly string[], index: number): Type | undefined =>
  names[index] === undefined ? undefined : instance([names[index]], false);

function fromEvent(
  infer: Infer,
  owner: Type | undefined,
  event: string | undefined,
  index: number,
): Type | undefined {
  if (owner?.kind !== "instance" || event === undefined) return undefined;
  const collect = owner.names.find(name => /Collector$/.test(name));
  if (collect) return weaken(fromCollector(infer, collect, event, index));
  if (!infer.isA(owner, "Client")) return undefined;
  const type = infer.table.events.get(event)?.[index];
  return type === undefined ? undefined : readType(type, owner.weak);
}

function fromCollector(infer: Infer, collector: string, event: string, index: number): Type | undefined {
  const names =
    collector === "MessageCollector"
      ? ["Message"]
      : collector === "ReactionCollector"
        ? ["MessageReaction"]
        : componentNames(infer);
  if (event === "end")
    return index === 0 ? { kind: "collection", of: instance(names, false), weak: false } : undefined;
  if (index === 1 && collector === "ReactionCollector") return instance(["User"], false);
  return index === 0 ? instance(names, false) : undefined;
}
