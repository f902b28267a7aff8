import { converterMessages } from "#i18n/messages/converter.ts";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";
import { countsOf } from "./findings.ts";
import type { Outcome } from "./use-conversions.ts";
import type { Converter } from "./use-converter.ts";

/** Why a file comes back as it was, whatever stands in it. */
const cameBack = /^(parse-error|too-deep)$/;

function Summary({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT(converterMessages);
  if (outcome?.kind !== "done") {
    return outcome ? (
      <span className="text-offline">{t("file_error")}</span>
    ) : (
      <span aria-hidden="true">…</span>
    );
  }
  const { changes, diagnostics } = outcome.result;
  if (diagnostics.some(({ reason }) => cameBack.test(reason)))
    return <span className="text-offline">{t("file_error")}</span>;
  const { decide } = countsOf([outcome.result]);
  const summary = t("file_summary", { count: changes.length, decide });
  return (
    <span title={summary} className="flex shrink-0 items-center gap-2 tabular-nums">
      <span className="sr-only">{summary}</span>
      <span aria-hidden="true" className={changes.length > 0 ? "text-online" : "text-muted"}>
        {changes.length}
      </span>
      {decide > 0 && (
        <span aria-hidden="true" className="flex items-center gap-1 text-offline">
          <Icon name="alert" size={12} />
          {decide}
        </span>
      )}
    </span>
  );
}

/** `→ messageCreate.js`, where a loader takes the name of the file for the event. */
function NewName({ path, outcome }: { path: string; outcome: Outcome | undefined }) {
  const t = useT(converterMessages);
  const filename = outcome?.kind === "done" ? outcome.result.filename : path;
  if (filename === undefined || filename === path) return null;
  return (
    <span className="block truncate text-online">
      <span className="sr-only">{t("new_name")}</span>
      <span aria-hidden="true">→ </span>
      {filename.slice(filename.lastIndexOf("/") + 1)}
    </span>
  );
}

/** A file by its name; of the folders before it, as much as there is room for. */
function Path({ path }: { path: string }) {
  const at = path.lastIndexOf("/") + 1;
  return (
    <>
      <span className="sr-only">{path}</span>
      <span aria-hidden="true" title={path} className="flex">
        <span className="min-w-0 truncate text-muted">{path.slice(0, at)}</span>
        <span className="max-w-full shrink-0 truncate">{path.slice(at)}</span>
      </span>
    </>
  );
}

/** The files of a folder with what became of each; the chosen one is compared beside it. */
export function FilePanel({ converter }: { converter: Converter }) {
  const t = useT(converterMessages);
  const { files, outcomes, selected, setSelected } = converter;
  return (
    <nav
      aria-label={t("file_list")}
      className="max-h-48 overflow-y-auto border-b border-line p-2 lg:max-h-[min(36.75rem,calc(70dvh+2.75rem))] lg:w-64 lg:shrink-0 lg:border-e lg:border-b-0"
    >
      <ul>
        {files.map(({ path }) => (
          <li key={path}>
            <button
              type="button"
              aria-current={path === selected ? "true" : undefined}
              onClick={() => setSelected(path)}
              className="flex min-h-9 w-full items-center justify-between gap-3 rounded-md px-2.5 text-start text-xs hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:font-semibold"
            >
              <bdi dir="ltr" className="min-w-0 py-1 font-mono">
                <Path path={path} />
                <NewName path={path} outcome={outcomes.get(path)} />
              </bdi>
              <Summary outcome={outcomes.get(path)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
