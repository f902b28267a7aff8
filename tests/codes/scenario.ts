import type { Conversation, DiscordStub, Json, Message, Output, User } from "#tests/stubs/discord-gateway.ts";
import type { RunningCode, Start } from "./run-code.ts";

/** What a code must show: the commands it registers and one thing it does. */
export type Scenario = Start & {
  /** Names of the registered commands; none for bots that only listen. */
  commands?: string[];
  /** They are registered in the guild instead of globally. */
  inGuild?: boolean;
  /** What it prints when it is up. */
  ready?: RegExp;
  /** It ends by itself, with this exit code, instead of by the signal. */
  exitCode?: number;
  run(bot: RunningCode): Promise<void>;
};

export type Scenarios = Record<string, Scenario>;

/** The message that a person sees next in this conversation. */
export async function messageOf(talk: Conversation): Promise<Message> {
  const output = await talk.next();
  if (!("message" in output)) throw new Error(`a message was expected, not ${output.kind}`);
  return output.message;
}

export async function modalOf(talk: Conversation): Promise<Json> {
  const output = await talk.next();
  if (output.kind !== "modal") throw new Error(`a modal was expected, not ${describe(output)}`);
  return output.modal;
}

export async function choicesOf(talk: Conversation): Promise<string[]> {
  const output = await talk.next();
  if (output.kind !== "choices") throw new Error(`choices were expected, not ${describe(output)}`);
  return output.choices.map(choice => choice.name);
}

const describe = (output: Output) => ("message" in output ? textOf(output.message) : output.kind);

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** Everything that can be read in a message, wherever it stands. */
export const textOf = ({ content, embeds, components, poll, attachments }: Message): string =>
  [...textsIn([content, embeds, components, poll, attachments])].join("\n");

/** The text of the next message in this conversation. */
export const textFrom = async (talk: Conversation): Promise<string> => textOf(await messageOf(talk));

export const isEphemeral = (message: Message): boolean => (message.flags & 64) !== 0;

async function findPost(
  bot: RunningCode,
  channelId: () => string | undefined,
  pattern: RegExp,
): Promise<Message> {
  let found: Message | undefined;
  await bot.untilCall(({ method, path, status }) => {
    if (method !== "POST" || status !== 200 || path !== `/channels/${channelId()}/messages`) return false;
    found = [...bot.world.messages.values()].find(
      message =>
        message.channel_id === channelId() &&
        message.author.id === bot.world.people.bot.id &&
        pattern.test(textOf(message)),
    );
    return found !== undefined;
  });
  if (found === undefined) throw new Error("the message was deleted at once");
  return found;
}

/** A message of the bot in a channel that is no answer to an interaction; one that is there already counts. */
export const postIn = (bot: RunningCode, channelId: string, pattern = /(?:)/): Promise<Message> =>
  findPost(bot, () => channelId, pattern);

export const directMessageTo = (bot: RunningCode, user: User, pattern = /(?:)/): Promise<Message> =>
  findPost(bot, () => bot.world.directChannels.get(user.id)?.id, pattern);

export const channelNamed = (bot: RunningCode, name: string) => {
  const found = bot.world.guild.channels.find(channel => channel.name === name);
  if (found === undefined) throw new Error(`there is no channel ${name}`);
  return found;
};

export const roleNamed = (bot: RunningCode, name: string) => {
  const found = bot.world.guild.roles.find(role => role.name === name);
  if (found === undefined) throw new Error(`there is no role ${name}`);
  return found;
};

/** The id of a channel that is there from the beginning, for the bot's environment. */
export const channelAs =
  (variable: string, name: string) =>
  (stub: DiscordStub): Record<string, string> => ({
    [variable]: stub.world.guild.channels.find(channel => channel.name === name)?.id ?? "",
  });
