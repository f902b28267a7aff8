import { describe, expect, it } from "vitest";
import type { Language } from "#core/vocabulary.ts";
import { navigationFor } from "../navigation.ts";
import { commandsFor, findCommands } from "./command-list.ts";

const user = { id: "80351110224678912", plan: "Plus" } as const;
const commands = (language: Language, signedIn = true) =>
  commandsFor({
    language,
    navigation: navigationFor({ user: signedIn ? user : null, hasRoute: () => true }),
    signedIn,
    hasUptimes: true,
    loginHref: "/api/login?returnTo=%2F",
  });
const first = (language: Language, typed: string) => findCommands(commands(language), typed)[0]?.id;

describe("the command palette finds", () => {
  it.each([
    ["en", "upt", "uptimes"],
    ["en", "monitor", "add_monitor"],
    ["en", "dark", "theme_dark"],
    ["en", "arabic", "to_arabic"],
    ["en", "log out", "logout"],
    ["en", "delete account", "account"],
    ["ar", "حذف الحساب", "account"],
    ["en", "مراقبة", "uptimes"],
    ["ar", "uptime", "uptimes"],
    ["ar", "dark", "theme_dark"],
    ["ar", "اعدادات", "settings"],
    ["ar", "الاعدادات", "settings"],
    ["ar", "اضافه", "add_monitor"],
    ["ar", "إنجليزية", "to_english"],
    ["en", "SETTINGS", "settings"],
  ] as const)("%s: %s → %s", (language, typed, id) => {
    const found = findCommands(commands(language), typed).map(command => command.id);
    expect(found).toContain(id);
    if (id !== "add_monitor") expect(first(language, typed)).toBe(id);
  });

  it("everything for nothing typed, and nothing for nonsense", () => {
    expect(findCommands(commands("en"), " ")).toHaveLength(commands("en").length);
    expect(findCommands(commands("en"), "zzzz")).toEqual([]);
  });
});

describe("the command palette offers", () => {
  it("each page once", () => {
    const paths = commands("en").flatMap(({ effect }) => (effect.kind === "go" ? [effect.path] : []));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("visitors a login and nothing that needs one", () => {
    const ids = commands("en", false).map(command => command.id);
    expect(ids).toContain("login");
    expect(ids).toContain("settings");
    for (const id of ["logout", "add_monitor", "coins"]) expect(ids).not.toContain(id);
  });
});
