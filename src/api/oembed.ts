import { createRoute, z } from "@hono/zod-openapi";
import { brand } from "#core/brand.ts";
import { AppError } from "#core/errors.ts";
import { getCodeOverview } from "#features/codes/index.ts";
import { refusals } from "./api-error.ts";
import { codeOfAddress, embedAddress, embedSize } from "./embed-address.ts";
import { createRouter } from "./router.ts";

const size = z.coerce.number().int().min(1).max(10_000).optional();
const OEmbed = z
  .object({
    version: z.literal("1.0"),
    type: z.literal("rich"),
    provider_name: z.string(),
    provider_url: z.string(),
    title: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    html: z.string(),
    cache_age: z.number().int(),
  })
  .openapi("OEmbed");

const getEmbed = createRoute({
  method: "get",
  path: "/oembed",
  tags: ["Codes"],
  summary: "How to show a code elsewhere (oEmbed)",
  description:
    "For the address of a code's page. Answers in JSON only. The pages of codes name this address in their head.",
  request: {
    query: z.object({
      url: z.string().max(2_000),
      format: z.string().default("json"),
      maxwidth: size,
      maxheight: size,
    }),
  },
  responses: {
    200: { description: "The frame", content: { "application/json": { schema: OEmbed } } },
    501: { description: "Another format than JSON was asked for" },
    ...refusals("not_found", "code_not_found", "validation_failed", "rate_limited"),
  },
});

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, character => entities[character] ?? "");

/** The frame; nothing of it can be wider or run more than the page that it shows. */
const frameOf = (options: { src: string; title: string; width: number; height: number }): string =>
  `<iframe src="${escaped(options.src)}" title="${escaped(options.title)}" width="${options.width}" height="${options.height}" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`;

export const oembedRoutes = createRouter().openapi(getEmbed, async c => {
  const { url, format, maxwidth, maxheight } = c.req.valid("query");
  if (format !== "json") return c.body(null, 501);
  const { PUBLIC_URL } = c.get("ctx").env;
  const found = codeOfAddress(PUBLIC_URL, url);
  if (found === null) throw new AppError("not_found");
  const { title } = await getCodeOverview(c.get("ctx"), found);
  const width = Math.min(embedSize.width, maxwidth ?? embedSize.width);
  const height = Math.min(embedSize.height, maxheight ?? embedSize.height);
  const src = embedAddress(PUBLIC_URL, found.language, found.id);
  return c.json(
    {
      version: "1.0" as const,
      type: "rich" as const,
      provider_name: brand.name[found.language],
      provider_url: PUBLIC_URL,
      title,
      width,
      height,
      html: frameOf({ src, title, width, height }),
      cache_age: 3_600,
    },
    200,
  );
});
