import { convertProject } from "#djs-convert";
import { botFiles } from "./bot.ts";

const files = botFiles(440);
const lines = files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
const before = process.resourceUsage().maxRSS;
const start = performance.now();
const { files: converted } = convertProject(files, { from: 12, to: 14 });
const tookMs = performance.now() - start;
const changes = converted.reduce((sum, file) => sum + file.changes.length, 0);
const mebibytes = (kib: number) => Math.round(kib / 1024);
process.stdout.write(
  `bot of ${lines} lines in ${files.length} files, 12 to 14: ${Math.round(tookMs)} ms cold, ${changes} changes, ` +
    `${mebibytes(process.resourceUsage().maxRSS)} MiB at most (${mebibytes(before)} MiB before)\n`,
);
