import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType, useRevalidator } from "react-router";
import type { MonitorItem, MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { loadChunk } from "../errors/chunk-load.ts";
import { useT } from "../translation.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { useMounted } from "../ui/time.tsx";
import { useLoadWhenClosed } from "../ui/use-load-when-closed.ts";
import { whenUsed } from "../when-used.ts";
import { asksForDialog, pageUnder } from "./list-address.ts";

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
  /** When the dialog is gone. Default: loads anew and keeps the focus in the list. */
  onDeleted?(): void;
};

/**
 * Closes the dialog that the address asks for. The entry that opening made in the history is left by going back, any
 * other one is replaced: Back leads on to what was before the page, and never into a dialog again. `then` runs when
 * the dialog is gone.
 */
function useClosing(): (then?: () => void) => void {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const isAsked = asksForDialog(new URLSearchParams(location.search));
  const page = pageUnder(location);
  /** The page as it was shown without a dialog, the last time it was rendered. */
  const bare = useRef<string | null>(null);
  const opened = useRef(new Set<string>());
  const closing = useRef<{ then: (() => void) | undefined } | null>(null);
  // Before a key can be pressed: the dialog is there as soon as the page is.
  useLayoutEffect(() => {
    if (isAsked && type === "PUSH" && bare.current === page) opened.current.add(location.key);
    bare.current = isAsked ? null : page;
    const then = closing.current?.then;
    closing.current = null;
    if (!isAsked) then?.();
  }, [location.key, isAsked, type, page]);
  return then => {
    if (closing.current !== null) return;
    closing.current = { then };
    if (opened.current.has(location.key)) void navigate(-1);
    else void navigate(page, { replace: true, preventScrollReset: true });
  };
}

const rowOf = (id: string) => document.querySelector(`[data-monitor="${CSS.escape(id)}"]`);

/** Where the focus goes when a monitor is gone from the list: to the row after it, before it, or to the heading. */
function useFocusBeside(dialog: OpenDialog | null): () => void {
  const beside = useRef<(string | null)[]>([]);
  const leaving = dialog?.name === "delete" ? dialog.monitor.id : null;
  useEffect(() => {
    const row = leaving === null ? null : rowOf(leaving);
    if (row === null) return;
    const rows = [row.nextElementSibling, row.previousElementSibling];
    beside.current = rows.map(each => each?.getAttribute("data-monitor") ?? null);
  });
  return () => {
    const row = beside.current.map(id => id && rowOf(id)).find(Boolean);
    if (row) return row.querySelector<HTMLElement>(".area-menu button")?.focus();
    focusHeading();
  };
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("#content h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

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
export function MonitorDialogs({ dialog, summary, onDeleted }: Props) {
  const mounted = useMounted();
  const { revalidate } = useRevalidator();
  const close = useClosing();
  const focusBeside = useFocusBeside(dialog);
  const onChanged = useLoadWhenClosed(dialog !== null);
  // A failure shows when the dialog is opened.
  useEffect(() => whenUsed(() => void loadForm().catch(() => {})), []);
  // A dialog needs the browser; the page under it is complete without.
  if (dialog === null || !mounted) return null;
  const onClose = () => close();
  const removed = () => {
    focusBeside();
    void revalidate();
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
        <DeleteDialog
          monitor={dialog.monitor}
          onClose={onClose}
          onDeleted={() => close(onDeleted ?? removed)}
        />
      )}
      {dialog.name === "import" && (
        <ImportDialog remaining={summary.remaining} onClose={onClose} onImported={onChanged} />
      )}
    </Suspense>
  );
}
