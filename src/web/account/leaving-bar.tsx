import { leavingMessages } from "#i18n/messages/leaving.ts";
import { Rich, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Time } from "../ui/time.tsx";
import { useUndoDeletion } from "./use-undo-deletion.ts";

/** On every page of somebody whose account is about to be deleted: when, and the way back. */
export default function LeavingBar({ at }: { at: string }) {
  const t = useT(leavingMessages);
  const { pending, undo } = useUndoDeletion();
  return (
    <aside aria-label={t("delete")} className="border-b border-offline/30 bg-offline-soft">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <Icon name="alert" size={18} className="text-offline" />
        <p role="status" className="min-w-0 flex-1 basis-60 text-sm">
          <Rich
            catalogue={leavingMessages}
            id="planned"
            parts={{ date: <Time key="date" at={at} style="date" /> }}
          />
        </p>
        <Button size="sm" variant="primary" pending={pending} onClick={undo}>
          {t("undo")}
        </Button>
      </div>
    </aside>
  );
}
