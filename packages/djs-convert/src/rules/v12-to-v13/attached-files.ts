import type { ExpressionStatement, Identifier, NewExpression } from "@babel/types";
import type { Binding } from "../../engine/binding.ts";
import { methodCalls } from "../../engine/method-calls.ts";
import {
  type Call,
  chainEnd,
  chainRoot,
  endOf,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  propertyOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { removeStatement, wholeStatement } from "../literals.ts";
import { type Rewriter, remove } from "../rewriter.ts";
import { isSame } from "./same-value.ts";
import { isSentEmbed } from "./sent.ts";

/** Files that were hung on an embed, and what takes them off it. */
interface AttachedFiles {
  /** For a list: `a, ...b`. */
  text: string;
  removal: Edit;
}

interface Plan {
  /** By the embed's node where it is sent. */
  bySent: Map<Node, AttachedFiles[]>;
  /** The calls of `attachFiles` that go. */
  moved: Set<Node>;
}

const plans = new WeakMap<Rewriter, Plan>();

/**
 * Files hung on an embed go with the message now. They can where all that happens to the embed is to be seen: it is
 * sent from here and handed to nobody else, and what the files are is the same where it is sent.
 */
function planOf(rewriter: Rewriter): Plan {
  const known = plans.get(rewriter);
  if (known) return known;
  const plan: Plan = { bySent: new Map(), moved: new Set() };
  plans.set(rewriter, plan);
  for (const call of methodCalls(rewriter.tree, "attachFiles")) {
    if (!rewriter.receiver(call.callee, ["MessageEmbed"], false)) continue;
    const places = placesOf(rewriter, call);
    const files = places && attachedBy(rewriter, call, places);
    if (!files) continue;
    plan.moved.add(call);
    for (const place of places) plan.bySent.set(place, [...(plan.bySent.get(place) ?? []), files]);
  }
  return plan;
}

/** `, files: […]` behind an embed that is sent, and what takes the files off the embed. */
export function filesBehind(rewriter: Rewriter, embed: Node): { text: string; edits: Edit[] } {
  const files = rewriter.tree.identifiers.has("attachFiles")
    ? (planOf(rewriter).bySent.get(embed) ?? [])
    : [];
  if (files.length === 0) return { text: "", edits: [] };
  const edits = files.map(one => one.removal).filter(removal => !taken.has(removal));
  for (const edit of edits) taken.add(edit);
  return { text: `, files: [${files.map(one => one.text).join(", ")}]`, edits };
}

/** Removals that a change has: of an embed that is sent in several places the first one. */
const taken = new WeakSet<Edit>();

/** `embed.attachFiles()` where it is not to be seen what becomes of the embed. */
export function attachedFiles(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "attachFiles") return;
  const receiver = rewriter.receiver(call.callee, ["MessageEmbed"], rewriter.isBot);
  if (!receiver) return;
  if (planOf(rewriter).moved.has(call)) rewriter.done.add(call.callee);
  else rewriter.flag("13-016", call.callee, "removed");
}

/** Where the embed of `embed.attachFiles()` is sent; null when it may go anywhere else. */
function placesOf(rewriter: Rewriter, call: Call): Node[] | null {
  const top = chainEnd(call);
  if (isSentAt(rewriter, top)) return [top];
  const parent = parentOf(top);
  if (parent?.type === "VariableDeclarator" && parent.init === top && parent.id.type === "Identifier") {
    const binding = rewriter.tree.resolve(parent.id);
    return binding && sentFrom(rewriter, usesFrom(rewriter, binding, parent));
  }
  const root = chainRoot(call);
  if (parent?.type !== "ExpressionStatement" || root.type !== "Identifier") return null;
  const binding = rewriter.tree.resolve(root);
  if (binding?.kind !== "variable" || !isBeside(parent, binding)) return null;
  const places = sentFrom(rewriter, rewriter.tree.references(binding));
  return places?.every(place => startOf(place) > endOf(parent)) ? places : null;
}

