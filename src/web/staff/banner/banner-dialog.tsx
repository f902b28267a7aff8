import { useState } from "react";
import { limits } from "#core/limits.ts";
import { languages } from "#core/vocabulary.ts";
import type { AnnouncementItem } from "#features/announcements/announcements.schema.ts";
import { staffBannerMessages } from "#i18n/messages/staff-banner.ts";
import { callApi } from "../../api-client.ts";
import { BannerText } from "../../shell/banner.tsx";
import { useT } from "../../translation.tsx";
import { Switch, TextField } from "../../ui/field.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { type BannerValues, draftOf, valuesOf } from "./banner-draft.ts";

type Props = { banner: AnnouncementItem | null; now: string; onClose(): void; onDone(): void };
type TextName = Exclude<keyof BannerValues, "isOn">;

/** How the banner will look, in both languages. */
function Preview({ values }: { values: BannerValues }) {
  const t = useT(staffBannerMessages);
  return (
    <section aria-label={t("preview")} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t("preview")}</h3>
      {languages.map(language => (
        <div
          key={language}
          lang={language}
          dir={language === "ar" ? "rtl" : "ltr"}
          className="flex rounded-lg bg-accent-fill px-4 py-1.5 text-on-accent"
        >
          <BannerText
            text={language === "ar" ? values.textAr : values.textEn}
            link={values.link === "" ? null : values.link}
          />
        </div>
      ))}
    </section>
  );
}

type FieldsProps = {
  values: BannerValues;
  fields: Record<string, string>;
  isNew: boolean;
  set(more: Partial<BannerValues>): void;
};

function Fields({ values, fields, isNew, set }: FieldsProps) {
  const t = useT(staffBannerMessages);
  const { textMax, linkMax, versionMax } = limits.announcement;
  const bound = (name: TextName) => ({
    error: fields[name],
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <>
      {isNew && (
        <TextField
          dir="ltr"
          label={t("version")}
          hint={t("version_hint")}
          maxLength={versionMax}
          {...bound("version")}
        />
      )}
      <TextField dir="ltr" lang="en" label={t("text_en")} maxLength={textMax} {...bound("textEn")} />
      <TextField dir="rtl" lang="ar" label={t("text_ar")} maxLength={textMax} {...bound("textAr")} />
      <TextField dir="ltr" label={t("link")} hint={t("link_hint")} maxLength={linkMax} {...bound("link")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          dir="ltr"
          label={t("starts")}
          hint={t("starts_hint")}
          {...bound("startsAt")}
        />
        <TextField
          type="datetime-local"
          dir="ltr"
          label={t("ends")}
          hint={t("ends_hint")}
          {...bound("endsAt")}
        />
      </div>
      <Switch
        label={t("is_on")}
        hint={t("is_on_hint")}
        checked={values.isOn}
        onChange={event => set({ isOn: event.target.checked })}
      />
    </>
  );
}

/** Adds a banner, or changes the one that it was opened for. */
export function BannerDialog({ banner, now, onClose, onDone }: Props) {
  const t = useT(staffBannerMessages);
  const [values, setValues] = useState(() => valuesOf(banner, now));
  const send = () => {
    const draft = draftOf(values, banner, now);
    return banner === null
      ? callApi("/api/staff/banners", { method: "POST", body: { version: values.version, ...draft } })
      : callApi(`/api/staff/banners/${encodeURIComponent(banner.version)}`, { method: "PUT", body: draft });
  };
  return (
    <ActionDialog
      title={banner === null ? t("add_title") : t("edit_title", { version: banner.version })}
      verb={t("save")}
      send={send}
      said={t("saved")}
      onClose={onClose}
      onDone={onDone}
    >
      {wrong => (
        <>
          <Fields
            values={values}
            fields={wrong}
            isNew={banner === null}
            set={more => setValues(before => ({ ...before, ...more }))}
          />
          <Preview values={values} />
        </>
      )}
    </ActionDialog>
  );
}
