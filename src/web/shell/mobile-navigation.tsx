import { type ReactNode, useEffect } from "react";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import type { NavigationLink } from "../navigation.ts";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";
import { useUser } from "../user/user-provider.tsx";
import { AccountHead } from "./account-menu.tsx";
import { useSection } from "./closed-sections.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { NavigationItem } from "./navigation-item.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useNavigationEntries } from "./use-navigation-entries.ts";

function Links({ links, onFollow }: { links: readonly NavigationLink[]; onFollow(): void }) {
  return (
    <ul>
      {links.map(link => (
        <li key={link.id}>
          <NavigationItem link={link} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { open, setOpen } = useSection(id);
  return (
    <div className="border-t border-line py-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`section-${id}`}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between rounded-lg px-3 text-sm font-semibold hover:bg-raised"
      >
        {title}
        <Icon
          name="chevronDown"
          size={18}
          className={open ? "rotate-180 transition-[rotate]" : "transition-[rotate]"}
        />
      </button>
      <div id={`section-${id}`} hidden={!open}>
        {children}
      </div>
    </div>
  );
}

/** The whole navigation below the bar. Esc closes it; its sections stay as they were left on this device. */
export function MobileNavigation({ onClose }: { onClose(): void }) {
  const t = useT(navigationMessages);
  const { userDetails } = useUser();
  const { bar, account } = useNavigationEntries();
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [onClose]);
  const links = bar.filter(item => item.kind === "link");
  const sections = bar.filter(item => item.kind === "section");
  return (
    <nav
      id="mobile-navigation"
      aria-label={t("main")}
      data-scroll-lock
      className="page absolute inset-x-0 top-full h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain bg-canvas pt-3 pb-8 xl:hidden"
    >
      <Links links={links} onFollow={onClose} />
      {sections.map(section => (
        <Section key={section.id} id={section.id} title={t(section.id)}>
          <Links links={section.links} onFollow={onClose} />
        </Section>
      ))}
      {userDetails && (
        <Section id="account" title={t("account")}>
          <AccountHead user={userDetails} />
          <Links links={account} onFollow={onClose} />
        </Section>
      )}
      <div className="flex items-center justify-between border-t border-line pt-3">
        <LanguageSwitch />
        <ThemeToggle />
      </div>
    </nav>
  );
}
