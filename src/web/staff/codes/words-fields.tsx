import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import { useT } from "../../translation.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { TagInput } from "../../ui/tag-input.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { CodeForm } from "./code-draft.ts";
import { type FieldTexts, fieldText } from "./use-code-editor.ts";

export type FieldsProps = { form: CodeForm; fields: FieldTexts; onChange(changes: Partial<CodeForm>): void };

const directions = { en: "ltr", ar: "rtl" } as const;

/** What the code says of itself in one language. */
function Words({ language, form, fields, onChange }: FieldsProps & { language: Language }) {
  const t = useT(staffCodesMessages);
  const both = (name: "title" | "description" | "setup", text: string) =>
    onChange({ [name]: { ...form[name], [language]: text } });
  const shared = { lang: language, dir: directions[language] };
  return (
    <div className="flex flex-col gap-5">
      <TextField
        {...shared}
        label={t(`title_${language}`)}
        error={fieldText(fields, `title.${language}`)}
        value={form.title[language]}
        maxLength={limits.code.titleMax}
        onChange={event => both("title", event.target.value)}
      />
      <TextArea
        {...shared}
        label={t(`description_${language}`)}
        error={fieldText(fields, `description.${language}`)}
        value={form.description[language]}
        maxLength={limits.code.descriptionMax}
        onChange={event => both("description", event.target.value)}
      />
      <TextArea
        {...shared}
        label={t(`setup_${language}`)}
        hint={t("setup_hint")}
        error={fieldText(fields, `setup.${language}`)}
        value={form.setup[language]}
        onChange={event => both("setup", event.target.value)}
      />
    </div>
  );
}

/** Title, description and steps in both languages, side by side, and the tags. */
export function WordsFields({ isNew, ...props }: FieldsProps & { isNew: boolean }) {
  const t = useT(staffCodesMessages);
  const { form, fields, onChange } = props;
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg">{t("words")}</h2>
      {isNew && (
        <TextField
          label={t("id")}
          hint={t("id_hint")}
          error={fields.id}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={form.id}
          onChange={event => onChange({ id: event.target.value.toLowerCase().replace(/[^a-z0-9-]+/g, "-") })}
        />
      )}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Words language="en" {...props} />
        <Words language="ar" {...props} />
      </div>
      <TagInput
        label={t("tags")}
        hint={t("tags_hint")}
        error={fieldText(fields, "tags") ?? fieldText(fields, "tags.0")}
        value={form.tags}
        max={limits.library.tagsMax}
        maxLength={limits.library.tagMax}
        onChange={tags => onChange({ tags: tags.map(tag => tag.toLowerCase()) })}
      />
    </Card>
  );
}
