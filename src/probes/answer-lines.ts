import { limits } from "#core/limits.ts";
import { ProbeFailure } from "./probe-failure.ts";

/** A fault of an answer, by the name that Node's own parser has for it: results that are kept are told by these. */
export const notHttp = (fault: string): ProbeFailure => new ProbeFailure("connect", `HPE_${fault}`);

export type AnswerLines = {
  /**
   * Reads lines from `at` on, each without its end, until `onLine` says that it was the last; `onOpen` is shown the
   * beginning of a line whose end has not come. Returns where it stopped. Throws `ProbeFailure` (connect).
   */
  read(bytes: Buffer, at: number, onLine: (line: string) => boolean, onOpen?: (text: string) => void): number;
  /** Begins to count anew how long the lines are together. */
  restart(): void;
};

export const lineFeed = 10;
export const carriageReturn = 13;

/** The lines of an answer, however its bytes are cut. Each ends with CR LF; a CR or LF alone is refused. */
export function createAnswerLines(): AnswerLines {
  let open = "";
  let size = 0;
  return {
    read(bytes, from, onLine, onOpen) {
      let at = from;
      while (at < bytes.length) {
        const end = bytes.indexOf(lineFeed, at);
        const until = end === -1 ? bytes.length : end + 1;
        size += until - at;
        if (size > limits.probe.headerMaxBytes) throw notHttp("HEADER_OVERFLOW");
        // What was looked at before is not looked at again: it may come byte by byte.
        const looked = Math.max(0, open.length - 1);
        open += bytes.toString("latin1", at, until);
        at = until;
        if (end === -1) {
          const alone = open.indexOf("\r", looked);
          if (alone !== -1 && alone < open.length - 1) throw notHttp("LF_EXPECTED");
          onOpen?.(open);
          break;
        }
        const line = open;
        open = "";
        if (!line.endsWith("\r\n")) throw notHttp("CR_EXPECTED");
        if (onLine(line.slice(0, -2))) break;
      }
      return at;
    },
    restart() {
      size = 0;
    },
  };
}
