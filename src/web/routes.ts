import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** One table for both languages: every page stands at /x and at /ar/x. */
export default [
  route("ar?", "routes/language.tsx", [index("routes/home.tsx"), route("*", "routes/not-found.tsx")]),
] satisfies RouteConfig;
