import { useState } from "react";
import { brand } from "#core/brand.ts";
import { limits } from "#core/limits.ts";
import type { ImportReport } from "#features/monitors/monitor-files.schema.ts";
import { formatNumber } from "#i18n/format.ts";
import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { useFailureText } from "./failure-text.ts";

type Props = { remaining: number; onClose(): void; onImported(): void };

function Report({ report }: { report: ImportReport }) {
  const t = useT(uptimesActionMessages);
  const { imported, intervalsRaised } = report;
  // Names may be the same; the list never changes.
  const skipped = report.skipped.map((entry, index) => ({ ...entry, id: index }));
  return (
    <div className="flex flex-col gap-4" role="status">
      <Notice
        tone={imported > 0 ? "success" : "warning"}
        title={imported > 0 ? t("import_done", { count: imported }) : t("import_none")}
      >
        {intervalsRaised > 0 && t("import_raised", { count: intervalsRaised })}
      </Notice>
      {skipped.length > 0 && (
        <div className="flex flex-col gap-2 text-sm">
          <h3 className="font-semibold">{t("import_skipped", { count: skipped.length })}</h3>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {skipped.map(({ id, name, reason }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
                <bdi className="font-semibold">{name === "" ? t("import_unnamed") : name}</bdi>
                <span className="text-muted">{t(`import_skip_${reason}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Reads the file, and says what is wrong with it before it is sent. */
function useImport(onImported: () => void) {
  const t = useT(uptimesActionMessages);
  const language = useLanguage();
  const failureText = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [running, setRunning] = useState(false);
  const [report, setReport] = useState<ImportReport | null>(null);

  function choose(chosen: File | null): void {
    setFile(chosen);
    setError(undefined);
  }

  async function read(chosen: File): Promise<unknown> {
    const max = limits.monitor.importMaxBytes;
    if (chosen.size > max) {
      const text = formatNumber(language, max / 1_024, { style: "unit", unit: "kilobyte" });
      throw new Error(t("import_too_large", { max: text }));
    }
    try {
      return JSON.parse(await chosen.text());
    } catch {
      throw new Error(t("import_not_json"));
    }
  }

  async function run(): Promise<void> {
    if (file === null) {
      setError(t("import_choose"));
      return;
    }
    setRunning(true);
    setError(undefined);
    try {
      const body = await read(file);
      setReport(await callApi<ImportReport>("/api/monitors/import", { method: "POST", body }));
      onImported();
    } catch (failure) {
      if (failure instanceof ApiFailure) setError(failure.fields.file ?? failureText(failure));
      else setError(failure instanceof Error ? failure.message : failureText(failure));
    } finally {
      setRunning(false);
    }
  }

  return { choose, run, error, running, report };
}

/** The browser's own control speaks the browser's language; its input stays, its looks are ours. */
function FileChoice({ error, onChoose }: { error: string | undefined; onChoose(file: File | null): void }) {
  const t = useT(uptimesActionMessages);
  const [name, setName] = useState("");
  return (
    <Field label={t("import_file")} error={error}>
      {control => (
        <span className="relative flex items-center gap-3 rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <span aria-hidden="true" className={`${buttonClass("secondary", "md")} pointer-events-none`}>
            <Icon name="upload" size={18} />
            {t("import_choose")}
          </span>
          <bdi className="min-w-0 truncate text-sm text-muted">{name}</bdi>
          <input
            {...control}
            type="file"
            accept="application/json,.json"
            className="absolute inset-0 w-full opacity-0"
            onChange={event => {
              const file = event.currentTarget.files?.[0] ?? null;
              setName(file?.name ?? "");
              onChoose(file);
            }}
          />
        </span>
      )}
    </Field>
  );
}

/** Takes a file of ours or of Uptime Kuma, and tells what became of each entry. */
export default function ImportDialog({ remaining, onClose, onImported }: Props) {
  const t = useT(uptimesActionMessages);
  const language = useLanguage();
  const { choose, run, error, running, report } = useImport(onImported);
  const footer =
    report === null ? (
      <>
        <Button disabled={running} onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button variant="primary" pending={running} onClick={() => void run()}>
          {t("import_run")}
        </Button>
      </>
    ) : (
      <Button variant="primary" onClick={onClose}>
        {t("close")}
      </Button>
    );
  return (
    <Dialog open onClose={onClose} busy={running} title={t("import_title")} footer={footer}>
      {report === null ? (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-muted">{t("import_text", { brand: brand.name[language], remaining })}</p>
          <FileChoice error={error} onChoose={choose} />
        </div>
      ) : (
        <Report report={report} />
      )}
    </Dialog>
  );
}
