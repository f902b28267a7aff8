export const styleId = "styles";

/**
 * The style sheet inside the page: 11 KB compressed that would otherwise cost a round trip before the first paint.
 * The server fills it in when the page is written; the browser's code does not carry it a second time and finds it
 * in the page.
 */
export function Styles() {
  const css = typeof document === "undefined" ? "" : document.getElementById(styleId)?.textContent;
  return (
    <style id={styleId} suppressHydrationWarning>
      {css ?? ""}
    </style>
  );
}
