import type { Step } from "../change.ts";
import { isMember, memberName, type Node, parentOf } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import { isManager } from "../infer/cached.ts";
import { namesTaken } from "../infer/modules.ts";
import type { PendingChange, Rewriter } from "./rewriter.ts";
import { isTypeScript } from "./type-uses.ts";

/** Rows about code that both versions take, and that means something else in the next one, or may be refused by it. */
const sameCode: Readonly<Record<Step, string>> = {
  "11-12": "12-021 12-079 12-T22 12-T38 12-T48 12-T49 12-T54 12-T57 12-T59 12-T60 12-T61 12-T62",
  "12-13": "",
  "13-14": "14-T76 14-T89 14-T101 14-T108 14-T116 14-T138",
};

/** Rows about what runs as before, and only a type checker refuses. */
const forTypes: ReadonlySet<string> = new Set(["14-059", "14-T96", "14-T97"]);

/**
 * A file that says itself that it was written for the next version: what both versions take means in it what the next
 * one makes of it, and stays as it is.
 */
export function leaveWhatIsMeant(rewriter: Rewriter): void {
  const rows = sameCode[rewriter.step].split(" ");
  const isOther = ({ rule }: { rule: string }): boolean => !rows.includes(rule);
  const { changes, flags } = rewriter;
  const others = changes.filter(one => isOther(one) && !isForTypes(rewriter, one));
  if (others.length === changes.length || !isForNext(rewriter, others)) return;
  changes.splice(0, changes.length, ...others);
  flags.splice(0, flags.length, ...flags.filter(isOther));
}

/** `{ dynamic: true }` of a picture, which is taken away; `{ dynamic: false }` means something else by now. */
const isForTypes = (rewriter: Rewriter, { rule, edits }: PendingChange): boolean =>
  forTypes.has(rule) &&
  !isTypeScript(rewriter) &&
  (rule !== "14-059" || edits.every(({ text }) => text === ""));

/** Whether more of a file is of the next version than of this one. */
function isForNext(rewriter: Rewriter, others: readonly PendingChange[]): boolean {
  const { step, tree } = rewriter;
  return step === "11-12" ? ofVersion12(tree) > others.length : isNamedForNext(rewriter);
}

/** Whether more of the package's names that a file asks for are only of the next version than only of this one, `but` apart. */
export function isNamedForNext(rewriter: Rewriter, but = ""): boolean {
  const { tree, from, to } = rewriter;
  const taken = new Set([...namesTaken(tree), ...namesAsked(rewriter)]);
  const ofNext = [...taken].filter(name => !from.exports.has(name) && to.exports.has(name));
  const ofThis = [...taken].filter(name => name !== but && from.exports.has(name) && !to.exports.has(name));
  return ofNext.length > ofThis.length;
}

/** `Discord.EmbedBuilder`: the names that only one of the versions has. */
const namesAsked = ({ tree, from, to, infer }: Rewriter): string[] =>
  [...tree.identifiers].flatMap(([name, found]) => {
    const isOfOne = from.exports.has(name) !== to.exports.has(name);
    return isOfOne && found.some(one => isOfModule(infer, one)) ? [name] : [];
  });

const isOfModule = (infer: Rewriter["infer"], name: Node): boolean => {
  const member = parentOf(name);
  return isMember(member) && member.property === name && infer.typeOf(member.object)?.kind === "module";
};

/** How often a file asks for what version 12 brought: `guild.members.cache`, `member.voice.channel`, `new MessageEmbed()`. */
function ofVersion12({ identifiers }: Tree): number {
  const named = (name: string): readonly Node[] => identifiers.get(name) ?? [];
  const asked = ["add", "ban", "cache", "fetch"].flatMap(named).filter(isOfManager);
  return asked.length + named("voice").filter(isState).length + named("MessageEmbed").filter(isMade).length;
}

const isOfManager = (name: Node): boolean => {
  const member = parentOf(name);
  return isMember(member) && isMember(member.object) && isManager(memberName(member.object));
};

const isState = (name: Node): boolean => {
  const member = parentOf(name);
  const part = isMember(member) && member.property === name ? parentOf(member) : undefined;
  return isMember(part) && part.object === member && /^(channel|connection)$/.test(memberName(part) ?? "");
};

const isMade = (name: Node): boolean => {
  const parent = parentOf(name);
  const named = isMember(parent) ? parent : name;
  const made = parentOf(named);
  return made?.type === "NewExpression" && made.callee === named;
};
