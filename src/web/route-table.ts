/** `indexed`: a page for search engines, listed in the sitemap. */
type Row = { path: string; file: string; indexed?: true };

/**
 * Every page of the site: its address without language prefix, and the file that shows it. Each stands at /x and
 * at /ar/x. The menus read this table, too: an entry appears when its page does.
 */
export const routeTable = [
  { path: "/", file: "routes/home.tsx", indexed: true },
  { path: "/about-us", file: "routes/about-us.tsx", indexed: true },
  { path: "/account", file: "routes/account.tsx" },
  { path: "/account/billing", file: "routes/account-billing.tsx" },
  { path: "/account/favorites", file: "routes/account-favorites.tsx" },
  { path: "/account/redeem", file: "routes/account-redeem.tsx" },
  { path: "/account/settings", file: "routes/account-settings.tsx" },
  { path: "/articles", file: "routes/articles.tsx", indexed: true },
  { path: "/articles/:id", file: "routes/article.tsx" },
  { path: "/billing", file: "routes/billing.tsx" },
  { path: "/billing/checkout", file: "routes/billing-checkout.tsx" },
  { path: "/billing/refund/:payment", file: "routes/billing-refund.tsx" },
  { path: "/code/:code", file: "routes/code.tsx" },
  { path: "/codes/djs", file: "routes/codes-djs.tsx", indexed: true },
  { path: "/codes/html", file: "routes/codes-html.tsx", indexed: true },
  { path: "/codes-yt", file: "routes/codes-yt.tsx", indexed: true },
  { path: "/coins", file: "routes/coins.tsx", indexed: true },
  { path: "/contact-us", file: "routes/contact-us.tsx", indexed: true },
  { path: "/djs-v11-to-v12", file: "routes/djs-v11-to-v12.tsx", indexed: true },
  { path: "/djs-v13-to-v14", file: "routes/djs-v13-to-v14.tsx", indexed: true },
  { path: "/djs13", file: "routes/djs13.tsx", indexed: true },
  { path: "/favorite", file: "routes/favorite.tsx" },
  { path: "/html-obfuscator-encode", file: "routes/html-obfuscator-encode.tsx", indexed: true },
  { path: "/javascript-obfuscator", file: "routes/javascript-obfuscator.tsx", indexed: true },
  { path: "/minifycss", file: "routes/minifycss.tsx", indexed: true },
  { path: "/minifyjs", file: "routes/minifyjs.tsx", indexed: true },
  { path: "/notices", file: "routes/notices.tsx" },
  { path: "/pricing", file: "routes/pricing.tsx", indexed: true },
  { path: "/privacy-policy", file: "routes/privacy-policy.tsx", indexed: true },
  { path: "/profile/:id", file: "routes/profile.tsx" },
  { path: "/project/:code", file: "routes/project.tsx" },
  { path: "/project/:projectId/edit", file: "routes/project-edit.tsx" },
  { path: "/project-publishing", file: "routes/project-publishing.tsx", indexed: true },
  { path: "/projects", file: "routes/projects.tsx", indexed: true },
  { path: "/ra3dai", file: "routes/ra3dai.tsx", indexed: true },
  { path: "/redeem", file: "routes/redeem.tsx", indexed: true },
  { path: "/refund-policy", file: "routes/refund-policy.tsx", indexed: true },
  { path: "/sharecode-command-handler", file: "routes/share-project.tsx", indexed: true },
  { path: "/settings", file: "routes/settings.tsx" },
  { path: "/staff", file: "routes/staff-reports.tsx" },
  { path: "/staff/appeals", file: "routes/staff-appeals.tsx" },
  { path: "/staff/audit", file: "routes/staff-audit.tsx" },
  { path: "/staff/banner", file: "routes/staff-banner.tsx" },
  { path: "/staff/bans", file: "routes/staff-bans.tsx" },
  { path: "/staff/codes", file: "routes/staff-codes.tsx" },
  { path: "/staff/codes/new", file: "routes/staff-code-new.tsx" },
  { path: "/staff/codes/:id", file: "routes/staff-code.tsx" },
  { path: "/staff/contact", file: "routes/staff-contact.tsx" },
  { path: "/staff/gifts", file: "routes/staff-gifts.tsx" },
  { path: "/staff/projects", file: "routes/staff-projects.tsx" },
  { path: "/staff/refunds", file: "routes/staff-refunds.tsx" },
  { path: "/staff/reports/:hash", file: "routes/staff-report.tsx" },
  { path: "/staff/support", file: "routes/staff-support.tsx" },
  { path: "/staff/support/:id", file: "routes/staff-support-thread.tsx" },
  { path: "/staff/system", file: "routes/staff-system.tsx" },
  { path: "/staff/team", file: "routes/staff-team.tsx" },
  { path: "/staff/users", file: "routes/staff-users.tsx" },
  { path: "/support", file: "routes/support.tsx", indexed: true },
  { path: "/support/:id", file: "routes/support-thread.tsx" },
  { path: "/terms-of-use", file: "routes/terms-of-use.tsx", indexed: true },
  { path: "/uptimes", file: "routes/uptimes.tsx", indexed: true },
  { path: "/uptimes/:id", file: "routes/uptimes-monitor.tsx" },
] as const satisfies readonly Row[];

const paths: ReadonlySet<string> = new Set(routeTable.map(route => route.path));

/** The pages that search engines are told of. */
export const indexedPaths: readonly string[] = routeTable
  .filter(row => "indexed" in row)
  .map(row => row.path);

/** Whether a page exists; `path` as written in the table (`/profile/:id`). */
export const hasRoute = (path: string): boolean => paths.has(path);
