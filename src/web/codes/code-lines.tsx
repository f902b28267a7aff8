import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { useT } from "../translation.tsx";
import { extendedTo, type LineRange } from "./line-range.ts";

type Props = {
  path: string;
  /** HTML made by the server's highlighter: escaped text and classed spans. */
  lines: readonly string[];
  range?: LineRange | null;
  onSelect?(range: LineRange): void;
};

/** One text for the whole file: a file of a thousand lines is one element for React. */
const htmlOf = (lines: readonly string[], label: (line: number) => string, isLinked: boolean): string =>
  lines
    .map((html, index) => {
      const line = index + 1;
      const number = isLinked
        ? `<a class="code-number" href="#L${line}" data-line="${line}" tabindex="-1" aria-label="${label(line)}"></a>`
        : `<span class="code-number" data-line="${line}"></span>`;
      return `<span class="code-line" id="L${line}">${number}<span>${html}\n</span></span>`;
    })
    .join("");

/** A file with line numbers that are links. Numbers are drawn, not written, so that copying by hand leaves them out. */
export function CodeLines({ path, lines, range = null, onSelect }: Props) {
  const t = useT(codeViewerMessages);
  const place = useRef<HTMLElement>(null);
  const isLinked = onSelect !== undefined;
  const html = useMemo(
    () => htmlOf(lines, line => t("line_link", { line: String(line) }), isLinked),
    [lines, t, isLinked],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks are lost when the text is written anew
  useEffect(() => {
    place.current?.querySelectorAll(".code-line").forEach((element, index) => {
      const isMarked = range !== null && index + 1 >= range.from && index + 1 <= range.to;
      element.toggleAttribute("data-marked", isMarked);
    });
  }, [range, html]);
  const select = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-line]") : null;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
    if (link === null || onSelect === undefined || !isPlain) return;
    event.preventDefault();
    onSelect(extendedTo(event.shiftKey ? range : null, Number(link.dataset.line)));
  };
  return (
    // The links inside are reached by the field "Lines" as well, which keyboards use.
    // biome-ignore lint/a11y/useKeyWithClickEvents: links send a click for Enter
    <section
      ref={place}
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={t("code_of", { path })}
      className="code-block"
      onClick={select}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's highlighter escaped it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
