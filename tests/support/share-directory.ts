import { join, resolve } from "node:path";

/**
 * A DATA_DIR for tests that draw pictures. It stays: text layout knows a font's file for as long as the process lives,
 * and all test files run in one.
 */
export const shareDirectory = join(resolve(import.meta.dirname, "../.."), "node_modules/.cache/ra3d/share");
