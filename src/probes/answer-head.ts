import { carriageReturn, createAnswerLines, lineFeed, notHttp } from "./answer-lines.ts";

/** What bounds a body: there is none, its length, chunks that say how long they are, or the end of the connection. */
export type Framing = "none" | "length" | "chunks" | "end";

/** The head of an answer. */
export type Head = {
  statusCode: number;
  /** By lower-case name, bytes as Latin-1; of a name that comes twice the first one. */
  headers: ReadonlyMap<string, string>;
  framing: Framing;
  /** Bytes of a body that is framed by its length. */
  contentLength: number;
};

export type HeadReader = {
  /** Takes what came next; returns how much of it was of the head. Throws `ProbeFailure` (connect). */
  read(bytes: Buffer): number;
  /** The head, once it is whole. */
  head(): Head | null;
};

const protocol = "HTTP/";
/** Some servers name a version that they do not speak; what follows is read all the same. */
const statusLine = /^HTTP\/(?:0\.9|1\.[01]|2\.0) ([1-9]\d{2})(?: [^\r]*)?$/;
const headerLine = /^([!#$%&'*+\-.^_`|~\w]+):([\t\x20-\x7e\x80-\xff]*)$/;
/** More digits would not be counted exactly. */
const lengthText = /^\d{1,15}$/;

/**
 * Reads the head of an answer line by line, hints before it left out. As strict as Node's own parser: what two readers
 * could understand in two ways is no answer.
 */
export function createHeadReader(): HeadReader {
  const lines = createAnswerLines();
  let headers = new Map<string, string>();
  let statusCode: number | null = null;
  let head: Head | null = null;
  let hasBegun = false;

  const readLine = (line: string): boolean => {
    if (statusCode === null) {
      // After a hint an empty line may come before the answer.
      if (line !== "") statusCode = statusOf(line);
    } else if (line !== "") addHeader(headers, line);
    // A change of protocol is the answer, other hints come before it.
    else if (statusCode < 200 && statusCode !== 101) {
      statusCode = null;
      headers = new Map();
      lines.restart();
    } else head = { statusCode, headers, ...framingOf(statusCode, headers) };
    return head !== null;
  };

  /** Who speaks another protocol may say nothing more, and wait for us. */
  const assertBeginning = (text: string) => {
    if (statusCode !== null || text === "\r") return;
    if (!text.startsWith(protocol.slice(0, text.length))) throw notHttp("INVALID_CONSTANT");
  };

  /** How much at the front is nothing but ends of lines, which are passed over before an answer. */
  const blankBefore = (bytes: Buffer): number => {
    if (hasBegun) return 0;
    const first = bytes.findIndex(byte => byte !== carriageReturn && byte !== lineFeed);
    hasBegun = first !== -1;
    return hasBegun ? first : bytes.length;
  };

  return {
    read: bytes => lines.read(bytes, blankBefore(bytes), readLine, assertBeginning),
    head: () => head,
  };
}

function statusOf(line: string): number {
  const status = statusLine.exec(line)?.[1];
  if (status === undefined) throw notHttp("INVALID_CONSTANT");
  return Number(status);
}

/** Reads one line of a head, or of what follows a body in chunks, into `headers`. */
export function addHeader(headers: Map<string, string>, line: string): void {
  const [, name, value] = headerLine.exec(line) ?? [];
  if (name === undefined || value === undefined) throw notHttp("INVALID_HEADER_TOKEN");
  const key = name.toLowerCase();
  const known = headers.get(key);
  if (known === undefined) headers.set(key, withoutBlanks(value));
  else if (key === "content-length") throw notHttp("UNEXPECTED_CONTENT_LENGTH");
  else if (key === "transfer-encoding") headers.set(key, `${known}, ${withoutBlanks(value)}`);
}

/** Without the blanks around it; to `trim` a byte of many a letter is one as well. */
function withoutBlanks(value: string): string {
  let from = 0;
  let to = value.length;
  const isBlank = (at: number) => value[at] === " " || value[at] === "\t";
  while (from < to && isBlank(from)) from++;
  while (to > from && isBlank(to - 1)) to--;
  return value.slice(from, to);
}

function framingOf(
  statusCode: number,
  headers: ReadonlyMap<string, string>,
): Pick<Head, "framing" | "contentLength"> {
  const length = headers.get("content-length");
  const encoding = headers.get("transfer-encoding");
  if (length !== undefined && !lengthText.test(length)) throw notHttp("INVALID_CONTENT_LENGTH");
  if (encoding === "" || (length !== undefined && encoding !== undefined))
    throw notHttp("INVALID_TRANSFER_ENCODING");
  const contentLength = Number(length ?? 0);
  if (statusCode < 200 || statusCode === 204 || statusCode === 304) return { framing: "none", contentLength };
  if (encoding !== undefined)
    return { framing: /(?:^|,)[\t ]*chunked$/i.test(encoding) ? "chunks" : "end", contentLength };
  if (length === undefined) return { framing: "end", contentLength };
  return { framing: contentLength === 0 ? "none" : "length", contentLength };
}
