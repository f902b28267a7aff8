import http, { type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { limits } from "#core/limits.ts";
import type { Deadline } from "./deadline.ts";
import { exchangeFailure, ProbeFailure } from "./probe-failure.ts";

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

/**
 * Sends one request over a connected socket and resolves with the head of the answer (an upgrade's too). Its
 * body is left unread: read it or destroy the socket. Rejects with `ProbeFailure` (connect, tls, timeout).
 */
export function exchange(options: Exchange): Promise<IncomingMessage> {
  const { socket, url, method, deadline, timings } = options;
  deadline.phase = "answer";
  return deadline.wait((resolve, reject) => {
    const request = http.request({
      // Without an agent and on a given socket Node keeps no pool and makes no lookup of its own.
      createConnection: () => socket,
      method,
      path: url.pathname + url.search,
      headers: headersOf(options),
      setHost: false,
      maxHeaderSize: limits.probe.headerMaxBytes,
    });
    const began = performance.now();
    const noteFirstByte = () => {
      timings.firstByteMs = (timings.firstByteMs ?? 0) + performance.now() - began;
    };
    request.once("socket", () => socket.once("data", noteFirstByte));
    let answered = false;
    const onHead = (answer: IncomingMessage) => {
      answered = true;
      resolve(answer);
    };
    request.once("response", onHead);
    request.once("upgrade", onHead);
    // Stays for good: destroying the socket later makes the request report an error once more.
    request.on("error", error => {
      socket.destroy();
      if (!answered) reject(exchangeFailure(error));
    });
    request.once("close", () => {
      if (!answered) reject(new ProbeFailure("connect", "closed_before_answer"));
    });
    request.end(options.body);
    return () => socket.destroy();
  });
}

function headersOf({ url, userAgent, headers, body }: Exchange): string[] {
  const all = ["Host", url.host, "User-Agent", userAgent, "Accept", "*/*", "Accept-Encoding", "identity"];
  if (headers !== undefined) all.push(...headers);
  if (body !== undefined) all.push("Content-Length", String(Buffer.byteLength(body)));
  all.push("Connection", "close");
  return all;
}
