import type { EventRow } from "../event-rows.ts";
import { partsOfBan } from "./bans.ts";
import { partsOfTyping } from "./typing.ts";
import { voiceEvents } from "./voice/voice-rows.ts";

export const eventRows: readonly EventRow[] = [
  { id: "13-044", event: "message", to: "messageCreate" },
  {
    id: "13-067",
    event: "typingStart",
    handler: partsOfTyping,
  },
  { id: "13-T34", event: "guildBanAdd", handler: partsOfBan },
  { id: "13-T34", event: "guildBanRemove", handler: partsOfBan },
  { id: "13-T00", event: "disconnect", flag: "removed", message: "client.on('disconnect')" },
  ...voiceEvents,
];
