/** The part of uglify-js 3.19 that is used here; the package brings no types. */
interface UglifyOptions {
  module: boolean;
  toplevel: boolean;
  compress: Record<string, boolean | number>;
  mangle: boolean;
  keep_fnames: boolean;
  output: { comments: RegExp | boolean };
  sourceMap: boolean | { filename: string; includeSources: boolean };
}

interface UglifyError extends Error {
  line?: number;
  col?: number;
}

type UglifyMinify = (
  code: string | Record<string, string>,
  options: Partial<UglifyOptions>,
) => { code?: string; map?: string; error?: UglifyError };

declare module "uglify-js" {
  export const minify: UglifyMinify;
}

declare module "virtual:uglify-js" {
  export const minify: UglifyMinify;
}
