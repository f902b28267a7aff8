import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { brand } from "#core/brand.ts";
import { limits } from "#core/limits.ts";
import { type Clock, systemClock } from "#core/time.ts";
import type { Language, LibraryKind } from "#core/vocabulary.ts";
import type { Services } from "#features/context/index.ts";
import { listNewest } from "#features/discovery/index.ts";
import { searchTag } from "#features/search/search.schema.ts";
import { translator } from "#i18n/message.ts";
import { sharingMessages } from "#i18n/messages/sharing.ts";
import { keepAnswers } from "./keep-answers.ts";
import { atomFeed, changedAt } from "./pages/atom-feed.ts";

type Wanted = { kind: LibraryKind; tag: string | null; language: Language };
type Answer = { xml: string; etag: string; changed: Date };

const pages: Record<LibraryKind, string> = { code: "/codes/djs", project: "/projects" };
const prefixOf = (language: Language): string => (language === "ar" ? "/ar" : "");

async function makeFeed(services: Services, now: Date, { kind, tag, language }: Wanted): Promise<Answer> {
  const { PUBLIC_URL } = services.env;
  const t = translator(sharingMessages, language);
  const values = { brand: brand.name[language] };
  const items = await listNewest({ db: services.db, now }, { kind, tag, language });
  const base = `${PUBLIC_URL}${prefixOf(language)}`;
  const query = tag === null ? "" : `?tag=${encodeURIComponent(tag)}`;
  const feed = {
    language,
    title: tag === null ? t(`${kind}s_feed`, values) : t(`${kind}s_feed_tag`, { ...values, tag }),
    address: `${base}/feeds/${kind}s.xml${query}`,
    pageAddress: `${base}${pages[kind]}${query}`,
    items,
    hrefOf: (item: { path: string }) => `${base}${item.path}`,
    emptySince: new Date(0),
  };
  const xml = atomFeed(feed);
  const etag = `"${createHash("sha256").update(xml).digest("base64url").slice(0, 22)}"`;
  return { xml, etag, changed: changedAt(feed) };
}

function send(c: Context, { xml, etag, changed }: Answer): Response {
  const seconds = limits.feed.keptMs / 1_000;
  c.header("cache-control", `public, max-age=${seconds}, stale-while-revalidate=600`);
  c.header("etag", etag);
  c.header("last-modified", changed.toUTCString());
  if (c.req.header("if-none-match") === etag) return c.body(null, 304);
  c.header("content-type", "application/atom+xml; charset=utf-8");
  return c.body(xml);
}

/** /feeds/codes.xml and /feeds/projects.xml, in Arabic below /ar, of a tag by `?tag=`: what is new, as Atom. */
export function createFeeds(services: Services, clock: Clock = systemClock): Hono {
  const app = new Hono();
  const keep = keepAnswers<Answer>({ ...limits.feed, now: () => clock().getTime() });
  for (const language of ["en", "ar"] as const)
    for (const kind of ["code", "project"] as const)
      app.get(`${prefixOf(language)}/feeds/${kind}s.xml`, async c => {
        const given = searchTag(c.req.query("tag") ?? "").slice(0, limits.library.tagMax);
        const tag = given === "" ? null : given;
        const key = JSON.stringify([kind, language, tag]);
        return send(c, await keep(key, () => makeFeed(services, clock(), { kind, tag, language })));
      });
  return app;
}
