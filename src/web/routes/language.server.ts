import type { LoaderFunctionArgs } from "react-router";
import { getKeptAnnouncement } from "#features/announcements/index.ts";
import { publicPage } from "../page-context.server.ts";

/** What every page needs from its installation; the same for everybody. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services, now, language } = publicPage(context);
  const { PUBLIC_URL, SUPPORT_EMAIL } = services.env;
  return {
    publicUrl: PUBLIC_URL,
    supportEmail: SUPPORT_EMAIL ?? null,
    announcement: await getKeptAnnouncement(services, language, now),
  };
}
