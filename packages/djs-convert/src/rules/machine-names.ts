import { isMember, type Member, memberName } from "../engine/nodes.ts";

/** What a bot tells Discord of the machine that it runs on: `browser: "Discord iOS"` shows it as one on a phone. */
export const machineNames = ["browser", "device", "os"] as const;

/** The same names as older versions had them: `$browser`. */
export const signedNames = machineNames.map(name => `$${name}`);

export const withoutSign = (name: string): string => name.replace("$", "");

/** `client.options` of `client.options.ws.properties.browser`. */
export function optionsAbove({ object: properties }: Member): Member | null {
  if (!isMember(properties) || memberName(properties) !== "properties") return null;
  const { object: socket } = properties;
  if (!isMember(socket) || memberName(socket) !== "ws") return null;
  return isMember(socket.object) ? socket.object : null;
}
