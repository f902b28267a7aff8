import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const uglify = "\0code-tools:uglify-js";
const nothing = "\0code-tools:nothing";

/** uglify-js's own entry reads its files from the disk and runs them with `new Function`: one module of the same files. */
function makeUglifyModule(): string {
  const require = createRequire(import.meta.url);
  const { FILES } = require("uglify-js/tools/node") as { FILES: string[] };
  const names = readFileSync(require.resolve("uglify-js/tools/domprops.json"), "utf8");
  const code = FILES.map(file => readFileSync(file, "utf8")).join("\n");
  return `const api = {};\n((domprops, exports) => {\n${code}\n})(${names}, api);\nexport const { minify } = api;\n`;
}

/**
 * What a bundler needs to build code-tools for browsers, for its workers, too (`worker.plugins`): uglify-js as a module,
 * and no native engine that html-minifier-next would take if it were asked to.
 */
export function codeToolsForBrowsers() {
  return {
    name: "code-tools:for-browsers",
    enforce: "pre" as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === "client",
    resolveId: {
      filter: { id: /^(?:virtual:uglify-js|@swc\/core|lightningcss|svgo)$/ },
      handler: (id: string) => (id === "virtual:uglify-js" ? uglify : nothing),
    },
    load: {
      filter: { id: /^\0code-tools:/ },
      handler: (id: string) => (id === uglify ? makeUglifyModule() : "export {};"),
    },
  };
}
