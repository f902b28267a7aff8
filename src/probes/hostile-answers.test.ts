import type { Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createProber } from "./http-probe.ts";
import {
  type Behaviour,
  httpAnswer,
  localProberSettings,
  shortLimitMs,
  startTestHost,
  targetOf,
} from "./test-hosts.ts";
import type { ProbeTarget } from "./types.ts";

const prober = createProber(localProberSettings);

async function probeHost(behaviour: Behaviour, changes: Partial<ProbeTarget> = {}) {
  const host = await startTestHost(behaviour);
  onTestFinished(() => host.close());
  return prober.probe(targetOf(`http://127.0.0.1:${host.port}/`, changes));
}

/** Writes the text byte by byte, then closes if told so. */
const drip = (text: string) => (socket: Socket) => {
  const bytes = [...text];
  const next = () => {
    const byte = bytes.shift();
    if (byte !== undefined && !socket.destroyed) socket.write(byte, () => setTimeout(next, 1));
  };
  next();
};

/** Writes `begin`, then `again` as long as somebody takes it. */
const flood = (begin: string, again: string) => (socket: Socket) => {
  const more = () => {
    while (!socket.destroyed && socket.write(again.repeat(100)));
  };
  socket.on("drain", more);
  socket.write(begin);
  more();
};

describe("odd but honest answers are good", () => {
  it.each([
    ["HTTP/1.0 without a length", "HTTP/1.0 200 OK\r\n\r\nup"],
    ["no length, ended by closing", "HTTP/1.1 200 OK\r\n\r\nup"],
    ["no reason phrase", "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nup"],
    [
      "chunked with extension and trailer",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;a=b\r\nup\r\n0\r\nX: y\r\n\r\n",
    ],
    [
      "informational answers first",
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nup",
    ],
    [
      "a great header, below the limit",
      `HTTP/1.1 200 OK\r\nX: ${"x".repeat(30_000)}\r\nContent-Length: 2\r\n\r\nup`,
    ],
  ])("%s", async (_name, answer) => {
    expect(await probeHost(answer)).toMatchObject({ ok: true, statusCode: 200 });
    expect(await probeHost(answer, { keyword: "up" })).toMatchObject({ ok: true, statusCode: 200 });
  });

  it("an answer that drips in within the time", async () => {
    expect(await probeHost(drip(httpAnswer(200, {}, "up")), { keyword: "up" })).toMatchObject({ ok: true });
  });

  it("no content, where that status is accepted", async () => {
    expect(await probeHost("HTTP/1.1 204 No Content\r\n\r\n")).toMatchObject({ ok: true, statusCode: 204 });
  });
});

describe("no answer is a failure to connect", () => {
  it.each([
    ["hints without end", "", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"],
    [
      "frames that hold next to nothing",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
      `1;a=${"b".repeat(2_000)}\r\nx\r\n`,
    ],
  ])("%s", async (_name, begin, again) => {
    const result = await probeHost(flood(begin, again), { keyword: "up" });
    expect(result).toMatchObject({ ok: false, cause: "connect", detail: "HPE_HEADER_OVERFLOW" });
  });

  it.each([
    ["closed at once", "", "closed_before_answer"],
    ["closed within the status line", "HTTP/1.1 20", "closed_before_answer"],
    ["closed within the headers", "HTTP/1.1 200 OK\r\nX: y\r\n", "closed_before_answer"],
    ["another protocol", "SSH-2.0-OpenSSH_9.6\r\n", /^HPE_/],
    ["no HTTP at all", "hello\r\n\r\n", /^HPE_/],
    ["a status that is no number", "HTTP/1.1 abc OK\r\n\r\n", /^HPE_/],
    ["a header without a colon", "HTTP/1.1 200 OK\r\nnonsense\r\n\r\n", /^HPE_/],
    ["a NUL in a header", "HTTP/1.1 200 OK\r\nX: a\0b\r\n\r\n", /^HPE_/],
    [
      "a bare carriage return in a header",
      "HTTP/1.1 302 Found\r\nLocation: /a\rSet-Cookie: b\r\n\r\n",
      /^HPE_/,
    ],
    [
      "length and chunks at once",
      "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
      /^HPE_/,
    ],
    ["two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", /^HPE_/],
    ["headers without bounds", `HTTP/1.1 200 OK\r\n${"X: y\r\n".repeat(20_000)}`, "HPE_HEADER_OVERFLOW"],
    ["one header without bounds", `HTTP/1.1 200 OK\r\nX: ${"y".repeat(100_000)}`, "HPE_HEADER_OVERFLOW"],
  ])("%s", async (_name, answer, detail) => {
    const result = await probeHost(answer);
    expect(result).toMatchObject({ ok: false, cause: "connect", statusCode: null });
    expect(result.detail).toMatch(detail);
  });

  it("reset", async () => {
    const result = await probeHost(socket => socket.resetAndDestroy());
    expect(result).toMatchObject({ cause: "connect", detail: "ECONNRESET" });
  });

  it.each([
    ["a body that ends before its stated length", "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nshort"],
    [
      "chunks that end before the last one",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nshort\r\n",
    ],
    ["a chunk of no size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nshort\r\n"],
  ])("%s, while its keyword was still looked for", async (_name, answer) => {
    expect(await probeHost(answer, { keyword: "wanted" })).toMatchObject({ ok: false, cause: "connect" });
  });
});

describe("answers that want to hold us", () => {
  it("a head that drips on for ever ends with the time", async () => {
    const result = await probeHost(drip(`HTTP/1.1 200 OK\r\nX: ${"x".repeat(20_000)}`), {
      timeLimitMs: shortLimitMs,
    });
    expect(result).toMatchObject({ cause: "timeout", detail: "answer" });
  });

  it("a body that drips on for ever ends with the time", async () => {
    const endless = drip(`HTTP/1.1 200 OK\r\n\r\n${"x".repeat(50_000)}`);
    const result = await probeHost(endless, { timeLimitMs: shortLimitMs, keyword: "wanted" });
    expect(result).toMatchObject({ cause: "timeout", detail: "body", statusCode: 200 });
  });

  it("a change of protocol that nobody asked for is no good status", async () => {
    const answer = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
    const result = await probeHost(socket => socket.write(answer), { timeLimitMs: 5_000 });
    expect(result).toMatchObject({ ok: false, cause: "status", detail: "HTTP 101" });
  });
});

it("says nothing of what the other side sent", async () => {
  const secret = "s3cr3t-of-the-target";
  const answers = [
    `HTTP/1.1 500 ${secret}\r\nX: ${secret}\r\n\r\n${secret}`,
    `${secret}\r\n\r\n`,
    `HTTP/1.1 302 ${secret}\r\nLocation: ftp://${secret}/\r\n\r\n`,
    `HTTP/1.1 302 ${secret}\r\nLocation: http://${secret}:${secret}/\r\n\r\n`,
  ];
  for (const answer of answers) {
    const result = await probeHost(answer);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).not.toContain(secret);
  }
});
