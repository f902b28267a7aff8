import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const swc = createRequire(import.meta.url)("@swc/core");

/** Every module that a syntax tree names: imports, re-exports, `import()` and `import("x").Type`. */
export function listImports(tree) {
  const found = new Set();
  const visit = node => {
    if (Array.isArray(node)) {
      for (const item of node) visit(item);
      return;
    }
    if (node === null || typeof node !== "object") return;
    if (typeof node.source?.value === "string" && /^(Import|Export)/.test(node.type))
      found.add(node.source.value);
    if (node.type === "CallExpression" && node.callee.type === "Import") {
      const [first] = node.arguments;
      if (first?.expression.type === "StringLiteral") found.add(first.expression.value);
    }
    if (node.type === "TsImportType") found.add(node.argument.value);
    for (const value of Object.values(node)) visit(value);
  };
  visit(tree.body);
  return [...found];
}

const asImport = (source, span) => ({
  type: "ImportDeclaration",
  span,
  specifiers: [],
  source: { type: "StringLiteral", span, value: source },
});

/**
 * dependency-cruiser reads TypeScript through TypeScript's JavaScript API, which version 7 no longer has, or
 * through swc without JSX. So swc's parser is given JSX, and dependency-cruiser a tree of imports alone:
 * its own walker also misses imports inside types.
 */
function teachCruiserTsx() {
  swc.parseFileSync = file => {
    const tree = swc.parseSync(readFileSync(file, "utf8"), {
      syntax: "typescript",
      tsx: file.endsWith("x"),
      decorators: true,
      target: "es2024",
    });
    return { ...tree, body: listImports(tree).map(source => asImport(source, tree.span)) };
  };
}

const sortedByPlace = violations =>
  violations.map(({ from, to, rule, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(step => step.name).join(" → ") : to,
  }));

/** Cruises the rooms of `root` against `config`: every violation, and how many files were read. */
export async function findBreaches(root, config, directories) {
  teachCruiserTsx();
  const { cruise } = await import("dependency-cruiser");
  const { output } = await cruise(
    directories,
    {
      baseDir: root,
      ruleSet: config,
      validate: true,
      parser: "swc",
      doNotFollow: { path: "node_modules" },
      combinedDependencies: false,
      skipAnalysisNotInRules: true,
    },
    {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
      conditionNames: ["import", "node", "default", "types"],
      exportsFields: ["exports"],
      mainFields: ["module", "main", "types"],
    },
  );
  return { breaches: sortedByPlace(output.summary.violations), files: output.modules.length };
}

export async function checkWalls(root) {
  const { default: config } = await import(join(root, ".dependency-cruiser.mjs"));
  // A folder that holds nothing yet is not in a checkout.
  const rooms = ["src", "packages", "tests"].filter(room => existsSync(join(root, room)));
  const { breaches } = await findBreaches(root, config, rooms);
  const comments = new Map(config.forbidden.map(rule => [rule.name, rule.comment]));
  return breaches.map(({ rule, from, to }) => `${from} → ${to}: ${rule}. ${comments.get(rule) ?? ""}`);
}
