import { strToU8, zipSync } from "fflate";
import { convertFile } from "./convert-file.ts";
import { convertFolder } from "./convert-folder.ts";
import type { Answers, ConvertAnswer, ConvertJob, ConvertRequest } from "./protocol.ts";

const zip = (files: readonly { path: string; text: string }[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), { level: 6 });

function answerTo(job: ConvertJob): Answers[keyof Answers] {
  const now = () => performance.now();
  if (job.kind === "file") return convertFile(job, now);
  return job.kind === "project" ? convertFolder(job, now) : zip(job.files);
}

/** The engine lives here, beside the page: typing goes on while a large file is converted. */
self.addEventListener("message", ({ data: { id, job } }: MessageEvent<ConvertRequest>) => {
  let answer: ConvertAnswer;
  try {
    answer = { id, isDone: true, answer: answerTo(job) };
  } catch (error) {
    answer = { id, isDone: false, message: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
});
