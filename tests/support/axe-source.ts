import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * axe as a browser's page takes it: minified, a third of what its builder sends otherwise, and as often. Its few letters
 * beyond ASCII are written as escapes: with them, every other letter takes twice the room and the way to the page longer.
 */
export const axeSource = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8").replace(
  /[^\0-\x7f]/g,
  escaped,
);
