import { bare, isMember, type Node, parentOf } from "../../engine/nodes.ts";
import { once } from "../asked-once.ts";
import { isRepeatable } from "../literals.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";
import type { EnumMap } from "./enums.ts";
import { takesNew } from "./types.ts";

/**
 * `{ PLAYING: ActivityType.Playing, … }[settings.type] ?? settings.type`: a text that is not to be seen here becomes a
 * member of the enum when the bot runs, as version 13 did it. `number` is what may be a number already, if anything.
 * Told where that cannot be written.
 */
export function lookUp(rewriter: Rewriter, map: EnumMap, value: Node, number: Node | null): void {
  const name = canBeLookedUp(rewriter, map, number) ? rewriter.exported(map.name) : null;
  if (!name) {
    rewriter.flag(map.id, value, "argument-unknown");
    return;
  }
  const table = Object.entries(map.values).map(([old, member]) => `${old}: ${name}.${member}`);
  const property = parentOf(value);
  const isShort = property?.type === "ObjectProperty" && property.shorthand;
  const text = rewriter.text(value);
  const edits = [
    before(value, `${isShort ? `${text}: ` : ""}{ ${table.join(", ")} }[`),
    after(value, number ? `] ?? ${rewriter.text(number)}` : "]"),
  ];
  rewriter.wrap(map.id, value, edits, true);
}

/** `{ PLAYING: ActivityType.Playing }[x]`. */
export const isLookedUp = (value: Node): boolean =>
  isMember(value) && bare(value.object).type === "ObjectExpression";

function canBeLookedUp(rewriter: Rewriter, map: EnumMap, number: Node | null): boolean {
  // A text as key would have to be one of the names, for the compiler.
  if (isTypeScript(rewriter) || takesNew(rewriter) || (number && !isRepeatable(number))) return false;
  // Where the bot has members of the enum already, one of them may come here.
  const texts = rewriter.project?.texts ?? [rewriter.tree.text];
  const member = new RegExp(`\\b${map.name}\\.[A-Z]`);
  return !once(texts, `members of ${map.name}`, () => texts.some(text => member.test(text)));
}
