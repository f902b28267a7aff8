/** What counts as spam. Raise the numbers for busy servers. */
const rules = {
  windowMs: 7_000,
  /** So many messages within the window. */
  burst: 6,
  /** The same text so often within the window. */
  repeats: 3,
  /** So many mentions in the window. */
  mentions: 8,
};

/**
 * @typedef {object} Seen
 * @property {string} id
 * @property {string} channelId
 * @property {string} key server and author
 * @property {string} content
 * @property {number} mentions
 * @property {number} at
 */

/** @typedef {{ reason: string, messages: Seen[] }} Catch */

/** Remembers the last seconds of every author; knows nothing of Discord, so it is easy to test. */
export class SpamWatch {
  /** @type {Map<string, Seen[]>} */
  #recent = new Map();

  constructor() {
    // Silent authors are forgotten, so that memory follows activity and not the size of the servers.
    setInterval(() => this.#forget(Date.now()), 60_000).unref();
  }

  /**
   * Answers with what was caught, and begins anew for that author then.
   * @param {Seen} seen
   * @returns {Catch | null}
   */
  look(seen) {
    const before = this.#recent.get(seen.key) ?? [];
    const messages = [...before.filter(one => seen.at - one.at < rules.windowMs), seen];
    const reason = this.#judge(messages, seen);
    if (reason) this.#recent.delete(seen.key);
    else this.#recent.set(seen.key, messages);
    return reason ? { reason, messages } : null;
  }

  /**
   * @param {Seen[]} messages
   * @param {Seen} latest
   */
  #judge(messages, latest) {
    const text = latest.content.trim().toLowerCase();
    const same = messages.filter(one => text !== "" && one.content.trim().toLowerCase() === text);
    const mentions = messages.reduce((sum, one) => sum + one.mentions, 0);
    if (messages.length >= rules.burst) return `${messages.length} messages in ${rules.windowMs / 1_000} s`;
    if (same.length >= rules.repeats) return `the same text ${same.length} times`;
    if (mentions >= rules.mentions) return `${mentions} mentions`;
    return null;
  }

  /** @param {number} now */
  #forget(now) {
    for (const [key, messages] of this.#recent) {
      const last = messages.at(-1);
      if (!last || now - last.at >= rules.windowMs) this.#recent.delete(key);
    }
  }
}
