import type { ObjectExpression } from "@babel/types";
import {
  type Call,
  callOf,
  endOf,
  isBracketed,
  isCall,
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { once } from "../asked-once.ts";
import { renameKey } from "../literals.ts";
import { isEmpty, isNothingAtTimes } from "../nothing-at-times.ts";
import type { Rewriter } from "../rewriter.ts";

/** `client.api.users(id).get()`, by hand: `client.rest.get(`/users/${id}`)`, with `body` for what is sent along. */
export function rawRequests(rewriter: Rewriter, node: Member): void {
  if (memberName(node) !== "api" || rewriter.done.has(node) || isOwn(rewriter)) return;
  const receiver = rewriter.receiver(node, ["Client"], false);
  if (!receiver) return;
  const request = requestOf(node);
  const edits = request && written(rewriter, request);
  if (!request || !edits) {
    rewriter.flag("14-T71", node, "removed");
    return;
  }
  for (const step of request.steps) rewriter.done.add(step);
  rewriter.change("14-T71", request.call, edits, receiver.weak);
}

/** `client.api = express()`: what the bot itself has put there. */
function isOwn({ project, tree }: Rewriter): boolean {
  const texts = project?.texts ?? [tree.text];
  return once(texts, "sets client.api", () => texts.some(setsApi));
}

/** Not `exports.api = app`, nor `this.api = app` of what is no client. */
const setsApi = (text: string): boolean =>
  Array.from(text.matchAll(/([\w$]*)\.api\s*=(?![=>])/g)).some(
    ([, owner]) => owner !== "exports" && (owner !== "this" || /\bextends\s+[\w$.]*Client\b/i.test(text)),
  );

interface Request {
  client: Node;
  /** What the way is made of: names as they stand there, and values. */
  parts: (string | Node)[];
  steps: Node[];
  method: string;
  call: Call;
}

const methods = /^(get|post|put|patch|delete)$/;

/** Follows the chain behind `client.api` up to the method; null where something else is done with it. */
function requestOf(api: Member): Request | null {
  const parts: (string | Node)[] = [];
  const steps: Node[] = [api];
  for (let at: Node = api; ; ) {
    const next = parentOf(at);
    if (isCall(next) && next.callee === at) {
      parts.push(...next.arguments);
      at = next;
    } else if (isMember(next) && next.object === at && !next.optional) {
      const name = next.computed ? undefined : memberName(next);
      const call = callOf(next);
      if (name !== undefined && methods.test(name))
        return call ? { client: api.object, parts, steps: [...steps, next], method: name, call } : null;
      if (name === undefined) parts.push(next.property);
      else parts.push(name);
      at = next;
    } else return null;
    steps.push(at);
  }
}

function written(rewriter: Rewriter, { client, parts, steps, method, call }: Request): Edit[] | null {
  const [options, ...others] = call.arguments;
  const sent = options ? optionsSent(rewriter, options) : [];
  const values = parts.filter(part => typeof part !== "string");
  if (!sent || others.length > 0 || steps.some(isBracketed)) return null;
  if (values.some(one => one.type === "SpreadElement" || isNothingAtTimes(rewriter, one))) return null;
  const isPlain = values.every(one => stringValue(one) !== undefined || isEmpty(rewriter, one));
  const quote = isPlain ? "'" : "`";
  const edits: Edit[] = [];
  let from = outerEnd(client);
  let text = `.rest.${method}(${quote}`;
  for (const part of parts) {
    // Version 13 left out what is nothing.
    if (typeof part !== "string" && isEmpty(rewriter, part)) continue;
    const plain = typeof part === "string" ? part : stringValue(part);
    if (plain !== undefined && !/^[\w@./ <>-]+$/.test(plain)) return null;
    text += `/${plain ?? "${"}`;
    if (plain !== undefined || typeof part === "string") continue;
    edits.push({ start: from, end: outerStart(part), text });
    from = outerEnd(part);
    text = "}";
  }
  const isSaid = rewriter.hasComment(endOf(client), endOf(call.callee));
  const end = options ? outerStart(options) : endOf(call);
  edits.push({ start: from, end, text: `${text}${quote}${options ? ", " : ")"}` });
  return isSaid ? null : [...edits, ...sent];
}

/** `{ data, reason }`: what is sent along has another name; null for what says more, or is not to be seen here. */
function optionsSent(rewriter: Rewriter, options: Node): Edit[] | null {
  if (options.type !== "ObjectExpression") return null;
  if (!options.properties.every(one => isUnderstood(rewriter, one))) return null;
  return options.properties.flatMap(one =>
    one.type === "ObjectProperty" && keyName(one) === "data" ? renameKey(one, "body") : [],
  );
}

function isUnderstood(rewriter: Rewriter, one: ObjectExpression["properties"][number]): boolean {
  if (one.type !== "ObjectProperty" || one.computed) return false;
  const name = keyName(one) ?? "";
  return /^(data|headers|reason)$/.test(name) || (name === "files" && isResolved(rewriter, one.value));
}

/** `const { files } = await payload.resolveFiles()`: they have the form that requests take, in either version. */
function isResolved({ tree }: Rewriter, files: Node): boolean {
  const owner = files.type === "Identifier" ? tree.resolve(files)?.owner : undefined;
  const init = owner?.type === "VariableDeclarator" && owner.id.type === "ObjectPattern" ? owner.init : null;
  const call = init?.type === "AwaitExpression" ? init.argument : null;
  return isCall(call) && isMember(call.callee) && memberName(call.callee) === "resolveFiles";
}
