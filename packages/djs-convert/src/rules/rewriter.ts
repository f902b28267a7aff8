import type { Reason, Step } from "../change.ts";
import {
  callOf,
  endOf,
  isBracketed,
  isInvocation,
  isTarget,
  type Member,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  startOf,
} from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import type { Edit } from "../engine/splice.ts";
import type { Type } from "../engine/types.ts";
import { Inference } from "../infer/inference.ts";
import { hasOwnMethod } from "../infer/members.ts";
import type { Project } from "../project/project.ts";
import type { Table, Version } from "../tables/read-table.ts";
import { ExportNames } from "./export-names.ts";

export interface PendingChange {
  rule: string;
  node: Node;
  edits: Edit[];
  weak: boolean;
}

export interface PendingFlag {
  rule: string;
  node: Node;
  reason: Reason;
  message: string | undefined;
  /** Said only where no change has dealt with this. */
  ifLeft?: Node;
  /** Said of the first place of a file alone. */
  isOnce?: boolean;
}

/** Another name for the whole file. */
interface PendingName {
  rule: string;
  to: string;
}

/** What rules see of a file, and where they put what they find. */
export class Rewriter {
  readonly step: Step;
  readonly tree: Tree;
  readonly infer: Inference;
  readonly from: Table;
  readonly to: Table;
  readonly changes: PendingChange[] = [];
  readonly flags: PendingFlag[] = [];
  newName: PendingName | null = null;
  readonly names: ExportNames;
  /** Of the package that voice has of its own since version 13. */
  readonly voiceNames: ExportNames;
  /** Nodes that a rule has dealt with: later rules leave them alone. */
  readonly done = new Set<Node>();
  readonly #wrapped = new Set<Node>();
  /** Whether the file says that it has to do with discord.js. */
  readonly isBot: boolean;

  /** The other files of the bot, where they are known. */
  readonly project: Project | undefined;

  /** A file of a bot, or one that was given with all others. */
  get isOfBot(): boolean {
    return this.isBot || this.project !== undefined;
  }

  /** The version that the bot was written for, which may be one before this step. */
  readonly writtenFor: Version;

  constructor(given: Pick<Rewriter, "step" | "tree" | "infer" | "to" | "writtenFor" | "project" | "isBot">) {
    this.step = given.step;
    this.writtenFor = given.writtenFor;
    this.tree = given.tree;
    this.infer = given.infer;
    this.from = given.infer.table;
    this.project = given.project;
    this.to = given.to;
    this.names = new ExportNames(given.infer);
    this.voiceNames = new ExportNames(given.infer, "@discordjs/voice");
    this.isBot = given.isBot;
  }

  /** What is known about values when the file is read as one of the next version. */
  get next(): Inference {
    this.#next ??= new Inference(this.tree, this.to, this.infer.filename, this.infer.others);
    return this.#next;
  }

  #next: Inference | undefined;

  typeOf(node: Node): Type | undefined {
    return this.infer.typeOf(node);
  }

  text(node: Node): string {
    return this.tree.text.slice(startOf(node), endOf(node));
  }

