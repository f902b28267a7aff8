import type { ObjectExpression } from "@babel/types";
import { endOf, type Member, memberName, parentOf, propertyOf, stringValue } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { once } from "../asked-once.ts";
import type { Rewriter } from "../rewriter.ts";

/** `if (message.channel.type === "dm") return;`: to whom nothing comes, nothing happens either. */
const leavesAlone =
  /\bif\s*\([^{}]*?(?:["'`]dm["'`]|DMChannel|\.guild\b)[^{};]*\)\s*(?:return\s*;?|\{\s*return\s*;?\s*\})(?=\s*[\n}])/g;
/** `channel.type === "dm"`, `"dm" !== type`, `channel instanceof DMChannel`, `if (!message.guild) …`, `message.guild == null`. */
const asksForKind =
  /[!=]==?\s*["'`]dm["'`]|["'`]dm["'`]\s*[!=]==?|\binstanceof\s+(?:\w+\.)?DMChannel\b|!\s*(?:message|msg)\.guild\b(?!\.)|\bif\s*\(\s*(?:message|msg)\.guild\s*\)|\b(?:message|msg)\.guild\s*[!=]==?\s*(?:null|undefined)\b/;
/** `new Discord.Client(`, `class Bot extends Client {`. */
const makesBot = /\b(?:new|extends)\s+(?:\w+\.)?\w*Client\b/;

/** Who is written to may answer. */
const writesDirectly = /\bcreateDM\b|\bauthor\.send\b|\bchannel\.type\b/;

/** Whether files of the bot do something with messages that come directly to it. */
function hearsDirectMessages({ tree, project }: Rewriter): boolean {
  const texts = project?.texts ?? [tree.text];
  return once(
    texts,
    "direct messages",
    () => asksForDirectMessages(texts) || texts.some(text => writesDirectly.test(withoutLeaving(text))),
  );
}

/** Whether something else is done with these than with what comes from a server. */
export const asksForDirectMessages = (texts: readonly string[]): boolean =>
  texts.some(text => asksForKind.test(withoutLeaving(text)));

const withoutLeaving = (text: string): string => text.replace(leavesAlone, "");

/** `partials: ['CHANNEL']`, without which direct messages do not arrive; null where that is not asked for. */
export const channelPartial = (rewriter: Rewriter): string | null =>
  hearsDirectMessages(rewriter) ? "partials: ['CHANNEL']" : null;

/** The same for options that may name partials already. */
export function addChannelPartial(
  rewriter: Rewriter,
  options: ObjectExpression,
  add: (text: string) => Edit,
): void {
  const needed = channelPartial(rewriter);
  const given = propertyOf(options, "partials")?.value;
  if (needed === null) return;
  if (!given) rewriter.wrap("13-008", options, [add(needed)], true);
  else if (given.type !== "ArrayExpression") rewriter.flag("13-008", given, "intents");
  else if (!given.elements.some(one => one && stringValue(one)?.toUpperCase() === "CHANNEL")) {
    const last = given.elements.at(-1);
    const at = last ? endOf(last) : endOf(given) - 1;
    rewriter.wrap("13-008", given, [{ start: at, end: at, text: last ? ", 'CHANNEL'" : "'CHANNEL'" }], true);
  }
}

/** Where the bot is made in a file that is not here, its partials are a matter of remark. */
export function directMessages(rewriter: Rewriter, node: Member): void {
  if (memberName(node) !== "type" || rewriter.flags.some(flag => flag.rule === "13-008")) return;
  const parent = parentOf(node);
  if (parent?.type !== "BinaryExpression" || stringValue(parent.right) !== "dm") return;
  if (!rewriter.receiver(node, ["Channel"], false)) return;
  const texts = rewriter.project?.texts ?? [rewriter.tree.text];
  const isMadeElsewhere = !texts.some(text => makesBot.test(text));
  if (isMadeElsewhere && hearsDirectMessages(rewriter)) rewriter.flag("13-008", parent, "intents");
}
