import type { Role } from "#core/vocabulary.ts";
import type { IconName } from "./ui/icon.tsx";

/** Entries and sections are named by their message in src/i18n/messages/navigation.ts. */
export type EntryId =
  | "premium"
  | "codes_yt"
  | "uptimes"
  | "minify_js"
  | "minify_css"
  | "obfuscate_js"
  | "obfuscate_html"
  | "convert_11_12"
  | "convert_12_13"
  | "convert_13_14"
  | "codes_djs"
  | "codes_html"
  | "coins"
  | "projects"
  | "ai"
  | "support"
  | "account"
  | "billing"
  | "profile"
  | "favorites"
  | "share_code"
  | "notices"
  | "staff"
  | "settings"
  | "logout";
export type SectionId = "tools" | "codes";

export type NavigationLink = {
  kind: "link";
  id: EntryId;
  /** Without language prefix. */
  path: string;
  icon: IconName;
  /** A plain navigation that leaves the pages (logout). */
  isPlain: boolean;
};
export type NavigationSection = { kind: "section"; id: SectionId; links: NavigationLink[] };
export type Navigation = {
  bar: (NavigationLink | NavigationSection)[];
  /** The account's own entries; empty for visitors. */
  account: NavigationLink[];
};

export type NavigationUser = { id: string; hasSupport?: boolean; role?: Role };

type Row = {
  id: EntryId;
  /** As in the route table. */
  route: string;
  icon: IconName;
  in: "bar" | "account" | SectionId;
  /** Who sees it: everybody, the signed in, those whose plan has support or had it, or staff. */
  for: "all" | "user" | "supported" | "staff";
  isPlain?: true;
};

/**
 * Every entry of the site's menus, in the order in which they stand. Settings, billing and redeeming are tabs of the
 * account; notices and the staff area have no other way in.
 */
const rows: readonly Row[] = [
  { id: "uptimes", route: "/uptimes", icon: "pulse", in: "bar", for: "all" },
  { id: "premium", route: "/pricing", icon: "star", in: "bar", for: "all" },
  { id: "codes_yt", route: "/codes-yt", icon: "video", in: "bar", for: "all" },
  { id: "minify_js", route: "/minifyjs", icon: "code", in: "tools", for: "all" },
  { id: "minify_css", route: "/minifycss", icon: "code", in: "tools", for: "all" },
  { id: "obfuscate_js", route: "/javascript-obfuscator", icon: "lock", in: "tools", for: "all" },
  { id: "obfuscate_html", route: "/html-obfuscator-encode", icon: "lock", in: "tools", for: "all" },
  { id: "convert_11_12", route: "/djs-v11-to-v12", icon: "retry", in: "tools", for: "all" },
  { id: "convert_12_13", route: "/djs13", icon: "retry", in: "tools", for: "all" },
  { id: "convert_13_14", route: "/djs-v13-to-v14", icon: "retry", in: "tools", for: "all" },
  { id: "codes_djs", route: "/codes/djs", icon: "bot", in: "codes", for: "user" },
  { id: "codes_html", route: "/codes/html", icon: "code", in: "codes", for: "user" },
  { id: "codes_yt", route: "/codes-yt", icon: "video", in: "codes", for: "user" },
  { id: "coins", route: "/coins", icon: "coin", in: "bar", for: "user" },
  { id: "projects", route: "/projects", icon: "tools", in: "bar", for: "user" },
  { id: "ai", route: "/ra3dai", icon: "sparkle", in: "bar", for: "user" },
  { id: "support", route: "/support", icon: "message", in: "bar", for: "supported" },
  { id: "account", route: "/account", icon: "user", in: "account", for: "user" },
  { id: "profile", route: "/profile/:id", icon: "eye", in: "account", for: "user" },
  { id: "uptimes", route: "/uptimes", icon: "pulse", in: "account", for: "user" },
  { id: "coins", route: "/coins", icon: "coin", in: "account", for: "user" },
  { id: "favorites", route: "/favorite", icon: "heart", in: "account", for: "user" },
  { id: "share_code", route: "/sharecode-command-handler", icon: "share", in: "account", for: "user" },
  { id: "notices", route: "/notices", icon: "bell", in: "account", for: "user" },
  { id: "staff", route: "/staff", icon: "shield", in: "account", for: "staff" },
  { id: "logout", route: "/api/logout", icon: "logout", in: "account", for: "user", isPlain: true },
];

/** They stand behind the entries that everybody sees. */
const sections: readonly SectionId[] = ["tools", "codes"];

function isFor(row: Row, user: NavigationUser | null): boolean {
  if (row.for === "all") return true;
  if (user === null) return false;
  if (row.for === "staff") return user.role === "staff" || user.role === "admin";
  return row.for === "user" || user.hasSupport === true;
}

/**
 * What the menus hold for somebody. An entry whose page does not exist, and a section without entries, is left out:
 * no menu leads to an empty page.
 */
export function navigationFor(options: {
  user: NavigationUser | null;
  hasRoute(route: string): boolean;
}): Navigation {
  const { user, hasRoute } = options;
  const links = (place: Row["in"]): NavigationLink[] =>
    rows
      .filter(row => row.in === place && isFor(row, user) && (row.isPlain === true || hasRoute(row.route)))
      .map(({ id, route, icon, isPlain = false }) => ({
        kind: "link",
        id,
        path: route.replace(":id", user?.id ?? ""),
        icon,
        isPlain,
      }));
  const filled = sections
    .map((id): NavigationSection => ({ kind: "section", id, links: links(id) }))
    .filter(section => section.links.length > 0);
  const bar = links("bar");
  const own = bar.filter(link =>
    rows.some(row => row.id === link.id && row.in === "bar" && row.for !== "all"),
  );
  return {
    bar: [...bar.filter(link => !own.includes(link)), ...filled, ...own],
    account: links("account"),
  };
}
