import { createRoute, z } from "@hono/zod-openapi";
import {
  AnnouncementDraft,
  AnnouncementList,
  NewAnnouncement,
} from "#features/announcements/announcements.schema.ts";
import { createAnnouncement, listAnnouncements, saveAnnouncement } from "#features/announcements/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const saved = z.object({ version: z.string() });
const saving = refusals("unauthorized", "forbidden", "cross_site", "validation_failed", "rate_limited");

const list = createRoute({
  method: "get",
  path: "/staff/banners",
  tags: staffTags,
  summary: "Banners, the newest first",
  responses: {
    200: { description: "Which one is shown, and why the others are not", content: json(AnnouncementList) },
    ...refusals("unauthorized", "forbidden", "rate_limited"),
  },
});

const create = createRoute({
  method: "post",
  path: "/staff/banners",
  tags: staffTags,
  summary: "Add a banner",
  description: "Visitors dismiss banners by version: a new one comes to everybody.",
  request: { body: { required: true, content: json(NewAnnouncement) } },
  responses: { 201: { description: "Its version", content: json(saved) }, ...saving },
});

const save = createRoute({
  method: "put",
  path: "/staff/banners/{version}",
  tags: staffTags,
  summary: "Change a banner",
  description: "Pages show it within seconds. Who has dismissed this version does not see it again.",
  request: {
    params: z.object({ version: z.string().min(1).max(64) }),
    body: { required: true, content: json(AnnouncementDraft) },
  },
  responses: {
    200: { description: "Its version", content: json(saved) },
    ...saving,
    ...refusals("not_found"),
  },
});

export const staffBannerRoutes = createRouter()
  .openapi(list, async c => c.json(await listAnnouncements(c.get("ctx")), 200))
  .openapi(create, async c => c.json(await createAnnouncement(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(save, async c => {
    const input = { version: c.req.valid("param").version, draft: c.req.valid("json") };
    return c.json(await saveAnnouncement(c.get("ctx"), input), 200);
  });
