import { limits } from "#core/limits.ts";

export type ToastKind = "success" | "error" | "info";
export type ToastMessage = { kind: ToastKind; text: string; autoCloseMs: number };
type Options = { autoCloseMs?: number };

/** What was said before the toaster had loaded waits here; then it takes over. */
const waiting: ToastMessage[] = [];
let show: ((message: ToastMessage) => void) | undefined;
let wake: (() => void) | undefined;

function say(kind: ToastKind, text: string, { autoCloseMs = limits.toast.defaultMs }: Options = {}): void {
  const message = { kind, text, autoCloseMs };
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  wake?.();
}

/** Short news at the top right. The code that shows them is loaded with the first one. */
export const toast = {
  success: (text: string, options?: Options) => say("success", text, options),
  error: (text: string, options?: Options) => say("error", text, options),
  info: (text: string, options?: Options) => say("info", text, options),
};

/** For the place in the page that loads the toaster: is called when the first message waits. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = undefined;
  };
}

/** For the loaded toaster: takes what waits and everything after it. */
export function takeToasts(callback: (message: ToastMessage) => void): () => void {
  show = callback;
  for (const message of waiting.splice(0)) callback(message);
  return () => {
    show = undefined;
  };
}
