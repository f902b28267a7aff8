import type { LoaderFunctionArgs } from "react-router";
import { getEditedCode } from "#features/codes/index.ts";
import { staffPage } from "../staff/staff-page.server.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = await staffPage(context);
  return { edited: await getEditedCode(ctx, { id: params.id ?? "" }) };
}
