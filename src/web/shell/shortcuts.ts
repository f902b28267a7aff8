import { storedNames, useStored, writeStored } from "../stored.ts";

/** Keys that act anywhere on the site. Single letters can be switched off: dictation and some keyboards send them. */
export const shortcuts = [
  { id: "palette", keys: ["Ctrl", "K"], letter: null },
  { id: "shortcuts", keys: ["?"], letter: "?" },
  { id: "search", keys: ["/"], letter: "/" },
  { id: "home", keys: ["H"], letter: "h" },
  { id: "uptimes", keys: ["U"], letter: "u" },
  { id: "add_monitor", keys: ["N"], letter: "n" },
  { id: "settings", keys: ["S"], letter: "s" },
  { id: "language", keys: ["L"], letter: "l" },
  { id: "theme", keys: ["T"], letter: "t" },
] as const;
export type ShortcutId = (typeof shortcuts)[number]["id"];

export const useLetterShortcuts = (): boolean => useStored(storedNames.shortcuts) !== "off";
export const setLetterShortcuts = (on: boolean): void =>
  writeStored(storedNames.shortcuts, on ? null : "off");

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "code">;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What a key means. Letters are taken by their place on the keyboard, so that an Arabic layout has them, too. */
export function shortcutOf(pressed: Pressed, letters: boolean): ShortcutId | null {
  if ((pressed.ctrlKey || pressed.metaKey) && !pressed.altKey)
    return pressed.code === "KeyK" || pressed.key.toLowerCase() === "k" ? "palette" : null;
  if (!letters || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const isLatin = /^[\x20-\x7e]$/.test(pressed.key);
  const byPlace = /^Key([A-Z])$/.exec(pressed.code)?.[1]?.toLowerCase();
  const key = pressed.key === "؟" ? "?" : isLatin ? pressed.key.toLowerCase() : byPlace;
  return shortcuts.find(shortcut => shortcut.letter !== null && shortcut.letter === key)?.id ?? null;
}

/** Whether a key belongs to the page: nobody is typing, and no dialog or menu has the keys. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.repeat &&
  !isTyping(event.target) &&
  document.querySelector("dialog:modal, [role=menu]:popover-open") === null;
