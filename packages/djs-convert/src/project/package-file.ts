import { describeRule } from "../catalogue/find-id.ts";
import { type Change, type Diagnostic, guideOf } from "../change.ts";
import { Places } from "../places.ts";
import { type Version, versions } from "../tables/read-table.ts";
import { addingPackages, olderKin } from "./kin-packages.ts";
import type { ConvertedFile, ProjectFile } from "./project-file.ts";
import { isEnough } from "./version-ranges.ts";

const ranges: Readonly<Record<Version, string>> = {
  11: "^11.6.4",
  12: "^12.5.3",
  13: "^13.17.1",
  14: "^14.28.1",
};
const node: Readonly<Record<Version, string>> = { 11: ">=8", 12: ">=12", 13: ">=16.9", 14: ">=18" };

/** What the package of voice needs, older ones of which Discord does not let in any more. */
const nodeOfVoice = ">=22.12";

/** The major version in `"discord.js": "^12.5.3"`; null where it is not stated or not known. */
export function versionOfPackage(text: string): Version | null {
  const major = Number(/"discord\.js"\s*:\s*"(?:npm:discord\.js@)?[^\d"]*(\d+)/.exec(text)?.[1]);
  return versions.find(one => one === major) ?? null;
}

/** Whether it asks for an older discord.js than it is to: only then is anything changed in it. */
export const asksForOlder = (text: string, to: Version): boolean => (versionOfPackage(text) ?? to) < to;

/** Asks for the new discord.js and the Node.js that it needs, and adds the package of voice where it is used. */
export function convertPackage(file: ProjectFile, to: Version, needsVoice: boolean): ConvertedFile {
  const places = new Places(file.text);
  const changes: Change[] = [];
  let after = file.text;
  const edit = (rule: string, pattern: RegExp, text: (match: RegExpExecArray) => string): void => {
    const match = pattern.exec(after);
    if (!match) return;
    const made = text(match);
    if (made === match[0]) return;
    after = after.slice(0, match.index) + made + after.slice(match.index + match[0].length);
    const start = Math.max(0, file.text.indexOf(match[0]));
    changes.push({
      id: `package:${rule}`,
      rule,
      step: to === 12 ? "11-12" : to === 13 ? "12-13" : "13-14",
      ...places.at(start),
      before: match[0],
      after: made,
      confidence: "certain",
      guide: "https://discordjs.guide/",
      range: { start, end: start + match[0].length },
    });
  };
  const engine = to === 12 ? "12-293" : to === 13 ? "13-001" : "14-001";
  const current = versionOfPackage(file.text);
  const withVoice = needsVoice && to >= 13;
  const needed = withVoice ? nodeOfVoice : node[to];
  if (current !== null && current < to) {
    edit(`${to}-package`, /("discord\.js"\s*:\s*)"[^"]*"/, match => `${match[1]}"${ranges[to]}"`);
    edit(engine, /("engines"\s*:\s*\{[^}]*"node"\s*:\s*)"([^"]*)"/, match =>
      isEnough(match[2] ?? "", needed) ? match[0] : `${match[1]}"${needed}"`,
    );
    if (withVoice && !after.includes('"@discordjs/voice"')) edit("13-002", beforeDiscord, addVoice);
  }
  const diagnostics = current !== null && current < to ? remarksOn(file.text, current, to, places) : [];
  return { path: file.path, newPath: file.path, before: file.text, after, changes, diagnostics };
}

/** [row, version that it comes with, packages]: what does not go with the new discord.js. */
const left: readonly (readonly [string, Version, RegExp])[] = [
  ["13-T53", 13, new RegExp(`"(${addingPackages.join("|").replaceAll(".", "\\.")})"\\s*:`, "g")],
  ["13-T55", 13, /"(discord\.js-commando|klasa|discord-akairo)"\s*:/g],
  ["14-002", 14, /"(@discordjs\/(?:builders|rest)|discord-api-types)"\s*:/g],
];

function remarksOn(text: string, from: Version, to: Version, places: Places): Diagnostic[] {
  const told = left
    .filter(([, version]) => from < version && version <= to)
    .flatMap(([rule, , pattern]) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        rule,
        index,
        length,
        message: undefined,
      })),
    );
  return [...told, ...olderKin(text, from, to)].map(({ rule, index, length, message }): Diagnostic => {
    const step = rule.startsWith("13") ? "12-13" : "13-14";
    // What discord.js has taken in itself still works; all others are for an older one.
    const reason = rule === "14-002" ? "behaviour" : "dependency";
    return {
      rule,
      step,
      ...places.at(index),
      reason,
      ...describeRule(rule, message, reason),
      guide: guideOf(step),
      range: { start: index, end: index + length },
    };
  });
}

const beforeDiscord = /(\s*)("discord\.js"\s*:\s*"[^"]*")/;

const addVoice = ([, space, discord]: RegExpExecArray): string =>
  `${space}"@discordjs/voice": "^0.19.2",${space}${discord}`;
