import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isAppError } from "#core/errors.ts";
import {
  isAddressSuppressed,
  restoreAddress,
  suppressAddress,
  type UnsubscribeLink,
} from "#features/notifications/index.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals } from "./api-error.ts";
import { sendPage } from "./pages/send-page.ts";
import { type UnsubscribeState, unsubscribePage } from "./pages/unsubscribe-page.ts";
import { createRouter } from "./router.ts";

const tags = ["Notifications"];
const path = "/notifications/unsubscribe";
const letters = z.string().max(100).default("");
const query = z.object({ address: letters, signature: letters });
const page = (description: string) => ({ description, content: { "text/html": { schema: z.string() } } });
const responses = {
  200: page("What holds now"),
  400: page("The link is not one of ours"),
  ...refusals("rate_limited"),
};

const ask = createRoute({
  method: "get",
  path,
  tags,
  summary: "The page behind the link of a mail",
  description: "Changes nothing by itself: programs that look at links must not stop anybody's mails.",
  request: { query },
  responses,
});

const decide = createRoute({
  method: "post",
  path,
  tags,
  summary: "Stop mails to an address, or let them come again",
  description:
    "Called by mail providers when somebody unsubscribes with one click (RFC 8058), and by the form of the page. The signed link is all that is needed; it is the address's owner who got it. Without `wish=resume` mails stop.",
  request: {
    query,
    body: {
      content: {
        "application/x-www-form-urlencoded": { schema: z.object({ wish: z.string().max(20).optional() }) },
      },
    },
  },
  responses,
});

/** The page for what the link allowed; a link that is not ours gets one that says so. */
async function answer(
  c: Context<ApiEnv>,
  link: UnsubscribeLink,
  decideState: () => Promise<UnsubscribeState>,
): Promise<Response> {
  const language = c.get("language");
  const state = await decideState().catch((error): UnsubscribeState => {
    if (isAppError(error) && error.code === "bad_request") return "invalid";
    throw error;
  });
  c.status(state === "invalid" ? 400 : 200);
  const address = `/api${path}?${new URLSearchParams({ ...link, lang: language })}`;
  return sendPage(c, unsubscribePage(language, state, address), "'self'");
}

export const notificationRoutes = createRouter()
  .openapi(ask, c => {
    const link = c.req.valid("query");
    return answer(c, link, async () => ((await isAddressSuppressed(c.get("ctx"), link)) ? "stopped" : "ask"));
  })
  .openapi(decide, async c => {
    const link = c.req.valid("query");
    const { wish } = c.req.valid("form");
    return answer(c, link, async () => {
      const isBack = wish === "resume";
      await (isBack ? restoreAddress : suppressAddress)(c.get("ctx"), link);
      return isBack ? "resumed" : "stopped";
    });
  });
