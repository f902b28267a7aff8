const isPlain = value => {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Dates, Maps, Sets and byte arrays are compared as wholes: this is what they are worth. */
function isSame(one, other) {
  if (Object.is(one, other)) return true;
  if (one instanceof Date && other instanceof Date) return Object.is(one.getTime(), other.getTime());
  if (one instanceof RegExp && other instanceof RegExp) return String(one) === String(other);
  if (ArrayBuffer.isView(one) && ArrayBuffer.isView(other)) {
    return (
      one.constructor === other.constructor &&
      one.length === other.length &&
      one.every((value, at) => Object.is(value, other[at]))
    );
  }
  if (one instanceof Set && other instanceof Set)
    return one.size === other.size && [...one].every(value => other.has(value));
  if (one instanceof Map && other instanceof Map) {
    return (
      one.size === other.size &&
      [...one].every(([key, value]) => other.has(key) && diff(value, other.get(key)).length === 0)
    );
  }
  return false;
}

/**
 * What must be done to `before` to make it `after`: [{ op: "add" | "remove" | "replace", path, before?, after? }].
 * Paths are arrays of keys. Circles are followed once.
 */
export function diff(before, after, path = [], seen = new Map()) {
  if (isSame(before, after)) return [];
  const bothArrays = Array.isArray(before) && Array.isArray(after);
  const bothPlain = isPlain(before) && isPlain(after);
  if (!bothArrays && !bothPlain) return [{ op: "replace", path, before, after }];
  if (seen.get(before)?.has(after)) return [];
  seen.set(before, (seen.get(before) ?? new Set()).add(after));

  const changes = [];
  const keys = bothArrays
    ? Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at)
    : [...new Set([...Object.keys(before), ...Object.keys(after)])];
  for (const key of keys) {
    const [was, is] = bothArrays
      ? [key < before.length, key < after.length]
      : [Object.hasOwn(before, key), Object.hasOwn(after, key)];
    const here = [...path, key];
    if (was && is) changes.push(...diff(before[key], after[key], here, seen));
    else if (is) changes.push({ op: "add", path: here, after: after[key] });
    else changes.push({ op: "remove", path: here, before: before[key] });
  }
  return changes;
}

const forbidden = new Set(["__proto__", "prototype", "constructor"]);

/** A copy of `value` with the changes made. The value itself stays as it is; keys that reach into prototypes are refused. */
export function applyDiff(value, changes) {
  let result = structuredClone(value);
  // From the end, so that removals from arrays do not move what is still to be removed.
  const ordered = [
    ...changes.filter(({ op }) => op !== "remove"),
    ...changes.filter(({ op }) => op === "remove").reverse(),
  ];
  for (const { op, path, after } of ordered) {
    if (path.some(key => forbidden.has(key)))
      throw new TypeError(`applyDiff: ${path.join(".")} is not allowed`);
    if (path.length === 0) {
      result = structuredClone(after);
      continue;
    }
    const parent = path.slice(0, -1).reduce((node, key) => node[key], result);
    const key = path.at(-1);
    if (op !== "remove") parent[key] = structuredClone(after);
    else if (Array.isArray(parent)) parent.splice(key, 1);
    else delete parent[key];
  }
  return result;
}

/** "user.roles[2]" for people to read. */
export const formatPath = path =>
  path.reduce((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text === "" ? key : `${text}.${key}`;
  }, "");
