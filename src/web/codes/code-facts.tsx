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
    <div className="flex gap-4">
      <dt className="w-20 shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
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

function Counts({ code }: { code: CodeOverview }) {
  const t = useT(codeMessages);
  const language = useLanguage();
  return (
    <dl className="divide-y divide-line">
      {(["views", "copies", "downloads"] as const).map(name => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2 first:pt-0 last:pb-0">
          <dt className="text-muted">{t(name)}</dt>
          <dd className="tabular-nums">{formatNumber(language, code[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Update({ code, version }: { code: CodeOverview; version: number }) {
  const t = useT(codeMessages);
  const shown = code.versions.find(({ number }) => number === version);
  return (
    <dl className="flex flex-col gap-3">
      {shown && (
        <>
          <Fact name={t("date")}>
            <Time at={shown.date} style="date" />
          </Fact>
          <Fact name={t("update")}>{shown.note}</Fact>
        </>
      )}
      <Fact name={t("license")}>{t("license_name")}</Fact>
    </dl>
  );
}

/** Version, date and what it brought; how often the code was seen, with the rule by which that is counted. */
export function CodeFacts({ code, version }: { code: CodeOverview; version: number }) {
  const t = useT(codeMessages);
  return (
    <Card className="text-sm">
      <h2 className="sr-only">{t("facts")}</h2>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-[13rem_minmax(0,1fr)_19rem] lg:gap-10">
        <div className="flex flex-col gap-3">
          <VersionField code={code} version={version} />
          <Compare code={code} version={version} />
        </div>
        <Update code={code} version={version} />
        <div className="flex flex-col gap-3 sm:max-lg:col-span-2">
          <Counts code={code} />
          <p className="text-xs text-muted">{t("view_rule")}</p>
        </div>
      </div>
    </Card>
  );
}
