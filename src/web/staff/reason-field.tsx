import { limits } from "#core/limits.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { useT } from "../translation.tsx";
import type { FieldText } from "../ui/field.tsx";
import { TextArea } from "../ui/text-area.tsx";

type Props = Pick<FieldText, "label" | "error"> & {
  value: string;
  max?: number;
  onChange(reason: string): void;
};

/** Why something is done to somebody: for the log, which only staff read. */
export function ReasonField({ label, error, value, max = limits.report.noteMax, onChange }: Props) {
  const t = useT(staffMessages);
  return (
    <TextArea
      label={label}
      hint={t("reason_for_log")}
      error={error}
      value={value}
      maxLength={max}
      onChange={event => onChange(event.target.value)}
    />
  );
}
