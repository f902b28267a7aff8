import "altcha/altcha.css";
import "./captcha.css";
import type { AltchaWidgetElement } from "altcha/types/generic";
import type { Language } from "#core/vocabulary.ts";

export type CaptchaStrings = Record<string, string>;
/** What the widget tells with each change; `payload` is there while it is solved. */
export type CaptchaState = { state: string; payload: string | null };

/** Makes a widget for the challenges of an address. */
export type CreateCaptcha = (challengeAddress: string) => AltchaWidgetElement;

/**
 * Loads the widget and the worker that does its sums, both from this host, and gives it our words.
 * The build without workers of its own is taken: theirs would be made of text that the page's policy forbids.
 */
export async function loadCaptcha(language: Language, strings: CaptchaStrings): Promise<CreateCaptcha> {
  await import("altcha/external");
  const { default: ShaWorker } = await import("altcha/workers/sha?worker");
  const { $altcha } = globalThis;
  $altcha.algorithms.set("SHA-256", () => new ShaWorker());
  $altcha.i18n.set(language, strings);
  return address => {
    const widget = document.createElement("altcha-widget");
    widget.setAttribute("challenge", address);
    widget.setAttribute("language", language);
    widget.setAttribute(
      "configuration",
      JSON.stringify({
        hideFooter: true,
        hideLogo: true,
        humanInteractionSignature: false,
        type: "checkbox",
      }),
    );
    return widget;
  };
}
