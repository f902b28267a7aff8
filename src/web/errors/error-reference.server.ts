import { createContext, type RouterContextProvider } from "react-router";
import { createId } from "#core/ids.ts";

const errorReference = createContext<string | null>(null);

/** Gives the failed rendering of a request its reference, the same one however often it is asked for. */
export function nameFailure(context: Readonly<RouterContextProvider>): string {
  const known = context.get(errorReference);
  if (known !== null) return known;
  const reference = createId();
  (context as RouterContextProvider).set(errorReference, reference);
  return reference;
}

/** The reference of this request's failure, null when nothing failed. */
export const referenceOf = (context: Readonly<RouterContextProvider>): string | null =>
  context.get(errorReference);
