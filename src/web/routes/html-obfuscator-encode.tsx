import type { MetaArgs } from "../page-meta.ts";
import { toolMeta } from "../tools/tool-meta.ts";
import { ToolPage } from "../tools/tool-page.tsx";

export const meta = (args: MetaArgs) => toolMeta("html", args);

export default function EncodeHtml() {
  return <ToolPage key="html" tool="html" />;
}
