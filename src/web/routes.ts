import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { routeTable } from "./route-table.ts";

/** One table for both languages: pages are listed in route-table.ts. */
export default [
  route("robots.txt", "routes/robots.ts"),
  route("ar?", "routes/language.tsx", [
    ...routeTable.map(({ path, file }) => (path === "/" ? index(file) : route(path.slice(1), file))),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
