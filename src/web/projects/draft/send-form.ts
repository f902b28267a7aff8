import type { Language } from "#core/vocabulary.ts";
import { ApiFailure, failureOf } from "../../api-client.ts";

type Options = {
  method: "POST" | "PUT";
  language: Language;
  /** Share of the request that has left the browser, between 0 and 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
};

/** Sends a multipart form and tells how far it is, which fetch cannot. Throws an ApiFailure, or the abort's reason. */
export function sendForm<Answer>(path: string, form: FormData, options: Options): Promise<Answer> {
  const { method, language, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = "json";
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("x-language", language);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(total === 0 ? 1 : loaded / total);
    };
    request.onload = () => {
      const isFine = request.status >= 200 && request.status < 300;
      if (isFine) resolve(request.response);
      else reject(failureOf(request.status, request.response));
    };
    request.onerror = () => reject(new ApiFailure(0, {}));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(form);
  });
}
