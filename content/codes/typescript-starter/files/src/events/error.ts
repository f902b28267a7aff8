import { Events } from "discord.js";
import { defineEvent } from "../types.ts";

export default defineEvent({
  name: Events.Error,
  run(_bot, error) {
    console.error("Connection error:", error);
  },
});
