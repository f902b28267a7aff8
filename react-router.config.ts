import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  serverBuildFile: "main.js",
  ssr: true,
  // The list of all pages is a small file that browsers keep: no page carries its part of it, none asks for more.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
