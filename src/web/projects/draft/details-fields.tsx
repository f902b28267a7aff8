import { limits } from "#core/limits.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { useT } from "../../translation.tsx";
import { TextField } from "../../ui/field.tsx";
import { Segments } from "../../ui/tabs.tsx";
import { TagInput } from "../../ui/tag-input.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { DetailsDraft } from "./details-draft.ts";

type Props = {
  draft: DetailsDraft;
  /** Texts by field: name, description, tags. */
  errors: Readonly<Record<string, string>>;
  onChange(change: Partial<DetailsDraft>): void;
};

function Visibility({ draft, onChange }: Omit<Props, "errors">) {
  const t = useT(projectFormMessages);
  const value = draft.isPrivate ? "private" : "public";
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="text-sm font-semibold">{t("visibility")}</p>
      <Segments
        label={t("visibility")}
        name="visibility"
        value={value}
        options={[
          { value: "public", label: t("public") },
          { value: "private", label: t("private") },
        ]}
        onChange={next => onChange({ isPrivate: next === "private" })}
      />
      <p className="text-xs text-muted">{t(`${value}_hint`)}</p>
    </div>
  );
}

/** Name, description, tags and who sees it. */
export function DetailsFields({ draft, errors, onChange }: Props) {
  const t = useT(projectFormMessages);
  const { nameMin, nameMax, descriptionMin, descriptionMax } = limits.project;
  return (
    <div className="flex flex-col gap-6">
      <TextField
        name="projectName"
        label={t("name")}
        hint={t("name_hint", { min: nameMin, max: nameMax })}
        error={errors.name}
        maxLength={nameMax}
        autoComplete="off"
        required
        value={draft.name}
        onChange={event => onChange({ name: event.currentTarget.value })}
      />
      <TextArea
        name="description"
        label={t("description")}
        hint={t("description_hint", { min: descriptionMin, max: descriptionMax })}
        error={errors.description}
        maxLength={descriptionMax}
        required
        value={draft.description}
        onChange={event => onChange({ description: event.currentTarget.value })}
      />
      <TagInput
        label={t("tags")}
        error={errors.tags}
        max={limits.library.tagsMax}
        maxLength={limits.library.tagMax}
        value={draft.tags}
        onChange={tags => onChange({ tags })}
      />
      <Visibility draft={draft} onChange={onChange} />
    </div>
  );
}
