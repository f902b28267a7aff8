/** How the shell's buttons and keys ask for the palette and the list of shortcuts, whose code comes later. */
export type CommandWish = "palette" | "shortcuts";

const eventName = "command-wish";

const wish = (what: CommandWish) => dispatchEvent(new CustomEvent(eventName, { detail: what }));
export const openPalette = (): void => void wish("palette");
export const openShortcuts = (): void => void wish("shortcuts");

export function onCommandWish(callback: (what: CommandWish) => void): () => void {
  // Only `wish` sends events of this name.
  const listener = (event: Event) => callback((event as CustomEvent<CommandWish>).detail);
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}
