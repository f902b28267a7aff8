import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { formatNumber } from "#i18n/format.ts";
import { converterMessages } from "#i18n/messages/converter.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Card, EmptyState } from "../ui/card.tsx";
import { FindingRow } from "./finding-row.tsx";
import { aboutOf, countsOf, type Filter, filters, findingsOf } from "./findings.ts";
import { converterLimits } from "./limits.ts";
import type { FileResult } from "./protocol.ts";
import type { Converter } from "./use-converter.ts";

/** What is shown stands in the address. */
function useFilter() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = filters.find(name => name === search.get("show")) ?? "all";
  const setFilter = (next: Filter) => {
    const changed = new URLSearchParams(search);
    if (next === "all") changed.delete("show");
    else changed.set("show", next);
    // A shared code stands behind the #, and stays.
    void navigate(`?${changed}${location.hash}`, { replace: true, preventScrollReset: true });
  };
  return { filter, setFilter };
}

type FiltersProps = { filter: Filter; counts: Record<Filter, number>; onChoose(filter: Filter): void };

function Filters({ filter, counts, onChoose }: FiltersProps) {
  const t = useT(converterMessages);
  const language = useLanguage();
  // Few bots have any of these.
  const shown = filters.filter(name => name !== "types" || name === filter || counts.types > 0);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("filter")}</legend>
      {shown.map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={name === filter}
          onClick={() => onChoose(name)}
          className="inline-flex h-9 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm whitespace-nowrap text-muted transition-colors hover:border-line-strong hover:text-text aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          {t(`filter_${name}`)}
          <span className="text-2xs tabular-nums">{formatNumber(language, counts[name])}</span>
        </button>
      ))}
    </fieldset>
  );
}

type BulkProps = { converter: Converter; result: FileResult };

/** What is done to all changes of the file at once. */
function Bulk({ converter: { reject, selected }, result }: BulkProps) {
  const t = useT(converterMessages);
  const all = [...result.changes, ...result.rejected];
  const likely = all.filter(({ confidence }) => confidence === "likely");
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon="check" onClick={() => reject(selected, [])}>
        {t("take_all")}
      </Button>
      <Button size="sm" icon="shield" onClick={() => reject(selected, likely)}>
        {t("take_certain")}
      </Button>
      <Button size="sm" variant="ghost" icon="close" onClick={() => reject(selected, all)}>
        {t("take_none")}
      </Button>
    </div>
  );
}

function Empty({ isTyped }: { isTyped: boolean }) {
  const t = useT(converterMessages);
  return (
    <EmptyState
      icon={isTyped ? "checkCircle" : "code"}
      title={t(isTyped ? "nothing_to_do" : "none_yet")}
      className="py-10"
    >
      {t(isTyped ? "nothing_to_do_text" : "none_yet_text")}
    </EmptyState>
  );
}

type Props = {
  converter: Converter;
  result: FileResult | null;
  onGo(place: { line: number; column: number }): void;
};

/** All changes of the open file and what is left to a person, each with its line. */
export function FindingsList({ converter, result, onGo }: Props) {
  const t = useT(converterMessages);
  const { filter, setFilter } = useFilter();
  const [shown, setShown] = useState<number>(converterLimits.rowsShown);
  const findings = useMemo(() => (result ? findingsOf(result) : []), [result]);
  const counts = useMemo(() => {
    const { certain, likely, rejected, decide, types } = countsOf(result ? [result] : []);
    return { certain, likely, rejected, decide, types, all: findings.length };
  }, [result, findings]);
  const wanted = filter === "all" ? findings : findings.filter(({ kind }) => kind === filter);
  const rest = wanted.length - shown;
  const isTyped = converter.files.some(({ text }) => text.trim() !== "");
  return (
    <section aria-labelledby="findings-title" className="flex flex-col gap-4">
      <h2 id="findings-title" className="text-xl">
        {t("findings")}
      </h2>
      {result === null || findings.length === 0 ? (
        <Empty isTyped={isTyped && result !== null} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Filters filter={filter} counts={counts} onChoose={setFilter} />
            {counts.decide + counts.types < counts.all && <Bulk converter={converter} result={result} />}
          </div>
          <Card padded={false}>
            {wanted.length === 0 && <p className="p-5 text-sm text-muted">{t("none_of_kind")}</p>}
            <ol className="divide-y divide-line" data-testid="findings">
              {wanted.slice(0, shown).map(finding => (
                <FindingRow
                  key={finding.id}
                  finding={finding}
                  onGo={() => onGo(aboutOf(finding))}
                  onToggle={change => converter.toggle(converter.selected, change)}
                />
              ))}
            </ol>
            {rest > 0 && (
              <p className="border-t border-line p-3 text-center">
                <Button size="sm" onClick={() => setShown(before => before + converterLimits.rowsShown * 5)}>
                  {t("more", { count: Math.min(rest, converterLimits.rowsShown * 5) })}
                </Button>
              </p>
            )}
          </Card>
        </>
      )}
    </section>
  );
}
