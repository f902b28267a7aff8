import { limits } from "#core/limits.ts";
import { previewSource } from "./preview-message.schema.ts";

/**
 * Runs before anything of the code: what the code writes to the console, its errors and what the preview's policy
 * refused are told to the page around the frame, with the nonce of this run. Plain JavaScript for the frame.
 */
const script = (settings: string): string => `(() => {
  const { source, nonce, origin, messages, characters, aliveMs } = ${settings};
  let left = messages;
  const send = body => parent.postMessage({ source, nonce, ...body }, origin);
  const shown = value => {
    if (typeof value === "string") return value;
    if (value instanceof Error) return value.stack || String(value);
    try {
      const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
      return text === undefined ? String(value) : text;
    } catch {
      return String(value);
    }
  };
  const tell = (level, values) => {
    if (left-- > 0) send({ kind: "console", level, text: values.map(shown).join(" ").slice(0, characters) });
  };
  for (const level of ["debug", "log", "info", "warn", "error"]) {
    const own = console[level].bind(console);
    console[level] = (...values) => {
      tell(level, values);
      own(...values);
    };
  }
  addEventListener("error", event => tell("error", [event.error ?? event.message]));
  addEventListener("unhandledrejection", event => tell("error", [event.reason]));
  addEventListener("securitypolicyviolation", event =>
    send({ kind: "refused", directive: event.effectiveDirective, address: event.blockedURI.slice(0, 200) }));
  const alive = () => send({ kind: "alive" });
  alive();
  setInterval(alive, aliveMs);
})();`;

/** The bridge as an element; what stands in it can end no script. */
export function previewBridge({ nonce, origin }: { nonce: string; origin: string }): string {
  const {
    previewMessages: messages,
    previewMessageCharacters: characters,
    previewAliveMs: aliveMs,
  } = limits.code;
  const settings = JSON.stringify({ source: previewSource, nonce, origin, messages, characters, aliveMs });
  return `<script>${script(settings.replaceAll("<", "\\u003c"))}</script>`;
}
