import type { Level } from "../result.ts";

export interface MinifyCssOptions {
  level?: Level;
  /** Comments that begin with `!` stay. Default true. */
  keepLicenses?: boolean;
  /** Asks for a source map; the answer is then that of the fast level's engine. */
  sourceMap?: boolean;
  /** The name of the input in the map. Default "input.css". */
  fileName?: string;
  /** Measures brotli, which takes about a second a megabyte. Default true. */
  brotli?: boolean;
}

export type CssNoticeCode =
  /** A block, string or comment that nobody closes. */
  | "unclosed-block"
  | "unclosed-string"
  | "unclosed-comment"
  /** An address in `url()` with a quote, a parenthesis or space in it. */
  | "bad-url"
  /** A closing brace without an opening one. */
  | "stray-brace"
  /** A selector without a block. */
  | "missing-block"
  /** Browsers skip it; it stays as it is. */
  | "not-a-declaration"
  /** An engine threw. `values.chain`. */
  | "chain-failed"
  /** An engine's answer says something else than the input, and was thrown away. `values.chain`. */
  | "chain-refused"
  /** Values that an engine would have changed were kept from it. `values.chain`, `values.count`. */
  | "values-protected";
