import type { Reason } from "../change.ts";
import {
  type Call,
  isFunc,
  isMember,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  stringValue,
} from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { rename } from "./member-rows.ts";
import { type Rewriter, replace } from "./rewriter.ts";

/** What happens to one event of a class. */
export interface EventRow {
  id: string;
  event: string;
  on?: string;
  to?: string;
  /** An expression for the new name; null leaves the place to a person. */
  rename?: (rewriter: Rewriter, event: Node) => string | null;
  /** It came once, and comes again and again under the new name. */
  isOnce?: boolean;
  flag?: Reason;
  /** What is said of it, where the row of the catalogue is not of this event alone. */
  message?: string;
  /** Changes the function that listens. */
  handler?: (rewriter: Rewriter, handler: Node) => Edit[] | null;
  /** Changes what the event is listened to on. */
  emitter?: string;
  alsoFlag?: Reason;
}

export type EventIndex = ReadonlyMap<string, readonly EventRow[]>;

export function indexEvents(rows: readonly EventRow[]): EventIndex {
  const index = new Map<string, EventRow[]>();
  for (const row of rows) index.set(row.event, [...(index.get(row.event) ?? []), row]);
  return index;
}

const listening = new Set(
  (
    "on once off addListener removeListener prependListener prependOnceListener emit listeners listenerCount " +
    "removeAllListeners"
  ).split(" "),
);

export const isListening = (name: string): boolean => listening.has(name);

export function visitEvent(rewriter: Rewriter, index: EventIndex, call: Call): void {
  if (!isMember(call.callee) || !isListening(memberName(call.callee) ?? "")) return;
  const name = call.arguments[0];
  const rows = index.get(stringValue(name) ?? "");
  if (!rows || !name) return;
  const type = rewriter.typeOf(call.callee.object);
  for (const row of rows) {
    const receiver = rewriter.matches(type, [row.on ?? "Client"], false);
    if (!receiver) continue;
    if (row.emitter && isUsed(call, memberName(call.callee) ?? "")) rewriter.flag(row.id, name, "removed");
    else apply(rewriter, row, call, name, receiver.weak);
    return;
  }
}

/** Listening gives back what is listened to: behind `.rest` the next listener would wait for nothing. */
const isUsed = (call: Call, method: string): boolean =>
  !/^(emit|listeners|listenerCount)$/.test(method) && parentOf(call)?.type !== "ExpressionStatement";

function apply(rewriter: Rewriter, row: EventRow, call: Call, name: Node, weak: boolean): void {
  const edits: Edit[] = [];
  const text = rewriter.text(name);
  const quote = text[0] ?? '"';
  if (row.to !== undefined && row.to !== row.event) edits.push(replace(name, `${quote}${row.to}${quote}`));
  if (row.emitter && isMember(call.callee))
    edits.push({
      start: outerEnd(call.callee.object),
      end: outerEnd(call.callee.object),
      text: row.emitter,
      closes: true,
    });
  const expression = row.rename?.(rewriter, name);
  if (expression) edits.push(replace(name, expression));
  if (expression && row.isOnce && isMember(call.callee) && memberName(call.callee) === "on")
    edits.push(rename(call.callee, "once"));
  const listener = call.arguments[1];
  if (row.handler && listener) {
    const handler = functionOf(rewriter, listener);
    const further = handler ? row.handler(rewriter, handler) : null;
    if (further) edits.push(...further);
    else rewriter.flag(row.id, name, row.flag ?? "behaviour");
  }
  if (row.to === undefined && !expression && !row.handler)
    rewriter.flag(row.id, name, row.flag ?? "removed", row.message);
  else if (edits.length > 0) rewriter.change(row.id, name, edits, weak);
  if (row.alsoFlag) rewriter.flag(row.id, name, row.alsoFlag);
}

function functionOf(rewriter: Rewriter, node: Node): Node | null {
  if (isFunc(node)) return node;
  const type = rewriter.typeOf(node);
  return type?.kind === "function" ? type.func : null;
}
