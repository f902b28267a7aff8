import type { ObjectExpression, ObjectProperty } from "@babel/types";
import { keyName, type Node, outerEnd, stringValue } from "../../../engine/nodes.ts";
import type { Edit } from "../../../engine/splice.ts";
import { dropProperty } from "../../arguments.ts";
import { addKey, optionsOf, renameKey } from "../../literals.ts";
import { after, type Rewriter, remove, replace } from "../../rewriter.ts";
import { isCommented } from "./layout.ts";
import { outerText } from "./nodes.ts";
import { voiceNames } from "./voice-names.ts";

/** What a sound is made with, and the volume that it begins with where that is not the whole one. */
export interface SoundOptions {
  /** Makes them of what follows the input, and closes the call around both. */
  edits: readonly Edit[];
  volume: string | null;
  /** Said with the options, and not possible any more. */
  lost: readonly Node[];
}

const types: Readonly<Record<string, string | null>> = {
  unknown: null,
  converted: "Raw",
  opus: "Opus",
  "ogg/opus": "OggOpus",
  "webm/opus": "WebmOpus",
};

/**
 * The options of `connection.play(input, options)` for a resource, null where they are not known from the code. As in
 * version 12 the volume of a sound can be changed unless it says `volume: false`; the settings of the encoder are gone.
 */
export function soundOptions(
  rewriter: Rewriter,
  place: Node,
  input: Node,
  given: Node | undefined,
): SoundOptions | null {
  const end = outerEnd(input);
  if (!given) return { edits: [{ start: end, end, text: `, { ${loud} })` }], volume: null, lost: [] };
  const options = optionsOf(rewriter, given);
  const read = options && readOptions(rewriter, options, options === given);
  if (!options || !read) return null;
  const type = read.type ? typeOf(rewriter, place, read.type) : null;
  if (read.type && !type) return null;
  const keys = [...(type ? [`inputType: ${type}`] : []), ...(read.isFixed ? [] : [loud])];
  const edits =
    keys.length === 0 && !isCommented(rewriter, end, outerEnd(given))
      ? [remove(end, outerEnd(given))]
      : options === given
        ? inPlace(rewriter, options, read, type)
        : [replace(given, `{ ${keys.join(", ")} }`)];
  return { edits: [...edits, after(given, ")")], volume: read.volume ?? null, lost: read.lost };
}

const loud = "inlineVolume: true";

function typeOf(rewriter: Rewriter, place: Node, type: string): string | null {
  const names = voiceNames(rewriter, place, "StreamType");
  return names && `${names[0]}.${type}`;
}

interface Read {
  type?: string | null;
  volume?: string;
  isFixed?: boolean;
  lost: Node[];
}

function readOptions(rewriter: Rewriter, options: ObjectExpression, isHere: boolean): Read | null {
  const read: Read = { lost: [] };
  for (const property of options.properties) {
    if (property.type !== "ObjectProperty") return null;
    const { value } = property;
    switch (keyName(property)) {
      case "type": {
        const name = stringValue(value);
        if (name === undefined || !Object.hasOwn(types, name)) return null;
        read.type = types[name] ?? null;
        break;
      }
      case "volume":
        if (value.type === "BooleanLiteral") read.isFixed = !value.value;
        else if (value.type !== "NumericLiteral" || value.value !== 1) {
          // What is written elsewhere may mean something else here.
          if (!isHere && value.type !== "NumericLiteral") return null;
          read.volume = outerText(rewriter, value);
        }
        break;
      case "seek":
        if (value.type !== "NumericLiteral" || value.value !== 0) read.lost.push(property);
    }
  }
  return read;
}

/** The keys of the literal that stands there: what is said between them stays. */
function inPlace(rewriter: Rewriter, options: ObjectExpression, read: Read, type: string | null): Edit[] {
  const given = options.properties.filter((one): one is ObjectProperty => one.type === "ObjectProperty");
  const kept = given.find(one => type !== null && keyName(one) === "type");
  const edits = kept && type ? [...renameKey(kept, "inputType"), replace(kept.value, type)] : [];
  const gone = given.filter(one => one !== kept);
  const place = read.isFixed ? undefined : (gone.find(one => keyName(one) === "volume") ?? gone[0]);
  if (place) edits.push(replace(place, loud));
  else if (!read.isFixed) edits.push(addKey(rewriter, options, loud));
  return [
    ...edits,
    ...gone.filter(one => one !== place).flatMap(one => dropProperty(rewriter, options, one)),
  ];
}
