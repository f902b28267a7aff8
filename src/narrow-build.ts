import type { ServerBuild } from "react-router";

type Narrowed = (pathname: string) => ServerBuild;

/** The first part of a page's address without its language: "codes" of /ar/codes/djs. */
const firstPartOf = (pathname: string): string => pathname.replace(/^\/ar(?=\/|$)/, "").split("/")[1] ?? "";

/** Whether a route is part of every page, or may stand anywhere. */
const isEverywhere = (path: string | undefined, isIndex: boolean | undefined): boolean =>
  !isIndex && (!path || path === "ar?" || /^[*:]/.test(path));

/** Entries of `all` whose id fits. */
const only = <T>(all: Record<string, T>, fits: (id: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => fits(id)));

/**
 * For each address a build of only those pages that could stand there. The router tries its pages one by one, twice
 * for each request, and readies every one of them before it shows one, which shows in what a page costs. An address
 * whose first part belongs to no page gets the whole build.
 */
export function narrowBuild(build: ServerBuild): Narrowed {
  const partOf = new Map<string, string | null>();
  for (const [id, route] of Object.entries(build.routes))
    if (route !== undefined)
      partOf.set(id, isEverywhere(route.path, route.index) ? null : firstPartOf(`/${route.path ?? ""}`));
  const parts = new Set([...partOf.values()].filter(part => part !== null));
  const builds = new Map<string, ServerBuild>();
  for (const part of parts) {
    const fits = (id: string) => partOf.get(id) === null || partOf.get(id) === part;
    const assets = { ...build.assets, routes: only(build.assets.routes, fits) };
    builds.set(part, { ...build, assets, routes: only(build.routes, fits) });
  }
  return pathname => builds.get(firstPartOf(pathname)) ?? build;
}
