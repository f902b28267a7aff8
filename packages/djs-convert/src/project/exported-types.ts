import type { Type } from "../engine/types.ts";
import type { Declaration } from "../infer/context.ts";
import { valueFromOutside } from "../infer/elsewhere.ts";
import type { Inference } from "../infer/inference.ts";
import { memberOf } from "../infer/members.ts";
import { originIn } from "../infer/modules.ts";
import type { ModuleExports } from "./module-exports.ts";

/** What is known of a file that others ask about. */
export interface KnownFile {
  infer: Inference;
  exports: ModuleExports;
}

/**
 * What `import { name } from "./file"` gives; `*` is the whole, `default` what is taken without a name. `again` asks for
 * another name of the same file, for `import * as all from "./file"`.
 */
export function typeOfExport(
  { infer, exports }: KnownFile,
  name: string,
  again: (name: string) => Type | undefined,
): Type | undefined {
  const { named, whole, passedOn } = exports;
  const ofValue = whole && (() => valueFromOutside(infer, whole));
  if (name === "*") {
    if (ofValue) return ofValue();
    const isNamed = passedOn.length > 0 || [...named.keys()].some(one => one !== "default");
    return isNamed ? namespace(again) : ofNamed(infer, exports, "default");
  }
  if (named.has(name)) return ofNamed(infer, exports, name);
  // What compilers make of it: where nothing is the default, all is.
  if (name === "default") return ofValue ? ofValue() : named.size > 0 ? namespace(again) : undefined;
  const inObject = exports.inObject(name);
  if (inObject) return valueFromOutside(infer, inObject);
  return (
    ofPassedOn(infer, passedOn, name) ??
    memberOf(infer, ofValue?.() ?? ofNamed(infer, exports, "default"), name)
  );
}

/** Where an export is declared, in whichever file that is passed on from. */
export function declarationOf({ infer, exports }: KnownFile, name: string): Declaration | undefined {
  const { named, whole, passedOn } = exports;
  const exported = named.get(name);
  if (exported)
    return "value" in exported
      ? { node: exported.value, infer }
      : infer.declarationIn(exported.source, exported.name);
  if (name === "default") return whole && { node: whole, infer };
  const inObject = exports.inObject(name);
  if (inObject) return { node: inObject, infer };
  for (const source of passedOn) {
    const found = infer.declarationIn(source, name);
    if (found) return found;
  }
  return undefined;
}

function ofNamed(infer: Inference, { named }: ModuleExports, name: string): Type | undefined {
  const exported = named.get(name);
  if (!exported) return undefined;
  return "value" in exported
    ? valueFromOutside(infer, exported.value)
    : infer.ofModule(exported.source, exported.name);
}

/** `export * from "./x"`: of packages that have nothing to do with discord.js, nobody knows what they have. */
function ofPassedOn(infer: Inference, sources: readonly string[], name: string): Type | undefined {
  for (const source of sources) {
    const type = originIn(infer.tree, source) === "foreign" ? undefined : infer.ofModule(source, name);
    if (type) return type;
  }
  return undefined;
}

const namespace = (member: (name: string) => Type | undefined): Type => ({
  kind: "elsewhere",
  what: "module",
  member,
  result: () => undefined,
  weak: false,
});
