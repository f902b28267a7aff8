/** Takes a style sheet and makes it smaller; throws where it cannot. */
export type Engine = (text: string) => Promise<string>;

/** cssnano without what it does to numbers on a whole: rewriting `initial` depends on what browsers begin with. */
async function openCssnano(): Promise<Engine> {
  const [{ default: postcss }, { default: preset }] = await Promise.all([
    import("postcss"),
    import("cssnano-preset-default"),
  ]);
  const { plugins } = preset({ reduceInitial: false });
  const processor = postcss(
    plugins.flatMap(([plugin, options]) => (options === false ? [] : [plugin(options as object)])),
  );
  return async text => (await processor.process(text, { from: undefined })).css;
}

async function openLightning(): Promise<Engine> {
  const module = await import("lightningcss-wasm");
  await module.default();
  return async text => {
    const { code, warnings } = module.transform({
      filename: "input.css",
      code: new TextEncoder().encode(text),
      minify: true,
      errorRecovery: true,
    });
    const [warning] = warnings;
    // What it cannot read it leaves out.
    if (warning !== undefined) throw new Error(warning.message);
    return new TextDecoder().decode(code);
  };
}

async function openCsso(): Promise<Engine> {
  const { minify } = await import("csso/dist/csso.esm");
  return async text => minify(text, { comments: "exclamation" }).css;
}

const openers = { cssnano: openCssnano, csso: openCsso, lightningcss: openLightning };
export type EngineName = keyof typeof openers;
const opened = new Map<EngineName, Promise<Engine>>();

/** Fetches an engine when it is first wanted. */
export function loadEngine(name: EngineName): Promise<Engine> {
  const known = opened.get(name) ?? openers[name]();
  opened.set(name, known);
  known.catch(() => opened.delete(name));
  return known;
}
