import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const id = "virtual:uglify-js";

/**
 * uglify-js for browsers. Its own entry reads its files from the disk and runs them with `new Function`; this makes one
 * module of the same files in the same order. A bundler that builds code-tools for browsers needs this plugin, for
 * workers, too (`worker.plugins`).
 */
export function uglifyForBrowsers() {
  return {
    name: "code-tools:uglify-for-browsers",
    resolveId: { filter: { id: /^virtual:uglify-js$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:uglify-js$/ },
      handler() {
        const require = createRequire(import.meta.url);
        const { FILES } = require("uglify-js/tools/node") as { FILES: string[] };
        const names = readFileSync(require.resolve("uglify-js/tools/domprops.json"), "utf8");
        const code = FILES.map(file => readFileSync(file, "utf8")).join("\n");
        return `const exports = {};\nconst domprops = ${names};\n${code}\nexport const minify = exports.minify;\n`;
      },
    },
  };
}
