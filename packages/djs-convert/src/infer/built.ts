import type { Type } from "../engine/types.ts";

const built = /^Message(Embed|ActionRow|Button|SelectMenu)$/;

/** What is said to be an embed is one that is built: the annotation itself will name the builder. */
export function asBuilder(type: Type | undefined): Type | undefined {
  if (type?.kind === "array" || type?.kind === "promise" || type?.kind === "collection")
    return { ...type, of: asBuilder(type.of) };
  const isBuilt =
    type?.kind === "instance" && type.names.length > 0 && type.names.every(name => built.test(name));
  return isBuilt ? { ...type, made: true } : type;
}

/** What is told of `message.embeds[0] as MessageEmbed`: it came from Discord all the same. */
export function asTold(told: Type | undefined, value: Type | undefined): Type | undefined {
  if (told?.kind !== "instance" || value?.kind !== "instance") return told ?? value;
  const isReceived = !value.made && !value.weak && told.names.some(name => value.names.includes(name));
  return isReceived ? { ...told, made: false } : told;
}
