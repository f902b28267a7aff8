import { type Node, parentOf } from "../../engine/nodes.ts";
import type { ExportRow } from "../export-rows.ts";
import type { Rewriter } from "../rewriter.ts";
import { isTypeScript, typeNamedBy } from "../type-uses.ts";

/** Where somebody speaks, as version 12 and as version 11 asks it: that may be a stage from now on. */
const speaks = /\bvoice\b[?!)\s]*\.\s*channel\b|member[?!)]*\.voiceChannel\b/i;
/** What a stage has not. */
const ofVoiceAlone = /\b(setBitrate|setUserLimit|speakable)\b/;

/** `channel: VoiceChannel` in TypeScript, where what is kept there comes from `member.voice.channel`. */
export const voiceChannelType: ExportRow = {
  id: "13-T76",
  name: "VoiceChannel",
  choose: (rewriter, use) => (isStated(use) && mayBeStage(rewriter) ? "VoiceBasedChannel" : "VoiceChannel"),
};

/** By the files of a project, or by the only file. */
const known = new WeakMap<object, boolean>();

function mayBeStage(rewriter: Rewriter): boolean {
  if (!isTypeScript(rewriter)) return false;
  const texts = rewriter.project?.texts ?? [rewriter.tree.text];
  const key = rewriter.project?.texts ?? rewriter.tree;
  const may =
    known.get(key) ?? (texts.some(text => speaks.test(text)) && !texts.some(text => ofVoiceAlone.test(text)));
  known.set(key, may);
  return may;
}

/** Whether the name says what something is, and is neither a claim about it nor what a class or an interface is made of. */
function isStated(use: Node): boolean {
  const type = typeNamedBy(use);
  if (!type) return false;
  for (let at = parentOf(type); at?.type.startsWith("TS"); at = parentOf(at))
    if (/^TS(As|Satisfies|Instantiation)Expression$|^TSTypeAssertion$|^TSTypePredicate$/.test(at.type))
      return false;
  return true;
}
