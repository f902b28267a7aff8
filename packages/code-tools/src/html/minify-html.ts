import { measureSizes } from "#platform/sizes";
import { minifyCss } from "../css/minify-css.ts";
import { minifyJs } from "../js/minify-js.ts";
import type { Notice, RunOptions, ToolResult } from "../result.ts";
import type { MinifyHtmlNoticeCode, MinifyHtmlOptions } from "./options.ts";
import { isForStandards, textParts } from "./page-parts.ts";

type Warnings = Notice<MinifyHtmlNoticeCode>[];

/** What a page says, without tags and without the number of spaces between words. */
const wordsOf = (html: string): string =>
  Array.from(textParts(html), part => (part.kind === "text" ? part.text : " "))
    .join("")
    .replace(/&(?:nbsp|#160|#xa0);/gi, "\u00a0")
    .replace(/&(?:quot|#34|#x22);/gi, '"')
    .replace(/&(?:apos|#39|#x27);/gi, "'")
    .replace(/&amp;/g, "&")
    .replace(/&gt;/g, ">")
    .replace(/[ \t\n\r\f]+/g, "");

/** Styles and scripts within a page; one with a mistake stays as it is. */
function partEngines(options: MinifyHtmlOptions, run: RunOptions, warnings: Warnings) {
  const { level = "best" } = options;
  const keep = (kind: string, message: string) =>
    warnings.push({ code: "part-kept", message: `${kind}: ${message}`, values: { kind } });
  const css = async (text: string, type?: string): Promise<string> => {
    run.signal?.throwIfAborted();
    if (type === "media" || text.trim() === "") return text;
    const wrapped = type === "inline" ? `*{${text}}` : text;
    const { code, errors } = await minifyCss(wrapped, { level, brotli: false }, { signal: run.signal });
    const [error] = errors;
    if (error) keep("css", error.message);
    if (error || type !== "inline") return error ? text : code;
    return /^\*\{([\s\S]*)\}$/.exec(code)?.[1] ?? text;
  };
  const js = async (text: string, isInline?: boolean): Promise<string> => {
    run.signal?.throwIfAborted();
    // A handler in an attribute is the body of a function: what it returns means something.
    if (isInline === true || text.trim() === "") return text;
    const { code, errors } = await minifyJs(text, { level, brotli: false }, { signal: run.signal });
    const [error] = errors;
    if (error) keep("js", error.message);
    return error ? text : code.replace(/;\s*$/, "").replaceAll("</script", "<\\/script");
  };
  return { css, js };
}

async function runEngine(code: string, options: MinifyHtmlOptions, run: RunOptions, warnings: Warnings) {
  const { minify } = await import("html-minifier-next");
  const { css, js } = partEngines(options, run, warnings);
  return minify(code, {
    caseSensitive: true,
    collapseBooleanAttributes: true,
    collapseWhitespace: true,
    conservativeCollapse: true,
    continueOnMinifyError: true,
    continueOnParseError: true,
    ignoreCustomComments: options.keepLicenses === false ? [] : [/^!/],
    log: () => undefined,
    minifyCSS: options.css === false ? false : css,
    minifyJS: options.js === false ? false : js,
    removeAttributeQuotes: true,
    removeComments: true,
    removeDefaultTypeAttributes: true,
    useShortDoctype: isForStandards(code),
  });
}

/**
 * Makes a page smaller so that it shows the same: runs of space become one space and never none, elements and their
 * order stay. Styles and scripts in it go through the engines of this package.
 */
export async function minifyHtml(
  code: string,
  options: MinifyHtmlOptions = {},
  run: RunOptions = {},
): Promise<ToolResult<MinifyHtmlNoticeCode>> {
  const brotli = options.brotli ?? true;
  const before = await measureSizes(code, { brotli });
  const warnings: Warnings = [];
  const unchanged = { code, sizes: before, before, map: null, engine: "" };
  run.onProgress?.({ step: "html-minifier-next", done: 0, total: 1 });
  try {
    const answer = await runEngine(code, options, run, warnings);
    run.signal?.throwIfAborted();
    if (wordsOf(answer) !== wordsOf(code)) {
      warnings.push({
        code: "text-changed",
        message: "The answer would have shown other text: the page stays as it is",
      });
      return { ...unchanged, warnings, errors: [] };
    }
    const sizes = await measureSizes(answer, { brotli });
    return { code: answer, sizes, before, map: null, warnings, errors: [], engine: "html-minifier-next" };
  } catch (error) {
    run.signal?.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    return { ...unchanged, warnings, errors: [{ code: "unreadable", message }] };
  }
}
