/**
 * Keeps the values that were used last. A Map remembers the order of its keys, so the oldest is always the first.
 *
 *   const cache = new LruCache({ max: 500, ttlMs: 60_000 });
 *   const user = await cache.fetch(id, id => loadUser(id));
 *
 * max       most entries
 * maxSize   most weight, by `sizeOf(value, key)`
 * ttlMs     how long a value is good for
 * onEvict   called with (key, value, reason) for what had to go: "full", "expired"
 */
export class LruCache {
  #entries = new Map();
  #loading = new Map();
  #size = 0;
  #options;

  constructor({
    max = Number.POSITIVE_INFINITY,
    maxSize = Number.POSITIVE_INFINITY,
    sizeOf = () => 1,
    ttlMs = Number.POSITIVE_INFINITY,
    onEvict = () => {},
    clock = () => performance.now(),
  } = {}) {
    if (!(max > 0) || !(maxSize > 0)) throw new RangeError("LruCache: max and maxSize are above zero");
    this.#options = { max, maxSize, sizeOf, ttlMs, onEvict, clock };
  }

  get size() {
    return this.#entries.size;
  }

  get weight() {
    return this.#size;
  }

  get(key) {
    const entry = this.#fresh(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Looks without making the entry young again. */
  peek(key) {
    return this.#fresh(key)?.value;
  }

  has(key) {
    return this.#fresh(key) !== undefined;
  }

  set(key, value, { ttlMs = this.#options.ttlMs } = {}) {
    const { sizeOf, maxSize, max, clock } = this.#options;
    const size = sizeOf(value, key);
    this.delete(key);
    // What is larger than the whole cache would only throw everything else out.
    if (size > maxSize) return this;
    this.#entries.set(key, { value, size, until: clock() + ttlMs });
    this.#size += size;
    while (this.#entries.size > max || this.#size > maxSize)
      this.#evict(this.#entries.keys().next().value, "full");
    return this;
  }

  delete(key) {
    const entry = this.#entries.get(key);
    if (entry === undefined) return false;
    this.#size -= entry.size;
    return this.#entries.delete(key);
  }

  clear() {
    this.#entries.clear();
    this.#size = 0;
  }

  /** The value from the cache, or from `load`: called once, however many ask at the same time. Failures are not kept. */
  async fetch(key, load) {
    const entry = this.#fresh(key);
    if (entry !== undefined) return this.get(key);
    let loading = this.#loading.get(key);
    if (loading === undefined) {
      loading = Promise.try(load, key)
        .then(value => {
          this.set(key, value);
          return value;
        })
        .finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  /** [key, value] from the oldest to the youngest. */
  *[Symbol.iterator]() {
    for (const key of [...this.#entries.keys()]) {
      const entry = this.#fresh(key);
      if (entry !== undefined) yield [key, entry.value];
    }
  }

  #fresh(key) {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.until > this.#options.clock()) return entry;
    this.#evict(key, "expired");
    return undefined;
  }

  #evict(key, reason) {
    const { value } = this.#entries.get(key);
    this.delete(key);
    this.#options.onEvict(key, value, reason);
  }
}
