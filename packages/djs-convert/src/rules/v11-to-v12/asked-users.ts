import { isMember, type Node } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { alternatives, heldBy } from "../held-values.ts";
import { after, type Rewriter } from "../rewriter.ts";

/** `fetchUser(user)`: version 11 asked what it was given for its id itself. */
export function idOfPerson(rewriter: Rewriter, given: Node | undefined): Edit[] {
  if (given?.type !== "Identifier" && !isMember(given)) return [];
  const values = given.type === "Identifier" ? heldBy(rewriter, given)?.values : undefined;
  const isPerson = (one: Node): boolean => {
    const type = rewriter.typeOf(one);
    return ["User", "GuildMember"].some(name => rewriter.infer.isA(type, name));
  };
  return (values ?? [given]).flatMap(alternatives).every(isPerson) ? [after(given, ".id")] : [];
}
