import { type Text, textValue } from "../engine/nodes.ts";
import { isIndexOfDiscord, isLoading } from "../infer/modules.ts";
import { type Rewriter, replace } from "./rewriter.ts";

/** Says where a file loads a package that does not go with the next version. */
export const loadedPackages = (rule: string, packages: readonly string[]) =>
  loaded(rule, name => packages.includes(name));

/** `require("discord.js/src/util/Constants")`: what the package has within moves from version to version. */
export const innerFiles = (rule: string) =>
  loaded(rule, name => name.startsWith("discord.js/src") && !isIndexOfDiscord(name));

/** `require("discord.js/src/index.js")`, which is `require("discord.js")`; version 14 hands out nothing under a path. */
export function indexFile(rewriter: Rewriter): void {
  for (const text of loadedIn(rewriter, isIndexOfDiscord)) {
    const quote = rewriter.text(text)[0];
    rewriter.change("14-T136", text, [replace(text, `${quote}discord.js${quote}`)]);
  }
}

const loaded =
  (rule: string, isMeant: (name: string) => boolean) =>
  (rewriter: Rewriter): void => {
    for (const text of loadedIn(rewriter, isMeant)) rewriter.flag(rule, text, "dependency");
  };

/** Names of packages and files that are required or imported. */
const loadedIn = ({ tree }: Rewriter, isMeant: (name: string) => boolean): Text[] =>
  tree.texts.filter(text => isMeant(textValue(text)) && isLoading(text));
