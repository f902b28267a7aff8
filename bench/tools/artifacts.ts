import { readPackageFile } from "./npm-file.ts";

export interface Artifact {
  name: string;
  version: string;
  file: string;
}

/** What privatenumber/minification-benchmarks pins, smallest first. */
export const artifacts: readonly Artifact[] = [
  { name: "react", version: "17.0.2", file: "cjs/react.development.js" },
  { name: "moment", version: "2.29.1", file: "moment.js" },
  { name: "jquery", version: "3.5.1", file: "dist/jquery.js" },
  { name: "vue", version: "2.6.12", file: "dist/vue.js" },
  { name: "lodash", version: "4.17.21", file: "lodash.js" },
  { name: "d3", version: "6.3.1", file: "dist/d3.js" },
  { name: "terser", version: "5.30.3", file: "dist/bundle.min.js" },
  { name: "three", version: "0.124.0", file: "build/three.js" },
  { name: "victory", version: "35.8.4", file: "dist/victory.js" },
  { name: "echarts", version: "5.1.1", file: "dist/echarts.js" },
  { name: "antd", version: "4.16.1", file: "dist/antd.js" },
  { name: "typescript", version: "4.9.5", file: "lib/typescript.js" },
];

/** The benchmark takes the marks off that make engines keep a comment; so do we, to measure the same bytes. */
export async function readArtifact({ name, version, file }: Artifact): Promise<string> {
  const code = await readPackageFile(name, version, file);
  return code.replaceAll("/*!", "/*").replaceAll("* @license", "*");
}
