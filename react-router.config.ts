import type { Config } from "@react-router/dev/config";

export default { appDirectory: "src/web", serverBuildFile: "main.js", ssr: true } satisfies Config;
