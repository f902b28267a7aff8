import { type KeyboardEvent, useState } from "react";
import type { ProjectImage } from "#features/projects/project-view.schema.ts";
import { projectMessages } from "#i18n/messages/project.ts";
import { useT } from "../translation.tsx";
import { IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

type Props = { images: readonly ProjectImage[] };

type LightboxProps = Props & { index: number; onMove(index: number): void; onClose(): void };

/** One picture in full size; the arrow keys and buttons go to the others. */
function Lightbox({ images, index, onMove, onClose }: LightboxProps) {
  const t = useT(projectMessages);
  const image = images[index];
  if (image === undefined) return null;
  const count = images.length;
  const step = (by: number) => onMove((index + by + count) % count);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    if (event.key === "ArrowRight") step(isRightToLeft ? -1 : 1);
    if (event.key === "ArrowLeft") step(isRightToLeft ? 1 : -1);
  };
  const label = t("image_of", { number: index + 1, count });
  return (
    <Dialog open size="lg" lightDismiss onClose={onClose} title={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by Enter. */}
      <div className="flex flex-col gap-3" onKeyDown={onKeyDown}>
        <img
          src={image.url}
          alt={label}
          width={image.width}
          height={image.height}
          className="mx-auto h-auto max-h-[65dvh] w-auto max-w-full rounded-lg object-contain"
        />
        {count > 1 && (
          <div className="flex justify-center gap-3">
            <IconButton icon="chevronStart" label={t("image_previous")} onClick={() => step(-1)} />
            <IconButton icon="chevronEnd" label={t("image_next")} onClick={() => step(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The pictures of a project as a row of thumbnails. */
export function ProjectGallery({ images }: Props) {
  const t = useT(projectMessages);
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("images_title")}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={t("image_open", { number: index + 1 })}
              onClick={() => setOpen(index)}
              className="block w-full overflow-hidden rounded-xl border border-line transition-colors hover:border-line-strong"
            >
              <img
                src={image.thumbnailUrl}
                alt=""
                width={480}
                height={300}
                loading="lazy"
                decoding="async"
                className="aspect-[8/5] w-full bg-raised object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Lightbox images={images} index={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
