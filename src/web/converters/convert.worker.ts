import { strToU8, zipSync } from "fflate";
import { convertFile } from "./convert-file.ts";
import { convertFolder } from "./convert-folder.ts";
import type { Answers, ConvertAnswer, ConvertJob, ConvertRequest } from "./protocol.ts";

const zip = (files: readonly { path: string; text: string }[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), { level: 6 });

/** Says how far a folder is, no oftener than a page can show it. */
function progressOf(id: number) {
  let last = performance.now();
  return (done: number, total: number) => {
    const now = performance.now();
    if (now - last < 100) return;
    last = now;
    const answer: ConvertAnswer = { id, progress: { done, total } };
    self.postMessage(answer);
  };
}

function answerTo(id: number, job: ConvertJob): Answers[keyof Answers] {
  const now = () => performance.now();
  if (job.kind === "file") return convertFile(job, now);
  return job.kind === "project" ? convertFolder(job, now, progressOf(id)) : zip(job.files);
}

/** The engine lives here, beside the page: typing goes on while a large file is converted. */
self.addEventListener("message", ({ data: { id, job } }: MessageEvent<ConvertRequest>) => {
  let answer: ConvertAnswer;
  try {
    answer = { id, isDone: true, answer: answerTo(id, job) };
  } catch (error) {
    answer = { id, isDone: false, message: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
});
