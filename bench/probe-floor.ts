/**
 * CPU that one check costs this process, next to the cheapest ways to do the same: `node bench/probe-floor.ts`.
 * The target runs in a process of its own; rounds of all contenders alternate, and the medians are printed.
 */
import { type ChildProcess, fork } from "node:child_process";
import http from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import tls from "node:tls";
import { createProber } from "#probes/index.ts";
import { makeTestAuthority, type TestIdentity } from "#probes/test-certificates.ts";

const rounds = 3;
const concurrency = 100;
const checksPlain = 6_000;
const checksTls = 2_000;
/** Several ports, because a closed connection keeps its pair of ports busy for a minute. */
const portCount = 8;

type Ports = { plain: number[]; secure: number[] };
type Contender = {
  name: string;
  base: "plain" | "full" | "resumed";
  checks: number;
  check(index: number): Promise<void>;
};

const answer =
  "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok";
const request =
  "GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bench\r\nAccept: */*\r\nConnection: close\r\n\r\n";

async function serve(identity: TestIdentity): Promise<Ports> {
  const reply = (socket: Socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", () => socket.end(answer));
  };
  const listen = (server: net.Server) =>
    new Promise<number>(resolve => {
      // A net.Server that listens on an address and port always has an AddressInfo.
      server.listen(0, "127.0.0.1", 1_024, () => resolve((server.address() as AddressInfo).port));
    });
  const times = Array.from({ length: portCount });
  return {
    plain: await Promise.all(times.map(() => listen(net.createServer(reply)))),
    secure: await Promise.all(times.map(() => listen(tls.createServer(identity, reply)))),
  };
}

if (process.send !== undefined) {
  process.once("message", async identity => {
    // Sent by the parent below, which is this same file.
    process.send?.(await serve(identity as TestIdentity));
  });
} else {
  await main();
}

async function main() {
  const authority = makeTestAuthority();
  const identity = authority.issue({
    names: ["localhost", "127.0.0.1"],
    notAfter: new Date(Date.now() + 1e9),
  });
  const child = fork(import.meta.filename);
  const ports = await new Promise<Ports>(resolve => {
    child.once("message", message => resolve(message as Ports)); // Ports by `serve` above.
    child.send(identity);
  });
  const contenders = contendersFor(ports, authority.cert);
  const results = new Map<Contender, number[]>(contenders.map(contender => [contender, []]));
  for (const contender of contenders) await run({ ...contender, checks: 1_000 });
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) results.get(contender)?.push(await run(contender));
  }
  print(results);
  stop(child);
}

function stop(child: ChildProcess) {
  child.kill();
  process.exit(0);
}

/** CPU milliseconds a check, user and system. */
async function run({ checks, check }: Contender): Promise<number> {
  globalThis.gc?.();
  const before = process.cpuUsage();
  let next = 0;
  const lane = async () => {
    while (next < checks) await check(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / checks;
}

function contendersFor(ports: Ports, ca: string): Contender[] {
  const plainPort = (index: number) => ports.plain[index % portCount] ?? 0;
  const securePort = (index: number) => ports.secure[index % portCount] ?? 0;
  const context = tls.createSecureContext({ ca, ecdhCurve: "X25519:P-256" });
  const sessions = new Map<number, Buffer>();
  const secureSocket = (port: number, resume: boolean) => {
    const session = resume ? sessions.get(port) : undefined;
    const options = { host: "127.0.0.1", port, servername: "localhost", secureContext: context };
    const socket = tls.connect(session === undefined ? options : { ...options, session });
    if (resume) socket.on("session", fresh => sessions.set(port, fresh));
    return socket;
  };
  const overTls = (resume: boolean) => (index: number) => {
    const socket = secureSocket(securePort(index), resume);
    return untilAnswer(
      socket,
      socket.once("secureConnect", () => socket.write(request)),
    );
  };
  const overTcp = (index: number) => {
    const socket = net.connect(plainPort(index), "127.0.0.1");
    return untilAnswer(
      socket,
      socket.once("connect", () => socket.write(request)),
    );
  };
  const ours = proberChecks(plainPort, securePort, ca);
  return [
    { name: "raw socket", base: "plain", checks: checksPlain, check: overTcp },
    {
      name: "node:http, agent false",
      base: "plain",
      checks: checksPlain,
      check: i => nodeHttp(plainPort(i)),
    },
    { name: "our prober", base: "plain", checks: checksPlain, check: ours.plain },
    { name: "raw TLS, full", base: "full", checks: checksTls, check: overTls(false) },
    { name: "our prober, TLS full", base: "full", checks: checksTls, check: ours.full },
    { name: "raw TLS, resumed", base: "resumed", checks: checksTls, check: overTls(true) },
    { name: "our prober, TLS resumed", base: "resumed", checks: checksTls, check: ours.resumed },
  ];
}

function untilAnswer(socket: Socket, source: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    source.on("error", reject);
    source.once("data", () => {
      socket.destroy();
      resolve();
    });
  });
}

function nodeHttp(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = http.get({ host: "127.0.0.1", port, agent: false }, response => {
      response.resume();
      response.once("end", resolve);
    });
    call.on("error", reject);
  });
}

function proberChecks(
  plainPort: (index: number) => number,
  securePort: (index: number) => number,
  ca: string,
) {
  const settings = {
    userAgent: "bench",
    allowPrivateNetworks: true,
    ownHosts: [],
    certificateAuthorities: [ca],
  };
  const prober = createProber({ ...settings, now: () => new Date() });
  // A clock that leaps makes every handshake due to be a full one.
  let leapingMs = Date.now() - 1_000 * 86_400_000;
  const leap = () => {
    leapingMs += 6 * 3_600_000;
    return new Date(leapingMs);
  };
  const forgetful = createProber({ ...settings, now: leap });
  const accepted = [[200, 299]] as const;
  const check = (by: typeof prober, url: (index: number) => string) => async (index: number) => {
    const target = {
      url: url(index),
      timeLimitMs: 15_000,
      acceptedStatuses: accepted,
      keyword: null,
      secondTry: false,
    };
    const result = await by.probe(target);
    if (!result.ok) throw new Error(`${url(index)}: ${result.cause} ${result.detail}`);
  };
  return {
    plain: check(prober, index => `http://localhost:${plainPort(index)}/`),
    resumed: check(prober, index => `https://localhost:${securePort(index)}/`),
    full: check(forgetful, index => `https://127.0.0.1:${securePort(index)}/`),
  };
}

function print(results: Map<Contender, number[]>) {
  const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  console.log(`Node ${process.version}, concurrency ${concurrency}, median of ${rounds} rounds\n`);
  console.log(
    `${"contender".padEnd(26)} ${"CPU ms/check".padStart(12)} ${"to floor".padStart(9)} ${"above".padStart(8)}`,
  );
  let floor = 0;
  for (const [contender, values] of results) {
    const median = medianOf(values);
    if (contender.name.startsWith("raw")) floor = median;
    const ratio = `${(median / floor).toFixed(2)} ×`;
    const above = `+${(median - floor).toFixed(3)}`;
    console.log(
      `${contender.name.padEnd(26)} ${median.toFixed(3).padStart(12)} ${ratio.padStart(9)} ${above.padStart(8)}`,
    );
  }
}
