import { createHash } from "node:crypto";
import { turnstileOrigin } from "./human-check/turnstile-origin.ts";

const open = "<script";
const close = "</script>";
/** Scripts are the same for all pages of a kind; more than this many means that something made them differ. */
const knownMax = 200;
const known = new Map<string, string>();

function hashOf(script: string): string {
  const found = known.get(script);
  if (found !== undefined) return found;
  if (known.size >= knownMax) known.clear();
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  known.set(script, hash);
  return hash;
}

/** The scripts that stand in a page itself and are run. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (let at = html.indexOf(open); at !== -1; at = html.indexOf(open, at)) {
    const begin = html.indexOf(">", at) + 1;
    const end = html.indexOf(close, begin);
    if (begin === 0 || end === -1) break;
    const tag = html.slice(at, begin);
    if (!tag.includes(" src=") && !tag.includes("json")) scripts.push(html.slice(begin, end));
    at = end + close.length;
  }
  return scripts;
}

/** Films that somebody taps on; what stands there is loaded from nowhere else. */
const filmOrigin = "https://www.youtube-nocookie.com";

/** What Paddle's checkout needs: its script and style sheet, and the frame in which one pays. */
const paddle = {
  scripts: ["https://cdn.paddle.com"],
  styles: ["https://cdn.paddle.com", "https://sandbox-cdn.paddle.com"],
  frames: ["https://buy.paddle.com", "https://sandbox-buy.paddle.com"],
};
const noPayment: typeof paddle = { scripts: [], styles: [], frames: [] };

/** The pages on which one pays, in both languages; they are opened by navigations of their own. */
export const isPaymentPage = (pathname: string): boolean =>
  /^(?:\/ar)?\/billing(?:\/checkout)?\/?$/.test(pathname);

type PolicyOptions = {
  previewOrigin: string | undefined;
  takesPayment?: boolean;
  /** Whether Turnstile is set up; its script and frame are needed wherever one may check. */
  hasTurnstile?: boolean;
};

/**
 * Allows the inline scripts of a page by their hashes: unlike a nonce they stay right when the page is served again.
 * A page that was opened first keeps its policy for all that follow, so each allows the frames of every other.
 */
export const contentSecurityPolicy = (
  parts: readonly string[],
  { previewOrigin, takesPayment = false, hasTurnstile = false }: PolicyOptions,
): string => {
  const checks = hasTurnstile ? [turnstileOrigin] : [];
  const payment = takesPayment ? paddle : noPayment;
  const hashes = new Set(parts.flatMap(inlineScripts).map(hashOf));
  return [
    "default-src 'self'",
    [
      "script-src 'self'",
      ...(import.meta.env.DEV ? ["'unsafe-inline'"] : hashes),
      ...payment.scripts,
      ...checks,
    ].join(" "),
    ["style-src 'self' 'unsafe-inline'", ...payment.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["frame-src 'self'", previewOrigin, filmOrigin, ...payment.frames, ...checks].filter(Boolean).join(" "),
    `connect-src 'self'${import.meta.env.DEV ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};
