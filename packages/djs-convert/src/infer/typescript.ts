import type { Tree } from "../engine/scope.ts";

const withTypes = new WeakMap<Tree, boolean>();

/** Whether a file is TypeScript: by its name, or by what stands in it where it has none. */
export function isTypeScript({ filename, tree }: { filename: string | undefined; tree: Tree }): boolean {
  if (filename !== undefined) return /\.[cm]?tsx?$/.test(filename);
  const known = withTypes.get(tree);
  if (known !== undefined) return known;
  const found = tree.nodes.some(node => node.type.startsWith("TS"));
  withTypes.set(tree, found);
  return found;
}
