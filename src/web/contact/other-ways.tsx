import { contactMessages } from "#i18n/messages/contact.ts";
import { policyMessages } from "#i18n/messages/policies.ts";
import { LocaleLink } from "../locale-link.tsx";
import { type PolicyLink, policyLinks } from "../policies/policy-links.ts";
import type { ContactData } from "../routes/contact-us.server.ts";
import { useT } from "../translation.tsx";

const linkLook = "inline-flex min-h-9 items-center text-sm text-accent underline";

/** Where else one reaches us, as far as this installation has set it up, and what is written already. */
export function OtherWays({ addresses: { support, legal, discord } }: { addresses: ContactData }) {
  const t = useT(contactMessages);
  const policy = useT(policyMessages);
  const links = Object.entries(policyLinks).filter(([id]) => id !== "contact");
  const ways = [
    { label: t("way_discord"), href: discord, rel: "noopener noreferrer" },
    { label: t("way_support"), href: support && `mailto:${support}`, rel: undefined },
    { label: t("way_legal"), href: legal && `mailto:${legal}`, rel: undefined },
  ].filter(({ href }) => href !== null);
  return (
    <aside className="flex flex-col gap-8">
      {ways.length > 0 && (
        <section aria-labelledby="ways-title">
          <h2 id="ways-title" className="mb-2 text-base">
            {t("ways")}
          </h2>
          <ul className="flex flex-col">
            {ways.map(({ label, href, rel }) => (
              <li key={label}>
                <a href={href ?? undefined} rel={rel} className={linkLook}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="answers-title">
        <h2 id="answers-title" className="mb-2 text-base">
          {t("policies")}
        </h2>
        <ul className="flex flex-col">
          {links.map(([id, path]) => (
            <li key={id}>
              <LocaleLink to={path} className={linkLook}>
                {policy(id as PolicyLink)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
