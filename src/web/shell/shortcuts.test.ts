import { describe, expect, it } from "vitest";
import { shortcutOf } from "./shortcuts.ts";

const key = (pressed: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key: pressed,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("shortcutOf", () => {
  it.each([
    ["Ctrl K", key("k", { ctrlKey: true, code: "KeyK" }), "palette"],
    ["⌘ K", key("k", { metaKey: true, code: "KeyK" }), "palette"],
    ["Ctrl K on an Arabic layout", key("ن", { ctrlKey: true, code: "KeyK" }), "palette"],
    ["?", key("?", { code: "Slash" }), "shortcuts"],
    ["the Arabic question mark", key("؟", { code: "Slash" }), "shortcuts"],
    ["/", key("/", { code: "Slash" }), "search"],
    ["t", key("t", { code: "KeyT" }), "theme"],
    ["capital T", key("T", { code: "KeyT" }), "theme"],
    ["t on an Arabic layout", key("ف", { code: "KeyT" }), "theme"],
    ["u on a Dvorak layout", key("u", { code: "KeyF" }), "uptimes"],
    ["a letter without meaning", key("q", { code: "KeyQ" }), null],
    ["Ctrl T", key("t", { ctrlKey: true, code: "KeyT" }), null],
    ["Alt T", key("t", { altKey: true, code: "KeyT" }), null],
    ["Ctrl Alt K", key("k", { ctrlKey: true, altKey: true, code: "KeyK" }), null],
  ])("%s", (_name, pressed, id) => {
    expect(shortcutOf(pressed, true)).toBe(id);
  });

  it("takes no single letters when they are switched off", () => {
    expect(shortcutOf(key("t", { code: "KeyT" }), false)).toBeNull();
    expect(shortcutOf(key("?"), false)).toBeNull();
    expect(shortcutOf(key("k", { ctrlKey: true, code: "KeyK" }), false)).toBe("palette");
  });
});
