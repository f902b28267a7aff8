import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Project } from "#features/projects/project-view.schema.ts";
import { projectEditorMessages } from "#i18n/messages/project-editor.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { detailErrors } from "../draft/details-draft.ts";
import { DetailsFields } from "../draft/details-fields.tsx";
import { addImages, removeImage } from "../draft/images-draft.ts";
import { ImagesField } from "../draft/images-field.tsx";
import { useProblemText } from "../draft/problem-text.ts";
import { useAfterScan } from "../draft/use-after-scan.ts";
import { useLeaveWarning } from "../draft/use-leave-warning.ts";
import { useSecrets } from "../draft/use-secrets.ts";
import { hasErrors } from "./editor-state.ts";
import { FilesTab } from "./files-tab.tsx";
import { SaveBar } from "./save-bar.tsx";
import { say, useEditor } from "./use-editor.ts";

const tabs = ["details", "files", "images"] as const;

function Conflict({ onReload }: { onReload(): void }) {
  const t = useT(projectEditorMessages);
  return (
    <Notice
      tone="warning"
      title={t("changed_title")}
      action={
        <Button size="sm" icon="retry" onClick={onReload}>
          {t("changed_reload")}
        </Button>
      }
    >
      {t("changed_text")}
    </Notice>
  );
}

/** Three tabs over one draft; a bar below saves all of it. */
export function EditorPage({ project }: { project: Project }) {
  const t = useT(projectEditorMessages);
  const problemText = useProblemText();
  const [search] = useSearchParams();
  const tab = tabs.find(name => name === search.get("tab")) ?? "details";
  const editor = useEditor(project);
  const { state, change } = editor;
  const secrets = useSecrets(state.files.added);
  const [tried, setTried] = useState(false);
  useLeaveWarning(editor.isDirty);

  const own = Object.entries(detailErrors(state.details)).map(([name, problem]) => [
    name,
    problemText(problem),
  ]);
  const { places, sent } = editor.refusal ?? {};
  const errors = { ...places?.details, ...(tried && Object.fromEntries(own)) };
  const base = `/project/${project.id}/edit`;
  const scanned = useAfterScan(secrets.isScanning, () => {
    if (secrets.secrets.length > 0) say.error(t("secrets_first"));
    else void editor.save();
  });
  const save = () => {
    setTried(true);
    if (hasErrors(state)) say.error(t("check_fields"));
    else scanned.ask();
  };
  const addPictures = (files: File[]) => {
    const { draft: images, problems } = addImages(state.images, files);
    change(() => ({ images }));
    if (problems.length > 0) say.error(t("images_ignored"));
  };
  return (
    <div className="page flex min-h-[70dvh] flex-col gap-8 pt-10 sm:pt-14">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl">{t("heading")}</h1>
        <p className="wrap-anywhere text-muted">
          <bdi>{state.project.name}</bdi>
        </p>
      </header>
      {editor.refusal?.isConflict && <Conflict onReload={() => void editor.reload()} />}
      <Tabs
        label={t("tabs_label")}
        current={tab}
        tabs={tabs.map(id => ({
          id,
          label: t(`tab_${id}`),
          to: id === "details" ? base : `${base}?tab=${id}`,
        }))}
      />
      <div className="flex-1 pb-10">
        {tab === "details" && (
          <div className="max-w-2xl">
            <DetailsFields
              draft={state.details}
              errors={errors}
              onChange={details => change(before => ({ details: { ...before.details, ...details } }))}
            />
          </div>
        )}
        {/* Kept while another tab is open, so that the tree stays as it was left. */}
        <div hidden={tab !== "files"}>
          <FilesTab
            state={state}
            secrets={secrets}
            refused={sent?.files === state.files ? (places?.files ?? []) : []}
            onChange={change}
          />
        </div>
        {tab === "images" && (
          <ImagesField
            draft={state.images}
            refused={sent?.images === state.images ? (places?.images ?? []) : []}
            onAdd={addPictures}
            onRemove={id => change(before => ({ images: removeImage(before.images, id) }))}
          />
        )}
      </div>
      <SaveBar
        isDirty={editor.isDirty}
        share={editor.share}
        isWaiting={scanned.isWaiting}
        cancelTo={`/project/${project.id}`}
        onSave={save}
      />
    </div>
  );
}
