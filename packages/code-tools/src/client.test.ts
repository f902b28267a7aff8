import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createToolsClient } from "./client.ts";
import type { RunAnswer, RunRequest } from "./protocol.ts";

/** A worker that answers when the test says so. */
class StubWorker extends EventTarget {
  static all: StubWorker[] = [];
  requests: RunRequest[] = [];
  isEnded = false;
  constructor() {
    super();
    StubWorker.all.push(this);
  }
  postMessage(request: RunRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(answer: RunAnswer) {
    this.dispatchEvent(new MessageEvent("message", { data: answer }));
  }
}

const open = () => createToolsClient(() => new StubWorker() as unknown as Worker);

beforeEach(() => {
  StubWorker.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("runs one after the other in one worker", async () => {
  const tools = open();
  const first = tools.run("js", "a", {});
  const second = tools.run("js", "b", {});
  const [worker] = StubWorker.all;
  expect(worker?.requests.map(({ code }) => code)).toEqual(["a"]);
  worker?.answer({ id: 1, type: "failure", message: "no" });
  await expect(first).rejects.toThrow("no");
  expect(worker?.requests.map(({ code }) => code)).toEqual(["a", "b"]);
  worker?.answer({ id: 2, type: "result", result: { code: "B" } as never });
  expect(await second).toEqual({ code: "B" });
  expect(StubWorker.all).toHaveLength(1);
});

it("rejects an aborted run at once and ends its worker when it does not end by itself", async () => {
  const tools = open();
  const stop = new AbortController();
  const run = tools.run("js", "a", {}, { signal: stop.signal });
  const next = tools.run("js", "b", {});
  stop.abort(new Error("enough"));
  await expect(run).rejects.toThrow("enough");
  vi.runAllTimers();
  expect(StubWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  StubWorker.all[1]?.answer({ id: 2, type: "result", result: { code: "B" } as never });
  expect(await next).toEqual({ code: "B" });
});

it("keeps a worker that answers soon after an abort", async () => {
  const tools = open();
  const stop = new AbortController();
  const run = tools.run("js", "a", {}, { signal: stop.signal });
  stop.abort(new Error("enough"));
  await expect(run).rejects.toThrow("enough");
  StubWorker.all[0]?.answer({ id: 1, type: "result", result: { code: "A" } as never });
  vi.runAllTimers();
  expect(StubWorker.all.map(({ isEnded }) => isEnded)).toEqual([false]);
});

it("rejects what is left when it is closed or its worker fails", async () => {
  const tools = open();
  const failing = tools.run("js", "a", {});
  StubWorker.all[0]?.dispatchEvent(Object.assign(new Event("error"), { message: "not found" }));
  await expect(failing).rejects.toThrow("not found");
  const left = tools.run("js", "b", {});
  tools.close();
  await expect(left).rejects.toMatchObject({ name: "AbortError" });
});
