import {
  type Call,
  endOf,
  isFunc,
  isMember,
  type Member,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { actsOnce } from "../../engine/walk.ts";
import type { MemberRow } from "../member-rows.ts";
import { rename } from "../member-rows.ts";
import { after, type Rewriter, remove } from "../rewriter.ts";
import { isCached, isSearched } from "./into-cache.ts";

/** `find("name", value)` becomes `find(x => x.name === value)`; what stood behind these two was not looked at. */
function toPredicate(rewriter: Rewriter, _node: Member, call: Call | undefined): Edit[] | null {
  const [property, value, ...surplus] = call?.arguments ?? [];
  if (!property || !value || isFunc(property)) return [];
  if (surplus.some(actsOnce)) return null;
  const beyond = surplus.at(-1);
  const left = beyond ? [remove(outerEnd(value), outerEnd(beyond))] : [];
  if (value.type === "SpreadElement" || property.type === "SpreadElement") return null;
  if (actsOnce(value)) return null;
  const name = freeName(rewriter, value);
  const key = stringValue(property);
  const access =
    key === undefined
      ? isCertainlyKey(rewriter, property)
        ? `${name}[${rewriter.text(property)}]`
        : null
      : /^[A-Za-z_$][\w$]*$/.test(key)
        ? `${name}.${key}`
        : `${name}[${rewriter.text(property)}]`;
  if (access === null) return null;
  const open = { start: outerStart(property), end: outerStart(value), text: `${name} => ${access} === ` };
  if (needsBrackets(value)) return [{ ...open, text: `${open.text}(` }, after(value, ")"), ...left];
  return [open, ...left];
}

const needsBrackets = (value: Node): boolean =>
  outerStart(value) === startOf(value) &&
  /^(ConditionalExpression|LogicalExpression|AssignmentExpression|ArrowFunctionExpression|SequenceExpression|YieldExpression)$/.test(
    value.type,
  );

const isCertainlyKey = (rewriter: Rewriter, node: Node): boolean => rewriter.typeOf(node)?.kind === "string";

/** A name for the parameter that the value does not use itself. */
function freeName(rewriter: Rewriter, value: Node): string {
  const text = rewriter.text(value);
  return ["x", "item", "entry"].find(name => !new RegExp(`\\b${name}\\b`).test(text)) ?? "it";
}

/** Whether the first argument is a property's name: arrays and later versions take functions only. */
const withArray = (rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] | null => {
  if (!call) return null;
  const predicate = toPredicate(rewriter, node, call);
  return predicate && [...predicate, after(call, ".array()")];
};

/** `x.channels.find("name", y)`: what `x` is, nobody needs to know. */
const ofAnything = {
  unique: true,
  fits: (call: Call | undefined): boolean =>
    isMember(call?.callee) && isMember(call.callee.object) && isSearched(call.callee.object),
};

const searched: readonly MemberRow[] = [
  { id: "12-015", on: ["#"], member: "find", when: "called", edit: toPredicate },
  { id: "12-016", on: ["#"], member: "exists", when: "called", to: "some", edit: toPredicate },
  { id: "12-017", on: ["#"], member: "findAll", when: "called", to: "filter", edit: withArray },
  { id: "12-019", on: ["#"], member: "findKey", when: "called", edit: toPredicate },
];

/** `guild.channels.sort(f)` gave another collection; now it would put the one in the cache in another order. */
const isOfCache = (call: Call | undefined): boolean =>
  isMember(call?.callee) && isMember(call.callee.object) && isCached(call.callee.object);

export const collectionRows: readonly MemberRow[] = [
  ...searched.map(row => ({ ...row, ...ofAnything })),
  ...searched,
  {
    id: "12-018",
    on: ["#"],
    member: "filterArray",
    when: "called",
    to: "filter",
    unique: true,
    edit: (_rewriter, _node, call) => (call ? [after(call, ".array()")] : null),
  },
  {
    id: "12-020",
    on: ["#"],
    member: "deleteAll",
    when: "called",
    flag: "behaviour",
    unique: true,
    edit: toDeletions,
  },
  { id: "12-T54", on: ["#"], member: "sort", when: "called", to: "sorted", fits: isOfCache },
  { id: "12-021", on: ["#"], member: "tap", when: "called", edit: tapToEach },
];

/** `messages.deleteAll()` asked Discord to delete each of them, and gave what that gave; null where nothing can be asked. */
function toDeletions(rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] | null {
  const type = rewriter.typeOf(node.object);
  const entry = type?.kind === "collection" ? type.of : undefined;
  const isDeleted =
    entry?.kind !== "instance" || entry.names.some(one => rewriter.from.member(one, "delete"));
  if (!call || !isDeleted) return null;
  if (entry?.kind !== "instance") rewriter.flag("12-020", node, "behaviour");
  const end = endOf(call) - 1;
  return [rename(node, "map"), { start: end, end, text: "one => one.delete()" }];
}

/** `tap` ran once an entry, with value and key; now it runs once. */
function tapToEach(rewriter: Rewriter, node: Member, call: Call | undefined): Edit[] | null {
  const callback = call?.arguments[0];
  if (!isFunc(callback)) return null;
  const param = callback.params[0];
  // A parameter on which a collection's members are used belongs to the new meaning.
  if (param?.type === "Identifier") {
    const binding = rewriter.tree.resolve(param);
    const uses = binding ? rewriter.tree.references(binding) : [];
    if (uses.some(one => /\.(size|map|filter|first)\b/.test(rewriter.text(parentOf(one) ?? one)))) return [];
  }
  return [rename(node, "each")];
}
