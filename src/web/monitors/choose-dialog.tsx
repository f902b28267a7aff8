import { useEffect, useState } from "react";
import type { MonitorChoices } from "#features/monitors/monitor-choice.schema.ts";
import { monitorChoiceMessages } from "#i18n/messages/monitor-choice.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Checkbox } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.ts";

const address = "/api/monitors/choice";
type Props = { onClose(): void; onSaved(): void };

function List({
  choices,
  chosen,
  onToggle,
}: {
  choices: MonitorChoices;
  chosen: ReadonlySet<string>;
  onToggle(id: string): void;
}) {
  const t = useT(monitorChoiceMessages);
  const isFull = chosen.size >= choices.max;
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{t("legend")}</legend>
      {choices.items.map(item => (
        <div key={item.id} className="flex min-h-12 items-center border-b border-line py-2 last:border-b-0">
          <Checkbox
            className="w-full"
            checked={chosen.has(item.id)}
            disabled={isFull && !chosen.has(item.id)}
            onChange={() => onToggle(item.id)}
            label={
              <span className="flex min-w-0 flex-col items-start">
                <bdi className="font-semibold break-words">{item.name}</bdi>
                {item.url !== null && (
                  <bdi dir="ltr" className="text-xs break-all text-muted">
                    {item.url}
                  </bdi>
                )}
              </span>
            }
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Which monitors run when there are more of them than the plan has slots. The server counts again. */
export function ChooseDialog({ onClose, onSaved }: Props) {
  const t = useT(monitorChoiceMessages);
  const [choices, setChoices] = useState<MonitorChoices | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    callApi<MonitorChoices>(address, { signal: end.signal }).then(
      answer => {
        setChoices(answer);
        setChosen(new Set(answer.items.filter(item => item.holdsSlot).map(item => item.id)));
      },
      () => !end.signal.aborted && setFailure("load_failed"),
    );
    return () => end.abort();
  }, []);
  const toggle = (id: string) =>
    setChosen(before =>
      before.has(id) ? new Set([...before].filter(one => one !== id)) : new Set([...before, id]),
    );
  async function save(): Promise<void> {
    setRunning(true);
    setFailure(null);
    try {
      await callApi(address, { method: "PUT", body: { ids: [...chosen] } });
      toast.success(t("saved"));
      onSaved();
    } catch (error) {
      setFailure(error instanceof ApiFailure && error.code !== null ? error.message : t("failed"));
    } finally {
      setRunning(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={running}
      title={t("title")}
      footer={
        <>
          {choices !== null && (
            <p aria-live="polite" className="self-center text-sm text-muted sm:me-auto">
              {t("count", { count: chosen.size, max: choices.max })}
            </p>
          )}
          <Button disabled={running} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="primary" disabled={choices === null} pending={running} onClick={() => void save()}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t("text")}</p>
        {failure !== null && (
          <Notice tone="error">{failure === "load_failed" ? t("load_failed") : failure}</Notice>
        )}
        {choices === null ? (
          failure === null && (
            <Loading className="flex flex-col gap-3">
              {[1, 2, 3, 4, 5].map(row => (
                <Skeleton key={row} className="h-12" />
              ))}
            </Loading>
          )
        ) : (
          <>
            <List choices={choices} chosen={chosen} onToggle={toggle} />
            {chosen.size >= choices.max && <p className="text-xs text-muted">{t("full")}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}
