import type { Identifier, NewExpression } from "@babel/types";
import {
  type Call,
  type Func,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { toldEvent } from "../../infer/event-files.ts";
import { isHandler } from "../../infer/handlers.ts";
import { rename } from "../member-rows.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { listenerOf } from "./listeners.ts";

const ofState: Readonly<Record<string, string>> = {
  voiceChannel: "channel",
  voiceChannelID: "channelID",
  voiceSessionID: "sessionID",
  voiceConnection: "connection",
  setVoiceChannel: "setChannel",
};

/** In `on("voiceStateUpdate")` two states come instead of two members. */
export function voiceStateHandler(rewriter: Rewriter, call: Call | NewExpression): void {
  const listener = listenerOf(rewriter, call, "voiceStateUpdate");
  if (listener?.func) statesInstead(rewriter, listener.func);
  else if (listener) rewriter.flag("12-093", listener.given, "behaviour");
}

/** The same for `events/voiceStateUpdate.js`. */
export function voiceStateFile(rewriter: Rewriter): void {
  const { filename } = rewriter.infer;
  const told = rewriter.tree.functions.find(func => toldEvent(rewriter.infer, func) === "voiceStateUpdate");
  if (told) {
    statesInstead(rewriter, told);
    return;
  }
  if (filename === undefined ? !comparesVoice(rewriter) : !/voiceStateUpdate\.[cm]?[jt]s$/.test(filename))
    return;
  const func = rewriter.tree.functions.find(
    ({ params }) =>
      params.filter(one => one.type === "Identifier" && /member|state|^(old|new)/i.test(one.name)).length ===
      2,
  );
  if (func) statesInstead(rewriter, func);
}

/**
 * A file without a name, in which members before and after something are asked for the channel where they speak. One of
 * them is enough where the file is nothing but their handler.
 */
function comparesVoice(rewriter: Rewriter): boolean {
  const { tree } = rewriter;
  const names = ["voiceChannel", "voiceChannelID"].flatMap(name => tree.identifiers.get(name) ?? []);
  const asked = names.flatMap(one => {
    const member = parentOf(one);
    return isMember(member) && member.property === one && member.object.type === "Identifier"
      ? (tree.resolve(member.object) ?? [])
      : [];
  });
  return asked.some(one => {
    const func = one.kind === "parameter" && isFunc(one.owner) ? one.owner : null;
    const params: readonly Node[] = func?.params ?? [];
    const pair = times.map(time =>
      params.find(param => param.type === "Identifier" && time.test(param.name)),
    );
    if (!func || pair.includes(undefined)) return false;
    const areBoth = pair.every(param => asked.some(other => other.identifier === param));
    return areBoth ? isHandler(func) : isWholeExport(rewriter, func);
  });
}

/** `oldMember` and `newMember`, also as `oMember` and `nMember`. */
const times = [/^([Oo]ld|o(?=[A-Z]))/, /^([Nn]ew|n(?=[A-Z]))/];

/** `module.exports = (oldMember, newMember) => …`. */
export const isWholeExport = (rewriter: Rewriter, func: Node): boolean =>
  parentOf(func)?.type === "ExportDefaultDeclaration" || targetOf(rewriter, func) === "module.exports";

/** What a function is assigned to. */
function targetOf(rewriter: Rewriter, func: Node): string {
  const parent = parentOf(func);
  return parent?.type === "AssignmentExpression" ? rewriter.text(parent.left) : "";
}

function statesInstead(rewriter: Rewriter, func: Node): void {
  if (!isFunc(func)) return;
  const read = readOf(rewriter, func);
  if (speaksOfStates(rewriter, read)) {
    for (const member of read) rewriter.done.add(member);
    return;
  }
  for (const param of func.params) {
    if (param.type !== "Identifier" || /^(client|bot)$/.test(param.name)) continue;
    const binding = rewriter.tree.resolve(param);
    const name = stateName(rewriter, param.name);
    if (name !== param.name) rewriter.change("12-093", param, [replace(param, name)]);
    for (const use of binding ? rewriter.tree.references(binding) : []) stateInstead(rewriter, use, name);
  }
}

/** `newMember.channel`, and nothing that only a member had: converted already, but for what it is called. */
function speaksOfStates({ from, to }: Rewriter, read: readonly Member[]): boolean {
  const isOfState = (one: Member): boolean => to.member("VoiceState", memberName(one) ?? "") !== undefined;
  const isOfMember = (one: Member): boolean =>
    from.member("GuildMember", memberName(one) ?? "") !== undefined;
  return (
    read.some(one => isOfState(one) && !isOfMember(one)) &&
    !read.some(one => isOfMember(one) && !isOfState(one))
  );
}

/** What is read of the parameters of a function. */
const readOf = ({ tree }: Rewriter, func: Func): Member[] =>
  func.params
    .flatMap(param => (param.type === "Identifier" ? (tree.resolve(param) ?? []) : []))
    .flatMap(binding => tree.references(binding))
    .flatMap(use => {
      const member = parentOf(use);
      return isMember(member) && member.object === use ? member : [];
    });

/** `oldMember` is `oldState` where nothing else has that name: what holds a state is not to be called a member. */
function stateName(rewriter: Rewriter, name: string): string {
  const found = /^(old|new|o|n)(Member|Mem|User)$/.exec(name);
  const to = `${found?.[1]}State`;
  return found && !rewriter.tree.identifiers.has(to) ? to : name;
}

function stateInstead(rewriter: Rewriter, use: Identifier, name: string): void {
  const member = parentOf(use);
  const isShort = member?.type === "ObjectProperty" && member.shorthand;
  const own = use.name === name ? [] : [replace(use, isShort ? `${use.name}: ${name}` : name)];
  if (!isMember(member) || member.object !== use) {
    if (/^(old|new)?state$/i.test(use.name)) return;
    if (isMeantAsMember(rewriter, use)) {
      rewriter.change("12-093", use, [replace(use, `${name}.member`)]);
      return;
    }
    rewriter.change("12-093", use, own);
    rewriter.flag("12-093", use, "behaviour");
    return;
  }
  const key = memberName(member) ?? "";
  const to = Object.hasOwn(ofState, key) ? ofState[key] : undefined;
  if (to) rewriter.change("12-093", member, [...own, rename(member, to)]);
  else if (rewriter.to.member("VoiceState", key.replace(/Id$/, "ID"))) {
    rewriter.change("12-093", use, own);
    rewriter.done.add(member);
  } else {
    rewriter.change("12-093", use, [replace(use, `${name}.member`)]);
  }
}

/** Named in a text, called a member, or given to a method of discord.js: `channel.overwritePermissions(newMember, …)`. */
export function isMeantAsMember(rewriter: Rewriter, use: Identifier): boolean {
  const around = parentOf(use);
  if (around?.type === "TemplateLiteral") return true;
  if (around?.type === "VariableDeclarator")
    return around.id.type === "Identifier" && /member$/i.test(around.id.name);
  if (!isCall(around) || around.callee === use || !isMember(around.callee)) return false;
  return rewriter.typeOf(around.callee.object)?.kind === "instance";
}
