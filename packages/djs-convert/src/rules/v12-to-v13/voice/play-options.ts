import type { ObjectExpression } from "@babel/types";
import { keyName, type Node, stringValue } from "../../../engine/nodes.ts";
import { optionsOf } from "../../literals.ts";
import type { Rewriter } from "../../rewriter.ts";
import { voiceNames } from "./voice-names.ts";

/** What a sound is made with, and the volume that it begins with where that is not the whole one. */
export interface SoundOptions {
  text: string;
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
export function soundOptions(rewriter: Rewriter, place: Node, given: Node | undefined): SoundOptions | null {
  const options = given ? optionsOf(rewriter, given) : null;
  if (given && !options) return null;
  const read = options ? readOptions(rewriter, options, options === given) : { lost: [] };
  if (!read) return null;
  const keys: string[] = [];
  if (read.type) {
    const names = voiceNames(rewriter, place, "StreamType");
    if (!names) return null;
    keys.push(`inputType: ${names[0]}.${read.type}`);
  }
  if (!read.isFixed) keys.push("inlineVolume: true");
  return {
    text: keys.length > 0 ? `, { ${keys.join(", ")} }` : "",
    volume: read.volume ?? null,
    lost: read.lost,
  };
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
          read.volume = rewriter.text(value);
        }
        break;
      case "seek":
        if (value.type !== "NumericLiteral" || value.value !== 0) read.lost.push(property);
    }
  }
  return read;
}
