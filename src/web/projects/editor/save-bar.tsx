import { useEffect, useState } from "react";
import { projectEditorMessages } from "#i18n/messages/project-editor.ts";
import { useT } from "../../translation.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { SendProgress } from "../draft/progress.tsx";

const appearsAfterMs = 100;

type Props = {
  isDirty: boolean;
  share: number | null;
  /** A save was asked for, and waits for the look for secrets. */
  isWaiting: boolean;
  /** The project's page, without language prefix. */
  cancelTo: string;
  onSave(): void;
};

/** Appears below when something is unsaved, and stays while it is being saved. */
export function SaveBar({ isDirty, share, isWaiting, cancelTo, onSave }: Props) {
  const t = useT(projectEditorMessages);
  const [shown, setShown] = useState(false);
  const isSaving = share !== null;
  const isWanted = isDirty || isSaving;
  useEffect(() => {
    if (!isWanted) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), appearsAfterMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  if (!shown) return null;
  return (
    <section
      aria-label={t("unsaved")}
      className="sticky inset-x-0 bottom-0 z-20 -mx-5 border-t border-line bg-surface px-5 py-3.5 sm:mx-0 sm:rounded-t-xl sm:border-x"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-48">
          {isSaving ? (
            <SendProgress share={share} label={t("saving")} />
          ) : (
            <p className="font-semibold" role="status">
              {t("unsaved")}
            </p>
          )}
        </div>
        <div className="flex gap-3">
          {!isSaving && <LinkButton to={cancelTo}>{t("cancel")}</LinkButton>}
          <Button variant="primary" icon="check" pending={isSaving || isWaiting} onClick={onSave}>
            {t("save")}
          </Button>
        </div>
      </div>
    </section>
  );
}
