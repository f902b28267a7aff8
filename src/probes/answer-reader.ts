import { createHeadReader, type Head } from "./answer-head.ts";
import { type ChunkDecoder, createChunkDecoder } from "./chunk-decoder.ts";
import { ProbeFailure } from "./probe-failure.ts";

/** Who reads a body: parts of it in turn, none of them empty, then one of the two ends. */
export type BodyReader = {
  data(part: Buffer): void;
  end(): void;
  fail(failure: ProbeFailure): void;
};

type Listener = {
  /** The answer begins; called once at most. */
  head(head: Head): void;
  /** There will be no head. */
  fail(failure: ProbeFailure): void;
  /** What would still come is of no use. */
  close(): void;
};

export type AnswerReader = {
  push(bytes: Buffer): void;
  /** The other side has said all. */
  end(): void;
  fail(failure: ProbeFailure): void;
  /** Hands the body on, what has come of it already first. */
  read(reader: BodyReader): void;
};

const nothing = Buffer.alloc(0);

/** Reads one HTTP/1 answer from bytes, however they are cut. */
export function readAnswer(listener: Listener): AnswerReader {
  const heads = createHeadReader();
  let head: Head | null = null;
  let reader: BodyReader | null = null;
  /** What came of the body before somebody reads it. */
  let waiting: Buffer = nothing;
  let chunks: ChunkDecoder | null = null;
  /** Bytes to come of a body that is framed by its length. */
  let left = 0;
  let ended = false;
  let over = false;
  /** Why the body will not come, when that was known before somebody read it. */
  let lost: ProbeFailure | null = null;

  const fail = (failure: ProbeFailure) => {
    if (over) return;
    over = true;
    listener.close();
    if (head === null) listener.fail(failure);
    else if (reader === null) lost = failure;
    else reader.fail(failure);
  };

  const finish = () => {
    over = true;
    reader?.end();
  };

  const takeHead = (bytes: Buffer) => {
    const at = heads.read(bytes);
    head = heads.head();
    if (head === null) return;
    waiting = bytes.subarray(at);
    listener.head(head);
  };

  const takeBody = (bytes: Buffer, to: BodyReader) => {
    if (chunks !== null) {
      if (chunks.push(bytes, to.data)) finish();
      return;
    }
    if (head?.framing !== "length") return to.data(bytes);
    const part = bytes.subarray(0, left);
    left -= part.length;
    to.data(part);
    if (left === 0) finish();
  };

  const push = (bytes: Buffer) => {
    if (over) return;
    try {
      if (head === null) takeHead(bytes);
      else if (reader !== null) takeBody(bytes, reader);
      else waiting = Buffer.concat([waiting, bytes]);
    } catch (failure) {
      if (!(failure instanceof ProbeFailure)) throw failure;
      fail(failure);
    }
  };

  const end = () => {
    ended = true;
    if (over || (head !== null && reader === null)) return;
    if (head?.framing === "end") return finish();
    fail(new ProbeFailure("connect", head === null ? "closed_before_answer" : "closed_before_end"));
  };

  return {
    push,
    end,
    fail,
    read(wanted) {
      reader = wanted;
      if (lost !== null) return wanted.fail(lost);
      if (head === null || head.framing === "none") return finish();
      if (head.framing === "chunks") chunks = createChunkDecoder();
      left = head.contentLength;
      const first = waiting;
      waiting = nothing;
      if (first.length > 0) push(first);
      if (ended) end();
    },
  };
}
