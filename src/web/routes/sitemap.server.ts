import type { LoaderFunctionArgs } from "react-router";
import { publicPage } from "../page-context.server.ts";
import { indexedPaths } from "../route-table.ts";
import { sitemapOf } from "../sitemap.ts";

export function loader({ context }: LoaderFunctionArgs): Response {
  const { services } = publicPage(context);
  return new Response(sitemapOf(services.env.PUBLIC_URL, indexedPaths), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
