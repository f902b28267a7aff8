import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CodeListName } from "#features/codes/codes.schema.ts";
import { codesMessages } from "#i18n/messages/codes.ts";
import { LiveSearch } from "../library/live-search.tsx";
import { useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { filteredAddress, listPaths, tabOf } from "./list-address.ts";

/** The search of a list of codes, which is one of its tabs. */
export function SearchField({ list }: { list: CodeListName }) {
  const t = useT(codesMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const input = useRef<HTMLInputElement>(null);
  const asked = search.get("q") ?? "";
  const isTab = tabOf(search) === "search";
  // Whoever opens the tab wants to type; a link with a query was sent to be read.
  useEffect(() => {
    if (isTab && asked === "") input.current?.focus({ preventScroll: true });
  }, [isTab, asked]);
  const go = (q: string) => {
    const address = filteredAddress(list, search, { q, sort: null, tab: q === "" ? "search" : null });
    void navigate(localPath(address), { replace: isTab, preventScrollReset: true });
  };
  return (
    <LiveSearch
      ref={input}
      large
      label={t("search")}
      placeholder={t("search_placeholder")}
      hint={t("search_hint")}
      asked={asked}
      go={go}
      address={localPath(listPaths[list])}
    />
  );
}
