import type { LoaderFunctionArgs } from "react-router";
import type { CodeListName } from "#features/codes/codes.schema.ts";
import { listCodes } from "#features/codes/index.ts";
import { publicPage } from "../page-context.server.ts";

/** One page of a list; the same for everybody. */
export function loadCodes(list: CodeListName, { context, request }: LoaderFunctionArgs) {
  const { services, now, language } = publicPage(context);
  const input = Object.fromEntries(new URL(request.url).searchParams);
  return listCodes({ db: services.db, now }, { list, language, input });
}
