import { createSocket } from "node:dgram";
import dns from "node:dns";
import { connect, createServer, type Server, Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { guardNetwork, isLoopbackAddress } from "./network-guard.ts";

// This guard is laid over the one of the setup file and answers first, so that the refusals here are its own.
const offences: Error[] = [];
const originals = { connect: Socket.prototype.connect, lookup: dns.lookup };
guardNetwork(error => void offences.push(error));
afterEach(() => void offences.splice(0));

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer(socket => socket.end("hello"));
  await new Promise<void>(resolve => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = address !== null && typeof address === "object" ? address.port : 0;
});
afterAll(() => void server.close());

const outcome = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    socket.once("data", data => resolve(String(data)));
    socket.once("error", error => resolve(error.message));
  });

describe("the network guard", () => {
  it("stands in place of Node's own functions", () => {
    expect(Socket.prototype.connect).not.toBe(originals.connect);
    expect(dns.lookup).not.toBe(originals.lookup);
  });

  it("lets the loopback through, by address and by name", async () => {
    expect(await outcome(connect(port, "127.0.0.1"))).toBe("hello");
    expect(await outcome(connect({ port, host: "localhost", family: 4 }))).toBe("hello");
    expect(await await fetch(`http://127.0.0.1:${port}`).catch(error => error.cause.code)).not.toBe(
      "ENETUNREACH",
    );
    expect(offences).toEqual([]);
  });

  it.each(["203.0.113.7", "2001:db8::1", "10.0.0.1", "::ffff:8.8.8.8"])(
    "refuses the address %s",
    async host => {
      expect(await outcome(connect(80, host))).toContain(`a test tried to reach ${host}:80`);
      expect(offences).toHaveLength(1);
    },
  );

  it("refuses a lookup of its own that leads outside", async () => {
    const socket = connect({
      port: 80,
      host: "site.test",
      lookup: (_name, _options, done) => done(null, [{ address: "203.0.113.7", family: 4 }]),
    });
    expect(await outcome(socket)).toContain("site.test at 203.0.113.7");
    expect(offences).toHaveLength(1);
  });

  it("allows a lookup of its own that leads home", async () => {
    const socket = connect({
      port,
      host: "site.test",
      lookup: (_name, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
    });
    expect(await outcome(socket)).toBe("hello");
    expect(offences).toEqual([]);
  });

  it("refuses names, also to those who would hide the failure", async () => {
    await expect(dns.promises.lookup("example.com")).rejects.toThrow("the name example.com");
    await expect(new dns.promises.Resolver().resolve4("example.com")).rejects.toThrow("the name example.com");
    await fetch("http://example.com").catch(() => undefined);
    expect(offences).toHaveLength(3);
  });

  it("refuses datagrams", () => {
    const socket = createSocket("udp4");
    expect(() => socket.send("x", 53, "203.0.113.7")).toThrow("by UDP");
    socket.close();
    expect(offences).toHaveLength(1);
  });

  it("knows the loopback", () => {
    const outside = ["8.8.8.8", "::", "::2", "0.0.0.0", "name", "::ffff:10.0.0.1"];
    expect(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"].every(isLoopbackAddress)).toBe(true);
    expect(outside.filter(isLoopbackAddress)).toEqual([]);
  });
});
