import { formatNumber } from "#i18n/format.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import { toolLimits } from "./limits.ts";
import { Pane } from "./pane.tsx";
import type { CodeLanguage } from "./tool-kinds.ts";

type Props = {
  text: string;
  language: CodeLanguage;
  isCopied: boolean;
  hasMap: boolean;
  onCopy(): void;
  onDownload(): void;
  onDownloadMap(): void;
};

/** What came out, to copy or to take home. */
export function OutputPane({ text, language, isCopied, hasMap, onCopy, onDownload, onDownloadMap }: Props) {
  const t = useT(toolsMessages);
  const page = useLanguage();
  const isPart = text.length > toolLimits.shownChars;
  const isEmpty = text === "";
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Pane
        testId="tool-output"
        title={t("output")}
        actions={
          <>
            {hasMap && (
              <Button size="sm" icon="link" onClick={onDownloadMap}>
                {t("download_map")}
              </Button>
            )}
            <Button size="sm" icon={isCopied ? "check" : "copy"} disabled={isEmpty} onClick={onCopy}>
              <span aria-live="polite">{t(isCopied ? "copied" : "copy")}</span>
            </Button>
            <Button size="sm" icon="download" variant="primary" disabled={isEmpty} onClick={onDownload}>
              {t("download")}
            </Button>
          </>
        }
      >
        <CodeField
          label={t("output")}
          placeholder={t("output_placeholder")}
          language={language}
          value={isPart ? text.slice(0, toolLimits.shownChars) : text}
        />
      </Pane>
      {isPart && (
        <p className="text-xs text-muted">
          {t("shown_part", {
            shown: formatNumber(page, toolLimits.shownChars),
            total: formatNumber(page, text.length),
          })}
        </p>
      )}
    </div>
  );
}
