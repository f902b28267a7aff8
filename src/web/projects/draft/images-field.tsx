import { useId, useRef } from "react";
import { limits } from "#core/limits.ts";
import { imageTypes } from "#features/projects/project-files.schema.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { useT } from "../../translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { type ImagesDraft, imageCount, keptImages } from "./images-draft.ts";

type Props = {
  draft: ImagesDraft;
  /** What the server said of the pictures that are here. */
  refused?: readonly string[];
  onAdd(files: File[]): void;
  onRemove(id: string): void;
};

const mebibyte = 1_024 * 1_024;

function Picture({
  url,
  number,
  isNew,
  onRemove,
}: {
  url: string;
  number: number;
  isNew: boolean;
  onRemove(): void;
}) {
  const t = useT(projectFormMessages);
  return (
    <li className="relative overflow-hidden rounded-xl border border-line">
      <img
        src={url}
        alt={t("image_name", { number })}
        width={480}
        height={300}
        className="aspect-[8/5] w-full bg-raised object-cover"
      />
      {isNew && (
        <Badge tone="online" className="absolute start-2 top-2">
          {t("image_new")}
        </Badge>
      )}
      <span className="absolute end-2 top-2">
        <IconButton
          icon="trash"
          size="sm"
          variant="secondary"
          label={t("image_remove", { number })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** The pictures of a project: a grid, each with a button that removes it, and the way to add more. */
export function ImagesField({ draft, refused = [], onAdd, onRemove }: Props) {
  const t = useT(projectFormMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { imagesMax, imageMaxBytes } = limits.project;
  const shown = [
    ...keptImages(draft).map(({ id, thumbnailUrl }) => ({ id, url: thumbnailUrl, isNew: false })),
    ...draft.added.map(({ id, url }) => ({ id, url, isNew: true })),
  ];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">
          {t("images_text", { max: imagesMax, size: imageMaxBytes / mebibyte })}
        </p>
        <Button icon="plus" disabled={imageCount(draft) >= imagesMax} onClick={() => input.current?.click()}>
          {t("images_add")}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={imageTypes.join(",")}
          data-testid="images-input"
          onChange={event => {
            onAdd(Array.from(event.currentTarget.files ?? []));
            event.currentTarget.value = "";
          }}
        />
      </div>
      {refused.length > 0 && (
        <div role="alert" className="wrap-anywhere">
          {refused.map(text => (
            <FieldError key={text} id={id}>
              {text}
            </FieldError>
          ))}
        </div>
      )}
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line px-5 py-10 text-center text-muted">
          {t("images_empty")}
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {shown.map(({ id, url, isNew }, index) => (
            <Picture key={id} url={url} number={index + 1} isNew={isNew} onRemove={() => onRemove(id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
