const discordEpochMs = 1_420_070_400_000;

export type NextId = (atMs?: number) => string;

/** Ids as Discord makes them: the time in the upper bits, so that whoever reads the time out of an id is right. */
export function createSnowflakes(): NextId {
  let count = 0n;
  return (atMs = Date.now()) => {
    count += 1n;
    return String((BigInt(Math.trunc(atMs - discordEpochMs)) << 22n) | (count & 0x3fffffn));
  };
}
