import { expect, it, onTestFinished } from "vitest";
import { limits } from "#core/limits.ts";
import { createNetworkControl } from "./network-control.ts";
import { startTestHost } from "./test-hosts.ts";

const refuse = () => Promise.reject(new Error("refused"));

it("is up as soon as one real target lets itself be connected to", async () => {
  const host = await startTestHost("");
  onTestFinished(() => host.close());
  const gone = await startTestHost("");
  await gone.close();
  const targets = [`127.0.0.1:${gone.port}`, `localhost:${host.port}`];
  expect(await createNetworkControl({ targets, timeoutMs: 2_000 }).reachable()).toBe(true);
  const dead = createNetworkControl({ targets: [`127.0.0.1:${gone.port}`], timeoutMs: 2_000 });
  expect(await dead.reachable()).toBe(false);
});

it("does not wait for slow targets once one has answered, and lets them go", async () => {
  const signals: AbortSignal[] = [];
  const connect = (host: string, _port: number, signal: AbortSignal) => {
    signals.push(signal);
    return host === "fast" ? Promise.resolve() : new Promise<never>(() => undefined);
  };
  const control = createNetworkControl({ targets: ["slow:1", "fast:1"], timeoutMs: 60_000, connect });
  expect(await control.reachable()).toBe(true);
  expect(signals.map(signal => signal.aborted)).toEqual([true, true]);
});

it("is down when nobody has answered in time", async () => {
  const connect = (_host: string, _port: number, signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const control = createNetworkControl({ targets: ["a:1", "b:1"], timeoutMs: 20, connect });
  expect(await control.reachable()).toBe(false);
});

it("asks once for all who want to know at the same time, and again only after a while", async () => {
  let calls = 0;
  let now = 0;
  const connect = () => {
    calls++;
    return refuse();
  };
  const control = createNetworkControl({
    targets: ["a:1"],
    timeoutMs: 1_000,
    connect,
    now: () => new Date(now),
  });
  expect(await Promise.all([control.reachable(), control.reachable()])).toEqual([false, false]);
  now = limits.probe.networkControlCacheMs - 1;
  expect(await control.reachable()).toBe(false);
  expect(calls).toBe(1);
  now++;
  await control.reachable();
  expect(calls).toBe(2);
});

it("reads IPv6 targets, refuses nonsense, and concludes nothing from no targets", async () => {
  const asked: string[] = [];
  const connect = async (host: string, port: number) => {
    asked.push(`${host} ${port}`);
  };
  await createNetworkControl({ targets: ["[2606:4700::1]:443"], timeoutMs: 1_000, connect }).reachable();
  expect(asked).toEqual(["2606:4700::1 443"]);
  for (const target of ["nonsense", "host:", ":443", "host:0", "host:99999", "host:x"]) {
    expect(() => createNetworkControl({ targets: [target], timeoutMs: 1 })).toThrow(RangeError);
  }
  expect(await createNetworkControl({ targets: [], timeoutMs: 1, connect: refuse }).reachable()).toBe(true);
});
