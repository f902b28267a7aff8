import type { BinaryExpression, NewExpression, ObjectProperty, SwitchStatement } from "@babel/types";
import type { Call, Member } from "../engine/nodes.ts";
import type { EventIndex } from "./event-rows.ts";
import type { ExportIndex } from "./export-rows.ts";
import type { MemberIndex } from "./member-rows.ts";
import type { Rewriter } from "./rewriter.ts";

/** All that is done in one step, from one major version to the next. */
export interface StepRules {
  members: MemberIndex;
  exports: ExportIndex;
  events: EventIndex;
  /** Run before the rows, on every node of the kind. */
  onFile: readonly ((rewriter: Rewriter) => void)[];
  onMember: readonly ((rewriter: Rewriter, node: Member) => void)[];
  onCall: readonly ((rewriter: Rewriter, node: Call | NewExpression) => void)[];
  onKey: readonly ((rewriter: Rewriter, node: ObjectProperty) => void)[];
  /** Keys that a value is taken apart by. */
  onPattern?: readonly ((rewriter: Rewriter, node: ObjectProperty) => void)[];
  onCompare: readonly ((rewriter: Rewriter, node: BinaryExpression | SwitchStatement) => void)[];
}
