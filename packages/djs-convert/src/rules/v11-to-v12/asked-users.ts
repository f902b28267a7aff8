import { type Call, isMember, type Member, type Node } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { alternatives, heldBy } from "../held-values.ts";
import { mayBeLeftOut } from "../left-out.ts";
import { isRepeatable } from "../literals.ts";
import { after, before, type Rewriter } from "../rewriter.ts";

/** `fetchUser(user)`: version 11 asked what it was given for its id itself, also where that may be an id already. */
export function idOfPerson(rewriter: Rewriter, { object }: Member, given: Node | undefined): Edit[] {
  if (!given || given.type === "SpreadElement") return [];
  const parts = alternatives(given);
  if (parts.length === 1 && given.type !== "Identifier" && !isMember(given)) return [];
  const values = given.type === "Identifier" ? heldBy(rewriter, given)?.values : undefined;
  const persons = (values ?? parts).flatMap(alternatives).map(one => {
    const type = rewriter.typeOf(one);
    return ["User", "GuildMember"].some(name => rewriter.infer.isA(type, name));
  });
  if (!persons.includes(true)) return [];
  if (persons.every(isPerson => isPerson) && parts.length === 1) return [after(given, ".id")];
  if (!isRepeatable(object)) return [];
  return [before(given, `${rewriter.text(object)}.users.resolveID(`), after(given, ")")];
}

/** `fetchMessage(args[0])`: without an id version 12 gives all messages, and version 11 gave none. */
export function oneMessage(rewriter: Rewriter, _node: Member, call: Call | undefined): Edit[] {
  const id = call?.arguments[0];
  return id && mayBeLeftOut(rewriter, id) ? [before(id, "String("), after(id, ")")] : [];
}
