import type { Level, ToolResult } from "../result.ts";

export interface MinifyHtmlOptions {
  level?: Level;
  /** Comments that begin with `!` stay. Default true. */
  keepLicenses?: boolean;
  /** Styles in the page by minifyCss. Default true. */
  css?: boolean;
  /** Scripts in the page by minifyJs. Default true. */
  js?: boolean;
  /** Measures brotli. Default true. */
  brotli?: boolean;
}

export type MinifyHtmlNoticeCode =
  /** The page could not be read; the engine's words are in `message`. */
  | "unreadable"
  /** The answer would have shown other text, and was thrown away: the page is as it came. */
  | "text-changed"
  /** A style or script in the page has a mistake and stays as it is. `values.kind`. */
  | "part-kept";

/** From what hides nothing to what hides everything. */
export const encodeModes = [
  "entities",
  "percent",
  "base64",
  "unicode",
  "compressed",
  "obfuscated",
  "email",
  "encrypted",
] as const;
export type EncodeMode = (typeof encodeModes)[number];

export interface EncodeHtmlOptions {
  mode?: EncodeMode;
  /** Title, description and what previews read stay readable. Default true. */
  keepHead?: boolean;
  /** For `encrypted`. */
  password?: string;
  /** The language of the password form; by default that of the reader's browser. */
  language?: "auto" | "en" | "ar";
  /** Makes the page smaller first. Default false. */
  minify?: boolean;
  /** Makes the loader of `obfuscated` the same each time. Default 0: chosen anew. */
  seed?: number;
  /** Measures brotli. Default true. */
  brotli?: boolean;
}

export interface DecodeHtmlOptions {
  /** For `encrypted`. */
  password?: string;
  brotli?: boolean;
}

export type EncodeNoticeCode =
  /** `encrypted` without a password. */
  | "password-missing"
  /** The password does not open the page, or the page was changed. */
  | "wrong-password"
  /** Nothing in the text is encoded in a way that is known here. */
  | "not-encoded"
  /** What was encoded does not come back as it was; `values.mode`. */
  | "round-trip-failed"
  /** No e-mail address was found. */
  | "no-address";

export interface EncodeResult extends ToolResult<EncodeNoticeCode> {
  /** For a strict Content-Security-Policy: the `script-src` source that allows the page's own script; null without one. */
  scriptHash: string | null;
}
