import { useLocation, useNavigate } from "react-router";
import { localePath, withoutLanguage } from "../language.ts";
import { useLocalePath } from "../locale-link.tsx";
import { chooseTheme } from "../theme.ts";
import { openShortcuts } from "./command-events.ts";
import type { CommandEffect } from "./command-list.ts";
import { keepLanguage } from "./language-switch.tsx";

/** Carries a command out. */
export function useCommandEffect(): (effect: CommandEffect) => void {
  const navigate = useNavigate();
  const toLocale = useLocalePath();
  const { pathname, search, hash } = useLocation();
  return effect => {
    switch (effect.kind) {
      case "go":
        return void navigate(toLocale(effect.path));
      case "leave":
        return location.assign(effect.href);
      case "theme":
        return chooseTheme(effect.theme);
      case "language":
        keepLanguage(effect.language);
        return void navigate(`${localePath(effect.language, withoutLanguage(pathname))}${search}${hash}`);
      case "shortcuts":
        return openShortcuts();
    }
  };
}
