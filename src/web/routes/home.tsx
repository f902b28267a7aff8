import { useLoaderData } from "react-router";
import { brand } from "#core/brand.ts";
import { translator } from "#i18n/message.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { AdSlot } from "../ads/ad-slot.tsx";
import { AlarmPreview } from "../home/alarm-preview.tsx";
import { Counters } from "../home/counters.tsx";
import { Does } from "../home/does.tsx";
import { Hero } from "../home/hero.tsx";
import { PlanTable } from "../home/plan-table.tsx";
import { RealCode } from "../home/real-code.tsx";
import { Workbench } from "../home/workbench.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { webSite } from "../structured-data.ts";
import type { loader } from "./home.server.ts";

export { loader } from "./home.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(homeMessages, language);
      return { title: t("page_title", { brand: brand.name[language] }), description: t("description") };
    },
    share: { jsonLd: place => [webSite(place)] },
  });

export default function Home() {
  const { counters, alarm, code } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <Counters counters={counters} />
      <Does />
      {code !== null && <RealCode code={code} />}
      <Workbench />
      <AlarmPreview texts={alarm} />
      <AdSlot placement="home" className="page mt-16 sm:mt-24" />
      <PlanTable />
    </>
  );
}
