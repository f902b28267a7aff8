import { type Node, parentOf } from "../../engine/nodes.ts";
import type { ExportRow } from "../export-rows.ts";
import type { Rewriter } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";

/** Where somebody speaks, which may be a stage from now on. */
const speaks = /\bvoice\b[?!)\s]*\.\s*channel\b/;
/** What a stage has not. */
const ofVoiceAlone = /\b(setBitrate|setUserLimit|speakable)\b/;

const known = new WeakMap<Rewriter, boolean>();

/** `channel: VoiceChannel` in TypeScript, where what is kept there comes from `member.voice.channel`. */
export const voiceChannelType: ExportRow = {
  id: "13-T76",
  name: "VoiceChannel",
  choose: (rewriter, use) => (isStated(use) && mayBeStage(rewriter) ? "VoiceBasedChannel" : "VoiceChannel"),
};

function mayBeStage(rewriter: Rewriter): boolean {
  const found = known.get(rewriter);
  if (found !== undefined) return found;
  const texts = rewriter.project?.texts ?? [rewriter.tree.text];
  const may =
    isTypeScript(rewriter) &&
    texts.some(text => speaks.test(text)) &&
    !texts.some(text => ofVoiceAlone.test(text));
  known.set(rewriter, may);
  return may;
}

/** Whether the name says what something is, and is neither a claim about it nor what a class or an interface is made of. */
function isStated(use: Node): boolean {
  let type = parentOf(use);
  if (type?.type === "TSQualifiedName") type = parentOf(type);
  if (type?.type !== "TSTypeReference") return false;
  for (let at = parentOf(type); at?.type.startsWith("TS"); at = parentOf(at))
    if (/^TS(As|Satisfies|Instantiation)Expression$|^TSTypeAssertion$|^TSTypePredicate$/.test(at.type))
      return false;
  return true;
}
