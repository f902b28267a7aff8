import type { Socket } from "node:net";
import { limits } from "#core/limits.ts";
import type { Head } from "./answer-head.ts";
import { notHttp } from "./answer-lines.ts";
import { type AnswerReader, type BodyReader, readAnswer } from "./answer-reader.ts";
import type { Deadline } from "./deadline.ts";
import { exchangeFailure } from "./probe-failure.ts";

export type Exchange = {
  socket: Socket;
  url: URL;
  method: "GET" | "POST";
  userAgent: string;
  /** Name and value by turns; added to those that every request has. */
  headers?: readonly string[];
  body?: string;
  deadline: Deadline;
  timings: { firstByteMs: number | null };
};

export type Answer = Pick<Head, "statusCode" | "headers"> & {
  /** Begins to read the body. At most once, and before anything else is waited for. */
  read(reader: BodyReader): void;
};

/** What may stand in a line of a head. */
const safeLine = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * Sends one request over a connected socket and resolves with the head of the answer (a change of protocol's too).
 * Its body is left unread: read it or destroy the socket. Rejects with `ProbeFailure` (connect, tls, timeout).
 *
 * A check reads one head and mostly nothing else. The client of `node:http`, which makes a stream of each request and
 * of each answer, costs more than the connection itself (`bench/probe-floor.ts`), so HTTP is spoken here.
 */
export function exchange(options: Exchange): Promise<Answer> {
  const { socket, deadline, timings } = options;
  deadline.phase = "answer";
  return deadline.wait((resolve, reject) => {
    const request = requestOf(options);
    const began = performance.now();
    let received = 0;
    const reader: AnswerReader = readAnswer({
      head: ({ statusCode, headers }) => resolve({ statusCode, headers, read: reader.read }),
      fail: reject,
      close: () => socket.destroy(),
    });
    socket.on("data", (bytes: Buffer) => {
      if (received === 0) timings.firstByteMs = (timings.firstByteMs ?? 0) + performance.now() - began;
      received += bytes.length;
      if (received > limits.probe.answerMaxBytes) reader.fail(notHttp("HEADER_OVERFLOW"));
      else reader.push(bytes);
    });
    socket.once("end", reader.end);
    socket.once("close", reader.end);
    // The one that connecting has left stays for good: what comes after the answer is nobody's business.
    socket.once("error", error => reader.fail(exchangeFailure(error)));
    socket.write(request);
    return () => socket.destroy();
  });
}

/** The request as it goes over the line, all of it at once. */
function requestOf({ url, method, userAgent, headers = [], body }: Exchange): Buffer {
  const all = ["Host", url.host, "User-Agent", userAgent, "Accept", "*/*", "Accept-Encoding", "identity"];
  all.push(...headers);
  if (body !== undefined) all.push("Content-Length", String(Buffer.byteLength(body)));
  all.push("Connection", "close");
  const lines = [`${method} ${url.pathname}${url.search} HTTP/1.1`];
  for (let index = 0; index < all.length; index += 2) lines.push(`${all[index]}: ${all[index + 1]}`);
  // A line that ends early would be followed by a header of somebody else's making.
  if (!lines.every(line => safeLine.test(line))) throw new TypeError("a line of the request is not safe");
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return body === undefined ? head : Buffer.concat([head, Buffer.from(body)]);
}
