import { createRoute } from "@hono/zod-openapi";
import { ConsentGiven } from "#features/consents/consents.schema.ts";
import { giveConsent } from "#features/consents/index.ts";
import { updateSettings } from "#features/users/index.ts";
import { Settings, SettingsUpdate } from "#features/users/users.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const patchSettings = createRoute({
  method: "patch",
  path: "/settings",
  tags: ["Account"],
  summary: "Change settings",
  description: "Only what is sent changes. Dark mode is kept by the browser and is no setting here.",
  request: { body: { content: { "application/json": { schema: SettingsUpdate } }, required: true } },
  responses: {
    200: {
      description: "All settings as they stand now",
      content: { "application/json": { schema: Settings } },
    },
    ...refusals("unauthorized", "validation_failed", "cross_site", "rate_limited"),
  },
});

const postConsent = createRoute({
  method: "post",
  path: "/consents",
  tags: ["Account"],
  summary: "Confirm an age text",
  description:
    "`age13` is asked at the first login: before it every other change is refused with `age_confirmation_needed`. The version of the text and the time are kept, never a birth date.",
  request: { body: { content: { "application/json": { schema: ConsentGiven } }, required: true } },
  responses: {
    204: { description: "Kept" },
    ...refusals("unauthorized", "validation_failed", "cross_site", "rate_limited"),
  },
});

export const settingsRoutes = createRouter()
  .openapi(patchSettings, async c => c.json(await updateSettings(c.get("ctx"), c.req.valid("json")), 200))
  .openapi(postConsent, async c => {
    await giveConsent(c.get("ctx"), c.req.valid("json"));
    return c.body(null, 204);
  });
