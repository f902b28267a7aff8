/** The part of csso 5 that is used here, of its one file that runs everywhere; the package brings no types. */
declare module "csso/dist/csso.esm" {
  export function minify(text: string, options: { comments: "exclamation" | false }): { css: string };
}
