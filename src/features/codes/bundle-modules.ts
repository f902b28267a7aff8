import type { Budget, Files } from "./inline-styles.ts";
import { localModulePath } from "./local-path.ts";
import { importedSpecifiers, parseModule } from "./module-syntax.ts";
import { rewriteModule } from "./rewrite-module.ts";

/** Modules that an earlier script of the page already brought along: path → name of the namespace. */
export type Placed = Map<string, string>;
type Bundle = { files: Files; budget: Budget; placed: Placed };

const registry = `globalThis[Symbol.for("preview.modules")] ??= {}`;
const define = `const $define = (namespace, getters, ...stars) => {
  for (const star of stars) for (const name of Object.keys(star))
    if (name !== "default" && !(name in getters)) getters[name] = () => star[name];
  for (const [name, get] of Object.entries(getters)) Object.defineProperty(namespace, name, { get, enumerable: true });
};`;

/**
 * A module and what it imports as one inline module: the preview's policy lets nothing but inline scripts run, so
 * neither `data:` nor `blob:` modules. Each module becomes a function that runs once, dependencies first, in the
 * order of the language. Modules that import each other in a circle see each other when both have run.
 */
export function bundleModule(source: string, path: string, bundle: Bundle): string {
  const order = dependenciesFirst(source, path, bundle);
  const namespaces: string[] = [];
  for (const module of order) {
    if (bundle.placed.has(module.path)) continue;
    bundle.placed.set(module.path, `$modules[${JSON.stringify(module.path)}]`);
    namespaces.push(module.path);
  }
  const foreign: string[] = [];
  const bodies = order.map(module => written(module, bundle, foreign));
  return [
    ...[...new Set(foreign)].map(specifier => `import ${JSON.stringify(specifier)};`),
    `const $modules = ${registry};`,
    define,
    ...namespaces.map(name => `$modules[${JSON.stringify(name)}] = {};`),
    ...bodies,
  ].join("\n");
}

type Module = { path: string; source: string };

/** The modules to run, the given one last. */
function dependenciesFirst(source: string, path: string, { files, budget, placed }: Bundle): Module[] {
  const order: Module[] = [];
  const seen = new Set([path]);
  const visit = (module: Module): void => {
    const parsed = module.path.endsWith(".json") ? null : parseModule(module.source);
    for (const specifier of parsed === null ? [] : importedSpecifiers(parsed)) {
      const target = localModulePath(module.path, specifier);
      const text = target === null ? undefined : files.get(target);
      if (target === null || text === undefined || seen.has(target) || placed.has(target)) continue;
      seen.add(target);
      if (budget(text.length)) visit({ path: target, source: text });
    }
    order.push(module);
  };
  visit({ path, source });
  return order;
}

function written(module: Module, { placed }: Bundle, foreign: string[]): string {
  const namespace = placed.get(module.path) ?? "{}";
  if (module.path.endsWith(".json")) {
    return `$define(${namespace}, { default: () => (${JSON.stringify(jsonOf(module.source))}) });`;
  }
  const source = module.source.replace(/^#!.*/, "");
  const program = parseModule(source);
  if (program === null) return source;
  const reach = (specifier: string): string | null => {
    const target = localModulePath(module.path, specifier);
    return target === null ? null : (placed.get(target) ?? null);
  };
  const { code, exports, stars, foreign: own } = rewriteModule(source, program, reach);
  foreign.push(...own);
  const getters = [...exports].map(([name, expression]) => `${JSON.stringify(name)}: () => ${expression}`);
  const definition =
    getters.length + stars.length === 0
      ? ""
      : `$define(${[namespace, `{ ${getters.join(", ")} }`, ...stars].join(", ")});\n`;
  return `await (async () => {\n${definition}${code}\n})();`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
