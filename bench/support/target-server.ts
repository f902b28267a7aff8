import net, { type AddressInfo, type Socket } from "node:net";
import tls from "node:tls";
import { makeTestAuthority } from "#probes/test-certificates.ts";
import { startSmtpServer } from "#tests/stubs/smtp-server.ts";
import type { Arrival } from "./lateness.ts";
import { answer } from "./messages.ts";

/**
 * The targets of all monitors, and the Discord and the mail server that are told about them, in one process that notes
 * when who called.
 * A monitor calls /<index>; notes are [index, milliseconds since 1970] one after the other.
 */

/** Several ports, because a closed connection keeps its pair of ports busy for a minute. */
const portCount = 8;

const good =
  "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok";
const bad = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
const taken = "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";

let failing = false;
let calls: number[] = [];
let failures: number[] = [];
let notices: Arrival[] = [];
let mails: Arrival[] = [];

const nowMs = () => performance.timeOrigin + performance.now();

function serve(socket: Socket): void {
  const at = nowMs();
  socket.on("error", () => socket.destroy());
  socket.once("data", data => {
    const index = Number(/^GET \/(\d+) /.exec(data.toString("latin1"))?.[1] ?? -1);
    calls.push(index, at);
    if (failing) failures.push(index, nowMs());
    socket.end(failing ? bad : good);
  });
}

/** Discord: takes any POST and keeps its body. */
function discord(socket: Socket): void {
  let text = "";
  socket.on("error", () => socket.destroy());
  socket.on("data", data => {
    text += data.toString("utf8");
    const [head, body] = text.split("\r\n\r\n");
    const length = Number(/content-length: (\d+)/i.exec(head ?? "")?.[1] ?? 0);
    if (body === undefined || Buffer.byteLength(body) < length) return;
    notices.push([body, nowMs()]);
    socket.end(taken);
  });
}

async function startMailServer(): Promise<string> {
  const smtp = await startSmtpServer();
  const note = async () => {
    for (let count = 1; ; count += 1) {
      const mail = (await smtp.until(count)).at(count - 1);
      mails.push([mail?.text ?? "", nowMs()]);
    }
  };
  void note();
  return smtp.url;
}

const listen = (server: net.Server) =>
  new Promise<number>(resolve => {
    server.listen(0, "127.0.0.1", 4_096, () => {
      // A server that listens on an address and port always has an AddressInfo.
      resolve((server.address() as AddressInfo).port);
    });
  });

answer({
  async listen({ secure }: { secure: boolean }) {
    const authority = makeTestAuthority();
    const names = ["localhost", "*.localhost", "*.target.localhost"];
    const identity = authority.issue({ names, notAfter: new Date(Date.now() + 1e10) });
    const make = () => (secure ? tls.createServer(identity, serve) : net.createServer(serve));
    const ports = await Promise.all(Array.from({ length: portCount }, () => listen(make())));
    const discordPort = await listen(net.createServer(discord));
    return { ports, discordPort, mailUrl: await startMailServer(), authority: authority.cert };
  },
  fail: (yes: boolean) => {
    failing = yes;
    return true;
  },
  /** What came since the last question. */
  notes() {
    const all = { calls, failures, notices, mails };
    calls = [];
    failures = [];
    notices = [];
    mails = [];
    return all;
  },
});
