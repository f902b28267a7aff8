import type { BinaryExpression, NewExpression, ObjectProperty, SwitchStatement } from "@babel/types";
import type { Call, Member } from "../engine/nodes.ts";
import type { EventIndex } from "./event-rows.ts";
import type { ExportIndex } from "./export-rows.ts";
import type { MemberIndex } from "./member-rows.ts";
import type { Rewriter } from "./rewriter.ts";

export type Rule<N> = (rewriter: Rewriter, node: N) => void;

/** A rule and the only names that it has a say in: of a member, of a called member, of a key. */
export interface NamedRule<N> {
  takes: (name: string) => boolean;
  run: Rule<N>;
}

/** Names in one text, or a pattern of them. */
export function named<N>(names: string | RegExp, run: Rule<N>): NamedRule<N> {
  if (typeof names !== "string") return { takes: name => names.test(name), run };
  const listed = new Set(names.split(" "));
  return { takes: name => listed.has(name), run };
}

/** All that is done in one step, from one major version to the next. */
export interface StepRules {
  members: MemberIndex;
  exports: ExportIndex;
  events: EventIndex;
  /** Run before the rows, on every node of the kind that has one of their names. */
  onFile: readonly ((rewriter: Rewriter) => void)[];
  onMember: readonly NamedRule<Member>[];
  /** Members of any name. */
  onAnyMember?: readonly Rule<Member>[];
  onCall: readonly NamedRule<Call | NewExpression>[];
  /** `new X()`, and `super()`. */
  onNew: readonly Rule<Call | NewExpression>[];
  onKey: readonly NamedRule<ObjectProperty>[];
  /** Keys that a value is taken apart by. */
  onPattern?: readonly NamedRule<ObjectProperty>[];
  onCompare: readonly Rule<BinaryExpression | SwitchStatement>[];
  /** Run behind all others: what they put around a place stands outside. */
  onEnd?: readonly ((rewriter: Rewriter) => void)[];
}
