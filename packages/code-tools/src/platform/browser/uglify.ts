// Made of uglify-js's own files by vite-plugin.ts: its entry reads files and needs `eval`.
export { minify } from "virtual:uglify-js";
