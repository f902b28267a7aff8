import { data, type ServerBuild } from "react-router";
import { AppError, isAppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import type { Log } from "#core/log.ts";
import type { LoaderFailure } from "./loader-failure.ts";

type Handler = (args: { request: Request }) => unknown;

/** A refusal keeps its status and code; anything else is logged under a reference, and only that goes out. */
function failureOf(error: Error, request: Request, log: Log): { status: number; failure: LoaderFailure } {
  if (isAppError(error))
    return { status: error.status, failure: { code: error.code, params: error.params, reference: null } };
  const { status, code, params } = new AppError("internal");
  const reference = createId();
  log.error({ err: error, reference, path: new URL(request.url).pathname }, "page failed");
  return { status, failure: { code, params, reference } };
}

function guarded(handler: Handler, log: Log): Handler {
  return async args => {
    try {
      return await handler(args);
    } catch (error) {
      // Responses and `data()` are the router's own way to leave a loader.
      if (!(error instanceof Error)) throw error;
      const { status, failure } = failureOf(error, args.request, log);
      throw data(failure, { status });
    }
  };
}

/** The same pages, whose loaders and actions turn what they throw into what an error page may show. */
export function withLoaderFailures(build: ServerBuild, log: Log): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (route === undefined) return [id, route];
      const { loader, action, ...module } = route.module;
      const guardedModule = {
        ...module,
        // The router passes the same arguments on; their types differ from route to route.
        ...(loader && { loader: guarded(loader as Handler, log) }),
        ...(action && { action: guarded(action as Handler, log) }),
      };
      return [id, { ...route, module: guardedModule }];
    }),
  );
  return { ...build, routes } as ServerBuild;
}
