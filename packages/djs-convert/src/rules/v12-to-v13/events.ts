import { endOf, isFunc, startOf } from "../../engine/nodes.ts";
import type { EventRow } from "../event-rows.ts";
import { partsOfBan } from "./bans.ts";
import { voiceEvents } from "./voice/voice-rows.ts";

export const eventRows: readonly EventRow[] = [
  { id: "13-044", event: "message", to: "messageCreate" },
  {
    id: "13-067",
    event: "typingStart",
    handler: (rewriter, handler) => {
      if (!isFunc(handler)) return null;
      const [channel, user] = handler.params;
      if (!channel) return [];
      const names = [channel, user].map(param => (param?.type === "Identifier" ? param.name : ""));
      if (channel.type === "ObjectPattern" || (!user && names[0] === "typing")) return [];
      const last = user ?? channel;
      if (names[0] === "" || handler.params.length > 2) return null;
      const keys = ["channel", "user"].flatMap((key, index) =>
        names[index] ? [names[index] === key ? key : `${key}: ${names[index]}`] : [],
      );
      const isBare = !rewriter.tree.text.slice(startOf(handler), startOf(channel)).includes("(");
      const text = `{ ${keys.join(", ")} }`;
      return [{ start: startOf(channel), end: endOf(last), text: isBare ? `(${text})` : text }];
    },
  },
  { id: "13-T34", event: "guildBanAdd", handler: partsOfBan },
  { id: "13-T34", event: "guildBanRemove", handler: partsOfBan },
  { id: "13-T00", event: "disconnect", flag: "removed", message: "client.on('disconnect')" },
  ...voiceEvents,
];
