import { v11 } from "./v11.ts";
import { v12 } from "./v12.ts";
import { v13 } from "./v13.ts";
import { v14 } from "./v14.ts";

export const versions = [11, 12, 13, 14] as const;
export type Version = (typeof versions)[number];

/** A member as the typings state it: `type` in the short form that `readType` understands. */
export interface Member {
  type: string;
  isMethod: boolean;
}

interface ClassRow {
  base: string | undefined;
  members: Map<string, Member>;
  removed: Set<string>;
}

/**
 * One version's classes, exports, enums and events. A line of the text is one of
 * `Class<Base member:Type method()Type .static:Type -memberThatBaseHas`, `!Enum Member Member`, `$ exported names`,
 * `> event Type Type`. Types: `s n b i v` simple ones, `~T` promise, `#T` collection, `[T` list, `%E` enum, `A|B` one of,
 * `T/U` overloads, `?` not known.
 */
export class Table {
  readonly version: Version;
  readonly exports = new Set<string>();
  readonly enums = new Map<string, ReadonlySet<string>>();
  readonly events = new Map<string, readonly string[]>();
  readonly #classes = new Map<string, ClassRow>();
  readonly #ancestors = new Map<string, ReadonlySet<string>>();
  readonly #results = new Map<string, string | null>();
  readonly #found = new Map<string, Map<string, Member | null>>();

  constructor(version: Version, text: string) {
    this.version = version;
    for (const line of text.split("\n")) if (line) this.#read(line);
    for (const [owner, member, type] of corrections[version]) {
      this.#classes.get(owner)?.members.set(member, { type, isMethod: false });
    }
    for (const [name, base] of Object.entries(mixed)) {
      const row = this.#classes.get(name);
      if (row && !row.base && this.#classes.has(base)) row.base = base;
    }
    for (const row of this.#classes.values()) {
      for (const [member, type] of Object.entries(ofMixins)) {
        if (row.members.get(member)?.type === "?") row.members.set(member, { type, isMethod: true });
      }
    }
  }

  #read(line: string): void {
    const [head = "", ...parts] = line.split(" ");
    if (head === "$") for (const name of parts) this.exports.add(name);
    else if (head === ">") this.events.set(parts[0] ?? "", parts.slice(1));
    else if (head.startsWith("!")) this.enums.set(head.slice(1), new Set(parts));
    else this.#readClass(head, parts);
  }

  #readClass(head: string, parts: readonly string[]): void {
    const [name = "", base] = head.split("<");
    const row: ClassRow = { base, members: new Map(), removed: new Set() };
    for (const part of parts) {
      const cut = part.search(/[:(]/);
      if (part.startsWith("-")) row.removed.add(part.slice(1));
      else if (part[cut] === ":")
        row.members.set(part.slice(0, cut), { type: part.slice(cut + 1), isMethod: false });
      else row.members.set(part.slice(0, cut), { type: part.slice(cut + 2), isMethod: true });
    }
    this.#classes.set(name, row);
  }

  hasClass(name: string): boolean {
    return this.#classes.has(name);
  }

  classNames(): Iterable<string> {
    return this.#classes.keys();
  }

  /** What a class states itself. */
  membersOf(name: string): Iterable<string> {
    return this.#classes.get(name)?.members.keys() ?? [];
  }

  /** What a method of this name gives, where all classes that have one agree. */
  resultOf(method: string): string | undefined {
    const known = this.#results.get(method);
    if (known !== undefined) return known ?? undefined;
    const results = new Set<string>();
    for (const { members } of this.#classes.values()) {
      const member = members.get(method);
      if (member) results.add(member.isMethod ? member.type : "");
    }
    const [result = ""] = results;
    const agreed = results.size === 1 && /^~?#?[A-Z]\w*$/.test(result) ? result : null;
    if (this.#results.size < 500) this.#results.set(method, agreed);
    return agreed ?? undefined;
  }

  /** The class and all that it extends. */
  ancestors(name: string): ReadonlySet<string> {
    const known = this.#ancestors.get(name);
    if (known) return known;
    const found = new Set<string>();
    for (let at: string | undefined = name; at && !found.has(at); at = this.#classes.get(at)?.base)
      found.add(at);
    this.#ancestors.set(name, found);
    return found;
  }

  /** A member of instances; of the class itself with a dot before the name. */
  member(className: string, name: string): Member | undefined {
    let found = this.#found.get(className);
    if (!found) {
      found = new Map();
      this.#found.set(className, found);
    }
    const known = found.get(name);
    if (known !== undefined) return known ?? undefined;
    const member = this.#find(className, name);
    // Only what a class has is kept: names that bots make up are without end.
    if (member || found.size < 500) found.set(name, member ?? null);
    return member;
  }

  #find(className: string, name: string): Member | undefined {
    for (const owner of this.ancestors(className)) {
      const row = this.#classes.get(owner);
      const found = row?.members.get(name);
      if (found) return found;
      if (row?.removed.has(name)) return undefined;
    }
    return undefined;
  }
}

// Classes whose base is the result of a function, and the types of what that function adds.
const mixed: Readonly<Record<string, string>> = {
  TextChannel: "GuildChannel",
  NewsChannel: "GuildChannel",
  BaseGuildTextChannel: "GuildChannel",
  BaseGuildVoiceChannel: "GuildChannel",
  ThreadOnlyChannel: "GuildChannel",
  DMChannel: "Channel",
  ThreadChannel: "Channel",
  ForumChannel: "GuildChannel",
};
const ofMixins: Readonly<Record<string, string>> = {
  send: "~Message",
  awaitMessages: "~#Message",
  bulkDelete: "~#Message",
  awaitMessageComponent: "~ButtonInteraction|SelectMenuInteraction",
  createMessageCollector: "MessageCollector",
  createMessageComponentCollector: "InteractionCollector",
  createWebhook: "~Webhook",
  fetchWebhooks: "~#Webhook",
  setNSFW: "~TextChannel",
  setRateLimitPerUser: "~TextChannel",
};

/** What the typings leave out, or know only after `isCommand()` or `isButton()`, which are not followed. */
const corrections: Readonly<Record<Version, readonly (readonly [string, string, string])[]>> = {
  // What a member showed before `presenceUpdate`.
  11: [["GuildMember", "frozenPresence", "Presence"]],
  12: [],
  13: [
    ["Interaction", "options", "CommandInteractionOptionResolver"],
    ["Interaction", "message", "Message"],
  ],
  14: [],
};

const texts: Readonly<Record<Version, string>> = { 11: v11, 12: v12, 13: v13, 14: v14 };
const read = new Map<Version, Table>();

export function tableOf(version: Version): Table {
  const table = read.get(version) ?? new Table(version, texts[version]);
  read.set(version, table);
  return table;
}
