import type { LoaderFunctionArgs } from "react-router";
import { getKeptAnnouncement } from "#features/announcements/index.ts";
import { publicPage } from "../page-context.server.ts";

/** What every page needs from its installation; the same for everybody. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services, now, language } = publicPage(context);
  const { AD_SCRIPT_URL, PUBLIC_URL, SUPPORT_EMAIL, LEGAL_EMAIL, DISCORD_INVITE_URL, TURNSTILE_SITE_KEY } =
    services.env;
  return {
    publicUrl: PUBLIC_URL,
    supportEmail: SUPPORT_EMAIL ?? null,
    legalEmail: LEGAL_EMAIL ?? null,
    discordInvite: DISCORD_INVITE_URL ?? null,
    /** Whose ads may be shown to who allows them; null for our own alone. */
    adHost: AD_SCRIPT_URL === undefined ? null : new URL(AD_SCRIPT_URL).host,
    humanCheck: TURNSTILE_SITE_KEY === undefined ? ("proof" as const) : ("turnstile" as const),
    announcement: await getKeptAnnouncement(services, language, now),
  };
}
