import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { systemClock } from "#core/time.ts";
import { type Actor, type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { withLoaderFailures } from "#web/errors/loader-failures.server.ts";
import { languageOfPath } from "#web/language.ts";
import { pageRequest } from "#web/page-context.server.ts";
import type { PageHtml } from "#web/page-html.ts";
import { narrowBuild } from "./narrow-build.ts";
import type { Rendered } from "./page-cache.ts";

type Options = {
  services: Services;
  build: ServerBuild;
  mode: "production" | "development";
  /** Reads the session cookie of a request. */
  actorOf(request: Request, now: Date): Promise<Actor>;
};

/** Renders the pages of both languages. An answer is for everybody unless a loader asked who is looking. */
export function createPages({
  services,
  build,
  mode,
  actorOf,
}: Options): (request: Request) => Promise<Rendered> {
  const buildFor = narrowBuild(withLoaderFailures(build, services.log));
  const handlers = new Map<ServerBuild, RequestHandler>();
  const handlerOf = (pathname: string): RequestHandler => {
    const narrowed = buildFor(pathname);
    const handler = handlers.get(narrowed) ?? createRequestHandler(narrowed, mode);
    handlers.set(narrowed, handler);
    return handler;
  };
  return async request => {
    const now = systemClock();
    const { pathname } = new URL(request.url);
    const language = languageOfPath(pathname);
    let ctx: Promise<Ctx> | undefined;
    let html: PageHtml | null = null;
    const context = new RouterContextProvider();
    context.set(pageRequest, {
      services,
      now,
      language,
      ctx: () => {
        ctx ??= actorOf(request, now).then(actor => contextFor(services, actor, now));
        return ctx;
      },
      deliver: page => {
        html = page;
      },
    });
    const response = await handlerOf(pathname)(request, context);
    if (ctx === undefined) return { response, html, audience: "everybody" };
    return { response, html, audience: (await ctx).actor.kind === "visitor" ? "visitors" : "one" };
  };
}
