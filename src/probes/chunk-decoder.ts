import { addHeader } from "./answer-head.ts";
import { createAnswerLines, notHttp } from "./answer-lines.ts";

export type ChunkDecoder = {
  /** Hands on what the bytes hold of the body; returns whether this was its end. Throws `ProbeFailure` (connect). */
  push(bytes: Buffer, onData: (data: Buffer) => void): boolean;
};

/** A size in hexadecimal digits and its extensions. More digits would not be counted exactly. */
const sizeLine = /^([\da-f]{1,12})(?:;[!#$%&'*+\-.^_`|~\w]+(?:=(?:[!#$%&'*+\-.^_`|~\w]+|"[^"]*"))?)*$/i;

/** Takes the frames off a body that comes in chunks (RFC 9112, section 7.1). */
export function createChunkDecoder(): ChunkDecoder {
  const lines = createAnswerLines();
  let state: "size" | "data" | "after data" | "trailer" = "size";
  let left = 0;

  /** What a line between the data means; returns whether something else than a line comes next. */
  const readLine = (line: string): boolean => {
    if (state === "trailer") {
      if (line !== "") addHeader(new Map(), line);
      return line === "";
    }
    if (state === "after data") {
      if (line !== "") throw notHttp("INVALID_CHUNK_SIZE");
      state = "size";
      return false;
    }
    const size = sizeLine.exec(line)?.[1];
    if (size === undefined) throw notHttp("INVALID_CHUNK_SIZE");
    left = Number.parseInt(size, 16);
    state = left === 0 ? "trailer" : "data";
    lines.restart();
    return left > 0;
  };

  return {
    push(bytes, onData) {
      let at = 0;
      let isOver = false;
      while (at < bytes.length && !isOver) {
        if (state === "data") {
          const data = bytes.subarray(at, at + left);
          at += data.length;
          left -= data.length;
          if (left === 0) state = "after data";
          onData(data);
        } else
          at = lines.read(bytes, at, line => {
            isOver = readLine(line) && state === "trailer";
            return isOver || state === "data";
          });
      }
      return isOver;
    },
  };
}
