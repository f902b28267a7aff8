import type { ObjectProperty } from "@babel/types";
import type { Reason } from "../change.ts";
import {
  type Call,
  callOf,
  isFunc,
  isMember,
  isTarget,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
} from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { importOf } from "../infer/modules.ts";
import { typeTakenApart } from "../infer/taken-apart.ts";
import { type Keys, toObject } from "./arguments.ts";
import { isOptions } from "./literals.ts";
import { isOwnObject } from "./own-objects.ts";
import { type Rewriter, replace } from "./rewriter.ts";

/** What happens to one member of a class. The first row that fits deals with the place. */
export interface MemberRow {
  id: string;
  /** Classes, `#` for collections, `.Class` for static members. */
  on: readonly string[];
  member: string;
  /** Exists nowhere else in practice: is converted on receivers of which nothing is known, too. */
  unique?: boolean;
  /** Hardly anything else in a bot has it: a person is told where nothing is known of the receiver. */
  told?: boolean;
  /** The new name, or the way to it: `voice.channel`. */
  to?: string;
  /** Puts the arguments from an index on into one object. */
  args?: { first: number; keys: Keys };
  /** Only where it is called, or only where it is not. */
  when?: "called" | "read";
  /** Only for calls like this one. */
  fits?: (call: Call | undefined) => boolean;
  /** Further edits, or the whole of them; null leaves the place to a person. */
  edit?: (rewriter: Rewriter, node: Member, call: Call | undefined) => Edit[] | null;
  /** Why a person must look when nothing is edited. */
  flag?: Reason;
  /** Converted, and said besides. */
  alsoFlag?: Reason;
}

export type MemberIndex = ReadonlyMap<string, readonly MemberRow[]>;

export function indexRows(rows: readonly MemberRow[]): MemberIndex {
  const index = new Map<string, MemberRow[]>();
  for (const row of rows) index.set(row.member, [...(index.get(row.member) ?? []), row]);
  return index;
}

export function visitMember(rewriter: Rewriter, index: MemberIndex, node: Member): void {
  const name = memberName(node);
  const rows = name === undefined ? undefined : index.get(name);
  if (!rows || rewriter.done.has(node)) return;
  const call = callOf(node);
  for (const row of rows) {
    if (row.when === "called" ? !call : row.when === "read" && call) continue;
    if (row.fits && !row.fits(call)) continue;
    if (stands(node, row.to)) continue;
    const mayBeAny =
      (row.unique || row.told) === true &&
      rewriter.isBot &&
      !isHelper(rewriter, node.object) &&
      !isOfQueue(rewriter, node, name);
    const isOpen = row.unique === true && mayBeAny;
    const mayBeOwn = isOpen && isOwnMethod(rewriter, node, name);
    const receiver = rewriter.receiver(node, row.on, isOpen);
    if (!receiver) {
      if (row.told && mayBeAny && isOfUnknown(rewriter, node, name))
        rewriter.flag(row.id, node, "receiver-unknown");
      continue;
    }
    if (row.on.includes("Client") && isReplaced(rewriter, row.member)) {
      rewriter.done.add(node);
      return;
    }
    if (mayBeOwn) {
      rewriter.flag(row.id, node, "receiver-unknown");
      return;
    }
    const edits = row.flag && !row.edit && !row.to ? null : editsOf(rewriter, row, node, call);
    if (edits === null) rewriter.flag(row.id, node, row.flag ?? "argument-unknown");
    else rewriter.change(row.id, node, edits, receiver.weak);
    if (row.alsoFlag && edits !== null) rewriter.flag(row.id, node, row.alsoFlag);
    return;
  }
}

/** `client.fetchUser = async (search, message) => …`: what is called so is the bot's own. */
function isReplaced({ tree, infer, project }: Rewriter, name: string): boolean {
  const isHere = (tree.memberAssignments.get(name) ?? []).some(
    ({ left, right }) => isFunc(right) && isMember(left) && infer.isA(infer.typeOf(left.object), "Client"),
  );
  return isHere || (project !== undefined && isReplacedIn(project.texts, name));
}

const replaced = new WeakMap<readonly string[], Map<string, boolean>>();

/** The same anywhere in the bot, which is looked for once. */
function isReplacedIn(texts: readonly string[], name: string): boolean {
  const known = replaced.get(texts) ?? new Map<string, boolean>();
  replaced.set(texts, known);
  const set = new RegExp(`\\b(?:client|bot)\\.${name}\\s*=\\s*(?:async\\b|function\\b|\\([^()]*\\)\\s*=>)`);
  const found = known.get(name) ?? texts.some(text => text.includes(name) && set.test(text));
  known.set(name, found);
  return found;
}

/** `client.voice.broadcasts` is what `broadcasts` of a client becomes. */
const stands = (node: Member, to: string | undefined): boolean => {
  const prefix = to?.split(".").at(-2);
  return prefix !== undefined && isMember(node.object) && memberName(node.object) === prefix;
};

