import { enclosingClass, type Node, parentOf } from "../engine/nodes.ts";
import { join, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { seenFromOutside } from "./elsewhere.ts";
import { assignedToClass, ofOwnClass } from "./members.ts";

/** What this file says of a member that the bot's own client has: `class Bot extends Client`, `client.embed = …`. */
export function clientMember(infer: Infer, name: string): Type | undefined {
  const ofClasses = classesWith(infer, name).map(own => ofOwnClass(infer, own, name, false));
  const found = [...ofClasses, assignedToClass(infer, ["Client"], name)].reduce<Type | undefined>(
    join,
    undefined,
  );
  return found && saysNothing.has(found.kind) ? undefined : seenFromOutside(infer, found);
}

/** `client.log = null` is given something later; what a package gives holds what the bot puts into it. */
const saysNothing: ReadonlySet<string> = new Set(["nothing", "foreign"]);

/** The classes of the file that are clients and have such a member. */
const classesWith = (infer: Infer, name: string) =>
  (infer.tree.identifiers.get(name) ?? []).flatMap(identifier => {
    const part = parentOf(identifier);
    const own = part && isPart(part, identifier) ? enclosingClass(part) : null;
    const type = own ? infer.ofClass(own) : undefined;
    const isClient = type?.kind === "class" && infer.table.ancestors(type.name).has("Client");
    return own && isClient ? [own] : [];
  });

const isPart = (part: Node, key: Node): boolean =>
  (part.type === "ClassMethod" || part.type === "ClassProperty") && part.key === key;
