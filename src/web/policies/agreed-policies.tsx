import { policyMessages } from "#i18n/messages/policies.ts";
import { LocaleLink } from "../locale-link.tsx";
import { hasRoute } from "../route-table.ts";
import { useT } from "../translation.tsx";
import { type PolicyLink, policyLinks } from "./policy-links.ts";

/** Where the texts stand that are agreed to here. They open beside the form, which keeps what was ticked. */
export function AgreedPolicies({ policies }: { policies: readonly PolicyLink[] }) {
  const t = useT(policyMessages);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {policies
        .filter(id => hasRoute(policyLinks[id]))
        .map(id => (
          <li key={id}>
            <LocaleLink to={policyLinks[id]} target="_blank" className="text-accent underline">
              {t(id)}
            </LocaleLink>
          </li>
        ))}
    </ul>
  );
}
