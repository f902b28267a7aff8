import type { Step } from "../change.ts";
import { invocationAround, isCall, type Node, parentOf } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import { Inference } from "../infer/inference.ts";
import { usesDiscord } from "../infer/modules.ts";
import type { Project } from "../project/project.ts";
import { tableOf, type Version } from "../tables/read-table.ts";
import { visitEvent } from "./event-rows.ts";
import { visitImports, visitNamespaced } from "./export-rows.ts";
import { isForeign } from "./foreign.ts";
import { visitMember, visitPattern } from "./member-rows.ts";
import { flagRemoved } from "./removed.ts";
import { Rewriter } from "./rewriter.ts";
import type { StepRules } from "./step-rules.ts";
import { v11ToV12 } from "./v11-to-v12/index.ts";
import { v12ToV13 } from "./v12-to-v13/index.ts";
import { v13ToV14 } from "./v13-to-v14/index.ts";

const steps: Readonly<Record<number, { step: Step; rules: StepRules }>> = {
  11: { step: "11-12", rules: v11ToV12 },
  12: { step: "12-13", rules: v12ToV13 },
  13: { step: "13-14", rules: v13ToV14 },
};

export const stepFrom = (from: Version): Step => steps[from]?.step ?? "13-14";

/** Everything that one step has to say about a file. */
export function runStep(
  tree: Tree,
  from: Version,
  filename: string | undefined,
  project?: Project,
): Rewriter {
  const rewriter = runRules(tree, from, filename, project, usesDiscord(tree));
  // A file that needs something of discord.js is a bot's, as it will say itself from now on.
  if (rewriter.isBot || rewriter.names.edits().length === 0) return rewriter;
  return runRules(tree, from, filename, project, true);
}

function runRules(
  tree: Tree,
  from: Version,
  filename: string | undefined,
  project: Project | undefined,
  isBot: boolean,
): Rewriter {
  const entry = steps[from];
  if (!entry) throw new RangeError(`There is no step from version ${from}`);
  const to = tableOf(from === 11 ? 12 : from === 12 ? 13 : 14);
  const infer = new Inference(tree, tableOf(from), filename, project?.resolve(from));
  const rewriter = new Rewriter({ step: entry.step, tree, infer, to, project, isBot });
  for (const rule of entry.rules.onFile) rule(rewriter);
  visitImports(rewriter, entry.rules.exports);
  for (const node of tree.nodes) visit(rewriter, entry.rules, node);
  return rewriter;
}

function visit(rewriter: Rewriter, rules: StepRules, node: Node): void {
  switch (node.type) {
    case "MemberExpression":
    case "OptionalMemberExpression":
      for (const rule of rules.onMember) rule(rewriter, node);
      visitNamespaced(rewriter, rules.exports, node);
      visitMember(rewriter, rules.members, node);
      flagRemoved(rewriter, node);
      return;
    case "CallExpression":
    case "OptionalCallExpression":
    case "NewExpression":
      if (isForeign(rewriter, node)) return;
      if (isCall(node)) visitEvent(rewriter, rules.events, node);
      for (const rule of rules.onCall) rule(rewriter, node);
      return;
    case "ObjectProperty":
      if (isForeign(rewriter, invocationAround(node))) return;
      if (parentOf(node)?.type === "ObjectPattern") {
        for (const rule of rules.onPattern ?? []) rule(rewriter, node);
        visitPattern(rewriter, rules.members, node);
      } else for (const rule of rules.onKey) rule(rewriter, node);
      return;
    case "BinaryExpression":
    case "SwitchStatement":
      for (const rule of rules.onCompare) rule(rewriter, node);
  }
}
