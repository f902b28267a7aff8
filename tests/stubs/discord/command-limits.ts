import { Locale } from "discord.js";
import type { Json } from "./world.ts";

/** What Discord documents about application commands, and what is wrong with a given one. */

const nameOfChatInput = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const optionTypes = { subcommand: 1, group: 2, string: 3, integer: 4, number: 10 } as const;
const highestOptionType = 11;
const commandTypes = { chatInput: 1, user: 2, message: 3 } as const;
const most: Record<number, number> = { 1: 100, 2: 15, 3: 15 };
const charactersMax = 8_000;
const locales: ReadonlySet<string> = new Set(Object.values(Locale));

const asList = (value: unknown): Json[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown): string => (typeof value === "string" ? value : "");
const lengthIn = (text: string, min: number, max: number) => text.length >= min && text.length <= max;

function* findNameProblems(name: string, at: string) {
  if (!nameOfChatInput.test(name)) yield `${at}: the name must match ${nameOfChatInput.source}`;
  if (name !== name.toLowerCase()) yield `${at}: the name must be in lower case`;
}

function* findLocalizationProblems(item: Json, at: string, checksName: boolean): Generator<string> {
  for (const key of ["name_localizations", "description_localizations"]) {
    const texts = Object.entries((item[key] ?? {}) as Json);
    for (const [locale, text] of texts) {
      if (!locales.has(locale)) yield `${at}.${key}: ${locale} is no locale of Discord`;
      if (key === "description_localizations" && !lengthIn(asText(text), 1, 100))
        yield `${at}.${key}.${locale}: 1 to 100 characters`;
      if (key === "name_localizations" && checksName)
        yield* findNameProblems(asText(text), `${at}.${key}.${locale}`);
    }
  }
}

function* findChoiceProblems(option: Json, at: string): Generator<string> {
  const choices = asList(option.choices);
  if (choices.length > 25) yield `${at}: at most 25 choices`;
  if (choices.length > 0 && option.autocomplete === true) yield `${at}: choices or autocomplete, not both`;
  for (const choice of choices) {
    if (!lengthIn(asText(choice.name), 1, 100)) yield `${at}: a choice's name has 1 to 100 characters`;
    if (option.type === optionTypes.string && !lengthIn(asText(choice.value), 1, 100))
      yield `${at}: a choice's value has 1 to 100 characters`;
    if (option.type !== optionTypes.string && typeof choice.value !== "number")
      yield `${at}: a choice's value must be a number`;
  }
}

function* findOptionProblems(options: Json[], at: string, depth: number): Generator<string> {
  if (options.length > 25) yield `${at}: at most 25 options`;
  const names = options.map(option => asText(option.name));
  if (new Set(names).size < names.length) yield `${at}: two options have the same name`;
  const requirements = options.map(option => option.required === true);
  if (requirements.lastIndexOf(true) > requirements.indexOf(false) && requirements.includes(false))
    yield `${at}: required options come first`;
  for (const option of options) {
    const here = `${at} ${asText(option.name)}`;
    const type = Number(option.type);
    yield* findNameProblems(asText(option.name), here);
    yield* findLocalizationProblems(option, here, true);
    if (!lengthIn(asText(option.description), 1, 100))
      yield `${here}: the description has 1 to 100 characters`;
    if (!(type >= 1 && type <= highestOptionType)) yield `${here}: ${type} is no type of option`;
    if (type === optionTypes.group && depth > 0) yield `${here}: a group stands in no group or subcommand`;
    if (type === optionTypes.subcommand && depth > 1) yield `${here}: subcommands do not nest`;
    yield* findChoiceProblems(option, here);
    const nested = type === optionTypes.group ? 1 : 2;
    yield* findOptionProblems(asList(option.options), here, nested);
  }
  const kinds = new Set(options.map(option => Number(option.type) <= optionTypes.group));
  if (kinds.size > 1) yield `${at}: subcommands and plain options do not mix`;
}

function countCharacters(item: Json): number {
  const own = asText(item.name).length + asText(item.description).length;
  const choices = asList(item.choices).reduce(
    (sum, choice) => sum + asText(choice.name).length + String(choice.value).length,
    0,
  );
  return own + choices + asList(item.options).reduce((sum, option) => sum + countCharacters(option), 0);
}

export function* findCommandProblems(command: Json): Generator<string> {
  const type = Number(command.type ?? commandTypes.chatInput);
  const name = asText(command.name);
  const at = name || "a command without a name";
  if (type === commandTypes.chatInput) {
    yield* findNameProblems(name, at);
    if (!lengthIn(asText(command.description), 1, 100))
      yield `${at}: the description has 1 to 100 characters`;
    yield* findOptionProblems(asList(command.options), at, 0);
  } else {
    if (!lengthIn(name, 1, 32)) yield `${at}: the name has 1 to 32 characters`;
    if (asText(command.description) !== "") yield `${at}: a context menu has no description`;
    if (asList(command.options).length > 0) yield `${at}: a context menu has no options`;
  }
  yield* findLocalizationProblems(command, at, type === commandTypes.chatInput);
  if (countCharacters(command) > charactersMax) yield `${at}: more than ${charactersMax} characters in all`;
}

/** What is wrong with the whole set of an application, in one scope (global, or one guild). */
export function findCommandSetProblems(commands: Json[]): string[] {
  const problems = commands.flatMap(command => [...findCommandProblems(command)]);
  const keys = commands.map(command => `${command.type ?? 1} ${asText(command.name)}`);
  if (new Set(keys).size < keys.length) problems.push("two commands have the same name and type");
  for (const [type, max] of Object.entries(most)) {
    const count = commands.filter(command => Number(command.type ?? 1) === Number(type)).length;
    if (count > max) problems.push(`${count} commands of type ${type}, at most ${max}`);
  }
  return problems;
}
