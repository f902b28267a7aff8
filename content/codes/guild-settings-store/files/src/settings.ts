import type { KeyValue } from "./key-value.ts";

/** A setting knows its default and how to read what a person wrote; `read` answers null for nonsense. */
type Setting<Value> = { description: string; fallback: Value; read: (text: string) => Value | null };

const setting = <Value>(one: Setting<Value>): Setting<Value> => one;

const readFlag = (text: string) => {
  if (/^(on|yes|true|1)$/i.test(text)) return true;
  return /^(off|no|false|0)$/i.test(text) ? false : null;
};

/** Every setting of a server. Add a line, and the command, the types and the checks know it. */
export const settings = {
  prefix: setting({
    description: "Sign before message commands",
    fallback: "!",
    read: text => (/^\S{1,3}$/.test(text) ? text : null),
  }),
  welcome: setting({ description: "Greet new members (on/off)", fallback: false, read: readFlag }),
  xp_rate: setting({
    description: "XP multiplier from 0.5 to 3",
    fallback: 1,
    read: text => {
      const rate = Number(text);
      return rate >= 0.5 && rate <= 3 ? rate : null;
    },
  }),
  language: setting<"ar" | "en">({
    description: "ar or en",
    fallback: "en",
    read: text => (text === "ar" || text === "en" ? text : null),
  }),
};

export type SettingName = keyof typeof settings;
export type Settings = { [Name in SettingName]: (typeof settings)[Name]["fallback"] };

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settings, name);

const namespaceOf = (guildId: string) => `settings:${guildId}`;

/** What is not set has its default, also when the setting is newer than the server's data. */
export function getSettings(store: KeyValue, guildId: string): Settings {
  const defaults = Object.entries(settings).map(([name, { fallback }]) => [name, fallback]);
  return Object.fromEntries([...defaults, ...store.entries(namespaceOf(guildId))]);
}

/** Answers false when the text is not a value of this setting. */
export function changeSetting(store: KeyValue, guildId: string, name: SettingName, text: string): boolean {
  const value = settings[name].read(text.trim());
  if (value === null) return false;
  store.set(namespaceOf(guildId), name, value);
  return true;
}

export const resetSetting = (store: KeyValue, guildId: string, name: SettingName) =>
  store.delete(namespaceOf(guildId), name);
