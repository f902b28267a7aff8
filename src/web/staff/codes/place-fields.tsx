import { codeKinds, codeLanguages } from "#core/vocabulary.ts";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import { languageNames } from "../../codes/language-names.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox, Select, TextField } from "../../ui/field.tsx";
import type { CodeForm } from "./code-draft.ts";
import { fieldText } from "./use-code-editor.ts";
import type { FieldsProps } from "./words-fields.tsx";

const folderVideo = "demo.webm";

/** Where the code is listed, what opens first, its video, and whether it needs a plan. */
export function PlaceFields({
  form,
  fields,
  onChange,
  hasFolderVideo,
}: FieldsProps & { hasFolderVideo: boolean }) {
  const t = useT(staffCodesMessages);
  const paths = form.files.map(file => file.path);
  const pages = paths.filter(path => /\.html?$/i.test(path));
  const isFolderVideo = form.video === folderVideo;
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">{t("place")}</h2>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          label={t("kind")}
          value={form.kind}
          // Only values of the list below can be chosen.
          onChange={event => onChange({ kind: event.target.value as CodeForm["kind"] })}
        >
          {codeKinds.map(kind => (
            <option key={kind} value={kind}>
              {t(`kind_${kind}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t("language")}
          value={form.language}
          onChange={event => onChange({ language: event.target.value as CodeForm["language"] })}
        >
          {codeLanguages.map(language => (
            <option key={language} value={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
        {form.kind === "djs" && (
          <TextField
            label={t("discord_js")}
            error={fieldText(fields, "discordJs")}
            dir="ltr"
            inputMode="numeric"
            value={form.discordJs}
            onChange={event => onChange({ discordJs: event.target.value })}
          />
        )}
        <Select
          label={t("entry")}
          error={fieldText(fields, "entry")}
          value={form.entry}
          onChange={event => onChange({ entry: event.target.value })}
        >
          {paths.map(path => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </Select>
        <Select
          label={t("preview")}
          error={fieldText(fields, "preview")}
          value={form.preview}
          onChange={event => onChange({ preview: event.target.value })}
        >
          <option value="">{t("no_preview")}</option>
          {pages.map(path => (
            <option key={path} value={path}>
              {path}
            </option>
          ))}
        </Select>
        <div className="flex flex-col items-start gap-2">
          <TextField
            type="url"
            label={t("video")}
            hint={t("video_hint")}
            error={fieldText(fields, "video")}
            className="w-full"
            value={form.video}
            onChange={event => onChange({ video: event.target.value })}
          />
          {hasFolderVideo && !isFolderVideo && (
            <Button size="sm" onClick={() => onChange({ video: folderVideo })}>
              {t("video_folder")}
            </Button>
          )}
        </div>
      </div>
      <Checkbox
        label={t("needs_plan")}
        checked={form.needsPlan}
        onChange={event => onChange({ needsPlan: event.target.checked })}
      />
    </Card>
  );
}
