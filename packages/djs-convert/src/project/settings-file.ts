import { describeRule } from "../catalogue/find-id.ts";
import { type Change, type Diagnostic, guideOf, type Step } from "../change.ts";
import { endOf, keyName, type Node, parentOf, startOf, stringValue } from "../engine/nodes.ts";
import { parseSource } from "../engine/parse.ts";
import { literally } from "../engine/patterns.ts";
import { Tree } from "../engine/scope.ts";
import { splice } from "../engine/splice.ts";
import { Places } from "../places.ts";
import { once } from "../rules/asked-once.ts";
import { colorOf as colorIn13 } from "../rules/v12-to-v13/colors.ts";
import { numberRead } from "../rules/v13-to-v14/colors.ts";
import { colors, intents, permissionRow } from "../rules/v13-to-v14/enums.ts";
import { permissionNamed } from "../rules/v13-to-v14/kept-permissions.ts";
import { readsMessages } from "../rules/v13-to-v14/message-content.ts";
import {
  isComparedElsewhere,
  isGivenElsewhere,
  isSetElsewhere,
  isTestedElsewhere,
} from "../rules/v13-to-v14/set-elsewhere.ts";
import type { Version } from "../tables/read-table.ts";
import { namesOthers } from "./path-aliases.ts";
import type { ConvertedFile, ProjectFile } from "./project-file.ts";

/** What is longer is no list of settings, but data. In UTF-16 units. */
export const longestSettings = 65_536;

/** Whether it is JSON that a bot may keep its settings in: not what belongs to packages and compilers. */
export const isSettings = (path: string): boolean =>
  /\.json$/.test(path) && !namesOthers(path) && !/(^|\/)(package-lock|npm-shrinkwrap)\.json$/.test(path);

const opening = "module.exports = ";

/** The same as code, for files that require it. */
export const asModule = ({ path, after }: ConvertedFile): ProjectFile => ({ path, text: opening + after });

interface Setting {
  text: Node;
  value: string;
  /** The keys that it stands under, the innermost last. */
  keys: readonly string[];
}

/** What is known of a bot whose settings are converted. */
interface Bot {
  from: Version;
  to: Version;
  /** The files that may read the settings. */
  texts: readonly string[];
  rejected: ReadonlySet<string>;
}

/**
 * Writes the names of colors, permissions and intents that stand in a file of settings as the new version has them, and
 * what it does not take for a number, or for a color, any more. What is no JSON stays as it is.
 */
export function convertSettings(file: ProjectFile, bot: Bot): ConvertedFile {
  const { to, texts, rejected } = bot;
  const places = new Places(file.text);
  const isOfColors = /colou?rs?\.json$/i.test(file.path);
  const settings = settingsOf(file);
  const messages =
    to < 14 || /MESSAGE_CONTENT|MessageContent/.test(file.text) ? undefined : settings.find(asksForMessages);
  const content = messages && readsMessages({ texts, paths: [] }) ? messages.text : undefined;
  const wanted = settings.flatMap(setting => {
    const [rule, after] = newNameOf(setting, bot, isOfColors) ?? listedOf(setting, file.path, bot) ?? [];
    if (rule === undefined || after === undefined || after === setting.value) return [];
    const change = changeOf(
      setting,
      rule,
      setting.text === content ? [after, "MessageContent"] : [after],
      places,
    );
    return rejected.has(change.id) ? [] : [change];
  });
  const { text } = splice(
    file.text,
    wanted.map(({ range, after }) => ({ edits: [{ ...range, text: after }] })),
  );
  const { path } = file;
  const diagnostics = content && text.includes("MessageContent") ? [contentRemark(content, places)] : [];
  return { path, newPath: path, before: file.text, after: text, changes: wanted, diagnostics };
}

const stepOf = (rule: string): Step => (rule.startsWith("13-") ? "12-13" : "13-14");

const rangeOf = (text: Node) => ({
  start: startOf(text) - opening.length,
  end: endOf(text) - opening.length,
});

function changeOf({ text, value }: Setting, rule: string, names: readonly string[], places: Places): Change {
  const range = rangeOf(text);
  const step = stepOf(rule);
  return {
    id: `settings:${rule}:${range.start}`,
    rule,
    step,
    ...places.at(range.start),
    before: JSON.stringify(value),
    after: names.map(name => JSON.stringify(name)).join(", "),
    confidence: "likely",
    guide: guideOf(step),
    range,
  };
}

/** What messages say has an intent of its own, which a bot must be granted. */
function contentRemark(text: Node, places: Places): Diagnostic {
  const range = rangeOf(text);
  const step = stepOf("14-005");
  return {
    rule: "14-005",
    step,
    ...places.at(range.start),
    reason: "intents",
    ...describeRule("14-005", undefined, "intents"),
    guide: guideOf(step),
    range,
  };
}

