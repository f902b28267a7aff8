import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { customId, type RoutedInteraction, route } from "./router.ts";

const colours = { blue: 0x3e63dd, green: 0x30a46c, red: 0xe5484d } as const;
type Colour = keyof typeof colours;
type Note = { ownerId: string; colour: Colour; text: string };

const paths = {
  edit: "note/:owner/edit",
  save: "note/:owner/save",
  paint: "note/:owner/paint",
  remove: "note/:owner/delete",
} as const;

const isColour = (value: string | undefined): value is Colour => value !== undefined && value in colours;

export function renderNote({ ownerId: owner, colour, text }: Note) {
  const menu = new StringSelectMenuBuilder()
    .setCustomId(customId(paths.paint, { owner }))
    .setPlaceholder("Colour")
    .addOptions(Object.keys(colours).map(name => ({ label: name, value: name, default: name === colour })));
  const edit = new ButtonBuilder()
    .setCustomId(customId(paths.edit, { owner }))
    .setLabel("Edit")
    .setStyle(ButtonStyle.Primary);
  const remove = new ButtonBuilder()
    .setCustomId(customId(paths.remove, { owner }))
    .setLabel("Delete")
    .setStyle(ButtonStyle.Danger);
  return {
    embeds: [new EmbedBuilder().setDescription(text).setColor(colours[colour])],
    components: [
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu),
      new ActionRowBuilder<ButtonBuilder>().addComponents(edit, remove),
    ],
  };
}

/** What the message shows is the state: nothing else has to be stored. */
function readNote(interaction: RoutedInteraction, ownerId: string): Note {
  const embed = interaction.message?.embeds[0];
  const [name] = Object.entries(colours).find(([, value]) => value === embed?.color) ?? [];
  return { ownerId, text: embed?.description ?? "", colour: isColour(name) ? name : "blue" };
}

/** Only the owner may change a note; everybody else is told so. */
async function isOwner(interaction: RoutedInteraction, ownerId: string): Promise<boolean> {
  if (interaction.user.id === ownerId) return true;
  await interaction.reply({ content: `Only <@${ownerId}> can do that.`, flags: MessageFlags.Ephemeral });
  return false;
}

export const routes = [
  route(paths.edit, async (interaction, { owner }) => {
    if (!(await isOwner(interaction, owner)) || !interaction.isButton()) return;
    const input = new TextInputBuilder()
      .setCustomId("text")
      .setStyle(TextInputStyle.Paragraph)
      .setMaxLength(500)
      .setValue(readNote(interaction, owner).text);
    const modal = new ModalBuilder()
      .setCustomId(customId(paths.save, { owner }))
      .setTitle("Edit the note")
      .addLabelComponents(new LabelBuilder().setLabel("Text").setTextInputComponent(input));
    await interaction.showModal(modal);
  }),

  route(paths.save, async (interaction, { owner }) => {
    if (!interaction.isModalSubmit() || !interaction.isFromMessage()) return;
    const text = interaction.fields.getTextInputValue("text");
    await interaction.update(renderNote({ ...readNote(interaction, owner), text }));
  }),

  route(paths.paint, async (interaction, { owner }) => {
    if (!(await isOwner(interaction, owner)) || !interaction.isStringSelectMenu()) return;
    const [colour] = interaction.values;
    if (isColour(colour)) await interaction.update(renderNote({ ...readNote(interaction, owner), colour }));
  }),

  route(paths.remove, async (interaction, { owner }) => {
    if (!(await isOwner(interaction, owner)) || !interaction.isButton()) return;
    await interaction.update({ content: "*Deleted*", embeds: [], components: [] });
  }),
];
