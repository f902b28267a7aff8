import { isCall, parentOf, textValue } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

/** Says where a file loads a package that does not go with the next version. */
export const loadedPackages =
  (rule: string, packages: readonly string[]) =>
  (rewriter: Rewriter): void => {
    for (const text of rewriter.tree.texts) {
      if (!packages.includes(textValue(text))) continue;
      const parent = parentOf(text);
      const isLoaded = isCall(parent)
        ? rewriter.text(parent.callee) === "require"
        : parent?.type === "ImportDeclaration";
      if (isLoaded) rewriter.flag(rule, text, "dependency");
    }
  };
