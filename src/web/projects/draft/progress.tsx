import { formatNumber } from "#i18n/format.ts";
import { uploadMessages } from "#i18n/messages/upload.ts";
import { useLanguage, useT } from "../../translation.tsx";

/** How much of a form has left the browser; then the server's own work, which has no measure. */
export function SendProgress({ share, label }: { share: number; label: string }) {
  const t = useT(uploadMessages);
  const language = useLanguage();
  const isSent = share >= 1;
  const percent = Math.floor(share * 100);
  return (
    <div className="flex flex-col gap-2">
      <progress
        aria-label={label}
        max={100}
        value={isSent ? undefined : percent}
        className="send-progress h-2 w-full overflow-hidden rounded-full"
      />
      <p className="text-sm text-muted" aria-live="polite">
        {isSent
          ? t("processing")
          : t("upload_share", {
              share: formatNumber(language, share, { style: "percent", maximumFractionDigits: 0 }),
            })}
      </p>
    </div>
  );
}
