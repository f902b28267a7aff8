import type { ReactNode } from "react";
import { staffMessages } from "#i18n/messages/staff.ts";
import { useT } from "../translation.tsx";
import { Tabs } from "../ui/tabs.tsx";

const sections = [
  { id: "reports", to: "/staff" },
  { id: "projects", to: "/staff/projects" },
  { id: "appeals", to: "/staff/appeals" },
  { id: "codes", to: "/staff/codes" },
  { id: "users", to: "/staff/users" },
  { id: "bans", to: "/staff/bans" },
  { id: "gifts", to: "/staff/gifts" },
  { id: "support", to: "/staff/support" },
  { id: "contact", to: "/staff/contact" },
  { id: "refunds", to: "/staff/refunds" },
  { id: "banner", to: "/staff/banner" },
  { id: "team", to: "/staff/team" },
  { id: "system", to: "/staff/system" },
  { id: "audit", to: "/staff/audit" },
] as const;

type Props = { current: (typeof sections)[number]["id"]; children: ReactNode };

/** Heading and tabs of the staff area. */
export function StaffFrame({ current, children }: Props) {
  const t = useT(staffMessages);
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <h1 className="text-2xl">{t("heading")}</h1>
      <Tabs
        label={t("sections")}
        current={current}
        tabs={sections.map(({ id, to }) => ({ id, to, label: t(id) }))}
        className="scroll-shades"
      />
      {children}
    </div>
  );
}
