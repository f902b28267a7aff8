import { measureSizes } from "#platform/sizes";
import { splitMark } from "./byte-order-mark.ts";
import { codecs } from "./codecs.ts";
import { decodeForeign } from "./decode-foreign.ts";
import { ownEmails, showEmails } from "./emails.ts";
import { type LoadedMode, readEncoded } from "./encoded-page.ts";
import { decrypt } from "./encrypt.ts";
import { anyEntities, ownEntities } from "./entities.ts";
import type { DecodeHtmlOptions, EncodeNoticeCode, EncodeResult } from "./options.ts";

type Decoded = { html: string; engine: string } | EncodeNoticeCode;

async function decodePage(
  { mode, payload }: { mode: LoadedMode; payload: string },
  password: string,
): Promise<Decoded> {
  if (mode !== "encrypted") return { html: await codecs[mode].decode(payload), engine: mode };
  if (password === "") return "password-missing";
  const html = await decrypt(payload, password);
  return html === null ? "wrong-password" : { html, engine: mode };
}

/** What is encoded in a text without a byte order mark, or why nothing can be given. */
export async function decodeText(code: string, password: string): Promise<Decoded> {
  // What is exactly as it is made here was made so last, whatever else is in it.
  const made = [
    { engine: "email", html: ownEmails(code) },
    { engine: "entities", html: ownEntities(code) },
  ];
  for (const { engine, html } of made) if (html !== null) return { html, engine };
  const found = readEncoded(code);
  if (found !== null) return decodePage(found, password);
  const others = [
    { engine: "email", read: showEmails },
    { engine: "foreign", read: decodeForeign },
    { engine: "entities", read: anyEntities },
  ];
  for (const { engine, read } of others) {
    const html = read(code);
    if (html !== null) return { html, engine };
  }
  return "not-encoded";
}

const refusals: Partial<Record<EncodeNoticeCode, string>> = {
  "password-missing": "This page is encrypted: it needs its password",
  "wrong-password": "The password does not open this page, or the page was changed",
  "not-encoded": "Nothing here is encoded in a way that is known",
};

/**
 * The page that was encoded: the way back of `encodeHtml`, and of what other encoders write as far as it is plain. What
 * is not encoded is in `errors` as `not-encoded`, and `code` is then the input as it came.
 */
export async function decodeHtml(code: string, options: DecodeHtmlOptions = {}): Promise<EncodeResult> {
  const { password = "", brotli = true } = options;
  const { mark, html } = splitMark(code);
  const decoded = await decodeText(html, password).catch((): EncodeNoticeCode => "not-encoded");
  const before = await measureSizes(code, { brotli });
  const rest = { before, map: null, warnings: [], scriptHash: null };
  if (typeof decoded === "string") {
    const errors = [{ code: decoded, message: refusals[decoded] ?? decoded }];
    return { ...rest, code, sizes: before, errors, engine: "" };
  }
  const answer = mark + decoded.html;
  return {
    ...rest,
    code: answer,
    sizes: await measureSizes(answer, { brotli }),
    errors: [],
    engine: decoded.engine,
  };
}
