/** When each user may use each command again: "command:user" → milliseconds since 1970. */
const readyAt = new Map();

/**
 * Starts the cooldown and answers 0, or answers how many milliseconds are left of it.
 * @param {string} command
 * @param {string} userId
 * @param {number} seconds
 */
export function takeCooldown(command, userId, seconds, now = Date.now()) {
  const key = `${command}:${userId}`;
  const left = (readyAt.get(key) ?? 0) - now;
  if (left > 0) return left;
  readyAt.set(key, now + seconds * 1_000);
  return 0;
}

// Forget what has passed, so that the map does not grow for ever.
setInterval(() => {
  const now = Date.now();
  for (const [key, at] of readyAt) if (at <= now) readyAt.delete(key);
}, 60_000).unref();
