import { createRoute, z } from "@hono/zod-openapi";
import { KeptBanPage, LiftDecision } from "#features/bans/bans.schema.ts";
import { liftKeptBan, listKeptBans } from "#features/bans/index.ts";
import { listStaffUsers, setBanned } from "#features/staff-users/index.ts";
import { BanDecision, StaffUserPage } from "#features/staff-users/staff-users.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

const list = createRoute({
  method: "get",
  path: "/staff/users",
  tags: staffTags,
  summary: "Users with plan and coins",
  description: "`q` looks through ids and names; `filter` is all, paid, staff or banned.",
  request: {
    query: z.object({
      q: z.string().optional(),
      filter: z.string().optional(),
      page: z.string().optional(),
    }),
  },
  responses: {
    200: { description: "One page, who came last first", content: json(StaffUserPage) },
    ...refusals("unauthorized", "forbidden", "rate_limited"),
  },
});

const ban = createRoute({
  method: "put",
  path: "/staff/users/{id}/ban",
  tags: staffTags,
  summary: "Ban a user, or take the ban back",
  description: "Signs the user out everywhere at once. Staff ban users, admins also staff.",
  request: {
    params: z.object({ id: z.string().min(1).max(32) }),
    body: { required: true, content: json(BanDecision) },
  },
  responses: {
    200: { description: "Done", content: json(z.object({ id: z.string() })) },
    ...refusals(
      "unauthorized",
      "forbidden",
      "cross_site",
      "validation_failed",
      "user_not_found",
      "rate_limited",
    ),
  },
});

const keptBans = createRoute({
  method: "get",
  path: "/staff/bans",
  tags: staffTags,
  summary: "Bans whose accounts are deleted",
  description: "`q` is a whole Discord id; of these bans nothing but a keyed hash of it is kept.",
  request: { query: z.object({ q: z.string().optional(), page: z.string().optional() }) },
  responses: {
    200: { description: "One page, the newest first", content: json(KeptBanPage) },
    ...refusals("unauthorized", "forbidden", "rate_limited"),
  },
});

const liftBan = createRoute({
  method: "post",
  path: "/staff/bans/{id}/lift",
  tags: staffTags,
  summary: "Lift the ban of a deleted account",
  description: "Whoever was banned can sign in again and begins anew.",
  request: {
    params: z.object({ id: z.string().min(1).max(64) }),
    body: { required: true, content: json(LiftDecision) },
  },
  responses: {
    200: { description: "Done", content: json(z.object({ id: z.string() })) },
    ...refusals(
      "unauthorized",
      "forbidden",
      "cross_site",
      "validation_failed",
      "user_not_found",
      "rate_limited",
    ),
  },
});

export const staffUserRoutes = createRouter()
  .openapi(list, async c => c.json(await listStaffUsers(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(ban, async c => {
    const input = { id: c.req.valid("param").id, decision: c.req.valid("json") };
    return c.json(await setBanned(c.get("ctx"), input), 200);
  })
  .openapi(keptBans, async c => c.json(await listKeptBans(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(liftBan, async c => {
    const input = { id: c.req.valid("param").id, decision: c.req.valid("json") };
    return c.json(await liftKeptBan(c.get("ctx"), input), 200);
  });
