const takers = { color: "setColor|resolveColor", style: "setStyle" };

/** Whether files of the bot have `setColor(colors.error)`, and none reads an `.error` for anything else. */
export function isSetElsewhere(
  texts: readonly string[],
  name: string | undefined,
  kind: keyof typeof takers = "color",
): boolean {
  if (name === undefined || !/^\w+$/.test(name)) return false;
  const set = new RegExp(`\\b(?:${takers[kind]})\\(\\s*(?:[\\w$]+\\s*\\??\\.\\s*)+${name}\\s*\\)`, "g");
  // What is called is a function, and no text.
  const read = new RegExp(`\\.\\s*${name}\\b(?!\\s*\\()`, "g");
  const count = (pattern: RegExp): number =>
    texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const times = count(set);
  return times > 0 && times === count(read);
}

const tests = /\bpermissions(?:For|In)?\b[^;\n]*\.\s*(?:has|any|missing)\s*\(/;

/** Whether a file of the bot reads `.name` of something and asks who has which permissions. */
export function isTestedElsewhere(texts: readonly string[], name: string | undefined): boolean {
  if (name === undefined || !/^\w+$/.test(name)) return false;
  const read = new RegExp(`(?:\\.\\s*|[{,]\\s*)${name}\\b(?!\\s*[(:])`);
  return texts.some(text => tests.test(text) && read.test(text));
}
