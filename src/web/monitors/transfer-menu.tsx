import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { useT } from "../translation.tsx";
import { Menu } from "../ui/menu.tsx";

/** A file is a plain download: the browser names it and saves it. */
const download = () => window.location.assign("/api/monitors/export");

export function TransferMenu({ hasMonitors, onImport }: { hasMonitors: boolean; onImport(): void }) {
  const t = useT(uptimesActionMessages);
  return (
    <Menu
      label={t("transfer")}
      groups={[
        [
          { id: "import", label: t("import"), icon: "upload", onSelect: onImport },
          { id: "export", label: t("export"), icon: "download", disabled: !hasMonitors, onSelect: download },
        ],
      ]}
    />
  );
}
