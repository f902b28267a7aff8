import type { ObjectProperty } from "@babel/types";
import { keyName } from "../../engine/nodes.ts";
import { hasOwnField } from "../../infer/own-classes.ts";
import { patternType, renamePattern } from "../member-rows.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { keptBy, nameInData } from "./builder-parts.ts";

/** `const { title, fields } = embed` of an embed that was made here becomes `const { data: { title }, data: { fields = [] } } = embed`. */
export function builderPatterns(rewriter: Rewriter, property: ObjectProperty): void {
  const name = keyName(property) ?? "";
  const type = rewriter.done.has(property) ? undefined : patternType(rewriter, property);
  if (type?.kind !== "instance" || !type.made || hasOwnField(type, name)) return;
  const row = keptBy(name)?.find(([owner]) => type.names.includes(owner))?.[2];
  if (!row) return;
  if (name === "createdAt" || name === "hexColor") rewriter.flag(row, property, "removed");
  else if (name === "fields" && property.value.type === "Identifier")
    rewriter.change(row, property, [replace(property, fieldsOrNone(property.value.name))], type.weak);
  else
    rewriter.change(row, property, renamePattern(rewriter, property, `data.${nameInData(name)}`), type.weak);
}

/** An embed that has none has no list of them either. */
const fieldsOrNone = (name: string): string =>
  name === "fields" ? "data: { fields = [] }" : `data: { fields: ${name} = [] }`;
