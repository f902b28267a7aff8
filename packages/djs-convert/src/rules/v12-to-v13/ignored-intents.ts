import type { ObjectExpression } from "@babel/types";
import { propertyOf } from "../../engine/nodes.ts";
import { after, type Rewriter } from "../rewriter.ts";
import { usedIntents } from "./used-intents.ts";

/**
 * `new Client({ intents: ["GUILDS"] })` of a bot of version 12, which asked for nothing there and was told of
 * everything: what it needs besides is added. Says whether the bot hears direct messages by that.
 */
export function ignoredIntents(rewriter: Rewriter, options: ObjectExpression): boolean {
  const intents = propertyOf(options, "intents")?.value;
  // What was converted before says no version of its own.
  if (!rewriter.project?.hasPackage || rewriter.writtenFor > 12 || !intents) return false;
  if (intents.type !== "ArrayExpression") return false;
  const last = intents.elements.at(-1);
  const [, before = "", , behind = ""] =
    /^(.*?)\b([A-Z]+(?:_[A-Z]+)*)(\W?)$/.exec(last ? rewriter.text(last) : "") ?? [];
  const written = rewriter.text(intents);
  const missing = usedIntents(rewriter.tree.text, rewriter.project).filter(
    name => !new RegExp(`\\b${name}\\b`).test(written),
  );
  if (!last || before === "" || missing.length === 0) return false;
  const added = missing.map(name => `, ${before}${name}${behind}`).join("");
  rewriter.change("13-003", intents, [after(last, added)], true);
  rewriter.flag("13-003", options, "intents");
  return missing.includes("DIRECT_MESSAGES");
}
