import { isMember, type Member, memberName, parentOf } from "../engine/nodes.ts";
import { join, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { isLanguageGlobal, isOfProcess } from "./names.ts";

/** `process.bot`, `global.bot` and `globalThis.bot`: the language has none, so the bot itself has put it there. */
export function isPutOnGlobal(infer: Infer, { object }: Member, name: string | undefined): boolean {
  if (object.type !== "Identifier" || name === undefined || infer.tree.resolve(object)) return false;
  if (object.name === "process") return !isOfProcess(name);
  return isGlobal(object.name) && !isLanguageGlobal(name);
}

const isGlobal = (name: string): boolean => name === "global" || name === "globalThis";

/** What a name holds that no file declares, as far as those files agree which put something on `global` under it. */
export function typeOnGlobal(infer: Infer, name: string): Type | undefined {
  const found = putOnGlobal(infer, name) ?? infer.onGlobal(name);
  // What is nothing at first is something later.
  return found?.kind === "nothing" ? undefined : found;
}

/** `global.bot = new Client()`: what this file puts where all files see it. */
export function putOnGlobal(infer: Infer, name: string): Type | undefined {
  const { tree } = infer;
  if (!tree.identifiers.has("global") && !tree.identifiers.has("globalThis")) return undefined;
  const given = (tree.identifiers.get(name) ?? []).flatMap(identifier => {
    const member = parentOf(identifier);
    if (!isMember(member) || memberName(member) !== name || !isPutOnGlobal(infer, member, name)) return [];
    const assignment = parentOf(member);
    const isGiven = assignment?.type === "AssignmentExpression" && assignment.left === member;
    return isGiven && member.object !== identifier ? [infer.typeOf(assignment.right)] : [];
  });
  const isOne = given.every(type => type !== undefined && type.kind === given[0]?.kind);
  return isOne ? given.reduce<Type | undefined>(join, undefined) : undefined;
}
