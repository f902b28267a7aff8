import { type Call, callOf, isMember, type Member, parentOf } from "./nodes.ts";
import type { Tree } from "./scope.ts";

export type MethodCall = Call & { callee: Member };

/** The calls `….name(…)` of a file, whatever they are called on. */
export const methodCalls = (tree: Tree, name: string): MethodCall[] =>
  (tree.identifiers.get(name) ?? []).flatMap(identifier => {
    const member = parentOf(identifier);
    const isMethod = isMember(member) && !member.computed && member.property === identifier;
    const call = isMethod ? callOf(member) : undefined;
    return call && isMethodCall(call) ? [call] : [];
  });

const isMethodCall = (call: Call): call is MethodCall => isMember(call.callee);
