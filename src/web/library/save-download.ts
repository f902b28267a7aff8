import { ApiFailure } from "../api-client.ts";
import { languageOfPath } from "../language.ts";

const nameIn = (header: string | null): string | null => /filename="([^"]+)"/.exec(header ?? "")?.[1] ?? null;

/** Fetches a file of our API and hands it to the browser to save, so that a refusal stays on the page. */
export async function saveDownload(path: string, fallbackName: string): Promise<void> {
  const response = await fetch(path, {
    credentials: "same-origin",
    headers: { "x-language": languageOfPath(location.pathname) },
  }).catch((error: unknown) => {
    throw new ApiFailure(0, {}, error);
  });
  if (!response.ok) throw new ApiFailure(response.status, await response.json().catch(() => ({})));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameIn(response.headers.get("content-disposition")) ?? fallbackName;
  link.click();
  // The browser has taken it when the click has been worked off.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
