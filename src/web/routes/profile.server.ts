import type { LoaderFunctionArgs } from "react-router";
import { getProfile } from "#features/profiles/index.ts";
import type { Profile } from "#features/profiles/profiles.schema.ts";
import { publicPage } from "../page-context.server.ts";

/** The same for everybody, its owner included: what is his alone is added by his browser. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Profile> {
  const { services, now, language } = publicPage(context);
  return getProfile({ ...services, now }, params.id ?? "", language);
}
