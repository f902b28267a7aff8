import { isCall, isMember, memberName, type Node, propertyOf } from "../../engine/nodes.ts";
import { returnedBy } from "../../infer/calls.ts";
import { begin } from "../../infer/narrowing.ts";
import { branchesOf, heldBy, readFrom } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";

/** `files.length`, whatever the files are, also where it was read before, and what others count or keep. */
export const isCount = (rewriter: Rewriter, node: Node): boolean => {
  const read = readFrom(rewriter, node);
  const name = read?.name ?? "";
  if (!read || /^(length|size)$/.test(name)) return read !== null;
  return (
    (isMember(node) && counted.has(name)) || (isKeptByPerson(rewriter, read.object) && !isWord.test(name))
  );
};

/** `Math.PI`, and `math.evaluate(x)`, which is a number as a rule; also where a variable holds it. */
export const isReckoned = (rewriter: Rewriter, node: Node): boolean =>
  [node, ...(heldBy(rewriter, node)?.values ?? [])].some(one => {
    if (isMember(one)) return /^Math\.[A-Z]/.test(rewriter.text(one));
    const callee = isCall(one) ? one.callee : null;
    return (
      isMember(callee) &&
      /^eval(uate)?$/.test(memberName(callee) ?? "") &&
      /^(math|mathjs|parser)$/i.test(rewriter.text(callee.object))
    );
  });

/** `profiles[member.id]`: what bots keep of somebody are numbers as a rule, but for a few. */
const isKeptByPerson = (rewriter: Rewriter, node: Node): boolean =>
  isMember(node) && node.computed && /\.id$/.test(rewriter.text(node.property));

const isWord =
  /(about|bio|class|color|date|desc|description|id|lang|link|name|note|prefix|reason|status|tag|text|time|title|type|url)s?$/i;

/** What numbers are called in the answers of other services, and in what bots keep of their members. */
const counted = new Set(
  (
    "active balance bank cases coins confirmed count critical deaths dislikes downvotes episodes exp followers following " +
    "forks heapTotal heapUsed humidity kills level likes losses memberCount money playcount points popularity population recovered rss score " +
    "thumbs_down thumbs_up todayCases todayDeaths total upvotes views wallet wins xp"
  ).split(" "),
);

/** A variable that holds several values, one of them a number and none of them a list: `let level = x ? 5 : "none"`. */
export function isSometimesNumber(rewriter: Rewriter, node: Node): boolean {
  const values = valuesHere(rewriter, node);
  const kinds = values.map(one => (isCount(rewriter, one) ? "number" : rewriter.typeOf(one)?.kind));
  return kinds.includes("number") && !kinds.includes("list") && !kinds.includes("array");
}

/** All that a variable may hold where it is read. */
function valuesHere({ tree, infer }: Rewriter, node: Node): readonly Node[] {
  const binding = node.type === "Identifier" ? tree.resolve(node) : null;
  if (node.type !== "Identifier" || binding?.kind !== "variable") return [];
  const all = [...begin(binding), ...tree.assignmentsOf(binding)];
  const last = infer.lastGiven(node, binding);
  const given = last?.operator === "=" ? [last] : all.filter(one => one.operator === "=");
  return given.flatMap(one => branchesOf(one.right));
}

/** `reckon(x)` of a function that gives a number here and a text there. */
export function givesNumber(rewriter: Rewriter, node: Node): boolean {
  const type = isCall(node) && node.callee.type === "Identifier" ? rewriter.typeOf(node.callee) : undefined;
  if (type?.kind !== "function" || type.func.async) return false;
  const kinds = returnedBy(type.func).map(one => rewriter.typeOf(one)?.kind);
  return kinds.includes("number") && kinds.every(kind => kind === "number" || kind === "string");
}

/** A `Date`: a new one, one of discord.js, and one that an object of the bot's own keeps. */
export const isTime = (rewriter: Rewriter, node: Node): boolean =>
  [node, ...valuesHere(rewriter, node), ...keptIn(rewriter, node)].some(
    one => isDate(rewriter, one) || isTimeOfClass(rewriter, one),
  );

/** `new Date()`. */
function isDate(rewriter: Rewriter, node: Node): boolean {
  if (node.type === "NewExpression")
    return (
      node.callee.type === "Identifier" && node.callee.name === "Date" && !rewriter.tree.resolve(node.callee)
    );
  if (node.type === "Identifier") {
    const owner = rewriter.tree.resolve(node)?.owner;
    const init = owner?.type === "VariableDeclarator" && owner.id.type === "Identifier" ? owner.init : null;
    return init?.type === "NewExpression" && isDate(rewriter, init);
  }
  return false;
}

/** `guild.createdAt`, also where it was read before: the tables of classes know of it, and have no type for it. */
function isTimeOfClass(rewriter: Rewriter, node: Node): boolean {
  const { object, name = "" } = readFrom(rewriter, node) ?? {};
  const type = object && /[a-z]At$|^premiumSince$/.test(name) ? rewriter.typeOf(object) : undefined;
  return type?.kind === "instance" && type.names.some(one => rewriter.from.member(one, name)?.type === "?");
}

/** What `info.joined` holds, where `info` is an object of the file. */
function keptIn(rewriter: Rewriter, node: Node): readonly Node[] {
  const name = isMember(node) && !node.computed ? memberName(node) : undefined;
  const type = name !== undefined && isMember(node) ? rewriter.typeOf(node.object) : undefined;
  if (name === undefined || type?.kind !== "object") return [];
  const written = propertyOf(type.node, name)?.value;
  const given = (rewriter.tree.memberAssignments.get(name) ?? []).flatMap(({ left, right, operator }) => {
    const target = isMember(left) && operator === "=" ? rewriter.typeOf(left.object) : undefined;
    return target?.kind === "object" && target.node === type.node ? [right] : [];
  });
  return written ? [written, ...given] : given;
}
