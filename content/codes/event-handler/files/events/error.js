import { Events } from "discord.js";
import { defineEvent } from "../src/event.js";

export default defineEvent({
  name: Events.Error,
  intents: [],
  run(error) {
    console.error("Connection error:", error);
  },
});
