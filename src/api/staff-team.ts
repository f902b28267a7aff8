import { createRoute, z } from "@hono/zod-openapi";
import { listTeam, setRole } from "#features/staff-roles/index.ts";
import { RoleDecision, Team } from "#features/staff-roles/staff-roles.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

const list = createRoute({
  method: "get",
  path: "/staff/team",
  tags: staffTags,
  summary: "Who is staff, and who is admin",
  responses: {
    200: { description: "The team, admins first", content: json(Team) },
    ...refusals("unauthorized", "forbidden", "rate_limited"),
  },
});

const set = createRoute({
  method: "put",
  path: "/staff/team/{id}",
  tags: staffTags,
  summary: "Give a role, or take it away",
  description:
    "For admins. `user` takes the role away. Whom the settings name stays admin, and so does the last one.",
  request: {
    params: z.object({ id: z.string().min(1).max(32) }),
    body: { required: true, content: json(RoleDecision) },
  },
  responses: {
    200: { description: "Done", content: json(z.object({ id: z.string() })) },
    ...refusals(
      "unauthorized",
      "forbidden",
      "cross_site",
      "validation_failed",
      "user_not_found",
      "last_admin",
      "role_by_setting",
      "account_banned",
      "rate_limited",
    ),
  },
});

export const staffTeamRoutes = createRouter()
  .openapi(list, async c => c.json(await listTeam(c.get("ctx")), 200))
  .openapi(set, async c => {
    const input = { id: c.req.valid("param").id, decision: c.req.valid("json") };
    return c.json(await setRole(c.get("ctx"), input), 200);
  });
