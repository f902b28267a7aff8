import * as fs from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { uglifyForBrowsers } from "./packages/code-tools/vite-plugin.ts";
import { subsetFonts } from "./scripts/subset-fonts.ts";

/** `npm run dev`: every request goes to the same server as in production, loaded anew when its source changes. */
function developmentServer(): Plugin {
  return {
    name: "ra3d:development-server",
    apply: "serve",
    configureServer: server => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const module = await server.ssrLoadModule("/src/development.ts");
          const handler = await module.developmentHandler();
          // Vite has cut the base from `url`; the application wants what the browser sent.
          request.url = request.originalUrl ?? request.url;
          await getRequestListener(handler)(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Writes .br and .gz beside each text file of the client build, so that serving one costs nothing. */
function precompress(): Plugin {
  return {
    name: "ra3d:precompress",
    apply: "build",
    applyToEnvironment: environment => environment.name === "client",
    async writeBundle({ dir }) {
      const folder = dir ?? "build/client";
      const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const file of files.filter(name => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(name))) {
        const path = `${folder}/${file}`;
        const body = fs.readFileSync(path);
        fs.writeFileSync(`${path}.br`, brotliCompressSync(body));
        fs.writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

/** Puts our own loading of page code (time limit, one reload) in the place of React Router's, which reloads for ever. */
function chunkLoading(): Plugin {
  const theirs = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
  let replaced = false;
  return {
    name: "ra3d:chunk-loading",
    apply: "build",
    applyToEnvironment: environment => environment.name === "client",
    load: {
      filter: { id: theirs },
      handler() {
        replaced = true;
        return `export { loadRouteModule } from ${JSON.stringify(`${import.meta.dirname}/src/web/errors/load-route-module.ts`)};`;
      },
    },
    buildEnd(error) {
      if (!error && !replaced)
        this.error("React Router keeps loadRouteModule in another file now: see chunkLoading");
    },
  };
}

/** The fonts of every page, cut to the letters in use, before anything refers to them. */
const fonts = (): Plugin => ({ name: "ra3d:fonts", configResolved: () => subsetFonts() });

export default defineConfig({
  plugins: [fonts(), tailwindcss(), developmentServer(), reactRouter(), chunkLoading(), uglifyForBrowsers(), precompress()],
  worker: { format: "es", plugins: () => [uglifyForBrowsers()] },
  server: {
    port: Number(process.env.PORT) || 3_000,
    strictPort: true,
    host: process.env.HOST || "127.0.0.1",
    watch: { ignored: ["**/content/**", "**/data/**", "**/build/**"] },
  },
  build: { target: "es2022" },
  environments: {
    ssr: { build: { target: "node24", sourcemap: true, rolldownOptions: { input: "./src/main.ts" } } },
  },
});
