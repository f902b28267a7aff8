import type { Language } from "#core/vocabulary.ts";
import { foldText } from "#i18n/fold.ts";
import { translator } from "#i18n/message.ts";
import { commandMessages } from "#i18n/messages/commands.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import type { EntryId, Navigation, NavigationLink } from "../navigation.ts";
import type { Theme } from "../theme.ts";
import type { IconName } from "../ui/icon.tsx";

/** What a command does; the palette carries it out. */
export type CommandEffect =
  | { kind: "go"; path: string }
  | { kind: "leave"; href: string }
  | { kind: "theme"; theme: Theme }
  | { kind: "language"; language: Language }
  | { kind: "shortcuts" };

export type Command = {
  id: string;
  group: "pages" | "actions" | "library";
  label: string;
  icon: IconName;
  effect: CommandEffect;
  /** Everything it is found by, in both languages, folded. */
  words: string;
};

type CommandKey = keyof typeof commandMessages.en;
const languages = ["en", "ar"] as const;

const inBoth = (...keys: CommandKey[]): string =>
  languages.flatMap(language => keys.map(key => commandMessages[language][key])).join(" ");

const moreWords: Partial<Record<EntryId | "home", CommandKey>> = {
  home: "also_home",
  uptimes: "also_uptimes",
  settings: "also_settings",
  account: "also_own_account",
};

function pageCommand(
  language: Language,
  link: Pick<NavigationLink, "path" | "icon"> & { id: EntryId | "home" },
): Command {
  const more = moreWords[link.id];
  const names = languages.map(each => navigationMessages[each][link.id]).join(" ");
  return {
    id: link.id,
    group: "pages",
    label: translator(navigationMessages, language)(link.id),
    icon: link.icon,
    effect: { kind: "go", path: link.path },
    words: foldText(`${names} ${more ? inBoth(more) : ""} ${link.path}`),
  };
}

type Action = { key: CommandKey; also: CommandKey; icon: IconName; effect: CommandEffect };

function actions({ language, signedIn, hasUptimes, loginHref }: Options): Action[] {
  const theme = (name: Theme, icon: IconName): Action => ({
    key: `theme_${name}`,
    also: "also_theme",
    icon,
    effect: { kind: "theme", theme: name },
  });
  const other = language === "en" ? "ar" : "en";
  const add: Action = {
    key: "add_monitor",
    also: "also_add_monitor",
    icon: "plus",
    effect: { kind: "go", path: "/uptimes?add=website" },
  };
  return [
    ...(signedIn && hasUptimes ? [add] : []),
    {
      key: other === "ar" ? "to_arabic" : "to_english",
      also: "also_language",
      icon: "globe",
      effect: { kind: "language", language: other },
    },
    theme("dark", "moon"),
    theme("light", "sun"),
    theme("system", "system"),
    { key: "shortcuts", also: "key_shortcuts", icon: "keyboard", effect: { kind: "shortcuts" } },
    { key: "api", also: "also_api", icon: "code", effect: { kind: "leave", href: "/api/docs" } },
    signedIn
      ? {
          key: "logout",
          also: "also_account",
          icon: "logout",
          effect: { kind: "leave", href: "/api/logout" },
        }
      : { key: "login", also: "also_account", icon: "login", effect: { kind: "leave", href: loginHref } },
  ];
}

type Options = {
  language: Language;
  navigation: Navigation;
  signedIn: boolean;
  hasUptimes: boolean;
  loginHref: string;
};

/** Everything that the palette offers to somebody. */
export function commandsFor(options: Options): Command[] {
  const { language, navigation, signedIn } = options;
  const links = [
    ...navigation.bar.flatMap(item => (item.kind === "link" ? [item] : item.links)),
    ...navigation.account,
  ];
  const settings = { id: "settings", path: "/settings", icon: "settings" } as const;
  const billing = { id: "billing", path: "/billing", icon: "file" } as const;
  const pages = [
    { id: "home", path: "/", icon: "home" } as const,
    ...links.filter(link => !link.isPlain),
    settings,
    ...(signedIn ? [billing] : []),
  ];
  const unique = [...new Map(pages.map(page => [page.path, page])).values()];
  const t = translator(commandMessages, language);
  return [
    ...unique.map(page => pageCommand(language, page)),
    ...actions(options).map(
      ({ key, also, icon, effect }): Command => ({
        id: key,
        group: "actions",
        label: t(key as "api"),
        icon,
        effect,
        words: foldText(inBoth(key, also)),
      }),
    ),
  ];
}

function score(command: Command, query: string): number {
  const label = foldText(command.label);
  if (label.startsWith(query)) return 3;
  if (` ${command.words}`.includes(` ${query}`)) return 2;
  return query.split(" ").every(part => command.words.includes(part)) ? 1 : 0;
}

/** The commands that fit what was typed, the best first; all of them for nothing typed. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const query = foldText(typed);
  if (query === "") return [...commands];
  return commands
    .map(command => ({ command, points: score(command, query) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ command }) => command);
}
