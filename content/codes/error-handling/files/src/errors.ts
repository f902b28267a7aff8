import { DiscordAPIError, type Interaction, MessageFlags, RESTJSONErrorCodes } from "discord.js";
import type { Report } from "./reporter.ts";

/** Something the user can put right: its message is shown, and nobody else is bothered. */
export class UserError extends Error {
  override readonly name = "UserError";
}

/** The user was quicker than we were, or left: there is nobody to answer, and nothing to mend. */
const harmless: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
]);

const isHarmless = (error: unknown) => error instanceof DiscordAPIError && harmless.has(error.code);

/** A handler that never rejects, whatever happens inside. */
export function wrap(report: Report, handle: (interaction: Interaction) => Promise<void>) {
  return async (interaction: Interaction): Promise<void> => {
    try {
      await handle(interaction);
    } catch (error) {
      if (isHarmless(error)) return;
      const where = interaction.isCommand() ? `/${interaction.commandName}` : "an interaction";
      const content =
        error instanceof UserError
          ? error.message
          : `Something went wrong on our side. If it happens again, tell the staff \`${report(error, where)}\`.`;
      await say(interaction, content);
    }
  };
}

async function say(interaction: Interaction, content: string): Promise<void> {
  if (!interaction.isRepliable()) return;
  try {
    if (interaction.deferred || interaction.replied)
      await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
    else await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } catch (error) {
    if (!isHarmless(error)) console.error("The user could not be told:", error);
  }
}
