import { type Context, Hono } from "hono";
import { limits } from "#core/limits.ts";
import { type Clock, systemClock } from "#core/time.ts";
import { type LibraryKind, libraryKinds } from "#core/vocabulary.ts";
import type { Services } from "#features/context/index.ts";
import { countAddressPages, listAddresses } from "#features/discovery/index.ts";
import { keepAnswers } from "./keep-answers.ts";
import { sitemapIndex, sitemapOf } from "./pages/sitemap.ts";

async function makeIndex(services: Services): Promise<string> {
  const files = ["pages.xml"];
  for (const kind of libraryKinds) {
    const count = await countAddressPages(services, kind);
    for (let page = 1; page <= count; page++) files.push(`${kind}s-${page}.xml`);
  }
  return sitemapIndex(files.map(file => `${services.env.PUBLIC_URL}/sitemaps/${file}`));
}

async function makeOne(services: Services, kind: LibraryKind, page: number): Promise<string | null> {
  const addresses = await listAddresses(services, kind, page);
  return addresses.length === 0 ? null : sitemapOf(services.env.PUBLIC_URL, addresses);
}

function send(c: Context, xml: string | null): Response | Promise<Response> {
  if (xml === null) return c.notFound();
  c.header("cache-control", `public, max-age=${limits.sitemap.keptMs / 1_000}`);
  c.header("content-type", "application/xml; charset=utf-8");
  return c.body(xml);
}

/**
 * /sitemap.xml names the sitemaps: the pages of the site (`paths`, without language), all public codes, all public
 * projects. What is private or hidden stands in none.
 */
export function createSitemaps(
  services: Services,
  paths: readonly string[],
  clock: Clock = systemClock,
): Hono {
  const app = new Hono();
  const keep = keepAnswers<string | null>({ ...limits.sitemap, now: () => clock().getTime() });
  app.get("/sitemap.xml", async c => send(c, await keep("index", () => makeIndex(services))));
  app.get("/sitemaps/pages.xml", c =>
    send(
      c,
      sitemapOf(
        services.env.PUBLIC_URL,
        paths.map(path => ({ path, changedAt: null })),
      ),
    ),
  );
  app.get("/sitemaps/:file{(code|project)s-[1-9]\\d{0,4}\\.xml}", async c => {
    const [, kind, page] = /^(code|project)s-(\d+)/.exec(c.req.param("file")) ?? [];
    const found = libraryKinds.find(each => each === kind);
    if (found === undefined) return c.notFound();
    return send(c, await keep(`${found}-${page}`, () => makeOne(services, found, Number(page))));
  });
  return app;
}
