import type { Binding } from "../engine/binding.ts";
import {
  type Call,
  type Func,
  isCall,
  isFunc,
  isInvocation,
  isMember,
  isWithin,
  keyName,
  memberName,
  type Node,
  parentOf,
} from "../engine/nodes.ts";
import { join, plain, type Type } from "../engine/types.ts";
import { annotationOf, documentedParam, documentedType } from "./annotations.ts";
import {
  connectionByUse,
  memberByUse,
  memberUnderOtherName,
  messagesByUse,
  sentByUse,
  typeByUse,
  userByUse,
  voiceChannelByUse,
} from "./by-use.ts";
import { asCallback, asFilter } from "./callbacks.ts";
import type { Infer } from "./context.ts";
import { typeOfEventFile } from "./event-files.ts";
import { expectedParam } from "./expected-params.ts";
import { isHandler } from "./handlers.ts";
import { anyList, throughPattern } from "./patterns.ts";

export function typeOfParameter(infer: Infer, binding: Binding): Type | undefined {
  const func = binding.owner;
  if (!isFunc(func)) return undefined;
  const index = func.params.findIndex(
    param => param === binding.identifier || isWithin(binding.identifier, param),
  );
  const param = func.params[index];
  if (!param) return undefined;
  // `run(client, message, ...args)`
  if (param.type === "RestElement") return param.argument === binding.identifier ? anyList : undefined;
  const made = madeOf(infer, binding);
  if (made !== null) return made;
  const target = param.type === "AssignmentPattern" ? param.left : param;
  const whole = target === binding.identifier;
  const stated = whole
    ? (documentedParam(func, binding.name, infer.tree, infer.table) ??
      documentedType(param, infer.tree, infer.table))
    : undefined;
  if (stated) return stated;
  const passed =
    (whole ? undefined : annotationOf(infer, target)) ??
    expectedParam(infer, func, index) ??
    passedTo(infer, func, index);
  const type = passed && throughPattern(infer, target, binding.identifier, passed);
  // Of a class that nothing is known of, what it is called says more.
  const isOpen = type?.kind === "instance" && type.names.length === 0;
  const called = whole && isOpen ? infer.byName(binding.name, true) : undefined;
  if (called) return called;
  if (type) return type.kind === "nothing" ? undefined : type;
  if (passed?.kind === "foreign") return plain.foreign;
  if (!whole) {
    const named = isElement(binding.identifier) ? infer.byName(binding.name, true) : undefined;
    return (
      throughPattern(infer, target, binding.identifier, undefined) ??
      named ??
      classByName(infer, binding.name)
    );
  }
  return (
    typeOfEventFile(infer, func, index) ??
    followed(infer.handedTo(func, index)) ??
    classByName(infer, binding.name) ??
    memberByUse(infer, binding) ??
    userByUse(infer, binding) ??
    connectionByUse(infer, binding) ??
    voiceChannelByUse(infer, binding) ??
    messagesByUse(infer, binding) ??
    sentByUse(infer, binding) ??
    infer.byName(binding.name, true) ??
    besideOld(infer, func, index) ??
    packageByUse(infer, binding) ??
    botByPlace(infer, func, index) ??
    typeByUse(infer, binding) ??
    memberUnderOtherName(infer, binding)
  );
}

/** What can be followed; of texts and numbers the name of a parameter says more than one call does. */
const followed = (type: Type | undefined): Type | undefined =>
  type && /^(instance|collection|promise|class|module)$/.test(type.kind) ? type : undefined;

/** `execute(message, args, MessageEmbed)`: a class under a name that no other package has. */
const classByName = (infer: Infer, name: string): Type | undefined =>
  /^(Message[A-Z]|RichEmbed$)/.test(name) ? infer.ofExport(name) : undefined;

/** `execute(message, args, discord)`, of which `new discord.MessageEmbed()` is made: the whole package. */
function packageByUse(infer: Infer, binding: Binding): Type | undefined {
  const isPackage = infer.tree.references(binding).some(use => {
    const member = parentOf(use);
    if (!isMember(member) || member.object !== use || parentOf(member)?.type !== "NewExpression")
      return false;
    return classByName(infer, memberName(member) ?? "") !== undefined;
  });
  return isPackage ? plain.module : undefined;
}

/** `run(aruna, message, args)`, `run(aruna, args, message)`: before the message comes the bot, whatever it is called. */
function botByPlace(infer: Infer, func: Func, index: number): Type | undefined {
  const [first, ...others] = func.params.map(one => (one.type === "Identifier" ? one.name : ""));
  if (index !== 0 || !isHandler(func) || !first || notBots.test(first)) return undefined;
  const next = others[0] === "args" ? others[1] : others[0];
  return /^(message|msg|interaction)$/.test(next ?? "") ? infer.byName("client", true) : undefined;
}

const notBots = /^(_.*|args?|cmd|command|config|content|ctx|data|db|event|options|params|prefix|text)$/i;

/** `(client, oldState, state)`: what comes after the old one is the new one. */
function besideOld(infer: Infer, func: Func, index: number): Type | undefined {
  const previous = isHandler(func) ? func.params[index - 1] : undefined;
  return previous?.type === "Identifier" && /^old[A-Z]/.test(previous.name)
    ? infer.byName(previous.name, true)
    : undefined;
}

