import type { Version } from "../tables/read-table.ts";
import { isEnough } from "./version-ranges.ts";

/** The first `major.minor` of a package that is made for a version of discord.js; null where there is none any more. */
type Since = Partial<Record<Version, string | null>>;

/** What is built upon discord.js and is asked for beside it, by what the packages themselves state on npm. */
const kin: Readonly<Record<string, Since>> = {
  "@sapphire/framework": { 12: "1.0", 13: "2.0", 14: "4.0" },
  "discord-akairo": { 12: "8.0", 13: null },
  "discord-anti-spam": { 13: "2.7", 14: "2.8" },
  "discord-backup": { 12: "2.1", 13: "3.0", 14: "3.3" },
  "discord-gamecord": { 13: "1.1", 14: "4.0" },
  "discord-giveaways": { 12: "4.0", 13: "5.0", 14: "6.0" },
  "discord-html-transcripts": { 13: "2.0", 14: "2.6" },
  "discord-logs": { 12: "1.7", 13: "2.0", 14: "2.2" },
  "discord-modals": { 13: "1.0", 14: null },
  "discord-music-player": { 13: "8.0", 14: "9.0" },
  "discord-paginationembed": { 12: "2.0", 13: null },
  "discord-player": { 12: "2.0", 13: "5.0", 14: "5.3" },
  "discord-tictactoe": { 12: "2.0", 13: "3.0", 14: "4.0" },
  "discord-together": { 13: "1.2", 14: "1.3" },
  "discord.js-commando": { 12: "0.12", 13: null },
  "discord.js-light": { 12: "3.5", 13: "4.0", 14: null },
  "discord.js-pagination": { 13: null },
  "discordjs-button-pagination": { 13: "1.0", 14: null },
  discordx: { 13: "6.0", 14: "10.0" },
  distube: { 12: "2.0", 13: "3.0", 14: "4.0" },
  "djs-button-pages": { 13: "1.0", 14: "2.1" },
  "pagination.djs": { 13: "3.5", 14: "4.0" },
  reconlx: { 13: "1.4", 14: null },
  "simply-djs": { 13: "2.0", 14: "4.0" },
  wokcommands: { 12: "1.0", 13: "1.3", 14: "2.0" },
};

/** Packages that put on the classes of version 12 what version 13 has itself. */
export const addingPackages = [
  "discord-reply",
  "discord-inline-replys",
  "discord-buttons",
  "discord.js-buttons",
  "discordjs-button",
];

/** Packages that end with the version of discord.js before this one. */
export const endedWith = (to: Version): string[] => Object.keys(kin).filter(name => kin[name]?.[to] === null);

/** `"discord-giveaways": "^5.1.1"`. */
const asked = /"([@\w./-]+)"\s*:\s*"([^"]*)"/g;

interface Kin {
  rule: string;
  /** Where it is asked for, in characters of package.json. */
  index: number;
  length: number;
  /** The package, and the version to ask for. */
  message: string;
}

/** `"discord-giveaways": "^5.1.0"`, which was made for version 13 of discord.js. */
export function olderKin(text: string, from: Version, to: Version): Kin[] {
  return [...text.matchAll(asked)].flatMap((match): Kin[] => {
    const [whole, name = "", range = ""] = match;
    const place = { index: match.index, length: whole.length };
    const versions = Object.hasOwn(kin, name) ? kin[name] : undefined;
    const last = ([14, 13] as const).find(one => from < one && one <= to && versions?.[one] !== undefined);
    const since = last && versions?.[last];
    if (last === undefined || since === undefined) return [];
    if (since === null) return [{ ...place, rule: rowsOf[last].ended, message: name }];
    // What `latest` is nobody knows here.
    return !/\d/.test(range) || isEnough(range, since)
      ? []
      : [{ ...place, rule: rowsOf[last].newer, message: `${name} ^${since}` }];
  });
}

const rowsOf = {
  13: { newer: "13-T71", ended: "13-T72" },
  14: { newer: "14-T123", ended: "14-T124" },
} as const;
