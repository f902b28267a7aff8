import { measureSizes } from "#platform/sizes";
import type { Notice, RunOptions } from "../result.ts";
import { scriptSource } from "./bytes.ts";
import { codecs, decodeEntities, encodeEntities } from "./codecs.ts";
import { emailScript, hideEmails, showEmails } from "./emails.ts";
import { loaderPage, passwordPage, readEncoded } from "./encoded-page.ts";
import { decrypt, encrypt } from "./encrypt.ts";
import { type LoaderMode, loaders, passwordLoader } from "./loaders.ts";
import { minifyHtml } from "./minify-html.ts";
import type { DecodeHtmlOptions, EncodeHtmlOptions, EncodeNoticeCode, EncodeResult } from "./options.ts";
import { readableHead } from "./page-parts.ts";

type Encoded = { html: string; script: string | null; back: string | null };
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
  return {
    html: loaderPage(mode, payload, script, head),
    script,
    back: await codecs[mode].decode(payload),
  };
}

/** The encoded page, its script, and what comes back when it is decoded. */
async function encodeIn(html: string, options: EncodeHtmlOptions): Promise<Encoded> {
  const { mode = "compressed", password = "", language = "auto", keepHead = true, seed = 0 } = options;
  const head = keepHead ? readableHead(html) : "";
  if (mode === "entities") {
    const encoded = encodeEntities(html);
    return { html: encoded, script: null, back: decodeEntities(encoded) };
  }
  if (mode === "email") {
    const { html: hidden, count } = hideEmails(html);
    return { html: hidden, script: count > 0 ? emailScript : null, back: showEmails(hidden) ?? hidden };
  }
  if (mode !== "encrypted") return withLoader(html, mode, head, seed);
  const payload = await encrypt(html, password);
  return {
    html: passwordPage(payload, passwordLoader, head, language),
    script: passwordLoader,
    back: await decrypt(payload, password),
  };
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
  const html = minify ? (await minifyHtml(code, { brotli: false }, run)).code : code;
  run.signal?.throwIfAborted();
  run.onProgress?.({ step: mode, done: 1, total: 2 });
  const encoded = await encodeIn(html, options);
  if (encoded.back !== html) {
    const message = `What ${mode} made does not come back as it was`;
    return refuse(code, [{ ...problem("round-trip-failed", message), values: { mode } }], brotli);
  }
  const isUnchanged = mode === "email" && encoded.script === null;
  const [sizes, before] = [
    await measureSizes(encoded.html, { brotli }),
    await measureSizes(code, { brotli }),
  ];
  return {
    code: encoded.html,
    sizes,
    before,
    map: null,
    warnings: isUnchanged ? [problem("no-address", "No e-mail address was found")] : [],
    errors: [],
    engine: mode,
    scriptHash: encoded.script === null ? null : await scriptSource(encoded.script),
  };
}

/** What other encoders write: the longest string in a script, in one of their ways. */
function decodeForeign(code: string): string | null {
  const strings = Array.from(
    code.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g),
    found => found[1] ?? found[2] ?? "",
  );
  const longest = [code.trim(), ...strings].sort((one, other) => other.length - one.length);
  for (const text of [...longest.slice(0, 2), code.trim()]) {
    try {
      if (/^[^\s"()]*(?:%[\da-f]{2}[^\s"()%]*){3,}$/i.test(text)) return decodeURIComponent(text);
      if (/^(?:\\u[\da-f]{4}){2,}/i.test(text)) return codecs.unicode.decode(text) as string;
      if (/^[A-Za-z0-9+/\s]{16,}={0,2}$/.test(text))
        return codecs.base64.decode(text.replace(/\s/g, "")) as string;
    } catch {
      // Not in this way.
    }
  }
  return null;
}

async function decodeIn(
  code: string,
  password: string,
): Promise<{ html: string; engine: string } | EncodeNoticeCode> {
  const found = readEncoded(code);
  if (found?.mode === "encrypted") {
    if (password === "") return "password-missing";
    const html = await decrypt(found.payload, password);
    return html === null ? "wrong-password" : { html, engine: found.mode };
  }
  if (found && found.mode in codecs)
    return { html: await codecs[found.mode as LoaderMode].decode(found.payload), engine: found.mode };
  const page = showEmails(code);
  if (page !== null) return { html: page, engine: "email" };
  const foreign = decodeForeign(code);
  if (foreign !== null) return { html: foreign, engine: "foreign" };
  const plain = decodeEntities(code);
  return plain === code ? "not-encoded" : { html: plain, engine: "entities" };
}

const refusals: Partial<Record<EncodeNoticeCode, string>> = {
  "password-missing": "This page is encrypted: it needs its password",
  "wrong-password": "The password does not open this page, or the page was changed",
  "not-encoded": "Nothing here is encoded in a way that is known",
};

/** The page that was encoded: the way back of `encodeHtml`, and of what other encoders write as far as it is plain. */
export async function decodeHtml(code: string, options: DecodeHtmlOptions = {}): Promise<EncodeResult> {
  const { password = "", brotli = true } = options;
  const decoded = await decodeIn(code, password).catch((): EncodeNoticeCode => "not-encoded");
  if (typeof decoded === "string")
    return refuse(code, [problem(decoded, refusals[decoded] ?? decoded)], brotli);
  return {
    code: decoded.html,
    sizes: await measureSizes(decoded.html, { brotli }),
    before: await measureSizes(code, { brotli }),
    map: null,
    warnings: [],
    errors: [],
    engine: decoded.engine,
    scriptHash: null,
  };
}
