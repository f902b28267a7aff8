import { useEffect, useEffectEvent, useState } from "react";
import { limits } from "#core/limits.ts";
import type { EditedCode, SavedCode } from "#features/codes/staff-codes.schema.ts";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { useLeaveWarning } from "../../projects/draft/use-leave-warning.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { HeldFields } from "../../ui/held-fields.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type CodeForm, withFiles } from "./code-draft.ts";
import { FilesField } from "./files-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { fieldText, otherTexts, useCodeEditor } from "./use-code-editor.ts";
import { type FieldsProps, WordsFields } from "./words-fields.tsx";

/** What is new in the version that a save with changed files makes. */
function NoteFields({ form, fields, onChange }: FieldsProps) {
  const t = useT(staffCodesMessages);
  const field = (language: "en" | "ar") => (
    <TextArea
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      rows={2}
      label={t(`note_${language}`)}
      error={fieldText(fields, `note.${language}`)}
      value={form.note[language]}
      maxLength={limits.code.noteMax}
      onChange={event => onChange({ note: { ...form.note, [language]: event.target.value } })}
    />
  );
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg">{t("note")}</h2>
        <p className="text-xs text-muted">{t("note_hint")}</p>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {field("en")}
        {field("ar")}
      </div>
    </Card>
  );
}

type Props = {
  begun: CodeForm;
  isNew: boolean;
  edited: Pick<EditedCode, "hasFolderVideo" | "source"> | null;
  /** Resolves when what was saved stands on the page. */
  onSaved(saved: SavedCode): Promise<void>;
};

/** The form of a code, for a new one and for each later version. */
export function CodeEditor({ begun, isNew, edited, onSaved }: Props) {
  const t = useT(staffCodesMessages);
  const [saved, setSaved] = useState<SavedCode | null>(null);
  const editor = useCodeEditor(begun, { isNew, onSaved: setSaved });
  const { form, setForm, change, failed, saving, save, isDirty } = editor;
  useLeaveWarning(isDirty && saved === null);
  const showSaved = useEffectEvent(onSaved);
  // Only after the page knows that nothing is unsaved any more: leaving would ask otherwise.
  useEffect(() => {
    if (saved === null) return;
    let isGone = false;
    void showSaved(saved).finally(() => {
      if (!isGone) setSaved(null);
    });
    return () => {
      isGone = true;
    };
  }, [saved]);
  const fields = { form, fields: failed.fields, onChange: change };
  const isHeld = saving || saved !== null;
  return (
    <form
      className="flex flex-col gap-5"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <LocaleLink to="/staff/codes" className="self-start text-sm text-accent hover:underline">
        {t("back")}
      </LocaleLink>
      {edited?.source === "content" && <Notice>{t("content_notice")}</Notice>}
      <HeldFields held={isHeld} className="flex flex-col gap-5">
        <WordsFields {...fields} isNew={isNew} />
        <FilesField
          files={form.files}
          begun={begun.files}
          error={fieldText(failed.fields, "files")}
          onChange={files => setForm(before => withFiles(before, files))}
        />
        <PlaceFields {...fields} hasFolderVideo={edited?.hasFolderVideo ?? false} />
        <NoteFields {...fields} />
      </HeldFields>
      {failed.message !== "" && (
        <Notice tone="error" title={failed.message}>
          <ul>
            {otherTexts(failed.fields).map(([place, text]) => (
              <li key={place}>
                <bdi dir="ltr" className="font-mono text-xs">
                  {place}
                </bdi>{" "}
                {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="sticky bottom-0 -mx-1 flex justify-end border-t border-line bg-canvas px-1 py-3">
        <Button type="submit" variant="primary" pending={isHeld} disabled={!isDirty}>
          {t(isNew ? "create" : "save")}
        </Button>
      </div>
    </form>
  );
}
