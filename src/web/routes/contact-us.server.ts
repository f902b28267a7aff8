import type { LoaderFunctionArgs } from "react-router";
import { publicPage } from "../page-context.server.ts";

export type ContactData = { support: string | null; legal: string | null; discord: string | null };

/** The same for everybody; who is signed in is known to their browser. */
export function loader({ context }: LoaderFunctionArgs): ContactData {
  const { SUPPORT_EMAIL, LEGAL_EMAIL, DISCORD_INVITE_URL } = publicPage(context).services.env;
  return {
    support: SUPPORT_EMAIL ?? null,
    legal: LEGAL_EMAIL ?? null,
    discord: DISCORD_INVITE_URL ?? null,
  };
}
