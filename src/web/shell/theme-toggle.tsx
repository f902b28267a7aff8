import { shellMessages } from "#i18n/messages/shell.ts";
import { toggleTheme } from "../theme.ts";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";

/** Both icons are there and the style sheet shows one, so that the first paint is right already. */
export function ThemeToggle() {
  const t = useT(shellMessages);
  return (
    <button
      type="button"
      aria-label={t("theme_toggle")}
      title={t("theme_toggle")}
      onClick={toggleTheme}
      className="grid size-11 place-items-center rounded-lg text-muted hover:bg-raised hover:text-text"
    >
      <Icon name="moon" className="when-light" />
      <Icon name="sun" className="when-dark" />
    </button>
  );
}
