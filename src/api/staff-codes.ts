import { createRoute, z } from "@hono/zod-openapi";
import { createCode, getEditedCode, listStaffCodes, saveCode, setCodeHidden } from "#features/codes/index.ts";
import {
  CodeDraft,
  CodeVisibility,
  EditedCode,
  NewCode,
  SavedCode,
  StaffCodePage,
} from "#features/codes/staff-codes.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const params = z.object({ id: z.string().min(1).max(64) });
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});
const reading = refusals("unauthorized", "forbidden", "rate_limited");
const saving = refusals(
  "unauthorized",
  "forbidden",
  "cross_site",
  "validation_failed",
  "secrets_found",
  "payload_too_large",
  "rate_limited",
);

const list = createRoute({
  method: "get",
  path: "/staff/codes",
  tags: staffTags,
  summary: "All codes, hidden ones too",
  request: { query: z.object({ q: z.string().optional(), page: z.string().optional() }) },
  responses: { 200: answer("One page, the one saved last first", StaffCodePage), ...reading },
});

const create = createRoute({
  method: "post",
  path: "/staff/codes",
  tags: staffTags,
  summary: "Add a code with its first version",
  request: { body: { required: true, content: json(z.object({ id: z.string(), draft: CodeDraft })) } },
  responses: { 201: answer("Added", SavedCode), ...saving },
});

const get = createRoute({
  method: "get",
  path: "/staff/codes/{id}",
  tags: staffTags,
  summary: "A code as its editor begins",
  request: { params },
  responses: { 200: answer("The code", EditedCode), ...reading, ...refusals("code_not_found") },
});

const save = createRoute({
  method: "put",
  path: "/staff/codes/{id}",
  tags: staffTags,
  summary: "Save a code",
  description:
    "Changed files become a new version with its note; words around the code change without one. Refused when somebody else saved since `baseVersion`.",
  request: { params, body: { required: true, content: json(CodeDraft) } },
  responses: { 200: answer("Saved", SavedCode), ...saving, ...refusals("code_not_found", "conflict") },
});

const visibility = createRoute({
  method: "put",
  path: "/staff/codes/{id}/visibility",
  tags: staffTags,
  summary: "Hide a code, or show it again",
  request: { params, body: { required: true, content: json(CodeVisibility) } },
  responses: {
    200: answer("As it is now", z.object({ id: NewCode.shape.id, hidden: z.boolean() })),
    ...refusals(
      "unauthorized",
      "forbidden",
      "cross_site",
      "validation_failed",
      "code_not_found",
      "rate_limited",
    ),
  },
});

export const staffCodeRoutes = createRouter()
  .openapi(list, async c => {
    const input = { query: c.req.valid("query"), language: c.get("language") };
    return c.json(await listStaffCodes(c.get("ctx"), input), 200);
  })
  .openapi(create, async c => c.json(await createCode(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(get, async c => c.json(await getEditedCode(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(save, async c => {
    const input = { id: c.req.valid("param").id, draft: c.req.valid("json") };
    return c.json(await saveCode(c.get("ctx"), input), 200);
  })
  .openapi(visibility, async c => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(await setCodeHidden(c.get("ctx"), input), 200);
  });
