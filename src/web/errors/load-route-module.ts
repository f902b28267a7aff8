import { loadChunk } from "./chunk-load.ts";

type Route = { id: string; module: string };

/** A page that throws when it is shown, so that the error boundary around it takes over. */
const failedPage = (error: unknown) => ({
  default: () => {
    throw error;
  },
});

/**
 * How the router loads the code of a page. Stands in for React Router's own function (see vite.config.ts), which
 * waits without end and, when loading fails, reloads the page that one wanted to leave, again and again. The router
 * takes no rejection here; a failure becomes a page that shows it.
 */
export async function loadRouteModule(route: Route, cache: Record<string, unknown>): Promise<unknown> {
  try {
    cache[route.id] ??= await loadChunk(() => import(/* @vite-ignore */ route.module));
    return cache[route.id];
  } catch (error) {
    return failedPage(error);
  }
}
