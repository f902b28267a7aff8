import { once } from "../asked-once.ts";

const takers = { color: "setColor|resolveColor", style: "setStyle" };

/** What is given to them, in brackets. */
const argumentsOf = (kind: keyof typeof takers): RegExp =>
  new RegExp(`(?<=\\b(?:${takers[kind]}))\\((?:[^()]|\\([^()]*\\))*\\)`, "g");

/** What is given to other functions, and the names that something is looked up by. */
const inside = /(?<=[\w$\])]\s*)\([^()]*\)|\[[^[\]]*\]/g;

/**
 * Whether files of the bot have `setColor(colors.error || "RED")`, or `color = colors.error` and `setColor(color)`, and
 * none reads an `.error` for anything else.
 */
export function isSetElsewhere(
  texts: readonly string[],
  name: string | undefined,
  kind: keyof typeof takers = "color",
): boolean {
  if (name === undefined || !/^\w+$/.test(name)) return false;
  return once(texts, `${kind} ${name}`, () => {
    const times = timesGiven(texts, name, kind) + (kind === "color" ? timesKept(texts, name) : 0);
    return times > 0 && times === timesRead(texts, name);
  });
}

/** `x.name`, not where it is called or given a value. */
const timesRead = (texts: readonly string[], name: string): number =>
  count(texts, new RegExp(`\\.\\s*${name}\\b(?!\\s*(?:\\(|=(?!=)))`, "g"));

/** Whether there is a `setColor(colors.error)` at all. */
export const isGivenElsewhere = (texts: readonly string[], name: string | undefined): boolean =>
  name !== undefined &&
  /^\w+$/.test(name) &&
  once(texts, `color ${name} is given`, () => timesGiven(texts, name, "color") > 0);

function timesGiven(texts: readonly string[], name: string, kind: keyof typeof takers): number {
  const given = texts
    .flatMap(text => text.match(argumentsOf(kind)) ?? [])
    .map(text => text.slice(1, -1).replace(inside, "()"));
  // What is called is a function, and no text; of what goes on, and is compared, a part alone is given.
  return count(given, new RegExp(`[\\w$)\\]]\\s*\\??\\.\\s*${name}\\b(?!\\s*(?:[(.[]|\\?\\.|[=!]=))`, "g"));
}

/** `const color = client.config.Color`, and `client.color = config.Color`, where that is set as a color in some file. */
function timesKept(texts: readonly string[], name: string): number {
  const kept = new RegExp(
    `(\\b(?:const|let|var)\\s+|\\.\\s*)(\\w*(?:[cC]olou?r|COLOU?R))\\s*=\\s*[\\w.]+\\.\\s*${name}\\s*(?=[;\\n])`,
    "g",
  );
  return texts
    .flatMap(text => [...text.matchAll(kept)])
    .filter(([, opening = "", color = ""]) =>
      opening.startsWith(".") ? color === name || isMemberSet(texts, color) : isVariableSet(texts, color),
    ).length;
}

const isMemberSet = (texts: readonly string[], color: string): boolean =>
  once(texts, `color ${color} alone`, () => {
    const times = timesGiven(texts, color, "color");
    return times > 0 && times === timesRead(texts, color);
  });

const isVariableSet = (texts: readonly string[], color: string): boolean =>
  count(texts, new RegExp(`\\bsetColor\\(\\s*${color}\\s*\\)`, "g")) > 0;

const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Whether a file of the bot has `setColor(colorOf(level))`; `isAlone`: and none calls it for anything else. */
export const isCalledForColor = (texts: readonly string[], name: string, isAlone: boolean): boolean =>
  once(texts, `color ${name}() ${isAlone}`, () => {
    const call = `\\b${name}\\s*\\((?:[^()]|\\([^()]*\\))*\\)`;
    const given = new RegExp(`^\\(\\s*(?:await\\s+)?(?:[\\w$]+\\s*\\.\\s*)*${call}\\s*\\)$`);
    const all = texts.flatMap(text => text.match(argumentsOf("color")) ?? []);
    const times = all.filter(one => given.test(one)).length;
    // What a body follows is where the function is made.
    const calls = count(texts, new RegExp(`(?<!function\\s+)${call}(?!\\s*\\{)`, "g"));
    return isAlone ? times > 0 && times === calls : times > 0;
  });

const tests = /\bpermissions(?:For|In)?\b[^;\n]*\.\s*(?:has|any|missing)\s*\(|\.\s*hasPermissions?\s*\(/;

/** Whether a file of the bot reads `.name` of something and asks who has which permissions. */
export function isTestedElsewhere(texts: readonly string[], name: string | undefined): boolean {
  if (name === undefined || !/^\w+$/.test(name)) return false;
  const read = new RegExp(`(?:\\.\\s*|[{,]\\s*)${name}\\b(?!\\s*[(:])`);
  return once(texts, `permission ${name}`, () =>
    texts.some((text, index) => once(texts, `tests ${index}`, () => tests.test(text)) && read.test(text)),
  );
}

/** Whether code compares something with the text: `config.color === "RANDOM"`, `["RANDOM", "RED"].includes(config.color)`. */
export const isComparedElsewhere = (texts: readonly string[], text: string): boolean =>
  once(texts, `compared ${text}`, () => {
    const quoted = `["'\`]${text}["'\`]`;
    const found = new RegExp(
      `(?:[=!]==?|\\[(?:\\s*["'\`]\\w+["'\`]\\s*,)*|\\bcase|\\b(?:includes|indexOf|startsWith|endsWith)\\()\\s*${quoted}|${quoted}\\s*(?:[=!]==?|:)`,
    );
    return texts.some(one => found.test(one.replace(/\?\s*["'`]\w+["'`]\s*:/g, "")));
  });
