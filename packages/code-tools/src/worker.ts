import type { RunAnswer, RunRequest, WarmRequest } from "./protocol.ts";
import type { Progress, Tool } from "./result.ts";
import { loadTool, type ToolName, type ToolOptions } from "./tools.ts";

// The script of the browser's worker: new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }).

const answer = (message: RunAnswer) => self.postMessage(message);

async function run<Name extends ToolName>(
  tool: Name,
  code: string,
  options: ToolOptions[Name],
  onProgress: (progress: Progress) => void,
) {
  const load: () => Promise<Tool<ToolOptions[Name]>> = loadTool[tool];
  return (await load())(code, options, { onProgress });
}

/** What starts the engines of the quickest run, on no input. */
const quick: ToolOptions = {
  js: { level: "fast" },
  css: { level: "fast" },
  obfuscate: { preset: "light" },
  html: {},
  encode: {},
  decode: {},
};

self.addEventListener("message", async ({ data }: MessageEvent<RunRequest | WarmRequest>) => {
  // What goes wrong here goes wrong again, and is told, when somebody asks.
  if ("warm" in data) return void run(data.warm, "", quick[data.warm], () => {}).catch(() => {});
  const { id, tool, code, options } = data;
  try {
    const result = await run(tool, code, options, progress => answer({ id, type: "progress", progress }));
    answer({ id, type: "result", result });
  } catch (error) {
    answer({ id, type: "failure", message: error instanceof Error ? error.message : String(error) });
  }
});
