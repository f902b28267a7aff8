import type { Command, CommandBook } from "./application-routes.ts";
import { type Conversation, createConversation } from "./conversation.ts";
import {
  assertMayUse,
  commandData,
  componentData,
  envelope,
  findComponent,
  type Given,
  interactionTypes,
  modalData,
  targetData,
} from "./interaction-payloads.ts";
import { editMessage, postMessage, removeMessage } from "./messages.ts";
import type { Hub } from "./rest.ts";
import { findChannel, type Json, type Message, makeMember, makeUser, type User } from "./world.ts";

/** Who, where and in which language. By default the member, in the first channel, in English. */
export type Who = { by?: User; in?: string; locale?: string };

const menuTypes = { user: 2, message: 3 } as const;

/** What people do: they write, use commands, press, choose, fill in, react, join. */
export function createPeople(hub: Hub, book: CommandBook, talks: Map<string, Conversation>) {
  const { world } = hub;
  const general = () => world.guild.channels[0]?.id ?? "";
  const placeOf = (who: Who) => ({
    world,
    by: who.by ?? world.people.member,
    channelId: who.in ?? general(),
  });

  function findCommand(name: string, type: number): Command {
    const all = [...(book.get(world.guild.id) ?? []), ...(book.get("global") ?? [])];
    const found = all.find(command => command.name === name && command.type === type);
    if (found === undefined)
      throw new Error(`no command ${name}; there are: ${all.map(one => one.name).join(", ")}`);
    return found;
  }

  function begin(who: Who, type: number, data: Json, source: Message | null = null): Conversation {
    const place = placeOf(who);
    const id = world.nextId();
    const token = `interaction-${id}`;
    const talk = createConversation({ id, token, type, channelId: place.channelId, user: place.by, source });
    talks.set(token, talk);
    const payload = { ...envelope(place, id, token, type, who.locale ?? "en-US"), data };
    const guildId = findChannel(world, place.channelId)?.guild_id;
    hub.dispatch("INTERACTION_CREATE", source ? { ...payload, message: source } : payload, guildId);
    return talk;
  }

  function command(line: string, given: Given, who: Who, focused: string | null): Conversation {
    const [name = "", ...path] = line.split(" ");
    const found = findCommand(name, 1);
    assertMayUse(placeOf(who), found);
    const type = focused === null ? interactionTypes.command : interactionTypes.autocomplete;
    return begin(who, type, commandData(placeOf(who), found, { path, given, focused }));
  }

  return {
    /** `slash("warnings add", { user: id })` */
    slash: (line: string, given: Given = {}, who: Who = {}) => command(line, given, who, null),
    autocomplete: (line: string, focused: string, given: Given, who: Who = {}) =>
      command(line, given, who, focused),
    menu(name: string, target: User | Message, who: Who = {}) {
      const found = findCommand(name, "author" in target ? menuTypes.message : menuTypes.user);
      assertMayUse(placeOf(who), found);
      return begin(who, interactionTypes.command, targetData(placeOf(who), found, target));
    },
    /** A button, by its custom_id or by what stands on it. */
    press(message: Message, button: string, who: Who = {}) {
      const at = { in: message.channel_id, ...who };
      const data = componentData(placeOf(at), findComponent(message, button), null);
      return begin(at, interactionTypes.component, data, message);
    },
    choose(message: Message, menu: string, values: string[], who: Who = {}) {
      const at = { in: message.channel_id, ...who };
      const data = componentData(placeOf(at), findComponent(message, menu), values);
      return begin(at, interactionTypes.component, data, message);
    },
    /** `talk` is the one that showed the modal. */
    submit(talk: Conversation, modal: Json, fields: Record<string, string | string[]>, who: Who = {}) {
      const at = { by: talk.user, in: talk.channelId, ...who };
      return begin(at, interactionTypes.modal, modalData(placeOf(at), modal, fields), talk.source);
    },
    say(content: string, who: Who & { more?: Json } = {}): Message {
      const { by, channelId } = placeOf(who);
      return postMessage(hub, {
        channelId,
        author: by,
        body: { content },
        ...(who.more ? { more: who.more } : {}),
      });
    },
    edit(message: Message, content: string): void {
      editMessage(hub, message, { content });
    },
    remove(message: Message): void {
      removeMessage(hub, message);
    },
    react(message: Message, emoji: string, who: Who = {}, event: "ADD" | "REMOVE" = "ADD") {
      const { by } = placeOf(who);
      const key = `${message.id}:${emoji}`;
      const people = world.reactions.get(key) ?? new Set();
      world.reactions.set(key, people);
      if (event === "ADD") people.add(by.id);
      else people.delete(by.id);
      // Who takes a reaction back is an id and nothing more.
      const member = event === "ADD" ? world.guild.members.find(one => one.user.id === by.id) : undefined;
      const { channel_id, id: message_id, guild_id } = message;
      const data = {
        user_id: by.id,
        channel_id,
        message_id,
        guild_id,
        member,
        emoji: { id: null, name: emoji },
      };
      hub.dispatch(`MESSAGE_REACTION_${event}`, { ...data, burst: false, type: 0 }, guild_id);
    },
    join(username = "newcomer", createdMs = Date.now() - 86_400_000): User {
      const user = makeUser(world.nextId, username, { id: world.nextId(createdMs) });
      world.users.set(user.id, user);
      const member = makeMember(user, [], Date.now());
      world.guild.members.push(member);
      hub.dispatch("GUILD_MEMBER_ADD", { ...member, guild_id: world.guild.id }, world.guild.id);
      return user;
    },
    leave(user: User) {
      world.guild.members = world.guild.members.filter(member => member.user.id !== user.id);
      hub.dispatch("GUILD_MEMBER_REMOVE", { guild_id: world.guild.id, user }, world.guild.id);
    },
  };
}
