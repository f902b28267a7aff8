import { describe, expect, it } from "vitest";
import { navigationFor } from "./navigation.ts";
import { hasRoute } from "./route-table.ts";

const everything = () => true;
const user = (hasSupport = false) => ({ id: "80351110224678912", hasSupport });

const names = (navigation: ReturnType<typeof navigationFor>) =>
  navigation.bar.map(item =>
    item.kind === "link" ? item.id : `${item.id}(${item.links.map(link => link.id).join(" ")})`,
  );
const tools =
  "tools(minify_js minify_css obfuscate_js obfuscate_html convert_11_12 convert_12_13 convert_13_14)";

describe("navigation with every page", () => {
  it("shows a visitor what needs no login", () => {
    const navigation = navigationFor({ user: null, hasRoute: everything });
    expect(names(navigation)).toEqual(["uptimes", "premium", "codes_yt", tools]);
    expect(navigation.account).toEqual([]);
  });

  it("adds the signed-in entries, without Support for who never had it", () => {
    const navigation = navigationFor({ user: user(), hasRoute: everything });
    expect(names(navigation)).toEqual([
      "uptimes",
      "premium",
      "codes_yt",
      tools,
      "codes(codes_djs codes_html codes_yt)",
      "coins",
      "projects",
      "ai",
    ]);
  });

  it("adds Support for whose plan has it, and for who still reads there", () => {
    expect(names(navigationFor({ user: user(true), hasRoute: everything })).at(-1)).toBe("support");
  });

  it("fills the account menu", () => {
    const { account } = navigationFor({ user: user(), hasRoute: everything });
    expect(account.map(link => [link.id, link.path, link.isPlain])).toEqual([
      ["account", "/account", false],
      ["profile", "/profile/80351110224678912", false],
      ["uptimes", "/uptimes", false],
      ["coins", "/coins", false],
      ["favorites", "/favorite", false],
      ["share_code", "/sharecode-command-handler", false],
      ["notices", "/notices", false],
      ["logout", "/api/logout", true],
    ]);
  });

  it.each(["staff", "admin"] as const)("leads %s to the staff area, and nobody else", role => {
    const idsOf = (who: Parameters<typeof navigationFor>[0]["user"]) =>
      navigationFor({ user: who, hasRoute: everything }).account.map(link => link.id);
    expect(idsOf({ ...user(), role })).toContain("staff");
    expect(idsOf({ ...user(true), role: "user" })).not.toContain("staff");
  });
});

describe("menus never lead to an empty page", () => {
  it.each([null, user(), user(true)])("for %o", who => {
    const { bar, account } = navigationFor({ user: who, hasRoute });
    const links = [...bar.flatMap(item => (item.kind === "link" ? [item] : item.links)), ...account];
    for (const link of links.filter(each => !each.isPlain))
      expect(hasRoute(link.path.replace(/^(\/profile\/).+/, "$1:id")), link.path).toBe(true);
  });

  it("leaves out a section without pages, and shows one that has some", () => {
    const none = navigationFor({ user: user(true), hasRoute: () => false });
    expect(none).toMatchObject({ bar: [], account: [{ id: "logout" }] });
    const one = navigationFor({ user: null, hasRoute: route => route === "/djs13" });
    expect(names(one)).toEqual(["tools(convert_12_13)"]);
  });
});
