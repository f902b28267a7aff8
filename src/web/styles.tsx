import { createContext, type ReactNode, use } from "react";

const StylesContext = createContext<string | null>(null);
const styleId = "styles";

/** Around the rendering on the server: the whole style sheet of the site. */
export function StylesProvider({ css, children }: { css: string; children: ReactNode }) {
  return <StylesContext value={css}>{children}</StylesContext>;
}

/**
 * The style sheet inside the page: 11 KB compressed that would otherwise cost a round trip before the first paint.
 * The browser's code does not carry it a second time; it finds it in the page.
 */
export function Styles() {
  const given = use(StylesContext);
  const css = given ?? document.getElementById(styleId)?.textContent ?? "";
  return (
    <style id={styleId} suppressHydrationWarning>
      {css}
    </style>
  );
}
