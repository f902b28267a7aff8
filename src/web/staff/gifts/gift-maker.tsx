import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { limits } from "#core/limits.ts";
import { paidPlans } from "#core/plans.ts";
import type { MadeGifts } from "#features/gifts/gifts.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffGiftMessages } from "#i18n/messages/staff-gifts.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { giftsCsv, saveText } from "./gifts-csv.ts";

/** The codes, this once. */
function Made({ made, onDone }: { made: MadeGifts; onDone(): void }) {
  const t = useT(staffGiftMessages);
  const text = made.codes.map(({ code }) => code).join("\n");
  return (
    <Card className="flex flex-col gap-4">
      <Notice tone="warning" title={t("made_title", { count: made.codes.length })}>
        {t("made_text")}
      </Notice>
      <pre
        dir="ltr"
        data-testid="gift-codes"
        className="max-h-64 overflow-auto rounded-lg bg-raised px-4 py-3 font-mono text-sm"
      >
        {text}
      </pre>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t("copy_all")} size="md" />
        <Button
          icon="download"
          onClick={() => saveText(giftsCsv(made), `gift-codes-${made.batchId}.csv`, "text/csv")}
        >
          {t("save_csv")}
        </Button>
        <Button variant="primary" icon="check" onClick={onDone}>
          {t("done")}
        </Button>
      </div>
    </Card>
  );
}

const numbers = ["months", "count", "validDays"] as const;
const maxima = {
  months: limits.gift.monthsMax,
  count: limits.gift.batchMax,
  validDays: limits.gift.validDaysMax,
};
const labels = { months: "months", count: "count", validDays: "valid_days" } as const;
const defaults = { months: "1", count: "1", validDays: "365" };

function useMaker() {
  const staff = useT(staffMessages);
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<MadeGifts | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async (form: FormData) => {
    setBusy(true);
    setFields({});
    setFailure(null);
    try {
      const body = {
        plan: form.get("plan"),
        note: form.get("note"),
        ...Object.fromEntries(numbers.map(name => [name, Number(form.get(name))])),
      };
      setMade(await callApi<MadeGifts>("/api/staff/gifts", { method: "POST", body }));
      await revalidate();
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null;
      setFields(known?.fields ?? {});
      setFailure(Object.keys(known?.fields ?? {}).length > 0 ? null : known?.message || staff("failed"));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void make(new FormData(event.currentTarget));
  };
  return { made, setMade, fields, failure, busy, submit };
}

/** The form that makes codes, and the codes that it made. */
export function GiftMaker() {
  const t = useT(staffGiftMessages);
  const { made, setMade, fields, failure, busy, submit } = useMaker();
  if (made !== null) return <Made made={made} onDone={() => setMade(null)} />;
  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <div>
          <h2 className="text-lg">{t("make_title")}</h2>
          <p className="text-sm text-muted">{t("make_text")}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Select name="plan" label={t("plan")} error={fields.plan}>
            {paidPlans.map(plan => (
              <option key={plan} value={plan}>
                {planTitles[plan]}
              </option>
            ))}
          </Select>
          {numbers.map(name => (
            <TextField
              key={name}
              type="number"
              dir="ltr"
              name={name}
              label={t(labels[name])}
              error={fields[name]}
              defaultValue={defaults[name]}
              min={1}
              max={maxima[name]}
            />
          ))}
        </div>
        <TextField
          name="note"
          label={t("note")}
          hint={t("note_hint")}
          error={fields.note}
          maxLength={limits.gift.noteMax}
        />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" variant="primary" icon="plus" pending={busy} className="sm:self-start">
          {t("make")}
        </Button>
      </form>
    </Card>
  );
}
