import type { Identifier } from "@babel/types";
import { comparedWith, handOn, type Place, placesOf } from "../handed-values.ts";
import { choiceOf } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { statedFor } from "../stated-types.ts";
import { enumMembers, isKey } from "./enum-members.ts";
import { enumValue } from "./enum-value.ts";
import type { EnumMap } from "./enums.ts";
import { formerName, hadName } from "./former-names.ts";
import { isComparedWith, isShown, keepsName, mayBeNamed } from "./held-members.ts";
import { takesNew } from "./types.ts";

/** What was a name in version 13: the member that gives it, and whether that is only likely. */
interface Name {
  map: EnumMap;
  member: string;
  weak: boolean;
}

/** `describe(channel.type)`: numbers, where names went before. */
export function handedNames(rewriter: Rewriter): void {
  if (!rewriter.isOfBot || takesNew(rewriter)) return;
  const known = new Map<Place, Name>();
  for (const [owner, member, map] of enumMembers)
    if (hadName(rewriter, member))
      for (const { place, read, weak } of placesOf(rewriter, owner, member))
        if (!read || !keepsName(rewriter, read, map, weak)) known.set(place, { map, member, weak });
  handOn(rewriter, known, {
    isSame: (one, other) => one.map === other.map,
    isSettled: place => isShown(rewriter, choiceOf(place)),
    isText: place => statedFor(rewriter, choiceOf(place)).weak,
    asks: (use, { map }) => asksForName(rewriter, use, map),
    read: (use, { map, member }) => {
      for (const one of comparedWith(rewriter, use)) enumValue(rewriter, map, one, true);
      if (isShown(rewriter, use) && !isKey(rewriter, use, map, true))
        named(rewriter, use, { map, member, weak: true });
    },
    give: (place, name) => named(rewriter, place, name),
    tell: (place, { map }) => rewriter.flagIfLeft(map.id, place, "behaviour"),
  });
}

/** It is compared with one of the names, which no rule has written anew, or becomes a part of a text. */
function asksForName(rewriter: Rewriter, use: Identifier, map: EnumMap): boolean {
  if (!isComparedWith(use, map)) return isShown(rewriter, use);
  return !comparedWith(rewriter, use).some(one => rewriter.done.has(one));
}

function named(rewriter: Rewriter, place: Place, { map, member, weak }: Name): void {
  if (!mayBeNamed(rewriter, map, weak) || !formerName(rewriter, place, map, weak, member))
    rewriter.flag(map.id, place, "behaviour");
}
