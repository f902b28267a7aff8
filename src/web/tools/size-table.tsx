import type { Sizes } from "#code-tools";
import { formatNumber, formatSize } from "#i18n/format.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { useLanguage, useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";

type Props = { before: Sizes; after: Sizes };
const kinds = ["raw", "gzip", "brotli"] as const;

/** The sizes before and after, with what was saved. */
export function SizeTable({ before, after }: Props) {
  const t = useT(toolsMessages);
  const language = useLanguage();
  const size = (bytes: number | null) => (bytes === null ? "–" : formatSize(language, bytes));
  const change = (one: number | null, other: number | null) => {
    if (one === null || other === null || one === 0) return null;
    return other / one - 1;
  };
  return (
    <table className="w-full max-w-md text-sm" data-testid="sizes">
      <caption className="sr-only">{t("sizes")}</caption>
      <thead className="text-2xs text-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-semibold">
            <span className="sr-only">{t("sizes")}</span>
          </th>
          {(["size_before", "size_after", "size_change"] as const).map(key => (
            <th key={key} scope="col" className="px-2 py-1 text-end font-semibold">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(kind => {
          const share = change(before[kind], after[kind]);
          const isEstimated = kind === "brotli" && after.isBrotliEstimated && after.brotli !== null;
          return (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {t(`size_${kind}`)}
                {isEstimated && <span className="ms-1.5 text-2xs text-muted">({t("size_estimated")})</span>}
              </th>
              <td className="px-2 py-1.5 text-end whitespace-nowrap text-muted">{size(before[kind])}</td>
              <td className="px-2 py-1.5 text-end font-semibold whitespace-nowrap">{size(after[kind])}</td>
              <td
                className={classNames(
                  "px-2 py-1.5 text-end whitespace-nowrap",
                  share !== null && share < 0 ? "text-online" : "text-muted",
                )}
              >
                <bdi dir="ltr">
                  {share === null
                    ? "–"
                    : formatNumber(language, share, {
                        style: "percent",
                        maximumFractionDigits: 1,
                        signDisplay: "exceptZero",
                      })}
                </bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
