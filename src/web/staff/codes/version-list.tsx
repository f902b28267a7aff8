import type { EditedCode } from "#features/codes/staff-codes.schema.ts";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import { Rich, useLanguage, useT } from "../../translation.tsx";
import { Card } from "../../ui/card.tsx";
import { Time } from "../../ui/time.tsx";

/** What each save of files left, the newest first. */
export function VersionList({ versions }: Pick<EditedCode, "versions">) {
  const t = useT(staffCodesMessages);
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{t("versions")}</h2>
      <ol className="divide-y divide-line text-sm">
        {versions.map(({ number, date, note, author }) => (
          <li key={number} className="flex flex-wrap gap-x-3 gap-y-1 py-2.5">
            <span className="font-semibold">{t("version", { number })}</span>
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{note[language]}</span>
            <span className="text-muted">
              {author !== null && (
                <>
                  <Rich
                    catalogue={staffCodesMessages}
                    id="version_by"
                    parts={{ name: <bdi key="name">{author}</bdi> }}
                  />
                  {" · "}
                </>
              )}
              <Time at={date} style="date" />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
