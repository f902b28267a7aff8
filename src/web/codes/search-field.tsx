import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";
import type { CodeListName } from "#features/codes/codes.schema.ts";
import { codesMessages } from "#i18n/messages/codes.ts";
import { useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { controlClass } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { filteredAddress, tabOf } from "./list-address.ts";

const typingPauseMs = 200;

/** The search field: results follow the typing, and the address follows the results. */
export function SearchField({ list }: { list: CodeListName }) {
  const t = useT(codesMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const input = useRef<HTMLInputElement>(null);
  const asked = search.get("q") ?? "";
  const isTab = tabOf(search) === "search";
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and forward change the address without the field; what is being typed is not taken back.
  if (known !== asked) {
    setKnown(asked);
    if (text.trim() !== asked) setText(asked);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // Whoever opens the tab wants to type; a link with a query was sent to be read.
  useEffect(() => {
    if (isTab && asked === "") input.current?.focus({ preventScroll: true });
  }, [isTab, asked]);
  const go = (q: string) => {
    clearTimeout(timer.current);
    if (q.trim() === asked) return;
    const address = filteredAddress(list, search, {
      q: q.trim(),
      sort: null,
      tab: q.trim() === "" ? "search" : null,
    });
    void navigate(localPath(address), { replace: isTab, preventScrollReset: true });
  };
  return (
    <search className="block">
      <form
        className="relative"
        onSubmit={event => {
          event.preventDefault();
          go(text);
        }}
      >
        <label className="sr-only" htmlFor="code-search">
          {t("search")}
        </label>
        <Icon
          name="search"
          size={20}
          className="pointer-events-none absolute inset-y-0 start-4 my-auto text-muted"
        />
        <input
          ref={input}
          id="code-search"
          type="search"
          name="q"
          // Empty, it takes the direction of the page, and its placeholder with it.
          dir={text === "" ? undefined : "auto"}
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.library.queryMax}
          placeholder={t("search_placeholder")}
          aria-describedby="code-search-hint"
          value={text}
          onChange={event => {
            const { value } = event.currentTarget;
            setText(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => go(value), typingPauseMs);
          }}
          className={classNames(controlClass, "h-13 rounded-xl ps-12")}
        />
      </form>
      <p id="code-search-hint" className="mt-2 text-xs text-muted">
        {t("search_hint")}
      </p>
    </search>
  );
}