  /** Whether a comment stands between two places, which would go with what is taken away there. */
  hasComment(start: number, end: number): boolean {
    return /\/[/*]/.test(this.tree.text.slice(start, end));
  }

  change(rule: string, node: Node, edits: Edit[], weak = false): void {
    this.done.add(node);
    if (edits.some(edit => isPastSpread(node, edit) || isCallAsTarget(node, edit)))
      this.flag(rule, node, "argument-unknown");
    else if (edits.length > 0) this.changes.push({ rule, node, edits, weak });
  }

  /** Text around a node: other rules may still deal with what stands within. */
  wrap(rule: string, node: Node, edits: Edit[], weak: boolean): void {
    if (edits.length === 0 || this.#wrapped.has(node)) return;
    this.#wrapped.add(node);
    this.changes.push({ rule, node, edits, weak });
  }

  flag(rule: string, node: Node, reason: Reason, message?: string): void {
    this.done.add(node);
    this.flags.push({ rule, node, reason, message });
  }

  /** Says it where no rule deals with the place, also none that comes later. */
  flagIfLeft(rule: string, node: Node, reason: Reason, isOnce = false): void {
    this.flags.push({ rule, node, reason, message: undefined, ifLeft: node, isOnce });
  }

  /** Whether `node.object` is one of these classes. `#` stands for a collection. Null when it is not. */
  receiver(node: Member, classes: readonly string[], unique: boolean): { weak: boolean } | null {
    const type = this.typeOf(node.object);
    const name = memberName(node);
    if (hasOwnMethod(this.infer, type, name)) return null;
    return this.matches(unique && this.#isMisnamed(node, type) ? undefined : type, classes, unique);
  }

  /** `sentEmbed.awaitReactions(…)`: nothing but its name says that it is an embed, and embeds have no such member. */
  #isMisnamed(node: Member, type: Type | undefined): boolean {
    const { object } = node;
    if (object.type !== "Identifier" || type?.kind !== "instance" || !type.weak) return false;
    const named = this.infer.byName(object.name, true);
    const isNamed = named?.kind === "instance" && named.names.join() === type.names.join();
    const name = memberName(node) ?? "";
    return isNamed && type.names.every(one => this.infer.table.member(one, name) === undefined);
  }

  matches(type: Type | undefined, classes: readonly string[], unique: boolean): { weak: boolean } | null {
    if (type === undefined || type.kind === "nothing") return unique ? { weak: true } : null;
    if (type.kind === "collection") return classes.includes("#") ? { weak: type.weak } : null;
    if (type.kind === "class") return classes.includes(`.${type.name}`) ? { weak: type.weak } : null;
    if (type.kind !== "instance") return null;
    return classes.some(name => this.infer.isA(type, name)) ? { weak: type.weak } : null;
  }

  /** The edits that import what rules have asked for, by package. */
  get imports(): readonly (readonly Edit[])[] {
    return [this.names, this.voiceNames].map(names => names.edits()).filter(edits => edits.length > 0);
  }

  /** An expression for an export of discord.js, imported when it is not yet; null when the name is taken. */
  exported(name: string): string | null {
    return this.names.use(name);
  }
}

/** Whether it touches arguments of which nobody knows the places: a list is spread before them. */
function isPastSpread(node: Node, { start, end }: Edit): boolean {
  const call = isInvocation(node) ? node : callOf(node);
  const spread = call?.arguments.find(one => one.type === "SpreadElement");
  return call !== undefined && spread !== undefined && end >= startOf(spread) && start < endOf(call);
}

/** `user.avatarURL = x`: a call cannot stand there. */
const isCallAsTarget = (node: Node, { start, end, text }: Edit): boolean =>
  text.includes("(") && start >= outerStart(node) && end <= outerEnd(node) && isTarget(node);

export const replace = (node: Node, text: string): Edit => ({ start: startOf(node), end: endOf(node), text });
export const before = (node: Node, text: string): Edit => ({
  start: outerStart(node),
  end: outerStart(node),
  text,
});
export const after = (node: Node, text: string): Edit => ({
  start: outerEnd(node),
  end: outerEnd(node),
  text,
  closes: true,
});
/** A call of a member that was read, within the brackets that it may have. */
export const called = (node: Node, given: string): Edit => ({
  start: endOf(node),
  end: endOf(node),
  text: `(${given})`,
  closes: true,
});
/** A member or a call behind an expression, which gets brackets where it would else belong to a part of it. */
export const behind = (node: Node, text: string): Edit[] =>
  isOperand(node) ? [after(node, text)] : [before(node, "("), after(node, `)${text}`)];

/** Whether a member of it, or a call, may be written right behind it. */
export const isOperand = (node: Node): boolean =>
  isBracketed(node) ||
  (node.type === "NewExpression" && endOf(node) > endOf(node.callee)) ||
  /^(Identifier|ThisExpression|(Optional)?(Member|Call)Expression|(Array|Parenthesized)Expression|(String|Template)Literal)$/.test(
    node.type,
  );

export const remove = (start: number, end: number): Edit => ({ start, end, text: "" });
