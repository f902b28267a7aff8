import type { Func, Node } from "../../engine/nodes.ts";
import { heardEvent } from "../../infer/event-files.ts";
import { isHandler } from "../../infer/handlers.ts";
import { isBotName } from "../../infer/names.ts";
import { before, type Rewriter } from "../rewriter.ts";

/**
 * `execute(reaction, user, client)` of a file for one of the events of reactions: they give a third value now, and what
 * `client.on(name, (...args) => event.execute(...args, client))` adds comes behind it.
 */
export function reactionDetails(rewriter: Rewriter): void {
  const { project, tree, isBot } = rewriter;
  const func = tree.functions.find(func => hearsReactions(rewriter, func));
  const added = func?.params[2];
  if (!func || !added) return;
  if (!project) {
    if (isBot) rewriter.flag("14-T139", added, "argument-unknown");
  } else if (project.texts.some(text => addsBehind.test(text)))
    rewriter.change("14-T139", added, [before(added, "_details, ")], true);
}

/** `(...args, client)`. */
const addsBehind = /\(\s*\.\.\.\s*\w+\s*,\s*[\w.]+/;

function hearsReactions({ infer }: Rewriter, func: Func): boolean {
  const [first, , added, ...others] = func.params;
  if (first === undefined || others.length > 0 || !isCalledBot(added) || isCalledBot(first)) return false;
  return isHandler(func) && /^messageReaction(Add|Remove)$/.test(heardEvent(infer, func) ?? "");
}

const isCalledBot = (param: Node | undefined): boolean =>
  param?.type === "Identifier" && isBotName(param.name);
