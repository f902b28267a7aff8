import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { languageOfPath } from "./language.ts";
import "./app.css";

export default function Root() {
  const language = languageOfPath(useLocation().pathname);
  return (
    <html lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
