import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");

/** axe as a browser's page takes it: minified, a third of what its builder sends otherwise, and as often. */
export const axeSource = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");
