import { findMessageProblems, findModalProblems } from "./message-limits.ts";
import { editMessage, getMessage, isEphemeral, keepMessage, postMessage, removeMessage } from "./messages.ts";
import { type Context, type Hub, notFound, Refusal, type Route, refuseInvalid, route } from "./rest.ts";
import type { Json, Message, User } from "./world.ts";

/** What a bot answered to one interaction, in the order in which the person saw it. */

const callbackTypes = { reply: 4, deferReply: 5, deferUpdate: 6, update: 7, choices: 8, modal: 9 } as const;
const ephemeral = 64;

export type Output =
  | { kind: "reply" | "update" | "edit" | "followUp" | "delete"; message: Message }
  | { kind: "modal"; modal: Json }
  | { kind: "choices"; choices: { name: string; value: string | number }[] };

export type Conversation = {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly channelId: string;
  readonly user: User;
  /** The message whose component was used. */
  readonly source: Message | null;
  /** The answer, or for components that only acknowledged, the source. */
  original: Message | null;
  acknowledged: boolean;
  /** The next thing that the person sees; "Bot is thinking…" is none. */
  next(): Promise<Output>;
  show(output: Output): void;
};

export function createConversation(
  given: Pick<Conversation, "id" | "token" | "type" | "channelId" | "user" | "source">,
): Conversation {
  const shown: Output[] = [];
  const waiting: ((output: Output) => void)[] = [];
  return {
    ...given,
    original: null,
    acknowledged: false,
    next: () => {
      const output = shown.shift();
      return output ? Promise.resolve(output) : new Promise(resolve => void waiting.push(resolve));
    },
    show(output) {
      const one = waiting.shift();
      if (one) one(output);
      else shown.push(output);
    },
  };
}

/** Answers that one person sees stay between the two; the others stand in the channel for everybody. */
function say(
  hub: Hub,
  talk: Conversation,
  body: Json,
  files: Context["call"]["files"],
  isLoading = false,
): Message {
  const metadata = {
    id: talk.id,
    type: talk.type,
    user: talk.user,
    authorizing_integration_owners: {},
  };
  const more = {
    webhook_id: hub.world.applicationId,
    application_id: hub.world.applicationId,
    interaction_metadata: metadata,
  };
  // A message that is still loading is empty, which no other message may be.
  const content = isLoading ? { content: "\u200b" } : {};
  const message = {
    channelId: talk.channelId,
    author: hub.world.people.bot,
    body: { ...body, ...content },
    files,
    more,
  };
  const isPrivate = (Number(body.flags ?? 0) & ephemeral) !== 0;
  return isPrivate ? keepMessage(hub.world, message) : postMessage(hub, message);
}

function answer(context: Context, talk: Conversation): Message | null {
  const { body, files } = context.call;
  const data = (body.data as Json | undefined) ?? {};
  switch (Number(body.type)) {
    case callbackTypes.reply:
      talk.original = say(context, talk, data, files);
      talk.show({ kind: "reply", message: talk.original });
      return talk.original;
    case callbackTypes.deferReply:
      talk.original = say(context, talk, data, files, true);
      return talk.original;
    case callbackTypes.deferUpdate:
      talk.original = talk.source;
      return talk.original;
    case callbackTypes.update: {
      if (talk.source === null)
        throw new Refusal(400, 50_035, "Invalid Form Body: there is no message to update");
      talk.original = editMessage(context, talk.source, data, files);
      talk.show({ kind: "update", message: talk.original });
      return talk.original;
    }
    case callbackTypes.choices: {
      const choices = (data.choices ?? []) as { name: string; value: string | number }[];
      const isGood = (text: string | number) => String(text).length >= 1 && String(text).length <= 100;
      if (choices.length > 25) refuseInvalid(["at most 25 choices"]);
      if (!choices.every(({ name, value }) => isGood(name) && isGood(value)))
        refuseInvalid(["a choice's name and value have 1 to 100 characters"]);
      talk.show({ kind: "choices", choices });
      return null;
    }
    case callbackTypes.modal:
      refuseInvalid(findModalProblems(data));
      talk.show({ kind: "modal", modal: data });
      return null;
    default:
      throw new Refusal(400, 50_035, `Invalid Form Body: callback type ${String(body.type)}`);
  }
}

function callback(context: Context, talk: Conversation): unknown {
  if (talk.acknowledged) throw new Refusal(400, 40_060, "Interaction has already been acknowledged.");
  const message = answer(context, talk);
  talk.acknowledged = true;
  if (context.call.query.get("with_response") !== "true") return undefined;
  const interaction = {
    id: talk.id,
    type: talk.type,
    ...(message
      ? {
          response_message_id: message.id,
          response_message_loading: false,
          response_message_ephemeral: isEphemeral(message),
        }
      : {}),
  };
  return { interaction, resource: { type: context.call.body.type, ...(message ? { message } : {}) } };
}

function ownMessage({ world, params }: Context, talk: Conversation): Message {
  if (params.message !== "@original") return getMessage(world, params.message);
  if (talk.original === null) throw notFound("Message", 10_008);
  return talk.original;
}

function edit(context: Context, talk: Conversation): Message {
  const { body, files } = context.call;
  const before = ownMessage(context, talk);
  refuseInvalid(
    findMessageProblems({ ...body, flags: before.flags | Number(body.flags ?? 0) }, files.length, false),
  );
  if (before.content === "\u200b" && body.content === undefined) before.content = "";
  const message = editMessage(context, before, body, files);
  talk.show({ kind: "edit", message });
  return message;
}

function followUp(context: Context, talk: Conversation): Message {
  if (!talk.acknowledged) throw notFound("Webhook", 10_015);
  const message = say(context, talk, context.call.body, context.call.files);
  talk.show({ kind: "followUp", message });
  return message;
}

/** Messages by webhooks that are no interaction's: they only have an address. */
function postByWebhook(context: Context): Message | undefined {
  const { world, params, call } = context;
  const name = String(call.body.username ?? "Webhook");
  const author: User = {
    id: params.webhook ?? "",
    username: name,
    bot: true,
    discriminator: "0000",
    avatar: null,
  };
  const channelId = world.guild.channels[1]?.id ?? "";
  const message = keepMessage(world, { channelId, author, ...call, more: { webhook_id: params.webhook } });
  return call.query.get("wait") === "true" ? message : undefined;
}

/** `find` by token: whoever has it may speak in the name of that interaction. */
export function conversationRoutes(find: (token: string) => Conversation | undefined): Route[] {
  const withTalk =
    <Answer>(act: (context: Context, talk: Conversation) => Answer) =>
    (context: Context): Answer => {
      const talk = find(context.params.token ?? "");
      if (talk === undefined) throw notFound("interaction", 10_062);
      return act(context, talk);
    };
  return [
    route("POST /interactions/:id/:token/callback", withTalk(callback)),
    route("POST /webhooks/:webhook/:token", context => {
      const talk = find(context.params.token ?? "");
      return talk ? followUp(context, talk) : postByWebhook(context);
    }),
    route("GET /webhooks/:webhook/:token/messages/:message", withTalk(ownMessage)),
    route("PATCH /webhooks/:webhook/:token/messages/:message", withTalk(edit)),
    route(
      "DELETE /webhooks/:webhook/:token/messages/:message",
      withTalk((context, talk) => {
        const message = ownMessage(context, talk);
        removeMessage(context, message);
        talk.show({ kind: "delete", message });
      }),
    ),
  ];
}
