import { randomInt } from "node:crypto";
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  SlashCommandBuilder,
  TextInputBuilder,
  TextInputStyle,
  TimestampStyles,
  time,
} from "discord.js";

/** @import { ButtonInteraction, ModalSubmitInteraction } from "discord.js" */

const minAccountMs = Number(process.env.MIN_ACCOUNT_DAYS ?? 3) * 86_400_000;
const triesMax = 3;
const pauseMs = 10 * 60_000;
const answerWithinMs = 5 * 60_000;

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

/** What each person must answer. It stays here: in the form's id, a script could read it. @type {Map<string, { sum: number, until: number }>} */
const questions = new Map();
/** Wrong answers. @type {Map<string, { count: number, until: number }>} */
const tries = new Map();

const panel = new SlashCommandBuilder()
  .setName("verify-panel")
  .setDescription("Post the button with which new members verify themselves")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild);

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([panel]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.inCachedGuild()) return;
  try {
    if (interaction.isChatInputCommand()) {
      const button = new ButtonBuilder()
        .setCustomId("verify")
        .setLabel("Verify")
        .setStyle(ButtonStyle.Success);
      const row = /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(
        button,
      );
      await interaction.reply({ content: "Press the button to see the whole server.", components: [row] });
    } else if (interaction.isButton() && interaction.customId === "verify") await ask(interaction);
    else if (interaction.isModalSubmit() && interaction.customId === "verify-answer")
      await check(interaction);
  } catch (error) {
    console.error("Verification:", error);
    if (!interaction.isRepliable() || interaction.replied) return;
    const content = "That did not work. Please tell the staff.";
    await interaction.reply({ content, flags: MessageFlags.Ephemeral }).catch(() => {});
  }
});

/**
 * Why this person cannot be verified now, or null.
 * @param {ButtonInteraction<"cached">} interaction
 */
function findRefusal({ member, user, guild }) {
  const role = guild.roles.cache.get(process.env.VERIFIED_ROLE_ID ?? "");
  if (!role?.editable) return "Verification is not set up: my role must stand above the one that I give.";
  if (member.roles.cache.has(role.id)) return "You are verified already.";
  const oldEnough = new Date(user.createdTimestamp + minAccountMs);
  if (oldEnough.getTime() > Date.now())
    return `Your account is too young. Come back ${time(oldEnough, TimestampStyles.RelativeTime)}.`;
  const wrong = tries.get(member.id);
  if (wrong && wrong.count >= triesMax && wrong.until > Date.now())
    return `Too many wrong answers. Try again ${time(new Date(wrong.until), TimestampStyles.RelativeTime)}.`;
  return null;
}

/** @param {ButtonInteraction<"cached">} interaction */
async function ask(interaction) {
  const refusal = findRefusal(interaction);
  if (refusal) {
    await interaction.reply({ content: refusal, flags: MessageFlags.Ephemeral });
    return;
  }
  const [one, other] = [randomInt(10, 50), randomInt(2, 10)];
  questions.set(interaction.user.id, { sum: one + other, until: Date.now() + answerWithinMs });
  const input = new TextInputBuilder().setCustomId("sum").setStyle(TextInputStyle.Short).setMaxLength(3);
  await interaction.showModal(
    new ModalBuilder()
      .setCustomId("verify-answer")
      .setTitle("Are you human?")
      .addLabelComponents(new LabelBuilder().setLabel(`${one} + ${other} = ?`).setTextInputComponent(input)),
  );
}

/** @param {ModalSubmitInteraction<"cached">} interaction */
async function check(interaction) {
  const { member, user } = interaction;
  const question = questions.get(user.id);
  // Each question is answered once: guessing means asking again, which is counted.
  questions.delete(user.id);
  const isRight = question?.sum === Number(interaction.fields.getTextInputValue("sum"));
  if (!question || question.until < Date.now() || !isRight) {
    const before = tries.get(user.id);
    const count = before && before.until > Date.now() ? before.count + 1 : 1;
    tries.set(user.id, { count, until: Date.now() + pauseMs });
    await interaction.reply({
      content: "That is not right. Press the button again.",
      flags: MessageFlags.Ephemeral,
    });
    return;
  }
  tries.delete(user.id);
  await member.roles.add(process.env.VERIFIED_ROLE_ID ?? "", "Verified");
  await interaction.reply({
    content: "Welcome! You see the whole server now.",
    flags: MessageFlags.Ephemeral,
  });
}

// Who never answered is forgotten.
setInterval(() => {
  for (const map of [questions, tries])
    for (const [id, { until }] of map) if (until < Date.now()) map.delete(id);
}, 60_000).unref();

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
