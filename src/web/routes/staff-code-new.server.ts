import type { LoaderFunctionArgs } from "react-router";
import { staffPage } from "../staff/staff-page.server.ts";

/** The form begins empty; whether somebody may see it is all that is asked. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await staffPage(context);
  return null;
}
