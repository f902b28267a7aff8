/**
 * Every page of the site: its address without language prefix, and the file that shows it. Each stands at /x and
 * at /ar/x. The menus read this table, too: an entry appears when its page does.
 */
export const routeTable = [
  { path: "/", file: "routes/home.tsx" },
  { path: "/settings", file: "routes/settings.tsx" },
  { path: "/uptimes", file: "routes/uptimes.tsx" },
  { path: "/uptimes/:id", file: "routes/uptimes-monitor.tsx" },
] as const satisfies readonly { path: string; file: string }[];

const paths: ReadonlySet<string> = new Set(routeTable.map(route => route.path));

/** Whether a page exists; `path` as written in the table (`/profile/:id`). */
export const hasRoute = (path: string): boolean => paths.has(path);
