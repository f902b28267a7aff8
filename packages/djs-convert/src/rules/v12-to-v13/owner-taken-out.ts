import type { ObjectProperty } from "@babel/types";
import { parentOf } from "../../engine/nodes.ts";
import { isRepeatable } from "../literals.ts";
import { patternType } from "../member-rows.ts";
import { outOfList } from "../name-lists.ts";
import { after, type Rewriter, replace } from "../rewriter.ts";

/**
 * `const { owner, name } = guild` becomes `const { name } = guild, owner = guild.members.resolve(guild.ownerId)`: a guild
 * has nothing left that could be taken apart.
 */
export function ownerTakenOut(rewriter: Rewriter, property: ObjectProperty): void {
  const type = patternType(rewriter, property);
  const receiver = type ? rewriter.matches(type, ["Guild"], false) : null;
  const pattern = parentOf(property);
  if (!receiver || pattern?.type !== "ObjectPattern" || property.value.type !== "Identifier") return;
  const declarator = parentOf(pattern);
  if (declarator?.type !== "VariableDeclarator" || !declarator.init || !isRepeatable(declarator.init)) return;
  if (pattern.typeAnnotation || pattern.properties.some(one => one.type === "RestElement")) return;
  const guild = rewriter.text(declarator.init);
  const owner = `${property.value.name} = ${guild}.members.resolve(${guild}.ownerId)`;
  const others = outOfList(pattern.properties, new Set([property]));
  rewriter.change(
    "13-095",
    property,
    others ? [...others, after(declarator, `, ${owner}`)] : [replace(declarator, owner)],
    receiver.weak,
  );
}
