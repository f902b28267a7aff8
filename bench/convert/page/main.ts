import { createConvertClient } from "../../../src/web/converters/convert-client.ts";

declare global {
  interface Window {
    /** For the benchmark, which works from outside the page: how long one file takes there and back. */
    convertIn(text: string, from: 11 | 12 | 13, to: 12 | 13 | 14): Promise<number>;
  }
}

const client = createConvertClient();

window.convertIn = async (text, from, to) => {
  const begun = performance.now();
  const file = { path: "index.js", text };
  await client.run({ kind: "file", file, from, to, rejected: [] }, "convert");
  return performance.now() - begun;
};
