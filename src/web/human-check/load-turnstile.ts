import { turnstileOrigin } from "./turnstile-origin.ts";

/** The part of Turnstile's script that we call; it lives in the window under its own name. */
export type Turnstile = {
  render(place: HTMLElement, options: TurnstileOptions): string;
  remove(widget: string): void;
};
type TurnstileOptions = {
  sitekey: string;
  action: string;
  cData: string;
  language: string;
  theme: "light" | "dark";
  size: "flexible";
  "response-field": false;
  callback(token: string): void;
  "expired-callback"(): void;
  "timeout-callback"(): void;
  "error-callback"(): boolean;
  "unsupported-callback"(): void;
};

const inWindow = (): Turnstile | undefined => Reflect.get(globalThis, "turnstile");
let loading: Promise<Turnstile> | null = null;

function insertScript(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${turnstileOrigin}/turnstile/v0/api.js?render=explicit`;
    script.addEventListener("load", () => {
      const turnstile = inWindow();
      if (turnstile === undefined) reject(new Error("Turnstile's script left nothing"));
      else resolve(turnstile);
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("Turnstile's script did not load"));
    });
    document.head.append(script);
  });
}

/** Loads Turnstile's script once; after a failure the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  loading ??= insertScript().catch(error => {
    loading = null;
    throw error;
  });
  return loading;
}
