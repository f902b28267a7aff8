import type { ObjectProperty } from "@babel/types";
import type { Step } from "../change.ts";
import {
  invocationAround,
  isInvocation,
  isMember,
  isWithin,
  keyName,
  memberName,
  type Node,
  parentOf,
} from "../engine/nodes.ts";
import { parseSource } from "../engine/parse.ts";
import { Tree } from "../engine/scope.ts";
import type { Edit } from "../engine/splice.ts";
import { instance } from "../engine/types.ts";
import { declareDiscord, usesDiscord } from "../infer/evidence.ts";
import { Inference } from "../infer/inference.ts";
import type { Project } from "../project/project.ts";
import { tableOf, type Version } from "../tables/read-table.ts";
import { Dispatch } from "./dispatch.ts";
import { takenThere, withoutFile } from "./evaluated-elsewhere.ts";
import { visitImports } from "./export-rows.ts";
import { isForeign } from "./foreign.ts";
import { visitForgotten } from "./forgotten-imports.ts";
import { visitLeftBehind } from "./left-behind.ts";
import { lostExports } from "./lost-exports.ts";
import { Rewriter } from "./rewriter.ts";
import { editsInFile, type Script, scriptsOf, unreadRow } from "./shard-scripts.ts";
import { statedFor } from "./stated-types.ts";
import type { StepRules } from "./step-rules.ts";
import { v11ToV12 } from "./v11-to-v12/index.ts";
import { v12ToV13 } from "./v12-to-v13/index.ts";
import { v13ToV14 } from "./v13-to-v14/index.ts";
import { namesInLists } from "./whole-package.ts";
import { leaveWhatIsMeant } from "./written-for-next.ts";

const entryOf = (step: Step, rules: StepRules) => ({ step, rules, dispatch: new Dispatch(rules) });

type Entry = ReturnType<typeof entryOf>;

const steps: Readonly<Record<number, Entry>> = {
  11: entryOf("11-12", v11ToV12),
  12: entryOf("12-13", v12ToV13),
  13: entryOf("13-14", v13ToV14),
};

export const stepFrom = (from: Version): Step => steps[from]?.step ?? "13-14";

/** What is known of a file besides its code. */
interface Known {
  filename: string | undefined;
  /** The version that a chain of steps began with. */
  writtenFor: Version;
}

/** Everything that one step has to say about a file. */
export function runStep(tree: Tree, from: Version, known: Known, project?: Project): Rewriter {
  const rewriter = runRules(tree, from, known, project, usesDiscord(tree));
  // A file in which something is of discord.js is a bot's, as it will say itself from now on.
  if (rewriter.isBot || (rewriter.changes.length === 0 && rewriter.imports.length === 0)) return rewriter;
  declareDiscord(tree);
  return runRules(tree, from, known, project, true);
}

function runRules(
  tree: Tree,
  from: Version,
  { filename, writtenFor }: Known,
  project: Project | undefined,
  isBot: boolean,
): Rewriter {
  const entry = steps[from];
  if (!entry) throw new RangeError(`There is no step from version ${from}`);
  const to = tableOf(from === 11 ? 12 : from === 12 ? 13 : 14);
  const infer = new Inference(tree, tableOf(from), filename, project?.resolve(from));
  const rewriter = new Rewriter({ step: entry.step, tree, infer, to, writtenFor, project, isBot });
  for (const rule of entry.rules.onFile) rule(rewriter);
  const { exports } = entry.rules;
  visitLeftBehind(rewriter, exports);
  visitForgotten(rewriter);
  visitImports(rewriter, exports, lostExports(rewriter, exports));
  namesInLists(rewriter, exports);
  for (const node of tree.nodes) visit(rewriter, entry.rules, entry.dispatch, node);
  for (const rule of entry.rules.onEnd ?? []) rule(rewriter);
  if (from < 13) for (const script of scriptsOf(rewriter)) runScript(rewriter, script, entry);
  withoutFile(rewriter);
  leaveWhatIsMeant(rewriter);
  return rewriter;
}

