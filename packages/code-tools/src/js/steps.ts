import { loadOxc } from "#platform/oxc";
import type { MinifyJsOptions } from "./options.ts";
import { countDelicate, type Reading } from "./read-input.ts";

/** Code on its way through a chain; `maps` lead from the newest code to the input, newest first. */
export interface Stage {
  code: string;
  maps: string[];
}

export type StepOptions = Required<
  Pick<MinifyJsOptions, "mangle" | "keepNames" | "keepLicenses" | "dropConsole">
> &
  Required<Pick<MinifyJsOptions, "dropDebugger" | "toplevel" | "target" | "sourceMap" | "fileName">>;

/** One engine with its settings. Throws what the engine throws. */
type Step = (stage: Stage, options: StepOptions, input: Reading) => Promise<Stage>;

const licenses = /^\**!|@license|@preserve|@lic\b|@cc_on/i;

function stageOf(code: string | undefined, map: unknown, before: Stage, options: StepOptions): Stage {
  if (code === undefined) throw new Error("The engine gave no code");
  if (!options.sourceMap) return { code, maps: [] };
  return { code, maps: [typeof map === "string" ? map : JSON.stringify(map), ...before.maps] };
}

/** terser and uglify-js drop what nobody uses even where it asks an iterator or is a call. */
function checked(made: Stage, before: Stage, input: Reading): Stage {
  if (input.delicate > 0 && countDelicate(made.code, input) < countDelicate(before.code, input))
    throw new Error("it lost a pattern, a spread or a default value, and what that does");
  return made;
}

/** oxc reads the goal from the name: ".cjs" is the body of a function, where unused names may go. */
const oxcNames = { script: "input.js", commonjs: "input.cjs", module: "input.mjs" } as const;

const minifyWithOxc: Step = async (stage, options, input) => {
  const minifySync = await loadOxc();
  const keep = { function: options.keepNames, class: options.keepNames };
  const toplevel = options.toplevel || input.goal !== "script";
  const { code, map, errors } = minifySync(oxcNames[input.goal], stage.code, {
    module: input.goal === "module",
    compress: {
      target: options.target === "esnext" ? "esnext" : `es${options.target}`,
      dropConsole: options.dropConsole,
      dropDebugger: options.dropDebugger,
      keepNames: keep,
    },
    mangle: options.mangle && { toplevel, keepNames: keep },
    codegen: { removeWhitespace: true, legalComments: options.keepLicenses ? "inline" : "none" },
    sourcemap: options.sourceMap,
  });
  const [error] = errors;
  if (error) throw new Error(error.message);
  return stageOf(code, map, stage, options);
};

/** terser's newest `ecma` that adds nothing newer than asked for; 2020 is the last that it makes use of. */
const terserEcma = (target: StepOptions["target"]) => (target === "esnext" || target > 2020 ? 2020 : target);

/** `inline: 1` inlines less than terser's own 3: that costs gzip bytes. */
const minifyWithTerser =
  (compress: { passes: number; inline: 0 | 1 | 2 | 3 }): Step =>
  async (stage, options, input) => {
    const { minify } = await import("terser");
    const { code, map } = await minify(
      { [options.fileName]: stage.code },
      {
        module: input.goal === "module",
        toplevel: options.toplevel || input.goal !== "script",
        ecma: terserEcma(options.target) as 5 | 2015 | 2020,
        parse: { bare_returns: input.goal === "commonjs" },
        compress: {
          ...compress,
          drop_console: options.dropConsole,
          drop_debugger: options.dropDebugger,
        },
        mangle: options.mangle,
        keep_fnames: options.keepNames,
        keep_classnames: options.keepNames,
        format: { comments: options.keepLicenses && licenses },
        sourceMap: options.sourceMap && { includeSources: true, asObject: false },
      },
    );
    return checked(stageOf(code, map, stage, options), stage, input);
  };

/** `module: false` for scripts, or "use strict" goes; no inlining, which costs gzip bytes and is the riskiest part. */
const minifyWithUglify =
  (passes: number): Step =>
  async (stage, options, input) => {
    const { minify } = await import("#platform/uglify");
    const { code, map, error } = minify(
      { [options.fileName]: stage.code },
      {
        module: input.goal === "module",
        toplevel: options.toplevel || input.goal !== "script",
        compress: {
          passes,
          inline: false,
          drop_console: options.dropConsole,
          drop_debugger: options.dropDebugger,
        },
        mangle: options.mangle,
        keep_fnames: options.keepNames,
        output: { comments: options.keepLicenses && licenses },
        sourceMap: options.sourceMap && { filename: options.fileName, includeSources: true },
      },
    );
    if (error) throw error;
    return checked(stageOf(code, map, stage, options), stage, input);
  };

export const steps = {
  oxc: minifyWithOxc,
  terser: minifyWithTerser({ passes: 1, inline: 3 }),
  "terser ×2": minifyWithTerser({ passes: 2, inline: 1 }),
  uglify: minifyWithUglify(1),
  "uglify ×3": minifyWithUglify(3),
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
export type Chain = readonly StepName[];

export const nameOf = (chain: Chain) => chain.join(" → ");
