import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";

/** @import { Language } from "./texts.js" */
/** @typedef {keyof typeof words} CommandKey */

/** Names take letters of any alphabet, but no spaces and no capitals. */
const words = {
  language: {
    // The same name in both: whoever landed in the wrong language must find the way back.
    en: { name: "language", description: "Choose the language of this server" },
    ar: { name: "language", description: "اختر لغة البوت في هذا السيرفر" },
  },
  members: {
    en: { name: "members", description: "How many members this server has" },
    ar: { name: "الأعضاء", description: "عدد أعضاء السيرفر" },
  },
  age: {
    en: { name: "account-age", description: "How old your account is" },
    ar: { name: "عمر-الحساب", description: "كم عمر حسابك في ديسكورد" },
  },
};

/** @param {Language} language */
export function buildCommands(language) {
  return Object.entries(words).map(([key, word]) => {
    const { name, description } = word[language];
    const builder = new SlashCommandBuilder()
      .setName(name)
      .setDescription(description)
      .setContexts(InteractionContextType.Guild);
    if (key !== "language") return builder;
    return builder
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
      .addStringOption(option =>
        option
          .setName("code")
          .setDescription("العربية / English")
          .addChoices({ name: "العربية", value: "ar" }, { name: "English", value: "en" })
          .setRequired(true),
      );
  });
}

/**
 * Which command stands behind a name, or undefined.
 * @param {string} name
 * @param {Language} language
 */
export function findCommand(name, language) {
  const keys = /** @type {CommandKey[]} */ (Object.keys(words));
  return keys.find(key => words[key][language].name === name);
}
