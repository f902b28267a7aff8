import { type Node, parentOf } from "../engine/nodes.ts";
import { expectedAt } from "../infer/declared-places.ts";
import { type Declared, frameOf, headsOf, keyOf } from "../infer/declared-types.ts";
import type { Rewriter } from "./rewriter.ts";
import { isTypeScript } from "./type-uses.ts";

export interface Stated {
  /** The types of discord.js that a value may be of, by the names that they have there. */
  names: readonly string[];
  /** It may also be any text. */
  weak: boolean;
  /** Texts that the file itself names beside them. */
  texts: ReadonlySet<string>;
}

const nothing: Stated = { names: [], weak: false, texts: new Set() };

/** What TypeScript is told of the place where a value stands; nothing in JavaScript. */
export const statedFor = (rewriter: Rewriter, value: Node): Stated =>
  isTypeScript(rewriter) ? read(expectedAt(rewriter.infer, value)) : nothing;

/** The same of a key of an object, by what its table is said to have as keys. */
export function statedForKey(rewriter: Rewriter, property: Node): Stated {
  const object = parentOf(property);
  if (object?.type !== "ObjectExpression" || !isTypeScript(rewriter)) return nothing;
  return read(expectedAt(rewriter.infer, object).flatMap(keyOf));
}

/** What a type says that stands in the file. */
export const statedBy = ({ infer }: Rewriter, type: Node): Stated =>
  read([{ kind: "written", node: type, in: frameOf(infer) }]);

function read(declared: readonly Declared[]): Stated {
  const heads = declared.flatMap(one => headsOf(one));
  return {
    names: heads.flatMap(head => (head.kind === "package" ? [head.name] : [])),
    weak: heads.some(head => head.kind === "string"),
    texts: new Set(heads.flatMap(head => (head.kind === "literal" ? [head.text] : []))),
  };
}
