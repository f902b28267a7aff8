import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  MessageType,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";

/** @import { ChatInputCommandInteraction, Poll } from "discord.js" */

const answersMax = 10;
const answerLengthMax = 55;

const client = new Client({
  // The message in which Discord says that a poll has ended comes with GuildMessages.
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  allowedMentions: { parse: [] },
});

const command = new SlashCommandBuilder()
  .setName("poll")
  .setDescription("Ask the server")
  .setDefaultMemberPermissions(PermissionFlagsBits.SendPolls)
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    sub
      .setName("start")
      .setDescription("Start a poll in this channel")
      .addStringOption(option =>
        option.setName("question").setDescription("What you ask").setMaxLength(300).setRequired(true),
      )
      .addStringOption(option =>
        option
          .setName("answers")
          .setDescription("2 to 10, separated by |")
          .setMaxLength(600)
          .setRequired(true),
      )
      .addIntegerOption(option =>
        option.setName("hours").setDescription("How long (24)").setMinValue(1).setMaxValue(768),
      )
      .addBooleanOption(option =>
        option.setName("several").setDescription("May people choose more than one?"),
      ),
  )
  .addSubcommand(sub =>
    sub
      .setName("end")
      .setDescription("End a poll of this bot now")
      .addStringOption(option =>
        option.setName("message").setDescription("Its link or id").setRequired(true),
      ),
  );

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    if (interaction.options.getSubcommand() === "start") await start(interaction);
    else await end(interaction);
  } catch (error) {
    console.error("/poll:", error);
    if (interaction.replied) return;
    await interaction.reply({ content: "That did not work.", flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function start(interaction) {
  const { options } = interaction;
  const texts = options
    .getString("answers", true)
    .split("|")
    .map(text => text.trim());
  const answers = [...new Set(texts.filter(Boolean))];
  const tooLong = answers.find(text => text.length > answerLengthMax);
  if (answers.length < 2 || answers.length > answersMax || tooLong) {
    const content = tooLong
      ? `"${tooLong}" is longer than ${answerLengthMax} characters.`
      : `Give 2 to ${answersMax} different answers, separated by |.`;
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    return;
  }
  await interaction.reply({
    poll: {
      question: { text: options.getString("question", true) },
      answers: answers.map(text => ({ text })),
      duration: options.getInteger("hours") ?? 24,
      allowMultiselect: options.getBoolean("several") ?? false,
    },
  });
}

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function end(interaction) {
  const [id = ""] = /\d{17,20}$/.exec(interaction.options.getString("message", true).trim()) ?? [];
  const message = await interaction.channel?.messages.fetch({ message: id }).catch(() => null);
  const refusal = !message?.poll
    ? "There is no such poll in this channel."
    : message.author.id !== interaction.client.user.id
      ? "Only polls of this bot can be ended with it."
      : message.poll.resultsFinalized
        ? "It has ended already."
        : null;
  if (message?.poll && !refusal) await message.poll.end();
  await interaction.reply({ content: refusal ?? "The poll has ended.", flags: MessageFlags.Ephemeral });
}

client.on(Events.MessageCreate, async message => {
  // Discord itself writes this message, in the name of whoever made the poll.
  if (message.type !== MessageType.PollResult || message.author.id !== client.user?.id || !message.inGuild())
    return;
  try {
    const { messageId } = message.reference ?? {};
    if (!messageId) return;
    // The bot remembers the poll as it was; only a fresh look knows all votes.
    const original = await message.channel.messages.fetch({ message: messageId, force: true });
    if (original.poll) await original.reply(summarize(original.poll));
  } catch (error) {
    console.error("The result could not be posted:", error);
  }
});

/** @param {Poll} poll */
function summarize(poll) {
  const answers = [...poll.answers.values()].sort((one, other) => other.voteCount - one.voteCount);
  const votes = answers.reduce((sum, answer) => sum + answer.voteCount, 0);
  if (votes === 0) return "Nobody voted.";
  const best = answers[0].voteCount;
  const winners = answers.filter(answer => answer.voteCount === best).map(answer => `**${answer.text}**`);
  const share = Math.round((best / votes) * 100);
  return winners.length > 1
    ? `A tie between ${winners.join(", ")} with ${best} votes each.`
    : `${winners[0]} won with ${best} of ${votes} votes (${share} %).`;
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
