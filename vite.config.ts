import * as fs from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { codeToolsForBrowsers } from "./packages/code-tools/vite-plugin.ts";
import { shellChunk } from "./scripts/shell-chunk.ts";
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

const largeBytes = 4 * 1_024 * 1_024;

/** Writes .br and .gz beside each text file of the client build, so that serving one costs nothing. */
function precompress(): Plugin {
  return {
    name: "ra3d:precompress",
    apply: "build",
    // The list of routes is written to the client's folder with the server build, so this waits for both.
    buildApp: {
      order: "post",
      async handler(builder) {
        const folder = builder.environments.client?.config.build.outDir ?? "build/client";
        const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
        for (const file of files.filter(name => /\.(?:js|css|svg|json|txt|webmanifest|wasm)$/.test(name))) {
          const path = `${folder}/${file}`;
          const body = fs.readFileSync(path);
          // The best quality takes about two seconds a megabyte: too long for the largest engine.
          const quality = body.byteLength > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY;
          const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
          fs.writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
          fs.writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
        }
      },
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

/** Packages that read files of their own (WebAssembly, native code, workers) when they run. */
const bringFiles = ["@electric-sql/pglite", "sharp", "pg-boss", "pg", "pino", "nodemailer", "pdfkit"];

export default defineConfig(({ command }) => ({
  plugins: [
    fonts(),
    tailwindcss(),
    developmentServer(),
    reactRouter(),
    codeToolsForBrowsers(),
    chunkLoading(),
    shellChunk(),
    precompress(),
  ],
  worker: { format: "es", plugins: () => [codeToolsForBrowsers()] },
  server: {
    port: Number(process.env.PORT) || 3_000,
    strictPort: true,
    host: process.env.HOST || "127.0.0.1",
    watch: { ignored: ["**/content/**", "**/data/**", "**/build/**"] },
  },
  build: { target: "es2022" },
  environments: {
    ssr: {
      // In one bundle the server starts in half the time: Node looks for no package. What brings files along stays outside.
      ...(command === "build" && { resolve: { noExternal: true, external: bringFiles } }),
      build: { target: "node24", sourcemap: true, rolldownOptions: { input: "./src/main.ts" } },
    },
  },
}));
