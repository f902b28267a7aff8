import type { LoaderFunctionArgs } from "react-router";
import { findFeaturedCode } from "#features/codes/index.ts";
import { getCounters } from "#features/statistics/index.ts";
import { alarmTexts } from "../home/alarm-texts.server.ts";
import { publicPage } from "../page-context.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { services, now, language } = publicPage(context);
  return {
    counters: await getCounters({ db: services.db, now }),
    alarm: alarmTexts(language),
    code: await findFeaturedCode({ db: services.db, now }, language),
  };
}
