import type { EntryContext } from "react-router";

type Page = Pick<EntryContext, "manifest" | "serverHandoffString"> & {
  staticHandlerContext: { matches: readonly { route: { id: string } }[] };
};

const dataId = "page-data";

/** Resolves when the page was painted once; at once in a tab that nobody sees, where nothing is painted. */
const untilPainted =
  "await new Promise(painted=>{const soon=()=>setTimeout(painted);document.hidden?soon():(requestAnimationFrame(soon),setTimeout(painted,500))});";

const preloadAll = (hrefs: readonly string[]): string =>
  `for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;

/** The stream that React Router's hydration reads, filled from the page. */
const dataStream = `new ReadableStream({start(stream){stream.enqueue(document.getElementById("${dataId}").textContent);stream.close()}}).pipeThrough(new TextEncoderStream())`;

function makeScript({ manifest, serverHandoffString, staticHandlerContext }: Page): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.map(route => route.module);
  const { entry } = manifest;
  const all = [
    entry.module,
    ...entry.imports,
    ...routes.flatMap(route => [route.module, ...(route.imports ?? [])]),
  ];
  const imports = [manifest.url, ...modules].map(href => `import(${JSON.stringify(href)})`);
  const byRoute = routes.map((route, index) => `${JSON.stringify(route.id)}:modules[${index}]`);
  return [
    untilPainted,
    preloadAll([...new Set([manifest.url, ...all])]),
    `window.__reactRouterContext=${serverHandoffString ?? "{}"};`,
    `__reactRouterContext.stream=${dataStream};`,
    `const [,...modules]=await Promise.all([${imports.join(",")}]);`,
    `window.__reactRouterRouteModules={${byRoute.join(",")}};`,
    `import(${JSON.stringify(entry.module)});`,
  ].join("");
}

/** By the ids of the routes on the page; there are as many as there are kinds of pages. */
const made = new Map<string, string>();

/**
 * Brings the page alive, in the place of React Router's `<Scripts>`. A page is complete without its scripts, so that
 * text, styles and fonts get the whole line first: the modules are fetched after the first paint. What the loaders
 * returned lies beside it as text that is not run, so that the script itself is the same for every page of a kind.
 */
export function pageScripts(page: Page, data: string): string {
  const key = page.staticHandlerContext.matches.map(match => match.route.id).join(" ");
  const script = made.get(key) ?? makeScript(page);
  made.set(key, script);
  return `<script type="application/json" id="${dataId}">${data.replaceAll("<", "\\u003c")}</script><script type="module">${script}</script>`;
}

/** In development React Router's own scripts stand in the page, and wait for the data. */
export const developmentScripts = (data: string): string =>
  `<script>__reactRouterContext.streamController.enqueue(${JSON.stringify(data).replaceAll("<", "\\u003c")});__reactRouterContext.streamController.close()</script>`;
