import type { LoaderFunctionArgs } from "react-router";
import { publicPage } from "../page-context.server.ts";

/** What crawlers may read, and where the list of pages is. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { services } = publicPage(context);
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /api/docs",
    `Sitemap: ${services.env.PUBLIC_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
