import { createContext, type RouterContextProvider } from "react-router";
import type { Language } from "#core/vocabulary.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import type { PageHtml } from "./page-html.ts";

/** What the server hands to the loaders of one page request. */
export type PageRequest = {
  services: Services;
  now: Date;
  language: Language;
  /** Looks the session up; from then on the answer is private and is kept nowhere. */
  ctx(): Promise<Ctx>;
  /** Takes the page when it is rendered; called by the server's entry alone. */
  deliver(html: PageHtml): void;
};

export const pageRequest = createContext<PageRequest>();

/** For pages that are the same for everybody: no session is read. */
export const publicPage = (context: Readonly<RouterContextProvider>): Omit<PageRequest, "ctx" | "deliver"> =>
  context.get(pageRequest);

/** For pages that depend on who asks. Their answers are never cached. */
export const privatePage = (context: Readonly<RouterContextProvider>): Promise<Ctx> =>
  context.get(pageRequest).ctx();
