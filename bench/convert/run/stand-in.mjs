/** Names under which a text is expected wherever they stand. */
const textNames =
  /^(?:description|file|icon|image|img|link|name|src|tag|text|thumbnail|title|url|username)$/i;
const text = "https://example.com/a.png";
/** What a stand-in is as a text: nothing that says so tells anything of the bot. */
export const mark = "stand-in";

/** How deep a chain of names goes on: loops that follow one end there. */
const deepest = 12;

const all = new WeakSet();

/** Whether a value is one of these. */
export const isStandIn = value => typeof value === "function" && all.has(value);

/**
 * Stands for what a bot takes from elsewhere: packages that are not installed, its database, its settings. Whatever is
 * read from it, called or made of it is another one; texts and colors are where their names say so. The same each time.
 */
export function standIn(depth = 0) {
  const next = () => (depth > deepest ? undefined : standIn(depth + 1));
  const made = new Proxy(function anything() {}, {
    get(target, key) {
      if (key === Symbol.toPrimitive) return hint => (hint === "number" ? 7 : mark);
      if (key === Symbol.iterator) return function* nothing() {};
      // It is no promise: what is awaited is itself.
      if (key === "then" || typeof key === "symbol") return undefined;
      if (key === "prototype") return target.prototype;
      if (/^(?:toString|toLowerCase|toUpperCase|trim|toJSON)$/.test(key)) return () => mark;
      if (key === "length" || key === "size") return 0;
      if (key === "map" || key === "filter") return () => [];
      if (key === "forEach") return () => undefined;
      if (/colou?r/i.test(key)) return "#aabbcc";
      return textNames.test(key) ? text : next();
    },
    apply: next,
    construct: (_, __, newTarget) =>
      newTarget === made ? standIn(depth + 1) : Object.create(newTarget.prototype),
    has: () => true,
    set: () => true,
    getPrototypeOf: () => Function.prototype,
  });
  all.add(made);
  return made;
}
