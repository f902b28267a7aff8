import type { ReactNode } from "react";
import { brand } from "#core/brand.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { LocaleLink } from "../locale-link.tsx";
import { hasRoute } from "../route-table.ts";
import { Rich, useT } from "../translation.tsx";
import { BrandName } from "./brand-mark.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useLayoutData } from "./layout-data.ts";

const linkLook = "inline-flex min-h-9 items-center text-sm text-muted hover:text-text hover:underline";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-sm">{title}</h2>
      <ul className="flex flex-col">{children}</ul>
    </div>
  );
}

function ProductLinks() {
  const t = useT(navigationMessages);
  const shell = useT(shellMessages);
  return (
    <Column title={shell("footer_product")}>
      {hasRoute("/uptimes") && (
        <li>
          <LocaleLink to="/uptimes" className={linkLook}>
            {t("uptimes")}
          </LocaleLink>
        </li>
      )}
      <li>
        <LocaleLink to="/settings" className={linkLook}>
          {t("settings")}
        </LocaleLink>
      </li>
      <li>
        <a href="/api/docs" className={linkLook}>
          {shell("footer_api")}
        </a>
      </li>
    </Column>
  );
}

function ContactLinks() {
  const t = useT(shellMessages);
  const layout = useLayoutData();
  if (!layout?.supportEmail) return null;
  const email = (
    <a href={`mailto:${layout.supportEmail}`} dir="ltr" className="underline">
      {layout.supportEmail}
    </a>
  );
  return (
    <Column title={t("footer_contact")}>
      <li className="text-sm text-muted">
        <Rich catalogue={shellMessages} id="footer_email" parts={{ email }} />
      </li>
    </Column>
  );
}

export function Footer() {
  const t = useT(shellMessages);
  return (
    <footer className="mt-20 border-t border-line">
      <div className="page flex flex-wrap justify-between gap-x-16 gap-y-10 py-12">
        <div className="flex max-w-sm flex-col gap-4">
          <BrandName />
          <p className="text-sm text-muted">{t("footer_line")}</p>
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          <ProductLinks />
          <ContactLinks />
        </div>
      </div>
      <div className="page flex items-center justify-between pb-8 text-sm text-muted">
        <p>{t("version", { version: brand.version })}</p>
        <LanguageSwitch className="-me-2.5" />
      </div>
    </footer>
  );
}
