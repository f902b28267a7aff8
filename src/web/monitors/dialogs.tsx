import { lazy, Suspense, useEffect } from "react";
import type { MonitorItem, MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { loadChunk } from "../errors/chunk-load.ts";
import { useMounted } from "../ui/time.tsx";

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

/** The dialog that the address asks for. Each is loaded when it is first needed, the form as soon as there is time. */
export function MonitorDialogs({ dialog, summary, onClose, onChanged, onDeleted }: Props) {
  const mounted = useMounted();
  useEffect(() => {
    const timer = setTimeout(() => void loadForm().catch(() => {}), 1_500);
    return () => clearTimeout(timer);
  }, []);
  // A dialog needs the browser; the page under it is complete without.
  if (dialog === null || !mounted) return null;
  const deleted = () => {
    onChanged();
    onClose();
  };
  return (
    <Suspense>
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
