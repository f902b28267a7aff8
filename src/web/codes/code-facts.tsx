import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CodeOverview } from "#features/codes/codes.schema.ts";
import { formatNumber } from "#i18n/format.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import { useLocalePath } from "../locale-link.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Select } from "../ui/field.tsx";
import { Time } from "../ui/time.tsx";
import { codeAddress } from "./page-address.ts";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}

function VersionField({ code, version }: { code: CodeOverview; version: number }) {
  const t = useT(codeMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return (
    <Select
      label={t("version")}
      value={version}
      onChange={event => {
        const { value } = event.currentTarget;
        const v = Number(value) === code.version ? null : value;
        void navigate(localPath(codeAddress(code.id, search, { v, diff: null, view: null, file: null })), {
          preventScrollReset: true,
        });
      }}
    >
      {code.versions.map(({ number }) => (
        <option key={number} value={number}>
          {t(number === code.version ? "version_newest" : "version_choice", { number: String(number) })}
        </option>
      ))}
    </Select>
  );
}

function Compare({ code, version }: { code: CodeOverview; version: number }) {
  const t = useT(codeMessages);
  const [search] = useSearchParams();
  if (code.version === 1) return null;
  const [from, to] = version === 1 ? [1, 2] : [version - 1, version];
  return (
    <LinkButton
      to={codeAddress(code.id, search, { diff: `${from}..${to}` })}
      size="sm"
      icon="filter"
      preventScrollReset
    >
      {t("compare")}
    </LinkButton>
  );
}

/** Version, date and what it brought; how often the code was seen, with the rule by which that is counted. */
export function CodeFacts({ code, version }: { code: CodeOverview; version: number }) {
  const t = useT(codeMessages);
  const language = useLanguage();
  const shown = code.versions.find(({ number }) => number === version);
  const number = (value: number) => <span className="tabular-nums">{formatNumber(language, value)}</span>;
  return (
    <Card className="flex flex-col gap-4 text-sm">
      <h2 className="sr-only">{t("facts")}</h2>
      <VersionField code={code} version={version} />
      <Compare code={code} version={version} />
      <dl className="-my-1 divide-y divide-line">
        {shown && (
          <>
            <Fact name={t("date")}>
              <Time at={shown.date} style="date" />
            </Fact>
            <div className="flex flex-col gap-1 py-2.5">
              <dt className="text-muted">{t("update")}</dt>
              <dd>{shown.note}</dd>
            </div>
          </>
        )}
        <Fact name={t("views")}>{number(code.views)}</Fact>
        <Fact name={t("copies")}>{number(code.copies)}</Fact>
        <Fact name={t("downloads")}>{number(code.downloads)}</Fact>
        <div className="flex flex-col gap-1 py-2.5">
          <dt className="text-muted">{t("license")}</dt>
          <dd>{t("license_name")}</dd>
        </div>
      </dl>
      <p className="border-t border-line pt-4 text-xs text-muted">{t("view_rule")}</p>
    </Card>
  );
}