/** `client.utils.fetchMember(guild, id)` is the bot's own, and so is `Guild.createRole(x)` of a file of its own. */
function isHelper(rewriter: Rewriter, owner: Node): boolean {
  const name = isMember(owner) ? memberName(owner) : owner.type === "Identifier" ? owner.name : undefined;
  if (helpers.test(name ?? "") || isOwnObject(rewriter, owner)) return true;
  const binding = owner.type === "Identifier" ? rewriter.tree.resolve(owner) : null;
  if (!binding) return false;
  if (wholeFiles.has(binding.owner.type)) return true;
  return /^[A-Z][a-z]/.test(binding.name) && importOf(binding, rewriter.tree) !== undefined;
}

/** `permission.addRole(x)` where the bot has a class with such a method, and nothing says that it is not of that. */
const isOwnMethod = ({ infer }: Rewriter, { object }: Member, name = ""): boolean =>
  infer.typeOf(object) === undefined && infer.declaresMethod(name);

/** `x.setMute(true)`, where nothing tells what it is, and the bot has no such method of its own. */
const isOfUnknown = (rewriter: Rewriter, node: Member, name = ""): boolean =>
  rewriter.typeOf(node.object) === undefined && !isTarget(node) && !rewriter.infer.declaresMethod(name);

/** `import * as x from "./y"` and `import x = require("./y")`: a file, and no member of a server. */
const wholeFiles = new Set(["ImportNamespaceSpecifier", "TSImportEqualsDeclaration"]);

const helpers = /^(client)?(functions?|funcs?|helpers?|lib|methods|tools|utils?|utilities)$/i;

/** Queues of music have a voice channel of their own: only what is called like a person has that of a member. */
const isOfQueue = (rewriter: Rewriter, node: Member, name: string | undefined): boolean =>
  /^voice(Channel|ChannelID|Connection|SessionID)$/.test(name ?? "") &&
  !/member|user|author|mention|target/i.test(rewriter.text(node.object));

function editsOf(rewriter: Rewriter, row: MemberRow, node: Member, call: Call | undefined): Edit[] | null {
  const edits: Edit[] = [];
  if (row.to !== undefined) edits.push(rename(node, row.to));
  if (row.args && call && !isShaped(rewriter, call, row.args)) {
    const shaped = toObject(rewriter, call, row.args.first, row.args.keys);
    if (!shaped) return null;
    edits.push(...shaped);
  }
  if (row.edit) {
    const further = row.edit(rewriter, node, call);
    if (!further) return null;
    edits.push(...further);
  }
  return edits;
}

/** The options of the next version stand where the first of the arguments was. */
const isShaped = (rewriter: Rewriter, call: Call, { first, keys }: NonNullable<MemberRow["args"]>): boolean =>
  keys[0] !== "..." && isOptions(rewriter, call.arguments[first]);

/** Left to a person where the receiver is certainly one of these classes, and not just perhaps. */
export const onlyOf =
  (classes: readonly string[]): NonNullable<MemberRow["edit"]> =>
  (rewriter, node) => {
    const type = rewriter.typeOf(node.object);
    return type?.kind === "instance" && type.names.every(name => classes.includes(name)) ? null : [];
  };

/** `a.old` and `a["old"]` become `a.new`. */
export function rename(node: Member, to: string): Edit {
  if (!node.computed) return replace(node.property, to);
  const start = outerEnd(node.object);
  return { start, end: node.end ?? start, text: `${node.optional ? "?." : "."}${to}` };
}

/** `const { voiceChannel } = member` becomes `const { voice: { channel: voiceChannel } } = member`. */
export function visitPattern(rewriter: Rewriter, index: MemberIndex, property: ObjectProperty): void {
  const name = property.key.type === "Identifier" && !property.computed ? property.key.name : undefined;
  const rows = name === undefined ? undefined : index.get(name);
  if (!rows || rewriter.done.has(property)) return;
  const type = patternType(rewriter, property);
  for (const row of rows) {
    if (row.when === "called") continue;
    const receiver = type ? rewriter.matches(type, row.on, false) : null;
    if (!receiver) continue;
    if (row.to === undefined || row.args || row.edit)
      rewriter.flag(row.id, property, row.flag ?? "behaviour");
    else rewriter.change(row.id, property, renamePattern(rewriter, property, row.to), receiver.weak);
    return;
  }
}

/** The type of what is taken apart. */
export function patternType(rewriter: Rewriter, property: ObjectProperty): ReturnType<Rewriter["typeOf"]> {
  const pattern = parentOf(property);
  return pattern && typeTakenApart(rewriter.infer, pattern);
}

export function renamePattern(rewriter: Rewriter, property: ObjectProperty, to: string): Edit[] {
  const path = to.split(".");
  if (path.length === 1 && property.value.type === "ObjectPattern") return [replace(property.key, to)];
  const value = property.shorthand ? rewriter.text(property) : rewriter.text(property.value);
  // `activities[0]` is the first of a list.
  const list = /^(\w+)\[0\]$/.exec(path.at(-1) ?? "")?.[1];
  const last = list ?? path.at(-1);
  let text = list ? `${list}: [${value}]` : value === last ? value : `${last}: ${value}`;
  for (const part of path.slice(0, -1).reverse()) text = `${part}: { ${text} }`;
  return [replace(property, text)];
}
