import { useState } from "react";
import type { CodeVideo as Video } from "#features/codes/codes.schema.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import { useT } from "../translation.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";

/** Privacy mode, and not before a tap: until then YouTube does not hear of the visit. */
function YouTube({ id, title }: { id: string; title: string }) {
  const t = useT(codeMessages);
  const [isOpen, setOpen] = useState(false);
  const frameClass = "aspect-video w-full";
  if (isOpen)
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={t("video_of", { title })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={`${frameClass} block`}
      />
    );
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className={`${frameClass} flex flex-col items-center justify-center gap-4 bg-raised px-6 text-center hover:text-accent`}
    >
      <span className="grid size-16 place-items-center rounded-full bg-accent-fill text-on-accent">
        <Icon name="play" size={28} />
      </span>
      <span className="font-semibold">{t("video_play")}</span>
      <span className="text-xs text-muted">{t("video_note")}</span>
    </button>
  );
}

/** The code at work: our own short film, or one on YouTube. */
export function CodeVideo({ video, title }: { video: Video; title: string }) {
  const t = useT(codeMessages);
  return (
    <Card padded={false} className="overflow-hidden">
      <h2 className="border-b border-line px-4 py-3 text-lg">{t("video")}</h2>
      {video.kind === "youtube" ? (
        <YouTube id={video.id} title={title} />
      ) : (
        <video
          src={video.url}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label={t("video_of", { title })}
          className="aspect-video w-full bg-raised"
        />
      )}
    </Card>
  );
}