/** The same for code that stands in a text. */
function runScript(outer: Rewriter, script: Script, entry: Entry): void {
  const parsed = parseSource(script.code, undefined);
  const unknown = unreadRow(outer);
  if (parsed.failure) {
    if (outer.step === "11-12") outer.flag(unknown, script.node, "argument-unknown");
    return;
  }
  const tree = new Tree(parsed.file, script.code);
  const infer = new Inference(tree, outer.from, undefined, undefined, instance(["Client"], false));
  const inner = new Rewriter({
    step: outer.step,
    tree,
    infer,
    to: outer.to,
    writtenFor: outer.writtenFor,
    project: undefined,
    isBot: true,
  });
  for (const node of tree.nodes) visit(inner, entry.rules, entry.dispatch, node);
  const all = inner.changes.flatMap(change => change.edits);
  takenThere(inner, all, [], script.quote === "'" ? '"' : "'");
  const edits = inner.changes.map(change => editsInFile(script, change.edits));
  if (inner.imports.length > 0 || edits.includes(null)) outer.flag(unknown, script.node, "argument-unknown");
  else
    for (const [index, { rule }] of inner.changes.entries()) {
      for (const edit of edits[index] ?? []) giveWay(outer, script, edit);
      outer.change(rule, script.node, edits[index] ?? [], true);
    }
  for (const { rule, reason, message } of inner.flags) {
    // That a package is needed is said once a file.
    const isSaid =
      reason === "package" && outer.flags.some(one => one.rule === rule && one.reason === reason);
    if (!isSaid) outer.flag(rule, script.node, reason, message);
  }
}

/** The name of the client goes with what is read of it, where the whole text becomes a function. */
function giveWay(outer: Rewriter, { node }: Script, { start, end }: Edit): void {
  for (const change of outer.changes)
    if (parentOf(change.node) === parentOf(node))
      change.edits = change.edits.filter(one => one.start === one.end || one.start < start || one.end > end);
}

function visit(rewriter: Rewriter, rules: StepRules, dispatch: Dispatch, node: Node): void {
  switch (node.type) {
    case "MemberExpression":
    case "OptionalMemberExpression": {
      const name = memberName(node);
      if (name === undefined) for (const rule of rules.onAnyMember ?? []) rule(rewriter, node);
      else for (const rule of dispatch.ofMember(rewriter, name)) rule(rewriter, node);
      return;
    }
    case "CallExpression":
    case "OptionalCallExpression": {
      const name = isMember(node.callee) ? memberName(node.callee) : undefined;
      if (name !== undefined) {
        const found = dispatch.ofCall(name);
        if (found.length > 0 && !isForeign(rewriter, node)) for (const rule of found) rule(rewriter, node);
      } else if (node.callee.type === "Super") for (const rule of rules.onNew) rule(rewriter, node);
      return;
    }
    case "NewExpression":
      if (!isForeign(rewriter, node)) for (const rule of rules.onNew) rule(rewriter, node);
      return;
    case "ObjectProperty":
      visitKey(rewriter, dispatch, node);
      return;
    case "BinaryExpression":
    case "SwitchStatement":
      for (const rule of rules.onCompare) rule(rewriter, node);
  }
}

function visitKey(rewriter: Rewriter, dispatch: Dispatch, property: ObjectProperty): void {
  const name = keyName(property);
  if (name === undefined) return;
  const found =
    parentOf(property)?.type === "ObjectPattern" ? dispatch.ofPattern(name) : dispatch.ofKey(name);
  if (found.length === 0) return;
  const call = invocationAround(property);
  if (isForeign(rewriter, call) && !isHandedOn(rewriter, property, call)) return;
  for (const rule of found) rule(rewriter, property);
}

/** `bot.send(channel, { embeds })` of a method of the bot's own that says that it takes what discord.js takes. */
function isHandedOn(rewriter: Rewriter, property: ObjectProperty, call: Node | null): boolean {
  const given = isInvocation(call) ? call.arguments.find(one => isWithin(property, one)) : undefined;
  return given !== undefined && statedFor(rewriter, given).names.length > 0;
}
