import { EmbedBuilder, MessageFlags, PermissionFlagsBits } from "discord.js";
import { closeApplication, getApplication } from "./store.js";

/** @import { ButtonInteraction } from "discord.js" */

/** @param {ButtonInteraction<"cached">} interaction */
export async function decide(interaction) {
  const [action, number] = interaction.customId.split(":");
  if (action !== "accept" && action !== "decline") return;
  if (!interaction.memberPermissions.has(PermissionFlagsBits.ManageRoles)) {
    await interaction.reply({ content: "You need Manage Roles to decide.", flags: MessageFlags.Ephemeral });
    return;
  }
  const application = getApplication(Number(number));
  if (application?.status !== "open") {
    await interaction.reply({ content: "This was decided already.", flags: MessageFlags.Ephemeral });
    return;
  }
  await interaction.deferUpdate();
  const member = await interaction.guild.members.fetch(application.user_id).catch(() => null);
  const isAccepted = action === "accept";
  // The role first: if it cannot be given, the application stays open and the staff sees why.
  if (isAccepted && member) {
    const problem = await member.roles
      .add(process.env.STAFF_ROLE_ID ?? "", `Accepted by ${interaction.user.tag}`)
      .then(() => null, String);
    if (problem) {
      await interaction.followUp({
        content: `The role was not given: ${problem}`,
        flags: MessageFlags.Ephemeral,
      });
      return;
    }
  }
  if (!closeApplication(application.id, isAccepted ? "accepted" : "declined")) return;

  const [before] = interaction.message.embeds;
  const embed = EmbedBuilder.from(before)
    .setColor(isAccepted ? 0x30a46c : 0xe5484d)
    .setFooter({ text: `${isAccepted ? "Accepted" : "Declined"} by ${interaction.user.tag}` });
  await interaction.editReply({ embeds: [embed], components: [] });

  const text = isAccepted
    ? `Welcome to the staff of **${interaction.guild.name}**!`
    : `Your application at **${interaction.guild.name}** was declined this time. Thank you for applying.`;
  // Closed direct messages are no reason to fail.
  await member?.send(text).catch(() => {});
}
