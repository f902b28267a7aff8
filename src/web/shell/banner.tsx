import { shellMessages } from "#i18n/messages/shell.ts";
import { LocaleLink } from "../locale-link.tsx";
import { storedNames, writeStored } from "../stored.ts";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";
import { useLayoutData } from "./layout-data.ts";

/** The words of an announcement, and where they lead. */
export function BannerText({ text, link }: { text: string; link: string | null }) {
  const t = useT(shellMessages);
  const className = "font-semibold underline underline-offset-2";
  return (
    <p className="min-w-0 flex-1 text-xs break-words sm:text-sm">
      {text}{" "}
      {link?.startsWith("/") && (
        <LocaleLink to={link} className={className}>
          {t("banner_more")}
        </LocaleLink>
      )}
      {link?.startsWith("https://") && (
        <a href={link} rel="noopener" className={className}>
          {t("banner_more")}
        </a>
      )}
    </p>
  );
}

/** The announcement of a version. Once dismissed it stays away, from the first paint on, until the next version. */
export function Banner() {
  const t = useT(shellMessages);
  const announcement = useLayoutData()?.announcement;
  if (!announcement) return null;
  const dismiss = () => {
    writeStored(storedNames.banner, announcement.version);
    document.documentElement.setAttribute("data-banner-closed", "");
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label={t("banner_label")} className="banner bg-accent-fill text-on-accent">
      <div className="page flex items-center gap-3 py-1.5">
        <Icon name="bolt" size={18} className="hidden sm:block" />
        <BannerText text={announcement.text} link={announcement.link} />
        <button
          type="button"
          aria-label={t("banner_close")}
          title={t("banner_close")}
          onClick={dismiss}
          className="-me-2 grid size-9 shrink-0 place-items-center rounded-lg outline-on-accent hover:bg-on-accent/15"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}
