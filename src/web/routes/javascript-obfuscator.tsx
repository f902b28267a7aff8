import type { MetaArgs } from "../page-meta.ts";
import { toolMeta } from "../tools/tool-meta.ts";
import { ToolPage } from "../tools/tool-page.tsx";

export const meta = (args: MetaArgs) => toolMeta("obfuscate", args);

export default function ObfuscateJs() {
  return <ToolPage key="obfuscate" tool="obfuscate" />;
}
