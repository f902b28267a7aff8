import { measureSizes } from "#platform/sizes";
import type { Notice, RunOptions } from "../result.ts";
import { splitMark } from "./byte-order-mark.ts";
import { scriptSource } from "./bytes.ts";
import { codecs } from "./codecs.ts";
import { decodeText } from "./decode-html.ts";
import { emailScript, hideEmails } from "./emails.ts";
import { loaderPage, passwordPage } from "./encoded-page.ts";
import { encrypt } from "./encrypt.ts";
import { encodeEntities } from "./entities.ts";
import { type LoaderMode, loaders, passwordLoader } from "./loaders.ts";
import { minifyHtml } from "./minify-html.ts";
import type { EncodeHtmlOptions, EncodeNoticeCode, EncodeResult } from "./options.ts";
import { readableHead } from "./page-parts.ts";

type Encoded = { html: string; script: string | null };
const problem = (code: EncodeNoticeCode, message: string): Notice<EncodeNoticeCode> => ({ code, message });

async function obfuscatedLoader(seed: number): Promise<string> {
  const { obfuscateJs } = await import("../obfuscate/obfuscate-js.ts");
  const { code } = await obfuscateJs(loaders.obfuscated, {
    preset: "light",
    target: "browser-no-eval",
    seed,
    brotli: false,
  });
  return code.replaceAll("</script", "<\\/script");
}

async function withLoader(html: string, mode: LoaderMode, head: string, seed: number): Promise<Encoded> {
  const payload = await codecs[mode].encode(html);
  const script = mode === "obfuscated" ? await obfuscatedLoader(seed) : loaders[mode];
  return { html: loaderPage(mode, payload, script, head), script };
}

/** The encoded page and its script. */
async function encodeIn(html: string, options: EncodeHtmlOptions): Promise<Encoded> {
  const { mode = "compressed", password = "", language = "auto", keepHead = true, seed = 0 } = options;
  const head = keepHead ? readableHead(html) : "";
  if (mode === "entities") return { html: encodeEntities(html), script: null };
  if (mode === "email") {
    const { html: hidden, count } = hideEmails(html);
    return { html: hidden, script: count > 0 ? emailScript : null };
  }
  if (mode !== "encrypted") return withLoader(html, mode, head, seed);
  const payload = await encrypt(html, password);
  return { html: passwordPage(payload, passwordLoader, head, language), script: passwordLoader };
}

/** Whether `decodeHtml` makes the page of it again; what it finds nothing encoded in, it gives as it is. */
async function comesBack(encoded: string, html: string, password: string): Promise<boolean> {
  const decoded = await decodeText(encoded, password).catch(() => null);
  if (decoded === "not-encoded") return encoded === html;
  return typeof decoded === "object" && decoded?.html === html;
}

async function refuse(
  code: string,
  errors: Notice<EncodeNoticeCode>[],
  brotli: boolean,
): Promise<EncodeResult> {
  const sizes = await measureSizes(code, { brotli });
  return { code, sizes, before: sizes, map: null, warnings: [], errors, engine: "", scriptHash: null };
}

/**
 * Encodes a page so that it shows the same in a browser. Only `encrypted` protects what is in it: everything else can
 * be read by anybody who wants to. The answer is decoded again before it is given.
 */
export async function encodeHtml(
  code: string,
  options: EncodeHtmlOptions = {},
  run: RunOptions = {},
): Promise<EncodeResult> {
  const { mode = "compressed", password = "", minify = false, brotli = true } = options;
  if (mode === "encrypted" && password === "")
    return refuse(code, [problem("password-missing", "A page is encrypted with a password")], brotli);
  run.onProgress?.({ step: "minify", done: 0, total: 2 });
  const { mark, html } = splitMark(minify ? (await minifyHtml(code, { brotli: false }, run)).code : code);
  run.signal?.throwIfAborted();
  run.onProgress?.({ step: mode, done: 1, total: 2 });
  const encoded = await encodeIn(html, options);
  const isUnchanged = mode === "email" && encoded.script === null;
  if (!isUnchanged && !(await comesBack(encoded.html, html, password))) {
    const message = `What ${mode} made does not come back as it was`;
    return refuse(code, [{ ...problem("round-trip-failed", message), values: { mode } }], brotli);
  }
  const [sizes, before] = [
    await measureSizes(mark + encoded.html, { brotli }),
    await measureSizes(code, { brotli }),
  ];
  return {
    code: mark + encoded.html,
    sizes,
    before,
    map: null,
    warnings: isUnchanged ? [problem("no-address", "No e-mail address was found")] : [],
    errors: [],
    engine: mode,
    scriptHash: encoded.script === null ? null : await scriptSource(encoded.script),
  };
}
