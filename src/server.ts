import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { ServerBuild } from "react-router";
import { actorOfRequest } from "#api/actor.ts";
import { adFramePattern, createAdFrames } from "#api/ad-frame.ts";
import { createApi } from "#api/app.ts";
import { readSessionToken } from "#api/cookies.ts";
import { createEmbeds, embedPattern } from "#api/embed.ts";
import { createFeeds } from "#api/feeds.ts";
import { createHealth, type HealthState } from "#api/health.ts";
import { createPreviews } from "#api/previews.ts";
import { createShareImageFiles } from "#api/share-images.ts";
import { createSitemaps } from "#api/sitemaps.ts";
import { limits } from "#core/limits.ts";
import { systemClock } from "#core/time.ts";
import { announcementStamp } from "#features/announcements/index.ts";
import { previewPath } from "#features/codes/index.ts";
import type { Services } from "#features/context/index.ts";
import type { IdentityProvider } from "#features/sign-in/index.ts";
import { isPaymentPage } from "#web/content-security-policy.ts";
import { indexedPaths } from "#web/route-table.ts";
import { createPageCache, plainAnswer } from "./page-cache.ts";
import { createPages } from "./pages.ts";

type Options = {
  services: Services;
  build: ServerBuild;
  mode: "production" | "development";
  /** Where the built client files are; none in development, where Vite serves them. */
  clientDirectory?: string;
  /** Where one signs in; null when nobody can. */
  provider: IdentityProvider | null;
  state: HealthState;
  /** Ends the open streams when the process drains. */
  closing: AbortSignal;
};

/** What may stand in frames: codes embedded elsewhere, ads, and previews, which allow themselves nothing else. */
const isFramed = (path: string): boolean =>
  embedPattern.test(path) || adFramePattern.test(path) || path.startsWith(`${previewPath}/`);

/** What a script of ours may do when it runs as a worker. */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";
/** One engine of the tools makes functions of its own from text. */
const toolsWorkerPolicy = workerPolicy.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'");

/** The whole web side as one application: health, API, files, pages. */
export function createServer(options: Options): Hono {
  const { services, build, mode, clientDirectory, provider, state, closing } = options;
  const app = new Hono();
  const { env } = services;
  const secure = env.PUBLIC_URL.startsWith("https:");
  const headersWith = (xFrameOptions: "DENY" | false, takesPayment = false) =>
    secureHeaders({
      xFrameOptions,
      // Frames are no origin of their own; the header would only be complained about.
      originAgentCluster: xFrameOptions !== false,
      strictTransportSecurity: secure ? "max-age=31536000; includeSubDomains" : false,
      referrerPolicy: "strict-origin-when-cross-origin",
      // Wallets open windows of their own, and ask the browser to pay.
      crossOriginOpenerPolicy: takesPayment ? "same-origin-allow-popups" : "same-origin",
      permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: takesPayment ? ["*"] : [] },
    });
  const closed = headersWith("DENY");
  const framed = headersWith(false);
  const paying = headersWith("DENY", true);
  const hasScript = services.payments.script !== null;
  app.use((c, next) => {
    if (hasScript && isPaymentPage(c.req.path)) return paying(c, next);
    return (isFramed(c.req.path) ? framed : closed)(c, next);
  });
  app.route("/", createHealth(services, state));
  app.route("/", createApi(services, { provider, closing }));
  app.route("/", createEmbeds(services));
  app.route("/", createAdFrames(services));
  app.route("/", createShareImageFiles(services));
  app.route("/", createFeeds(services));
  app.route("/", createSitemaps(services, indexedPaths));
  // Without an origin of their own, previews run below ours, told apart by their sandbox alone.
  if (env.PREVIEW_ORIGIN === undefined) app.route(previewPath, createPreviews(services));
  if (clientDirectory !== undefined) {
    const immutable = "public, max-age=31536000, immutable";
    app.get(
      "/assets/*",
      serveStatic({
        root: clientDirectory,
        precompressed: true,
        onFound: (_path, c) => {
          c.header("cache-control", immutable);
          // Workers take their policy from their script: the tools' may run WebAssembly and talk to nobody else.
          const isTools = /^\/assets\/worker-[\w-]+\.js$/.test(c.req.path);
          c.header("content-security-policy", isTools ? toolsWorkerPolicy : workerPolicy);
          // The tools' service worker stands here and serves their pages.
          if (/\/offline\.worker-[\w-]+\.js$/.test(c.req.path)) c.header("service-worker-allowed", "/");
        },
      }),
    );
    const file = "/:file{[\\w-]+\\.(?:svg|png|ico|txt|webmanifest)}";
    app.get(file, serveStatic({ root: clientDirectory, precompressed: true }));
  }
  const render = createPages({
    services,
    build,
    mode,
    actorOf: (request, now) => actorOfRequest(services, request, now),
  });
  const pages =
    mode === "production"
      ? createPageCache({
          render,
          isSignedIn: request => readSessionToken(request, env.PUBLIC_URL) !== null,
          freshMs: limits.userCache.pageMs,
          stamp: () => announcementStamp(services, systemClock()),
        })
      : async (request: Request) => plainAnswer(await render(request));
  app.all("*", c => pages(c.req.raw));
  return app;
}
