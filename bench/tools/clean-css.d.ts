/** The part of clean-css 5 that is used here; the package brings no types. */
declare module "clean-css" {
  export default class CleanCss {
    constructor(options: { level: 1 | 2 });
    minify(text: string): { styles: string; errors: string[] };
  }
}
