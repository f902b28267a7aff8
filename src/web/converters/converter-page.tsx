import { converterPageMessages } from "#i18n/messages/converter-pages.ts";
import { hasRoute } from "../route-table.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Questions } from "../ui/questions.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { converterQuestions } from "./converter-meta.ts";
import { type ConverterId, converterIds, converters } from "./steps.ts";
import { useOffline } from "./use-offline.ts";
import { Workspace } from "./workspace.tsx";

function Head({ id }: { id: ConverterId }) {
  const t = useT(converterPageMessages);
  const tabs = converterIds
    .filter(other => hasRoute(converters[other].path))
    .map(other => ({
      id: other,
      label: t(`${other}_tab`),
      to: converters[other].path,
    }));
  return (
    <header className="flex flex-col gap-4">
      <Tabs tabs={tabs} current={id} label={t("steps")} />
      <h1 className="text-3xl">{t(`${id}_heading`)}</h1>
      <p className="max-w-3xl text-muted">{t(`${id}_intro`)}</p>
      <p>
        <Badge tone="online" icon="lock">
          {t("private")}
        </Badge>
      </p>
    </header>
  );
}

const points = ["keep", "names", "sure", "left"] as const;

function How() {
  const t = useT(converterPageMessages);
  return (
    <section aria-labelledby="how-title" className="flex flex-col gap-4">
      <h2 id="how-title" className="text-xl">
        {t("how_title")}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {points.map(point => (
          <li key={point} className="flex gap-2 text-muted">
            <Icon name="check" size={18} className="mt-1 shrink-0 text-online" />
            {t(`how_${point}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One step of the converter; the page is the same for everybody, and all of the work is done in the browser. */
export function ConverterPage({ id }: { id: ConverterId }) {
  const t = useT(converterPageMessages);
  const language = useLanguage();
  useOffline(converters[id].path);
  return (
    <div className="page flex flex-col gap-10 py-8 sm:py-10">
      <Head id={id} />
      <Workspace key={id} id={id} />
      <How />
      <Questions title={t("questions")} questions={converterQuestions(language)} />
    </div>
  );
}
