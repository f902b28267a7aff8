import http from "node:http";
import { Duplex } from "node:stream";
import { describe, expect, it } from "vitest";
import { readAnswer } from "./answer-reader.ts";
import { ProbeFailure } from "./probe-failure.ts";

type Read = {
  statusCode: number | null;
  location: string | undefined;
  body: string;
  isWhole: boolean;
};

/** What our reader makes of an answer that comes in these parts, and ends. */
function oursOf(parts: readonly Buffer[]): Read {
  const read: Read = { statusCode: null, location: undefined, body: "", isWhole: false };
  const reader = readAnswer({
    head({ statusCode, headers }) {
      Object.assign(read, { statusCode, location: headers.get("location") });
      // As a promise has it: not before this part is dealt with.
      begins = true;
    },
    fail: () => undefined,
    close: () => undefined,
  });
  let begins = false;
  const readBody = () => {
    if (!begins) return;
    begins = false;
    reader.read({
      data(part) {
        read.body += part.toString("latin1");
      },
      end() {
        read.isWhole = true;
      },
      fail: () => undefined,
    });
  };
  for (const part of parts) {
    reader.push(part);
    readBody();
  }
  reader.end();
  return read;
}

/** What Node's own client makes of it. */
function nodesOf(parts: readonly Buffer[]): Promise<Read> {
  return new Promise(resolve => {
    const read: Read = { statusCode: null, location: undefined, body: "", isWhole: false };
    const line = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
    const end = (isWhole: boolean) => {
      read.isWhole ||= isWhole;
      setImmediate(() => {
        resolve(read);
        line.destroy();
      });
    };
    const onHead = ({ statusCode, headers }: http.IncomingMessage) =>
      Object.assign(read, { statusCode, location: headers.location });
    const request = http.request({ createConnection: () => line });
    request.on("upgrade", answer => {
      onHead(answer);
      end(true);
    });
    request.on("response", answer => {
      onHead(answer);
      answer.on("data", (part: Buffer) => {
        read.body += part.toString("latin1");
      });
      answer.on("end", () => end(true));
      answer.on("error", () => end(false));
    });
    request.on("error", () => end(false));
    request.end();
    void (async () => {
      for (const part of parts) {
        line.push(part);
        await new Promise(next => setImmediate(next));
      }
      line.push(null);
    })();
  });
}

const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
/** Answers that tell where they end. */
const framed = [
  "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nLocation: /a\r\n\r\nhello",
  `${chunked}5\r\nhello\r\n6\r\n world\r\n0\r\nX: y\r\n\r\n`,
  `${chunked}A\r\n0123456789\r\n00\r\n\r\n`,
  "HTTP/1.1 204 No Content\r\n\r\n",
  "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno",
  "HTTP/1.1 304 Not Modified\r\nContent-Length: 10\r\n\r\n",
  "HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n",
];
const answers = [
  ...framed,
  "HTTP/1.0 200 OK\r\nServer: x\r\n\r\nuntil the end",
  "HTTP/1.1 302 Found\r\nLocation: /x y\r\nLocation: /b\r\nRetry-After: 3\r\n\r\n",
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\nabc",
  "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nabc",
];

describe("an answer in pieces", () => {
  it.each(answers)("is the same wherever it is cut: %j", text => {
    const bytes = Buffer.from(text, "latin1");
    const whole = oursOf([bytes]);
    expect(whole.isWhole).toBe(true);
    for (let at = 0; at <= bytes.length; at++)
      expect([at, oursOf([bytes.subarray(0, at), bytes.subarray(at)])]).toEqual([at, whole]);
    expect(oursOf(Array.from(bytes, byte => Buffer.from([byte])))).toEqual(whole);
  });

  it.each(framed)("is known to be cut short where it tells its end: %j", text => {
    for (let length = 0; length < text.length; length++)
      expect([length, oursOf([Buffer.from(text.slice(0, length), "latin1")]).isWhole]).toEqual([
        length,
        false,
      ]);
  });
});

