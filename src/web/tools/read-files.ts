import type { Picked } from "../projects/draft/pick-files.ts";
import { toolLimits } from "./limits.ts";
import type { NamedText } from "./save-text.ts";
import { type ToolId, toolKinds } from "./tool-kinds.ts";

export type Skipped = { name: string; why: "kind" | "size" | "count" };

/** The texts of what was picked; what the tool does not take is named with its reason. */
export async function readFiles(
  tool: ToolId,
  { files }: Picked,
): Promise<{ texts: NamedText[]; skipped: Skipped[] }> {
  const { accepts } = toolKinds[tool];
  const texts: NamedText[] = [];
  const skipped: Skipped[] = [];
  for (const { path, file } of files) {
    if (!accepts.test(path)) skipped.push({ name: path, why: "kind" });
    else if (file.size > toolLimits.fileMaxBytes) skipped.push({ name: path, why: "size" });
    else if (texts.length >= toolLimits.filesMax) skipped.push({ name: path, why: "count" });
    else texts.push({ name: path, text: await file.text() });
  }
  return { texts, skipped };
}
