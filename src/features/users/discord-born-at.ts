/** Discord's ids count milliseconds from here, in their upper bits. */
const discordEpoch = Date.UTC(2015, 0, 1);

/** When a Discord account was made. */
export const discordBornAt = (discordId: string): Date =>
  new Date(Number(BigInt(discordId) >> 22n) + discordEpoch);
