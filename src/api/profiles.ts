import { createRoute, z } from "@hono/zod-openapi";
import { getOwnProfile, getProfile, updateProfile } from "#features/profiles/index.ts";
import { Profile, ProfileUpdate } from "#features/profiles/profiles.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const own = { "application/json": { schema: ProfileUpdate } };

const readOwn = createRoute({
  method: "get",
  path: "/profile",
  tags: ["Profiles"],
  summary: "What the user says of himself",
  responses: {
    200: { description: "Biography and names on four networks", content: own },
    ...refusals("unauthorized", "rate_limited"),
  },
});

const update = createRoute({
  method: "put",
  path: "/profile",
  tags: ["Profiles"],
  summary: "Change biography and links",
  description: "A link may be given as a name, with or without @, or as the address of the profile.",
  request: { body: { required: true, content: own } },
  responses: {
    200: { description: "As it stands now", content: own },
    ...refusals("unauthorized", "validation_failed", "cross_site", "rate_limited"),
  },
});

const read = createRoute({
  method: "get",
  path: "/profiles/{id}",
  tags: ["Profiles"],
  summary: "A public profile",
  request: { params: z.object({ id: z.string().max(32) }) },
  responses: {
    200: { description: "The profile", content: { "application/json": { schema: Profile } } },
    ...refusals("not_found", "rate_limited"),
  },
});

export const profileRoutes = createRouter()
  .openapi(readOwn, async c => c.json(await getOwnProfile(c.get("ctx")), 200))
  .openapi(update, async c => c.json(await updateProfile(c.get("ctx"), c.req.valid("json")), 200))
  .openapi(read, async c =>
    c.json(await getProfile(c.get("ctx"), c.req.valid("param").id, c.get("language")), 200),
  );
