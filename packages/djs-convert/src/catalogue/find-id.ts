import type { Detail, Reason, Step } from "../change.ts";
import type { Row } from "./row.ts";
import { v12 } from "./v12.ts";
import { v13 } from "./v13.ts";
import { v14 } from "./v14.ts";

export const catalogue: readonly Row[] = [...v12, ...v13, ...v14];

let byId: Map<string, Row> | undefined;
let byMember: Map<string, string> | undefined;

export function findRow(id: string): Row | undefined {
  byId ??= new Map(catalogue.map(row => [row[0], row]));
  return byId.get(id);
}

/** The row that says that a class lost a member; `12-T00` and the like when only the typings say it. */
export function catalogueId(step: Step, owner: string, member: string): string {
  byMember ??= membersOf();
  const version = step.slice(3);
  return (
    byMember.get(`${version}:${owner}.${member}`) ?? byMember.get(`${version}:${member}`) ?? `${version}-T00`
  );
}

function membersOf(): Map<string, string> {
  const index = new Map<string, string>();
  for (const [id, before, , kind, , , classes] of catalogue) {
    if (kind !== "removed" && kind !== "typings") continue;
    const found = /^(?:class )?([A-Za-z0-9]+)(?:[.]([A-Za-z_]+))?/.exec(before);
    if (!found?.[1]) continue;
    const version = id.slice(0, 2);
    const owners = classes?.replace(/ \+\d+$/, "").split(", ") ?? [found[1]];
    if (found[2]) for (const owner of owners) index.set(`${version}:${owner}.${found[2]}`, id);
    else index.set(`${version}:discord.js.${found[1]}`, id);
    if (found[2] && kind === "typings" && classes?.includes("+")) index.set(`${version}:${found[2]}`, id);
  }
  return index;
}

export const advice: Readonly<Record<Reason, string>> = {
  removed: "Take it out, or do it another way.",
  behaviour: "Look whether the code still does what it should.",
  "argument-unknown": "What is passed here is not known from the code: write the new form by hand.",
  "receiver-unknown":
    "Whether this is a discord.js object is not known from the code: change it by hand if it is.",
  asynchronous: "It is a promise now: await it, and make the function around it async.",
  voice:
    "Voice is a package of its own now, @discordjs/voice: join with joinVoiceChannel, play through an audio player.",
  package: "Install it: npm install @discordjs/voice. It needs Node.js 22.12, and ffmpeg as before.",
  dependency:
    "Ask for the version that is named; where none is, take another package, or what discord.js has itself.",
  intents: "Check that the list holds all that the bot listens to.",
  types: "Nothing, unless types are checked: it runs as it did.",
  "early-error": "Mend it: no version of Node.js runs this file. All else in it was converted.",
  "parse-error": "Mend the syntax of this file first; nothing in it was changed.",
  "too-deep": "Convert the source that this was made from, or take it apart; nothing in it was changed.",
};

type Described = { message: string; action: string; detail: Detail };

const plainly = new Map<string, Described>();

/** What a diagnostic says: what was there, what is there now, and what to do. */
export function describeRule(id: string, detail: string | undefined, reason: Reason): Described {
  if (detail !== undefined) return describe(id, detail, reason);
  // Of a row alone there is only one thing to say.
  const key = `${id}:${reason}`;
  const known = plainly.get(key) ?? describe(id, undefined, reason);
  plainly.set(key, known);
  return { ...known, detail: { ...known.detail } };
}

function describe(id: string, detail: string | undefined, reason: Reason): Described {
  const row = findRow(id);
  const what = detail ?? row?.[1] ?? id;
  if (!row)
    return {
      message: `${what} does not exist in version ${id.slice(0, 2)}`,
      action: advice[reason],
      detail: { found: "", before: what, after: "", note: "" },
    };
  const [, before, after, , , note] = row;
  const subject = detail && !before.includes(detail) ? `${detail} (${before})` : before;
  const message =
    /^gone/.test(after) || after === "" ? `${subject}: ${after || "gone"}` : `${subject} → ${after}`;
  return {
    message: note ? `${message} (${note})` : message,
    action: advice[reason],
    detail: { found: detail && !before.includes(detail) ? detail : "", before, after, note },
  };
}
