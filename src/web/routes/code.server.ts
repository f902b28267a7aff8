import { data, type LoaderFunctionArgs } from "react-router";
import type { CodeOverview } from "#features/codes/codes.schema.ts";
import { findCodeOverview } from "#features/codes/index.ts";
import { publicPage } from "../page-context.server.ts";

export type CodeData = { code: CodeOverview | null };

/** What everybody sees of a code; it may be kept for all. The code itself is asked for by the page. */
export async function loadCode({ context, params }: LoaderFunctionArgs) {
  const { services, language } = publicPage(context);
  const code = await findCodeOverview(services, { id: params.code ?? "", language });
  return data<CodeData>({ code }, { status: code === null ? 404 : 200 });
}
