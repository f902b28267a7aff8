import type { Command } from "./cli-options.ts";
import { css, encode, html } from "./cli-pages.ts";
import { js, obfuscate } from "./cli-scripts.ts";

/** The commands by name, in the order that help tells them. */
export const commands: { readonly [name: string]: Command | undefined } = {
  js,
  css,
  obfuscate,
  html,
  encode,
};
