import type { ReactNode } from "react";
import { uiMessages } from "#i18n/messages/ui.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toast.ts";
import { useStaffAction } from "./use-staff-action.ts";

type Props = {
  title: ReactNode;
  /** What its button does, in a word. */
  verb: string;
  /** Whether it takes something away from somebody. */
  danger?: boolean;
  /** Throws what the API refuses. */
  send(): Promise<unknown>;
  /** Said when it is done, where the list that comes back does not show it by itself. */
  said?: string;
  onClose(): void;
  onDone?(): void;
  /** The fields, given what is wrong with each. */
  children(wrong: Readonly<Record<string, string>>): ReactNode;
};

/** The last word of staff before something happens: its fields, and what was refused where it was refused. */
export function ActionDialog({ title, verb, danger, send, said, onClose, onDone, children }: Props) {
  const ui = useT(uiMessages);
  const { fields, failure, busy, act } = useStaffAction(send, () => {
    if (said !== undefined) toast.success(said);
    onDone?.();
  });
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant={danger ? "danger" : "primary"} pending={busy} onClick={() => void act()}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {children(fields)}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
