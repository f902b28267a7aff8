import { createContext, type ReactNode, use, useSyncExternalStore } from "react";

/** Where a page that failed while it was rendered keeps the reference under which the log knows it. */
export const referenceMetaName = "error-reference";

const ReferenceContext = createContext<string | null>(null);

/** Around the rendering on the server. */
export function ReferenceProvider({
  reference,
  children,
}: {
  reference: string | null;
  children: ReactNode;
}) {
  return <ReferenceContext value={reference}>{children}</ReferenceContext>;
}

const never = () => () => {};
const fromPage = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${referenceMetaName}"]`)?.content ?? null;

/** The reference of a failed rendering: from the server's own context there, from the page's head in the browser. */
export function useServerReference(): string | null {
  const given = use(ReferenceContext);
  // While the page comes alive the head already holds what the server wrote.
  return useSyncExternalStore(never, fromPage, () => (typeof document === "undefined" ? given : fromPage()));
}
