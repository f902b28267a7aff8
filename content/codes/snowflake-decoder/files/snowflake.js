/** The first second of 2015, in milliseconds: Discord counts from here. */
export const discordEpoch = 1_420_070_400_000n;

/**
 * What a Discord id says: when, where and as which of the same millisecond it was made.
 * Ids are strings, because JavaScript's numbers cannot hold them: Number("1234567890123456789") is another id.
 * Null for what is no id.
 */
export function decodeSnowflake(id) {
  if (!/^\d{17,20}$/.test(id)) return null;
  const bits = BigInt(id);
  if (bits >= 1n << 64n) return null;
  const timestamp = Number((bits >> 22n) + discordEpoch);
  return {
    id,
    timestamp,
    date: new Date(timestamp),
    workerId: Number((bits >> 17n) & 0x1fn),
    processId: Number((bits >> 12n) & 0x1fn),
    increment: Number(bits & 0xfffn),
  };
}

/** The smallest id of a moment: what `before` and `after` of Discord's lists want to page by date. */
export function snowflakeAt(date) {
  const ms = BigInt(Math.trunc(Number(date))) - discordEpoch;
  if (ms < 0n) throw new RangeError("snowflakeAt: before 2015 there are no ids");
  return String(ms << 22n);
}

/** The ids in a text: bare ones, mentions, emojis, and addresses of channels and messages. */
export const findSnowflakes = text =>
  [...new Set(text.match(/(?<!\d)\d{17,20}(?!\d)/g) ?? [])].filter(decodeSnowflake);

/** Older first. Ids of different lengths cannot be compared as strings. */
export const compareSnowflakes = (one, other) => {
  const difference = BigInt(one) - BigInt(other);
  return difference < 0n ? -1 : Number(difference > 0n);
};
