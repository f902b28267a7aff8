import { minify as swc } from "@swc/core";
import { transform } from "esbuild";
import { minifySync } from "oxc-minify";
import { minify as terser } from "terser";
import { minify as uglify } from "uglify-js";

type Engine = (code: string) => Promise<string>;

/** Each engine alone, with the settings that the public benchmark gives it. */
export const engines: Record<string, Engine> = {
  terser: async code => {
    const { code: made = "" } = await terser(code, {
      ecma: 2018,
      sourceMap: false,
      format: { comments: false },
    });
    return made;
  },
  "uglify-js": async code => {
    const { code: made, error } = uglify(code, { sourceMap: false });
    if (made === undefined) throw error;
    return made;
  },
  esbuild: async code =>
    (await transform(code, { minify: true, sourcemap: false, legalComments: "none", treeShaking: true }))
      .code,
  swc: async code => (await swc(code, { compress: true, mangle: true, sourceMap: false })).code,
  oxc: async code => minifySync("artifact.js", code).code,
};
