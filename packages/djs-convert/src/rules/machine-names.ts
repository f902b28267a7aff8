/** What a bot tells Discord of the machine that it runs on: `browser: "Discord iOS"` shows it as one on a phone. */
export const machineNames = ["browser", "device", "os"] as const;

/** The same names as older versions had them: `$browser`. */
export const signedNames = machineNames.map(name => `$${name}`);

export const withoutSign = (name: string): string => name.replace("$", "");
