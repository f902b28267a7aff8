import type { RouterContextProvider } from "react-router";
import { AppError } from "#core/errors.ts";
import { isStaff } from "#features/audit/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { privatePage } from "../page-context.server.ts";

/** For pages of the staff area: for everybody else they are not there. */
export async function staffPage(context: Readonly<RouterContextProvider>): Promise<Ctx> {
  const ctx = await privatePage(context);
  if (!isStaff(ctx)) throw new AppError("not_found");
  return ctx;
}

/** What the address of a list holds. */
export const searchOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url).searchParams);
