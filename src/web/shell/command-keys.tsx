import { lazy, Suspense, useEffect, useState } from "react";
import { loadChunk } from "../errors/chunk-load.ts";
import { hasRoute } from "../route-table.ts";
import { toggleTheme } from "../theme.ts";
import { useLanguage } from "../translation.tsx";
import { useUser } from "../user/user-provider.tsx";
import { type CommandWish, onCommandWish } from "./command-events.ts";
import { otherLanguage } from "./language-switch.tsx";
import { isFree, type ShortcutId, shortcutOf, useLetterShortcuts } from "./shortcuts.ts";
import { useCommandEffect } from "./use-command-effect.ts";

const CommandPalette = lazy(() => loadChunk(() => import("./command-palette.tsx")));
const ShortcutsDialog = lazy(() => loadChunk(() => import("./shortcuts-dialog.tsx")));

/** What a key does, once it is known that it is meant for the page. */
function useShortcut(open: (wish: CommandWish) => void): (id: ShortcutId) => void {
  const run = useCommandEffect();
  const language = otherLanguage(useLanguage());
  const { userDetails } = useUser();
  const go = (path: string, route = path) => (hasRoute(route) ? run({ kind: "go", path }) : undefined);
  return id => {
    if (id === "palette" || id === "search") open("palette");
    else if (id === "shortcuts") open("shortcuts");
    else if (id === "theme") toggleTheme();
    else if (id === "language") run({ kind: "language", language });
    else if (id === "home") go("/");
    else if (id === "settings") go("/settings");
    else if (id === "add_monitor" && userDetails) go("/uptimes?add=website", "/uptimes");
    else if (id === "uptimes") go("/uptimes");
  };
}

/** Listens for the keys of the site and loads palette and list of shortcuts when they are first wanted. */
export function CommandKeys() {
  const [shown, setShown] = useState<CommandWish | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<CommandWish>>(new Set());
  const letters = useLetterShortcuts();
  const open = (wish: CommandWish) => {
    setLoaded(before => new Set(before).add(wish));
    setShown(wish);
  };
  const act = useShortcut(open);
  useEffect(() => onCommandWish(open));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const id = shortcutOf(event, letters);
      if (id === null || (id !== "palette" && !isFree(event))) return;
      event.preventDefault();
      act(id);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const close = () => setShown(null);
  return (
    <Suspense>
      {loaded.has("palette") && <CommandPalette open={shown === "palette"} onClose={close} />}
      {loaded.has("shortcuts") && <ShortcutsDialog open={shown === "shortcuts"} onClose={close} />}
    </Suspense>
  );
}
