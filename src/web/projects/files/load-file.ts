import type { FileView } from "#features/projects/project-view.schema.ts";
import { findBidiControls } from "#secret-scan";
import { callApi } from "../../api-client.ts";

/** What the viewer needs of a file; `lines` are HTML with everything escaped. */
export type ShownFile = Pick<FileView, "path" | "isText" | "lines" | "bidi">;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, letter => entities[letter] ?? "");

/** A file of the project, highlighted by the server. */
export const loadStoredFile = (projectId: string, path: string, signal: AbortSignal): Promise<ShownFile> => {
  const address = path.split("/").map(encodeURIComponent).join("/");
  return callApi<FileView>(`/api/projects/${projectId}/view/${address}`, { signal });
};

/** A file that was just chosen, read by the browser alone. */
export async function readNewFile(path: string, file: File): Promise<ShownFile> {
  const text = await file.text();
  const isText = !text.includes("\0");
  if (!isText) return { path, isText, lines: [], bidi: [] };
  const lines = text.split(/\r\n|\n|\r/).map(escapeHtml);
  // A line break at the end begins no line of its own.
  if (lines.length > 1 && lines.at(-1) === "") lines.pop();
  return { path, isText, lines, bidi: findBidiControls(text) };
}
