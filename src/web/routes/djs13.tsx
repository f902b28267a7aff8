import { converterMeta } from "../converters/converter-meta.ts";
import { ConverterPage } from "../converters/converter-page.tsx";
import type { MetaArgs } from "../page-meta.ts";

export const meta = (args: MetaArgs) => converterMeta("v13", args);

export default function Converter() {
  return <ConverterPage id="v13" />;
}
