import { describe, expect, it } from "vitest";
import { inlineScripts } from "./content-security-policy.ts";
import { pageScripts } from "./page-scripts.ts";

const route = (id: string, imports: string[]) => ({
  id,
  module: `/assets/${id}.js`,
  imports,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const page = (...ids: string[]) => ({
  manifest: {
    entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
    routes: Object.fromEntries(
      ["root", "home", "list"].map(id => [id, route(id, ["/assets/react.js", "/assets/button.js"])]),
    ),
    url: "/assets/manifest.js",
    version: "1",
  },
  serverHandoffString: '{"basename":"/"}',
  staticHandlerContext: { matches: ids.map(id => ({ route: { id } })) },
});

describe("pageScripts", () => {
  const [script = ""] = inlineScripts(pageScripts(page("root", "home"), "[1]\n"));

  it("fetches the modules of the page after the first paint, each once", () => {
    expect(script.indexOf("requestAnimationFrame")).toBeLessThan(script.indexOf("modulepreload"));
    expect(script.match(/"\/assets\/react\.js"/g)).toHaveLength(1);
    expect(script).toContain(
      'Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")])',
    );
    expect(script).not.toContain("list.js");
  });

  it("names the modules by their routes, and ends with the entry", () => {
    expect(script).toContain('__reactRouterRouteModules={"root":modules[0],"home":modules[1]}');
    expect(script).toMatch(/import\("\/assets\/entry\.js"\);$/);
  });

  it("keeps what the loaders returned out of what is run", () => {
    const written = pageScripts(page("root", "home"), '["</script><b>","مرحبًا"]\n');
    expect(inlineScripts(written)).toEqual([script]);
    const [, data = ""] =
      /<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/.exec(written) ?? [];
    expect(JSON.parse(data)).toEqual(["</script><b>", "مرحبًا"]);
  });
});

describe("inlineScripts", () => {
  it("finds what stands in the page and is run", () => {
    const html =
      '<script>a()</script><script src="/b.js"></script><script type="application/json">{}</script><script type="module" async="">c("<b>")</script>';
    expect(inlineScripts(html)).toEqual(["a()", 'c("<b>")']);
    expect(inlineScripts("<p>none</p>")).toEqual([]);
  });
});
