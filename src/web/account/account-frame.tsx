import type { ReactNode } from "react";
import { accountMessages } from "#i18n/messages/account.ts";
import { useT } from "../translation.tsx";
import { Tabs } from "../ui/tabs.tsx";

export const accountTabs = {
  about: "/account",
  settings: "/account/settings",
  favorites: "/account/favorites",
  billing: "/account/billing",
  redeem: "/account/redeem",
} as const;
export type AccountTab = keyof typeof accountTabs;

// Object.keys forgets the names; `accountTabs` has exactly these.
const names = Object.keys(accountTabs) as AccountTab[];

/** What stands around each part of the account: every tab is a page with an address and code of its own. */
export function AccountFrame({ tab, children }: { tab: AccountTab; children: ReactNode }) {
  const t = useT(accountMessages);
  const tabs = names.map(id => ({ id, label: t(`tab_${id}`), to: accountTabs[id] }));
  return (
    <div className="page flex flex-col gap-8 py-10 sm:py-14">
      <h1 className="text-3xl">{t("heading")}</h1>
      <Tabs label={t("tabs")} current={tab} tabs={tabs} className="scroll-shades" />
      {children}
    </div>
  );
}
