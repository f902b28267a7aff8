import type { OpenAPIHono } from "@hono/zod-openapi";
import { AppError } from "#core/errors.ts";
import { type Clock, systemClock } from "#core/time.ts";
import type { Services } from "#features/context/index.ts";
import { createMonitorWatch } from "#features/monitors/index.ts";
import { createRateLimits } from "#features/rate-limits/index.ts";
import { discordProvider, type IdentityProvider } from "#features/sign-in/index.ts";
import { createAvatarProxy } from "#features/users/index.ts";
import { accountRoutes } from "./account.ts";
import type { ApiEnv } from "./api-env.ts";
import { answerError, answerRefusal } from "./api-error.ts";
import { assistantRoutes } from "./assistant.ts";
import { avatarRoutes } from "./avatars.ts";
import { billingRoutes } from "./billing.ts";
import { codeFileRoutes } from "./code-files.ts";
import { codeRoutes } from "./codes.ts";
import { coinRoutes } from "./coins.ts";
import { contactRoutes } from "./contact.ts";
import { docsRoutes } from "./docs.ts";
import { favoriteRoutes } from "./favorites.ts";
import { giftRoutes } from "./gifts.ts";
import { humanCheckRoutes } from "./human-check.ts";
import { bodySize } from "./middleware/body-size.ts";
import { refuseCrossSite } from "./middleware/cross-site.ts";
import { requestLanguage } from "./middleware/language.ts";
import { rateLimit } from "./middleware/rate-limit.ts";
import { requestLog } from "./middleware/request-log.ts";
import { requestSession, requireAge, requireStaying } from "./middleware/session.ts";
import { monitorHeartbeatRoutes } from "./monitor-heartbeat.ts";
import { monitorRoutes } from "./monitors.ts";
import { notificationRoutes } from "./notifications.ts";
import { oembedRoutes } from "./oembed.ts";
import { profileRoutes } from "./profiles.ts";
import { projectFileRoutes } from "./project-files.ts";
import { projectRoutes } from "./projects.ts";
import { readPassRoutes } from "./read-pass.ts";
import { refundRoutes } from "./refunds.ts";
import { reportRoutes } from "./reports.ts";
import { createRouter } from "./router.ts";
import { sandboxRoutes } from "./sandbox.ts";
import { searchRoutes } from "./search.ts";
import { sessionRoutes } from "./sessions.ts";
import { settingsRoutes } from "./settings.ts";
import { signInRoutes } from "./sign-in.ts";
import { staffRoutes } from "./staff.ts";
import { staffBannerRoutes } from "./staff-banners.ts";
import { staffCodeRoutes } from "./staff-codes.ts";
import { staffGiftRoutes } from "./staff-gifts.ts";
import { staffSupportRoutes } from "./staff-support.ts";
import { staffSystemRoutes } from "./staff-system.ts";
import { staffTeamRoutes } from "./staff-team.ts";
import { staffUserRoutes } from "./staff-users.ts";
import { statisticsRoutes } from "./statistics.ts";
import { supportRoutes } from "./support.ts";
import { userRoutes } from "./user.ts";
import { viewRoutes } from "./views.ts";
import { webhookRoutes } from "./webhooks.ts";

export type ApiOptions = {
  clock?: Clock;
  /** Where one signs in; by default Discord with the credentials of the settings, null without them. */
  provider?: IdentityProvider | null;
  /** Aborted when the process drains: ends the open streams. */
  closing?: AbortSignal;
};

type Settled = ApiOptions & { clock: Clock; provider: IdentityProvider | null };

function withMiddleware(app: OpenAPIHono<ApiEnv>, services: Services, options: Settled): void {
  const { clock, provider } = options;
  const closing = options.closing ?? new AbortController().signal;
  app.use("*", requestLog(services.log), requestLanguage);
  app.use("*", async (c, next) => {
    c.header("cache-control", "no-store");
    c.set("provider", provider);
    c.set("closing", closing);
    await next();
  });
  app.use("*", bodySize(), requestSession(services, clock));
  app.use("*", refuseCrossSite(services.env.PUBLIC_URL));
  app.use("*", rateLimit(services, createRateLimits(services)), requireAge, requireStaying);
}

/** Everything under /api. A thin layer: what is decided is decided by the verbs of features. */
export function createApi(services: Services, options: ApiOptions = {}) {
  const { clock = systemClock, provider = discordProvider(services.env) } = options;
  const app = createRouter().basePath("/api");
  app.onError(answerError);
  withMiddleware(app, services, { ...options, clock, provider });
  const api = app
    .route("/", userRoutes)
    .route("/", settingsRoutes)
    .route("/", accountRoutes)
    .route("/", sessionRoutes)
    .route("/", humanCheckRoutes)
    .route("/", readPassRoutes)
    .route("/", codeRoutes)
    .route("/", codeFileRoutes)
    .route("/", coinRoutes)
    .route("/", assistantRoutes)
    .route("/", oembedRoutes)
    .route("/", statisticsRoutes)
    .route("/", avatarRoutes(createAvatarProxy(provider)))
    .route("/", signInRoutes)
    .route("/", monitorRoutes(createMonitorWatch(services, clock)))
    .route("/", monitorHeartbeatRoutes)
    .route("/", notificationRoutes)
    .route("/", projectRoutes)
    .route("/", projectFileRoutes)
    .route("/", reportRoutes)
    .route("/", staffRoutes)
    .route("/", staffCodeRoutes)
    .route("/", staffGiftRoutes)
    .route("/", staffSupportRoutes)
    .route("/", staffUserRoutes)
    .route("/", staffSystemRoutes)
    .route("/", staffBannerRoutes)
    .route("/", staffTeamRoutes)
    .route("/", giftRoutes)
    .route("/", supportRoutes)
    .route("/", contactRoutes)
    .route("/", refundRoutes)
    .route("/", favoriteRoutes)
    .route("/", profileRoutes)
    .route("/", billingRoutes)
    .route("/", webhookRoutes)
    .route("/", sandboxRoutes)
    .route("/", viewRoutes)
    .route("/", searchRoutes);
  api.route("/", docsRoutes(api, services.env.PUBLIC_URL));
  api.all("*", c => answerRefusal(c, new AppError("not_found")));
  return api;
}

/** The type that the typed client of the pages is made from. */
export type Api = ReturnType<typeof createApi>;
