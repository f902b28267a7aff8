import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { routeTable } from "./route-table.ts";

// A page has one address: `/Uptimes` would be a second one, and `/AR` an Arabic page in English.
const exact = { caseSensitive: true };

/** One table for both languages: pages are listed in route-table.ts. */
export default [
  route("robots.txt", "routes/robots.ts", exact),
  route("ar?", "routes/language.tsx", exact, [
    ...routeTable.map(({ path, file }) => (path === "/" ? index(file) : route(path.slice(1), file, exact))),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
