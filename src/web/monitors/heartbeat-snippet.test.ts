import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { heartbeatSnippet } from "./heartbeat-snippet.ts";

const address = "https://ra3d.example/api/heartbeat/abc";

/** Runs the lines as a bot would, with a clock and a network of its own. */
function run(isReady: boolean) {
  const calls: { url: string; method: string }[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  runInNewContext(heartbeatSnippet(address, 300), {
    client: { isReady: () => isReady },
    setInterval: (callback: () => void, ms: number) => timers.push({ run: callback, ms }),
    fetch: (url: string, { method }: { method: string }) => {
      calls.push({ url, method });
      return Promise.reject(new Error("no network"));
    },
  });
  for (const timer of timers) timer.run();
  return { calls, timers };
}

describe("heartbeatSnippet", () => {
  it("calls the address twice an interval, and a failed call does no harm", () => {
    const { calls, timers } = run(true);
    expect(timers.map(({ ms }) => ms)).toEqual([150_000]);
    expect(calls).toEqual([{ url: address, method: "POST" }]);
  });

  it("is silent while the bot is not connected", () => {
    expect(run(false).calls).toEqual([]);
  });
});
