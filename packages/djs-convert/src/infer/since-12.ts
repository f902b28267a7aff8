import type { ObjectExpression } from "@babel/types";
import { type Call, propertyOf } from "../engine/nodes.ts";
import { readType, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";

/*
 * What version 12 brought, in a file that is read as one of version 11: somebody has converted a part of it by hand.
 */

type Of<K extends Type["kind"]> = Extract<Type, { kind: K }>;

// Types in the short form of src/tables/read-table.ts.
const members: ReadonlyMap<string, string> = new Map([
  ["GuildChannel.messages", "#Message"],
  ["Guild.voice", "VoiceState"],
  ["GuildMember.voice", "VoiceState"],
  ["VoiceState.channel", "VoiceChannel"],
  ["VoiceState.connection", "VoiceConnection"],
  ["VoiceState.guild", "Guild"],
  ["VoiceState.member", "GuildMember"],
]);

const methods: ReadonlyMap<string, string> = new Map([
  ["GuildChannel.createOverwrite", "~GuildChannel"],
  ["GuildChannel.updateOverwrite", "~GuildChannel"],
  ["VoiceConnection.play", "StreamDispatcher"],
  ["VoiceState.kick", "~GuildMember"],
  ["VoiceState.setChannel", "~GuildMember"],
  ["VoiceState.setDeaf", "~GuildMember"],
  ["VoiceState.setMute", "~GuildMember"],
]);

/** A member that a class of version 11 has not. */
export function memberSince12({ table }: Infer, owner: Of<"instance">, name: string): Type | undefined {
  if (table.version !== 11) return undefined;
  for (const className of owner.names)
    for (const one of [className, ...table.ancestors(className)]) {
      const type = readType(members.get(`${one}.${name}`) ?? "?", owner.weak);
      if (type) return type;
      const result = methods.get(`${one}.${name}`);
      if (result) return { kind: "method", owner, name, result, weak: owner.weak };
    }
  return undefined;
}

/** What a manager has: version 11 has the collection of its members in that place, and version 12 that of overwrites. */
export function ofManagerSince12({ table }: Infer, owner: Of<"collection">, name: string): Type | undefined {
  if (name === "cache") return owner;
  if (table.version !== 11) return undefined;
  const isOfRoles = owner.of?.kind === "instance" && owner.of.names[0] === "Role";
  return isOfRoles && /^(color|highest|hoist)$/.test(name) ? owner.of : undefined;
}

/** What a method of a manager gives. */
export function byManagerSince12(
  { table }: Infer,
  { arguments: [first] }: Call,
  owner: Of<"collection">,
  name: string,
): Type | undefined {
  const { of, weak } = owner;
  if (table.version !== 11) return undefined;
  if (name === "resolve") return of;
  if (name === "create") return { kind: "promise", of, weak };
  if (name !== "fetch") return undefined;
  // Options name one of them, or how many there may be: those are a collection.
  if (first?.type === "ObjectExpression")
    return asksForMessages(first) ? { kind: "promise", of: owner, weak } : undefined;
  return { kind: "promise", of: first ? of : owner, weak };
}

/** `{ limit: 100 }`, and where they are to begin. */
const asksForMessages = (options: ObjectExpression): boolean =>
  ["after", "around", "before", "limit"].some(key => propertyOf(options, key) !== undefined);