/** `(message, [member, ...reason])`: one of a list, by its name. */
const isElement = (identifier: Node): boolean => parentOf(identifier)?.type === "ArrayPattern";

/** `embed = new MessageEmbed(embed)`: from there on it is what was made of it. Null where nothing is made. */
function madeOf(infer: Infer, binding: Binding): Type | undefined | null {
  for (const one of infer.tree.assignmentsOf(binding)) {
    if (one.operator !== "=" || !makes(one.right)) continue;
    const type = infer.typeOf(one.right);
    return type?.kind === "instance" ? type : undefined;
  }
  return null;
}

/** `new X(y)`, and `X.from(y)`, which the next version has in its stead. */
export const makes = (node: Node): boolean =>
  node.type === "NewExpression" ||
  (isCall(node) && isMember(node.callee) && memberName(node.callee) === "from");

/** What calls in the file pass for a parameter, whatever is written above it. */
export function passedTo(infer: Infer, func: Func, index: number): Type | undefined {
  const parent = parentOf(func);
  if (func.type === "ArrowFunctionExpression" || func.type === "FunctionExpression") {
    if (isInvocation(parent) && parent.arguments.some(one => one === func))
      return asCallback(infer, parent, func, index);
    // `(client => { … })(client)`
    if (isCall(parent) && parent.callee === func) return givenTo(infer, parent, index);
    if (parent?.type === "ObjectProperty" && keyName(parent) === "filter") {
      const call = parentOf(parentOf(parent) ?? parent);
      if (isCall(call)) return asFilter(infer, call, index);
    }
    if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier")
      return byName(infer, parent.id.name, index);
  }
  if (func.type === "FunctionDeclaration" && func.id) return byName(infer, func.id.name, index);
  if (func.type === "ClassMethod" || func.type === "ClassPrivateMethod" || func.type === "ObjectMethod") {
    const name = keyName(func);
    // `run` and `execute` are called from a loader that knows nothing of the command.
    if (name && !/^(run|execute|exec|constructor|init|handle)$/.test(name))
      return fromCalls(infer, name, index, true);
  }
  return undefined;
}

function givenTo(infer: Infer, { arguments: given }: Call, index: number): Type | undefined {
  const value = given[index];
  return value && value.type !== "SpreadElement" ? infer.typeOf(value) : undefined;
}

function byName(infer: Infer, name: string, index: number): Type | undefined {
  const direct = fromCalls(infer, name, index, false);
  if (direct) return direct;
  for (const identifier of infer.tree.identifiers.get(name) ?? []) {
    const call = parentOf(identifier);
    if (!isInvocation(call) || call.callee === identifier || infer.tree.resolve(identifier)?.name !== name)
      continue;
    const type = asCallback(infer, call, identifier, index);
    if (type) return type;
  }
  return undefined;
}

function fromCalls(infer: Infer, name: string, index: number, asMember: boolean): Type | undefined {
  let type: Type | undefined;
  for (const one of givenByCalls(infer, name, index, asMember)) type = join(type, infer.typeOf(one));
  return type?.kind === "foreign" || type?.kind === "nothing" ? undefined : type;
}

/** What calls of the file under a name, or of a method of `this`, are given at one place. */
function givenByCalls({ tree }: Infer, name: string, index: number, asMember: boolean): Node[] {
  return (tree.identifiers.get(name.replace("#", "")) ?? []).flatMap(identifier => {
    const callee = asMember ? methodOfThis(identifier) : identifier;
    const call = callee && parentOf(callee);
    const argument = isInvocation(call) && call.callee === callee ? call.arguments[index] : undefined;
    return argument && argument.type !== "SpreadElement" ? [argument] : [];
  });
}

/** What a parameter is given by the calls of its file, and what it is otherwise: other files may call it as well. */
export function valuesPassed(infer: Infer, { owner: func, identifier }: Binding): Node[] {
  if (!isFunc(func)) return [];
  const index = func.params.findIndex(one => one === identifier || isWithin(identifier, one));
  const param = func.params[index];
  if (param !== identifier && (param?.type !== "AssignmentPattern" || param.left !== identifier)) return [];
  const otherwise = param.type === "AssignmentPattern" ? [param.right] : [];
  const asMember = /Method$/.test(func.type);
  const name = asMember ? keyName(func) : nameOfFunction(func);
  return name ? [...otherwise, ...givenByCalls(infer, name, index, asMember)] : otherwise;
}

function nameOfFunction(func: Func): string | undefined {
  if (func.type === "FunctionDeclaration") return func.id?.name;
  const owner = parentOf(func);
  return owner?.type === "VariableDeclarator" && owner.id.type === "Identifier" ? owner.id.name : undefined;
}

/** `this.name` and `this.#name`, of its name. */
function methodOfThis(name: Node): Node | undefined {
  const parent = parentOf(name);
  const property = parent?.type === "PrivateName" ? parent : name;
  const member = parentOf(property);
  if (!isMember(member) || member.property !== property) return undefined;
  return member.object.type === "ThisExpression" ? member : undefined;
}