describe("an answer that was tampered with", () => {
  const bits = [
    "\r\n",
    "\n",
    "\r",
    " ",
    "\t",
    "\0",
    "\x7f",
    "\xe9",
    "\xa0",
    ":",
    "0",
    "1",
    "9",
    "f",
    "-",
    ",",
    "\r\n\r\n",
  ];
  const lines = [
    "Content-Length: 5\r\n",
    "Transfer-Encoding: chunked\r\n",
    "X: y\r\n",
    " folded\r\n",
    "chunked",
  ];
  const rounds = 1_500;

  /** Numbers that look random and are the same in each run. */
  function numbersFrom(seed: number): (below: number) => number {
    let state = seed;
    return below => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  it("is taken or refused, and read, as Node's own client does it", async () => {
    const number = numbersFrom(20_261_122);
    const oneOf = (all: readonly string[]) => all[number(all.length)] ?? "";
    const tampered = () => {
      let text = oneOf(answers);
      for (let times = number(4); times > 0; times--) {
        const at = number(text.length + 1);
        const ways = [
          text.slice(0, at) + oneOf(number(2) === 0 ? bits : lines) + text.slice(at),
          text.slice(0, at) + text.slice(at + 1 + number(3)),
          text.slice(0, at),
        ];
        text = oneOf(ways);
      }
      return text;
    };
    const cut = (text: string) => {
      const bytes = Buffer.from(text, "latin1");
      const at = number(bytes.length + 1);
      return [bytes.subarray(0, at), bytes.subarray(at)].filter(part => part.length > 0);
    };
    let wholes = 0;
    for (let round = 0; round < rounds; round++) {
      const text = tampered();
      const parts = cut(text);
      const node = await nodesOf(parts);
      expect([text, oursOf(parts)]).toEqual([text, node]);
      if (node.isWhole) wholes++;
    }
    // Of both kinds many.
    expect(wholes).toBeGreaterThan(rounds / 5);
    expect(wholes).toBeLessThan((rounds * 4) / 5);
  });
});

it("leaves the bytes of a header as they are, blanks around them aside", () => {
  const head = `HTTP/1.1 302 Found\r\nLocation: \t /voil${Buffer.from("à").toString("latin1")} \t\r\n\r\n`;
  const { location = "" } = oursOf([Buffer.from(head, "latin1")]);
  expect(Buffer.from(location, "latin1").toString()).toBe("/voilà");
});

it("tells whoever reads later that the line broke before", () => {
  const told: unknown[] = [];
  const reader = readAnswer({
    head: () => undefined,
    fail: () => told.push("no head"),
    close: () => told.push("closed"),
  });
  reader.push(Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe"));
  const failure = new ProbeFailure("connect", "ECONNRESET");
  reader.fail(failure);
  reader.read({
    data: () => told.push("data"),
    end: () => told.push("end"),
    fail: reason => told.push(reason),
  });
  expect(told).toEqual(["closed", failure]);
});

it.each([
  ["with a name", ";a", true],
  ["with a value", ";a=b;c=d", true],
  ["with a quoted value", ';a="b c"', true],
  ["without a name", ";=b", false],
  ["with a bare space", " a", false],
  ["that is no number", "g", false],
])("a chunk's size is read or refused: %s", (_name, extension, isWhole) => {
  const parts = [Buffer.from(`${chunked}2${extension}\r\nup\r\n0\r\n\r\n`, "latin1")];
  expect(oursOf(parts)).toMatchObject({ body: isWhole ? "up" : "", isWhole });
});

it.each([
  "HTTP/0.9",
  "HTTP/1.0",
  "HTTP/1.1",
  "HTTP/2.0",
  "HTTP/1.2",
  "HTTP/2",
  "HTTP/3.0",
  "http/1.1",
  "ICY",
])("a version is known or refused as Node's own client does it: %s", async version => {
  const parts = [Buffer.from(`${version} 200 OK\r\nContent-Length: 2\r\n\r\nup`)];
  expect(oursOf(parts)).toEqual(await nodesOf(parts));
});

it.each(["\r\n", "\n", "\r", "\n\r\n\n"])(
  "ends of lines before an answer are passed over: %j",
  async blank => {
    const whole = Buffer.from(`${blank}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nup`);
    const bytes = Array.from(whole, byte => Buffer.from([byte]));
    for (const parts of [[whole], bytes]) {
      expect(oursOf(parts)).toMatchObject({ statusCode: 200, body: "up", isWhole: true });
      expect(oursOf(parts)).toEqual(await nodesOf(parts));
    }
  },
);