/** The row, and what it is called now. */
function newNameOf(
  setting: Setting,
  { from, to, texts }: Bot,
  isOfColors: boolean,
): readonly [string, string] | null {
  const color = from < 13 ? lateColor(setting, texts) : null;
  const late = color === null ? setting : { ...setting, value: color };
  const next =
    to < 14 ? null : (colorOf(late, texts, isOfColors) ?? permissionOf(setting, texts) ?? intentOf(setting));
  return color === null ? next : ["13-T35", next?.[1] ?? color];
}

/** What version 12 took for no color, or for another one, as version 13 takes it: `"color": "PINK"`. */
function lateColor({ value, keys }: Setting, texts: readonly string[]): string | null {
  const name = keys.at(-1);
  // What is said to be empty may have another color behind it: `config.color || "RED"`.
  const color = value.trim() === "" ? null : colorIn13(value);
  // A text that is none may be read elsewhere as well, should its key say what it is.
  const isColor =
    color === "DEFAULT" && /colou?r$/i.test(name ?? "")
      ? isGivenElsewhere(texts, name)
      : isSetElsewhere(texts, name);
  return isColor && !isComparedElsewhere(texts, value) ? color : null;
}

/** The row, and what the color is called now. */
function colorOf(
  { value, keys }: Setting,
  texts: readonly string[],
  isOfColors: boolean,
): readonly [string, string] | null {
  const isSet = isSetElsewhere(texts, keys.at(-1));
  const isColor = isSet || isOfColors || keys.some(key => /colou?rs?$/i.test(key));
  const name = Object.hasOwn(colors.values, value) ? colors.values[value] : undefined;
  if (isColor && name !== undefined) return isComparedElsewhere(texts, value) ? null : ["14-105", name];
  // What is read as a number elsewhere, too, stays as it is.
  const number = isSet ? numberRead(value) : null;
  return number === null ? null : ["14-T87", digitsOf(Number(number))];
}

function permissionOf(
  { text, value, keys }: Setting,
  texts: readonly string[],
): readonly [string, string] | null {
  const name = permissionNamed(text);
  return name !== undefined && isTestedElsewhere(texts, keys.at(-1)) ? [permissionRow(value), name] : null;
}

/** A file that is a list of permissions, and that another one requires. */
function listedOf(
  { text, value, keys }: Setting,
  path: string,
  { to, texts }: Bot,
): readonly [string, string] | null {
  if (to < 14 || keys.length > 0 || parentOf(text)?.type !== "ArrayExpression") return null;
  const name = permissionNamed(text);
  const file = /([^/]+)\.json$/.exec(path)?.[1];
  return name !== undefined && file !== undefined && isRequired(texts, file)
    ? [permissionRow(value), name]
    : null;
}

const isRequired = (texts: readonly string[], file: string): boolean =>
  once(texts, `requires ${file}.json`, () => {
    const required = new RegExp(`["'\`/]${literally(file)}(?:\\.json)?["'\`]`);
    return texts.some(text => required.test(text));
  });

/** `"intents": ["GUILDS"]` and `"intents": { "servers": "GUILDS" }`. */
function intentOf({ value, keys }: Setting): readonly [string, string] | null {
  const name = Object.hasOwn(intents.values, value) ? intents.values[value] : undefined;
  return name !== undefined && keys.some(key => /intents$/i.test(key)) ? ["14-003", name] : null;
}

/** In a list, which takes one more. */
const asksForMessages = (setting: Setting): boolean =>
  /^(GUILD|DIRECT)_MESSAGES$/.test(setting.value) &&
  parentOf(setting.text)?.type === "ArrayExpression" &&
  intentOf(setting) !== null;

const digitsOf = (number: number): string => `#${number.toString(16).padStart(6, "0")}`;

function settingsOf({ path, text }: ProjectFile): Setting[] {
  if (text.length > longestSettings) return [];
  const { file } = parseSource(opening + text, path);
  const tree = file && new Tree(file, opening + text);
  return (tree?.texts ?? []).flatMap(one => {
    const value = stringValue(one);
    return value === undefined ? [] : [{ text: one, value, keys: keysAround(one) }];
  });
}

/** Of a text that is no key itself. */
function keysAround(text: Node): string[] {
  const parent = parentOf(text);
  if (parent?.type === "ObjectProperty" && parent.key === text) return [];
  const keys: string[] = [];
  for (let at = parent; at; at = parentOf(at))
    if (at.type === "ObjectProperty") keys.unshift(keyName(at) ?? "");
  return keys;
}
