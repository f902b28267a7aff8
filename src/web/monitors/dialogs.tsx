import { lazy, Suspense, useEffect } from "react";
import type { MonitorItem, MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { loadChunk } from "../errors/chunk-load.ts";
import { useT } from "../translation.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { useMounted } from "../ui/time.tsx";
import { whenUsed } from "../when-used.ts";

const loadForm = () => loadChunk(() => import("./form/monitor-dialog.tsx"));
const loadDelete = () => loadChunk(() => import("./delete-dialog.tsx"));
const loadImport = () => loadChunk(() => import("./import-dialog.tsx"));
const MonitorDialog = lazy(loadForm);
const DeleteDialog = lazy(loadDelete);
const ImportDialog = lazy(loadImport);

export type OpenDialog =
  | { name: "add" }
  | { name: "import" }
  | { name: "edit" | "delete"; monitor: MonitorItem };

type Props = {
  dialog: OpenDialog | null;
  summary: MonitorSummary;
  onClose(): void;
  /** The data behind the dialog has changed; said before the dialog is closed. */
  onChanged(): void;
  /** Default: closes and loads anew. */
  onDeleted?(): void;
};

/** Answers the tap at once where the dialog itself is still on its way. */
function DialogPlace({ dialog, onClose }: { dialog: OpenDialog; onClose(): void }) {
  const t = useT(uptimesMessages);
  const action = useT(uptimesActionMessages);
  const titles = { add: t("add_monitor"), edit: t("edit"), delete: t("delete"), import: action("import") };
  const isForm = dialog.name === "add" || dialog.name === "edit";
  return (
    <Dialog open onClose={onClose} size={dialog.name === "delete" ? "sm" : "md"} title={titles[dialog.name]}>
      <Loading className="flex flex-col gap-5">
        <Skeleton className="h-18 w-full" />
        {isForm && <Skeleton className="h-24 w-full" />}
        {isForm && <Skeleton className="h-18 w-full" />}
        <Skeleton className="h-18 w-full" />
      </Loading>
    </Dialog>
  );
}

/** The dialog that the address asks for. Each is loaded when it is first needed, the form when somebody is there. */
export function MonitorDialogs({ dialog, summary, onClose, onChanged, onDeleted }: Props) {
  const mounted = useMounted();
  // A failure shows when the dialog is opened.
  useEffect(() => whenUsed(() => void loadForm().catch(() => {})), []);
  // A dialog needs the browser; the page under it is complete without.
  if (dialog === null || !mounted) return null;
  const deleted = () => {
    onChanged();
    onClose();
  };
  return (
    <Suspense fallback={<DialogPlace dialog={dialog} onClose={onClose} />}>
      {dialog.name === "add" && (
        <MonitorDialog monitor={null} summary={summary} onClose={onClose} onSaved={onChanged} />
      )}
      {dialog.name === "edit" && (
        <MonitorDialog
          key={dialog.monitor.id}
          monitor={dialog.monitor}
          summary={summary}
          onClose={onClose}
          onSaved={onChanged}
        />
      )}
      {dialog.name === "delete" && (
        <DeleteDialog monitor={dialog.monitor} onClose={onClose} onDeleted={onDeleted ?? deleted} />
      )}
      {dialog.name === "import" && (
        <ImportDialog remaining={summary.remaining} onClose={onClose} onImported={onChanged} />
      )}
    </Suspense>
  );
}
