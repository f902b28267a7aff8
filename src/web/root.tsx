import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { brand } from "#core/brand.ts";
import { earlyEventsScript } from "./early-events.ts";
import { ErrorScreen } from "./errors/error-screen.tsx";
import { referenceMetaName, useServerReference } from "./errors/reference.tsx";
import { fontFiles } from "./fonts.ts";
import type { loader as languageLoader } from "./routes/language.server.ts";
import { Styles } from "./styles.tsx";
import { firstPaintScript } from "./theme.ts";
import { useLanguage } from "./translation.tsx";

/** The document: language, direction, theme and fonts are right in its first bytes. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const reference = useServerReference();
  const banner = useRouteLoaderData<typeof languageLoader>("routes/language")?.announcement?.version ?? null;
  return (
    // The first script adds attributes that React does not know about.
    <html lang={language} dir={language === "ar" ? "rtl" : "ltr"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.themeColor.light} suppressHydrationWarning />
        {reference !== null && <meta name={referenceMetaName} content={reference} />}
        <script suppressHydrationWarning>{firstPaintScript(banner)}</script>
        <script suppressHydrationWarning>{earlyEventsScript}</script>
        {fontFiles(language).map(href => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href={language === "ar" ? "/site-ar.webmanifest" : "/site.webmanifest"} />
        <Styles />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Only where even the shell cannot be shown; other errors stand inside it. */
export function ErrorBoundary() {
  return (
    <main className="page py-16">
      <ErrorScreen />
    </main>
  );
}
