/** XP that the step from this level to the next one costs: each is a little longer than the one before. @param {number} level */
const costOf = level => 5 * level ** 2 + 50 * level + 100;

/**
 * Where somebody with so many XP stands.
 * @param {number} xp
 */
export function progressOf(xp) {
  let level = 0;
  let into = xp;
  while (into >= costOf(level)) {
    into -= costOf(level);
    level += 1;
  }
  return { level, into, needed: costOf(level) };
}

/** @param {number} xp */
export const levelOf = xp => progressOf(xp).level;
