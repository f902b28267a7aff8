import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  MessageFlags,
  PermissionFlagsBits,
  StringSelectMenuBuilder,
} from "discord.js";

/** @import { ButtonInteraction, GuildMember, Role, StringSelectMenuInteraction } from "discord.js" */

const buttonsMax = 5;
/** Nobody should be able to give themselves one of these. */
const dangerous = [
  PermissionFlagsBits.Administrator,
  PermissionFlagsBits.ManageGuild,
  PermissionFlagsBits.ManageRoles,
  PermissionFlagsBits.ManageChannels,
  PermissionFlagsBits.ManageMessages,
  PermissionFlagsBits.ManageWebhooks,
  PermissionFlagsBits.KickMembers,
  PermissionFlagsBits.BanMembers,
  PermissionFlagsBits.ModerateMembers,
  PermissionFlagsBits.MentionEveryone,
];

/**
 * Why members must not choose this role, or null.
 * @param {Role} role
 * @param {GuildMember} moderator
 */
export function findProblem(role, moderator) {
  if (role.id === role.guild.id || role.managed) return `${role.name} cannot be given by hand.`;
  if (!role.editable) return `${role} stands above me: move my role up.`;
  const isAbove = moderator.id === role.guild.ownerId || moderator.roles.highest.comparePositionTo(role) > 0;
  if (!isAbove) return `${role} stands above you.`;
  if (role.permissions.any(dangerous)) return `${role} has permissions that nobody should give themselves.`;
  return null;
}

/**
 * @param {string} content
 * @param {Role[]} roles
 */
export function buildPanel(content, roles) {
  if (roles.length <= buttonsMax) {
    const buttons = roles.map(({ id, name }) =>
      new ButtonBuilder()
        .setCustomId(`role:${id}`)
        .setLabel(name.slice(0, 80))
        .setStyle(ButtonStyle.Secondary),
    );
    return {
      content,
      components: [
        /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(buttons),
      ],
    };
  }
  const menu = new StringSelectMenuBuilder()
    .setCustomId("roles")
    .setPlaceholder("Choose your roles")
    .setMinValues(0)
    .setMaxValues(roles.length)
    .addOptions(roles.map(({ id, name }) => ({ label: name.slice(0, 100), value: id })));
  return {
    content,
    components: [
      /** @type {ActionRowBuilder<StringSelectMenuBuilder>} */ (new ActionRowBuilder()).addComponents(menu),
    ],
  };
}

/** @param {ButtonInteraction<"cached">} interaction */
export async function toggleRole(interaction) {
  const roleId = interaction.customId.slice("role:".length);
  const { member } = interaction;
  const has = member.roles.cache.has(roleId);
  if (has) await member.roles.remove(roleId, "Chosen in the panel");
  else await member.roles.add(roleId, "Chosen in the panel");
  await interaction.reply({
    content: `<@&${roleId}> was ${has ? "taken" : "given"}.`,
    flags: MessageFlags.Ephemeral,
  });
}

/**
 * The choice is the whole truth: what is not chosen any more is taken.
 * @param {StringSelectMenuInteraction<"cached">} interaction
 */
export async function chooseRoles(interaction) {
  const { component, member, values } = interaction;
  const offered = component.options.map(option => option.value);
  const kept = member.roles.cache
    .map(role => role.id)
    .filter(id => !offered.includes(id) && id !== interaction.guildId);
  // One call for everything, instead of one for each role.
  await member.roles.set([...kept, ...values], "Chosen in the panel");
  const content =
    values.length > 0 ? `You have ${values.map(id => `<@&${id}>`).join(" ")}.` : "You have none of them.";
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}
