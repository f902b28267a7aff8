import { isCall, parentOf, textValue } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

/** Says where a file loads a package that does not go with the next version. */
export const loadedPackages = (rule: string, packages: readonly string[]) =>
  loaded(rule, name => packages.includes(name));

/** `require("discord.js/src/util/Constants")`: what the package has within moves from version to version. */
export const innerFiles = (rule: string) => loaded(rule, name => name.startsWith("discord.js/src"));

const loaded =
  (rule: string, isMeant: (name: string) => boolean) =>
  (rewriter: Rewriter): void => {
    for (const text of rewriter.tree.texts) {
      if (!isMeant(textValue(text))) continue;
      const parent = parentOf(text);
      const isLoaded = isCall(parent)
        ? rewriter.text(parent.callee) === "require"
        : parent?.type === "ImportDeclaration";
      if (isLoaded) rewriter.flag(rule, text, "dependency");
    }
  };
