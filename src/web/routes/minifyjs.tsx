import type { MetaArgs } from "../page-meta.ts";
import { toolMeta } from "../tools/tool-meta.ts";
import { ToolPage } from "../tools/tool-page.tsx";

export const meta = (args: MetaArgs) => toolMeta("js", args);

export default function MinifyJs() {
  return <ToolPage key="js" tool="js" />;
}
