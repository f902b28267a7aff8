import { createMiddleware } from "hono/factory";
import { type Language, languages } from "#core/vocabulary.ts";
import type { ApiEnv } from "../api-env.ts";

const known = (value: string | undefined): Language | undefined =>
  languages.find(language => language === value?.trim().slice(0, 2).toLowerCase());

/** The language that an Accept-Language header prefers, of those that we have. */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map(wish => {
      const [tag = "", ...parameters] = wish.split(";");
      const quality = parameters.map(parameter => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: known(tag), quality: quality === undefined ? 1 : Number(quality) };
    });
  return wishes
    .filter(wish => wish.language !== undefined && wish.quality > 0)
    .toSorted((one, other) => other.quality - one.quality)[0]?.language;
}

/** `?lang=` first, then the header that our own pages send, then what the browser prefers, then English. */
export const requestLanguage = createMiddleware<ApiEnv>(async (c, next) => {
  const language =
    known(c.req.query("lang")) ??
    known(c.req.header("x-language")) ??
    preferredLanguage(c.req.header("accept-language")) ??
    "en";
  c.set("language", language);
  c.header("content-language", language);
  await next();
});