/** The uses of what a variable is given where it is declared; null where that is not certain. */
function usesFrom({ tree, infer }: Rewriter, binding: Binding, declarator: Node): Identifier[] | null {
  const uses = tree.references(binding);
  if (tree.assignmentsOf(binding).length === 0) return uses;
  const given = new Map(uses.map(use => [use, infer.lastGiven(use, binding)?.node]));
  return [...given.values()].includes(undefined) ? null : uses.filter(use => given.get(use) === declarator);
}

/** Those of the uses of a variable that are sent, where no other use lets the embed out of sight. */
function sentFrom(rewriter: Rewriter, uses: readonly Identifier[] | null): Node[] | null {
  const places: Node[] = [];
  for (const use of uses ?? []) {
    const top = chainEnd(use);
    const parent = parentOf(top);
    if (isSentAt(rewriter, top)) places.push(top);
    else if (top === use ? !isMember(parent) : parent?.type !== "ExpressionStatement") return null;
  }
  return places.length > 0 ? places : null;
}

/** `send(embed)`, `send(text, embed)` and `send({ embed })`. */
function isSentAt(rewriter: Rewriter, node: Node): boolean {
  const parent = parentOf(node);
  if (isCall(parent)) return parent.callee !== node && isSentEmbed(rewriter, parent, node);
  if (parent?.type !== "ObjectProperty" || keyName(parent) !== "embed" || parent.value !== node) return false;
  const options = parentOf(parent);
  const call = options && parentOf(options);
  if (options?.type !== "ObjectExpression" || !isCall(call)) return false;
  return (
    !["files", "code", "split"].some(key => propertyOf(options, key)) && isSentEmbed(rewriter, call, node)
  );
}

/** The statement is evaluated whenever the variable's declaration is. */
function isBeside(statement: ExpressionStatement, binding: Binding): boolean {
  const declaration = parentOf(binding.owner);
  return declaration !== undefined && parentOf(declaration) === parentOf(statement);
}

function attachedBy(rewriter: Rewriter, call: Call, places: readonly Node[]): AttachedFiles | null {
  const [files, ...others] = call.arguments;
  if (!files || others.length > 0 || files.type === "SpreadElement") return null;
  const text = isKept(rewriter, files) ? textOf(rewriter, files) : null;
  const isInside = places.length === 1 && places[0] === chainEnd(call);
  if (text === null || !(isInside || places.every(place => isSame(rewriter, files, place)))) return null;
  const object = isMember(call.callee) ? call.callee.object : null;
  if (!object) return null;
  const statement = object.type === "Identifier" ? wholeStatement(call) : null;
  if (statement) return { text, removal: removeStatement(rewriter, statement) };
  if (rewriter.hasComment(outerEnd(object), startOf(files))) return null;
  return { text, removal: remove(outerEnd(object), endOf(call)) };
}

/** Nothing in it has another name in the next version: it is written elsewhere as it stands. */
function isKept(rewriter: Rewriter, files: Node): boolean {
  return rewriter.tree.nodes.every(node => {
    if (!isMember(node) || startOf(node) < startOf(files) || endOf(node) > endOf(files)) return true;
    const type = rewriter.typeOf(node.object);
    const name = memberName(node);
    if (type?.kind !== "instance" || name === undefined) return type?.kind !== "collection";
    return type.names.every(one => rewriter.to.member(one, name));
  });
}

/** What stands between the brackets of a list with these files; null when nobody knows whether they are a list. */
function textOf(rewriter: Rewriter, files: Node): string | null {
  if (files.type === "ArrayExpression") {
    const last = files.elements.at(-1);
    const first = files.elements[0];
    return first && last ? rewriter.tree.text.slice(startOf(first), endOf(last)) : null;
  }
  switch (rewriter.typeOf(files)?.kind) {
    case "string":
    case "instance":
      return rewriter.text(files);
    case "array":
    case "list":
      return `...${rewriter.text(files)}`;
    default:
      return null;
  }
}
