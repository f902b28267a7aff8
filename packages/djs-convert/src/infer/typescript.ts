import type { Tree } from "../engine/scope.ts";

/** Whether a file is TypeScript: by its name, or by what stands in it where it has none. */
export function isTypeScript({ filename, tree }: { filename: string | undefined; tree: Tree }): boolean {
  return filename === undefined ? tree.hasTypes : /\.[cm]?tsx?$/.test(filename);
}
