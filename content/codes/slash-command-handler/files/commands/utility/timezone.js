import { InteractionContextType, MessageFlags, SlashCommandBuilder } from "discord.js";
import { defineCommand } from "../../src/command.js";

// UTC works everywhere, but is not in the list.
const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];

/**
 * A command with two subcommands and suggestions while the user types.
 */
export default defineCommand({
  data: new SlashCommandBuilder()
    .setName("timezone")
    .setDescription("What time it is elsewhere")
    .addSubcommand(sub =>
      sub
        .setName("now")
        .setDescription("The time in one place")
        .addStringOption(option =>
          option
            .setName("zone")
            .setDescription("For example Asia/Riyadh")
            .setAutocomplete(true)
            .setRequired(true),
        ),
    )
    .addSubcommand(sub =>
      sub
        .setName("difference")
        .setDescription("How far two places are apart")
        .addStringOption(option =>
          option.setName("from").setDescription("The first place").setAutocomplete(true).setRequired(true),
        )
        .addStringOption(option =>
          option.setName("to").setDescription("The second place").setAutocomplete(true).setRequired(true),
        ),
    )
    .setContexts(InteractionContextType.Guild),

  async autocomplete(interaction) {
    const typed = interaction.options.getFocused().toLowerCase().replaceAll(" ", "_");
    const matches = zones.filter(zone => zone.toLowerCase().includes(typed));
    // Discord takes at most 25 suggestions.
    await interaction.respond(matches.slice(0, 25).map(zone => ({ name: zone, value: zone })));
  },

  async execute(interaction) {
    const names = interaction.options.getSubcommand() === "now" ? ["zone"] : ["from", "to"];
    const chosen = names.map(name => interaction.options.getString(name, true));
    // A suggestion is only a suggestion: users can send anything.
    const unknown = chosen.find(zone => !zones.includes(zone));
    if (unknown) {
      await interaction.reply({ content: `I do not know "${unknown}".`, flags: MessageFlags.Ephemeral });
      return;
    }
    const [from, to] = chosen;
    if (!to) await interaction.reply(`**${from}**: ${timeIn(from)}`);
    else
      await interaction.reply(`**${to}** is ${hoursBetween(from, to)} h from **${from}** (${timeIn(to)}).`);
  },
});

/** @param {string} zone */
const timeIn = zone =>
  new Intl.DateTimeFormat("en", { timeZone: zone, dateStyle: "medium", timeStyle: "short" }).format(
    new Date(),
  );

/**
 * @param {string} from
 * @param {string} to
 */
function hoursBetween(from, to) {
  const now = new Date();
  /** @param {string} zone */
  const asUtc = zone => Date.parse(`${now.toLocaleString("sv", { timeZone: zone })}Z`);
  const hours = (asUtc(to) - asUtc(from)) / 3_600_000;
  return `${hours >= 0 ? "+" : ""}${hours}`;
}
