import type { NewExpression } from "@babel/types";
import {
  type Call,
  isFunc,
  isMember,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { type Rewriter, replace } from "../rewriter.ts";

const ofState: Readonly<Record<string, string>> = {
  voiceChannel: "channel",
  voiceChannelID: "channelID",
  voiceSessionID: "sessionID",
  voiceConnection: "connection",
  setVoiceChannel: "setChannel",
};
// What a voice state has under the name that a member has it.
const same = new Set([
  "guild",
  "id",
  "deaf",
  "mute",
  "selfDeaf",
  "selfMute",
  "serverDeaf",
  "serverMute",
  "setDeaf",
  "setMute",
  "speaking",
]);

/** In `on("voiceStateUpdate")` two states come instead of two members. */
export function voiceStateHandler(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isMember(call.callee) || !/^(on|once)$/.test(memberName(call.callee) ?? "")) return;
  if (stringValue(call.arguments[0]) !== "voiceStateUpdate") return;
  if (!rewriter.matches(rewriter.typeOf(call.callee.object), ["Client"], false)) return;
  const given = call.arguments[1];
  const handler = given && !isFunc(given) ? rewriter.typeOf(given) : undefined;
  const func = isFunc(given) ? given : handler?.kind === "function" ? handler.func : undefined;
  if (func) statesInstead(rewriter, func);
  else if (given) rewriter.flag("12-093", given, "behaviour");
}

/** The same for `events/voiceStateUpdate.js`. */
export function voiceStateFile(rewriter: Rewriter): void {
  if (!/voiceStateUpdate\.[cm]?[jt]s$/.test(rewriter.infer.filename ?? "")) return;
  const func = rewriter.tree.nodes.find(
    node =>
      isFunc(node) &&
      node.params.filter(one => one.type === "Identifier" && /member|state|^(old|new)/i.test(one.name))
        .length === 2,
  );
  if (func) statesInstead(rewriter, func);
}

function statesInstead(rewriter: Rewriter, func: Node): void {
  if (!isFunc(func)) return;
  for (const param of func.params) {
    if (param.type !== "Identifier" || /^(client|bot|state|oldState|newState)$/.test(param.name)) continue;
    const binding = rewriter.tree.resolve(param);
    for (const use of binding ? rewriter.tree.references(binding) : []) stateInstead(rewriter, use);
  }
}

function stateInstead(rewriter: Rewriter, use: Node): void {
  const member = parentOf(use);
  if (!isMember(member) || member.object !== use) {
    rewriter.flag("12-093", use, "behaviour");
    return;
  }
  const name = memberName(member) ?? "";
  const to = Object.hasOwn(ofState, name) ? ofState[name] : undefined;
  if (to) rewriter.change("12-093", member, [replace(member.property, to)]);
  else if (same.has(name)) rewriter.done.add(member);
  else if (!/^(member|channel|channelID|sessionID|connection|kick|streaming)$/.test(name)) {
    rewriter.change("12-093", use, [replace(use, `${rewriter.text(use)}.member`)]);
  }
}
