import { lazy, Suspense, useEffect, useState } from "react";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { uploadMessages } from "#i18n/messages/upload.ts";
import { loadChunk } from "../../errors/chunk-load.ts";
import { useT } from "../../translation.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card, EmptyState } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.ts";
import { appendDetails, type DetailsDraft, detailErrors, emptyDetails } from "../draft/details-draft.ts";
import { DetailsFields } from "../draft/details-fields.tsx";
import { takeDraftFile } from "../draft/draft-file.ts";
import { addPicked, appendFiles, emptyDraft, type FilesDraft, wholeProblems } from "../draft/files-draft.ts";
import { FilesField } from "../draft/files-field.tsx";
import { addImages, appendImages, type ImagesDraft, noImages, removeImage } from "../draft/images-draft.ts";
import { ImagesField } from "../draft/images-field.tsx";
import { withoutRoot } from "../draft/pick-files.ts";
import { useProblemText } from "../draft/problem-text.ts";
import { SendProgress } from "../draft/progress.tsx";
import { useAfterScan } from "../draft/use-after-scan.ts";
import { useLeaveWarning } from "../draft/use-leave-warning.ts";
import { useSecrets } from "../draft/use-secrets.ts";
import { type UploadRefusal, useUpload } from "./use-upload.ts";

const ConfirmDialog = lazy(() => loadChunk(() => import("./confirm-dialog.tsx")));

type Draft = { details: DetailsDraft; files: FilesDraft; images: ImagesDraft };
const fresh: Draft = { details: emptyDetails, files: emptyDraft, images: noImages };

function formOf({ details, files, images }: Draft): FormData {
  const form = new FormData();
  appendDetails(form, details);
  for (const name of ["agreedTerms", "affirmedRights", "adult"]) form.set(name, "true");
  appendFiles(form, files);
  appendImages(form, images);
  return form;
}

/** What the server refused as a whole. */
function Refusal({ refusal }: { refusal: UploadRefusal }) {
  const { rest } = refusal.places;
  return (
    <Notice tone="error" title={refusal.message}>
      {rest.length > 0 && (
        <ul className="flex list-disc flex-col gap-0.5 ps-5">
          {rest.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function Done({ codename, id, onAgain }: { codename: string; id: string; onAgain(): void }) {
  const t = useT(uploadMessages);
  return (
    <EmptyState
      icon="checkCircle"
      title={t("done_title")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={`/project/${codename}`} variant="primary" icon="eye">
            {t("done_view")}
          </LinkButton>
          <LinkButton to={`/project/${id}/edit`} icon="edit">
            {t("done_edit")}
          </LinkButton>
          <Button icon="plus" onClick={onAgain}>
            {t("done_another")}
          </Button>
        </div>
      }
    >
      {t("done_text")}
    </EmptyState>
  );
}

/** Errors by field: what the browser finds, else what the server said of the last try. */
function useErrors(details: DetailsDraft, tried: boolean, refusal: UploadRefusal | null) {
  const problemText = useProblemText();
  if (!tried) return {};
  const own = Object.entries(detailErrors(details)).map(([field, problem]) => [field, problemText(problem)]);
  return { ...refusal?.places.details, ...Object.fromEntries(own) };
}

/** Details, files, pictures, one button. Nothing that was chosen is lost when something is refused. */
export function UploadPage() {
  const t = useT(uploadMessages);
  const form = useT(projectFormMessages);
  const [draft, setDraft] = useState<Draft>(fresh);
  const [tried, setTried] = useState(false);
  // What the server spoke of: what was changed since is not blamed for it.
  const [sent, setSent] = useState<Draft | null>(null);
  const [confirming, setConfirming] = useState(false);
  const { state, refusal, send, stop, again } = useUpload();
  const secrets = useSecrets(draft.files.added);
  const errors = useErrors(draft.details, tried, refusal);
  useEffect(() => {
    const file = takeDraftFile();
    if (file === null) return;
    const picked = { files: [{ path: file.name, file }], folders: [] };
    setDraft(before => ({ ...before, files: addPicked(before.files, picked).draft }));
  }, []);
  // The form is long: what is wrong may stand far below.
  useEffect(() => {
    if (refusal?.isPlaced)
      document
        .querySelector('main [aria-invalid="true"], main [role="alert"]')
        ?.scrollIntoView({ block: "center" });
  }, [refusal]);
  useLeaveWarning(draft !== fresh && state.step !== "done");

  const scanned = useAfterScan(secrets.isScanning, () => {
    if (secrets.secrets.length > 0) toast.error(t("secrets_first"));
    else setConfirming(true);
  });
  const submit = () => {
    setTried(true);
    if (Object.keys(detailErrors(draft.details)).length > 0 || wholeProblems(draft.files).length > 0)
      toast.error(t("check_fields"));
    else scanned.ask();
  };
  const addPictures = (files: File[]) => {
    const { draft: images, problems } = addImages(draft.images, files);
    setDraft({ ...draft, images });
    if (problems.length > 0) toast.error(form("images_ignored"));
  };
  if (state.step === "done") {
    const { id, codename } = state.project;
    const startAgain = () => {
      setDraft(fresh);
      setTried(false);
      again();
    };
    return <Done id={id} codename={codename} onAgain={startAgain} />;
  }
  if (state.step === "sending") {
    return (
      <Card className="flex flex-col gap-6">
        <h2 className="text-xl">{t("uploading")}</h2>
        <SendProgress share={state.share} label={t("uploading")} />
        <Button className="self-start" icon="close" onClick={stop}>
          {t("stop")}
        </Button>
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      {refusal && !refusal.isPlaced && <Refusal refusal={refusal} />}
      <Card className="flex flex-col gap-6">
        <h2 className="text-xl">{t("step_about")}</h2>
        <DetailsFields
          draft={draft.details}
          errors={errors}
          onChange={change => setDraft({ ...draft, details: { ...draft.details, ...change } })}
        />
      </Card>
      <Card className="flex flex-col gap-6">
        <h2 className="text-xl">{t("step_files")}</h2>
        <FilesField
          draft={draft.files}
          secrets={secrets}
          prepare={draft.files.added.size === 0 ? withoutRoot : picked => picked}
          showWhole={tried}
          refusedBefore={sent?.files === draft.files ? (refusal?.places.files ?? []) : []}
          onChange={change => setDraft(before => ({ ...before, files: change(before.files) }))}
        />
      </Card>
      <Card className="flex flex-col gap-6">
        <h2 className="text-xl">{t("step_images")}</h2>
        <ImagesField
          draft={draft.images}
          refused={sent?.images === draft.images ? (refusal?.places.images ?? []) : []}
          onAdd={addPictures}
          onRemove={id => setDraft(before => ({ ...before, images: removeImage(before.images, id) }))}
        />
      </Card>
      <Button
        variant="primary"
        size="lg"
        icon="upload"
        className="self-start"
        pending={scanned.isWaiting}
        onClick={submit}
      >
        {t("submit")}
      </Button>
      {confirming && (
        <Suspense>
          <ConfirmDialog
            isPrivate={draft.details.isPrivate}
            onClose={() => setConfirming(false)}
            onPublish={() => {
              setConfirming(false);
              setSent(draft);
              void send(formOf(draft));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
