import type { ReactNode } from "react";
import { brand } from "#core/brand.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { policyMessages } from "#i18n/messages/policies.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { LocaleLink } from "../locale-link.tsx";
import type { EntryId } from "../navigation.ts";
import { type PolicyLink, policyLinks } from "../policies/policy-links.ts";
import { hasRoute } from "../route-table.ts";
import { useT } from "../translation.tsx";
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

/** What a visitor finds here; named by the messages of the navigation. */
const columns = {
  footer_product: {
    uptimes: "/uptimes",
    codes_djs: "/codes/djs",
    codes_html: "/codes/html",
    codes_yt: "/codes-yt",
    projects: "/projects",
    premium: "/pricing",
  },
  footer_tools: {
    minify_js: "/minifyjs",
    minify_css: "/minifycss",
    obfuscate_js: "/javascript-obfuscator",
    obfuscate_html: "/html-obfuscator-encode",
    convert_11_12: "/djs-v11-to-v12",
    convert_12_13: "/djs13",
    convert_13_14: "/djs-v13-to-v14",
  },
} as const satisfies Record<string, Partial<Record<EntryId, string>>>;

function PageLinks({ column }: { column: keyof typeof columns }) {
  const t = useT(navigationMessages);
  const shell = useT(shellMessages);
  const links = Object.entries(columns[column]).filter(([, path]) => hasRoute(path));
  if (links.length === 0) return null;
  return (
    <Column title={shell(column)}>
      {links.map(([id, path]) => (
        <li key={id}>
          <LocaleLink to={path} className={linkLook}>
            {t(id as EntryId)}
          </LocaleLink>
        </li>
      ))}
    </Column>
  );
}

function SiteLinks() {
  const t = useT(navigationMessages);
  const shell = useT(shellMessages);
  return (
    <Column title={shell("footer_site")}>
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

function PolicyLinks() {
  const t = useT(policyMessages);
  const links = Object.entries(policyLinks).filter(([, path]) => hasRoute(path));
  return (
    <Column title={t("others")}>
      {links.map(([id, path]) => (
        <li key={id}>
          <LocaleLink to={path} className={linkLook}>
            {t(id as PolicyLink)}
          </LocaleLink>
        </li>
      ))}
    </Column>
  );
}

/** An address under the name of what it is for. */
function MailLink({ label, email }: { label: string; email: string }) {
  return (
    <li className="text-sm text-muted">
      <p className="pt-1.5">{label}</p>
      <a href={`mailto:${email}`} className={`${linkLook} break-all underline`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
    </li>
  );
}

/** Where one reaches the people behind the site, as far as this installation has set it up. */
function ContactLinks() {
  const t = useT(shellMessages);
  const { supportEmail, legalEmail, discordInvite } = useLayoutData() ?? {};
  if (!supportEmail && !legalEmail && !discordInvite) return null;
  return (
    <Column title={t("footer_contact")}>
      {supportEmail && <MailLink label={t("footer_support")} email={supportEmail} />}
      {legalEmail && <MailLink label={t("footer_legal")} email={legalEmail} />}
      {discordInvite && (
        <li>
          <a href={discordInvite} rel="noopener noreferrer" className={linkLook}>
            {t("footer_discord")}
          </a>
        </li>
      )}
    </Column>
  );
}

export function Footer() {
  const t = useT(shellMessages);
  return (
    <footer className="mt-20 border-t border-line print:hidden">
      <div className="page flex flex-wrap justify-between gap-x-16 gap-y-10 py-12">
        <div className="flex max-w-sm flex-col gap-4">
          <BrandName />
          <p className="text-sm text-muted">{t("footer_line")}</p>
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          <PageLinks column="footer_product" />
          <PageLinks column="footer_tools" />
          <SiteLinks />
          <PolicyLinks />
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
