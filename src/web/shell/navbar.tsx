import { useState } from "react";
import { useLocation } from "react-router";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { LocaleLink, LocaleNavLink } from "../locale-link.tsx";
import type { NavigationSection } from "../navigation.ts";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";
import { Popover } from "../ui/popover.tsx";
import { AccountPlace } from "./account-menu.tsx";
import { BrandName } from "./brand-mark.tsx";
import { openPalette } from "./command-events.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { MobileNavigation } from "./mobile-navigation.tsx";
import { NavigationItem } from "./navigation-item.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useNavigationEntries } from "./use-navigation-entries.ts";

const entryLook =
  "inline-flex h-11 items-center gap-1 rounded-lg px-2.5 text-sm whitespace-nowrap text-muted hover:bg-raised hover:text-text aria-[current]:font-semibold aria-[current]:text-text aria-expanded:bg-raised aria-expanded:text-text";

function BarSection({ section }: { section: NavigationSection }) {
  const t = useT(navigationMessages);
  return (
    <Popover
      trigger={props => (
        <button {...props} type="button" className={entryLook}>
          {t(section.id)}
          <Icon name="chevronDown" size={16} />
        </button>
      )}
    >
      {close => (
        <ul className="min-w-60 p-1.5">
          {section.links.map(link => (
            <li key={link.id}>
              <NavigationItem link={link} onFollow={close} />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

function Bar() {
  const t = useT(navigationMessages);
  const { bar } = useNavigationEntries();
  return (
    <nav aria-label={t("main")} className="hidden xl:block">
      <ul className="flex items-center">
        {bar.map(item => (
          <li key={item.id}>
            {item.kind === "section" ? (
              <BarSection section={item} />
            ) : (
              <LocaleNavLink to={item.path} className={entryLook}>
                {t(item.id)}
              </LocaleNavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchButton() {
  const t = useT(shellMessages);
  return (
    <button
      type="button"
      onClick={openPalette}
      aria-keyshortcuts="Control+K Meta+K"
      className="grid size-11 place-items-center rounded-lg text-muted hover:bg-raised hover:text-text @min-[14rem]:flex @min-[14rem]:w-64 @min-[14rem]:items-center @min-[14rem]:gap-2.5 @min-[14rem]:border @min-[14rem]:border-line @min-[14rem]:bg-surface @min-[14rem]:px-3 @min-[14rem]:text-sm @min-[14rem]:whitespace-nowrap"
    >
      <Icon name="search" size={18} />
      <span className="sr-only @min-[14rem]:not-sr-only">{t("search")}</span>
      <span
        aria-hidden="true"
        className="ms-auto hidden rounded border border-line px-1.5 text-2xs @min-[14rem]:inline"
      >
        <kbd dir="ltr" className="font-sans">
          Ctrl K
        </kbd>
      </span>
    </button>
  );
}

/** The bar at the top. On narrow screens a toggle opens the navigation below it. */
export function Navbar() {
  const t = useT(navigationMessages);
  const { pathname } = useLocation();
  // The navigation is open for the page on which it was opened: following a link closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-canvas print:hidden">
      <div className="page flex h-16 items-center gap-2">
        <LocaleLink to="/" className="me-3 rounded-lg">
          <BrandName />
          <span className="sr-only"> – {t("home")}</span>
        </LocaleLink>
        <Bar />
        <div className="flex min-w-0 flex-1 items-center gap-0.5 sm:gap-1">
          {/* A field where the entries leave room for one, otherwise its icon. */}
          <div className="@container flex min-w-11 flex-1 justify-end">
            <SearchButton />
          </div>
          <span className="hidden xl:block">
            <LanguageSwitch />
          </span>
          <span className="hidden sm:block">
            <ThemeToggle />
          </span>
          <span className="ms-1.5">
            <AccountPlace />
          </span>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="mobile-navigation"
            aria-label={open ? t("close") : t("open")}
            onClick={() => setOpenOn(open ? null : pathname)}
            className="-me-2 grid size-11 place-items-center rounded-lg hover:bg-raised xl:hidden"
          >
            <Icon name={open ? "close" : "menu"} />
          </button>
        </div>
      </div>
      {open && <MobileNavigation onClose={() => setOpenOn(null)} />}
    </header>
  );
}
