import { createToolsClient, type ToolsClient } from "#code-tools/client";

declare global {
  interface Window {
    /** For the benchmark, which works from outside the page. */
    tools: ToolsClient;
    openTools(): void;
  }
}

window.openTools = () => {
  window.tools = createToolsClient();
};
