import type { MetaArgs } from "../page-meta.ts";
import { toolMeta } from "../tools/tool-meta.ts";
import { ToolPage } from "../tools/tool-page.tsx";

export const meta = (args: MetaArgs) => toolMeta("css", args);

export default function MinifyCss() {
  return <ToolPage key="css" tool="css" />;
}
